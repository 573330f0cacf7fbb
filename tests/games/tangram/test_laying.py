"""Where tiles and fountains may lie: every rule by its name, with the board in the test.

The set of these tests has one tile 23 times over: a field with a half-field at its right, `#1`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.tangram.position import FOUNTAIN
from quartier.games.tangram.steps import NO_FOUNTAIN
from quartier.testing.walk import legal_steps

from .drawing import begun, board, pass_wave

SET = (
    "\n".join(f"tile {number} #1" for number in range(1, 24))
    + "\n"
    + "\n".join(f"board {number} black a1 b1sw green g1 f1se" for number in range(1, 6))
)


@pytest.fixture
def match(tmp_path: Path) -> Match:
    """One seat, black side up: the start piece covers a1 and the lower left half of b1."""
    path = tmp_path / "same.txt"
    path.write_text(SET, encoding="utf-8")
    return begun(box=str(path))


def rows(match: Match) -> list[str]:
    """The board of the only seat, by quarters."""
    drawn: list[str] = match.view(0).board.boards[0].rows
    return drawn


def rule(match: Match, turn: str) -> str:
    """The rule that a turn breaks."""
    with pytest.raises(IllegalMove) as caught:
        match.play(0, turn)
    return caught.value.rule


def test_the_start_piece_covers_a_field_and_a_half(match: Match) -> None:
    assert rows(match)[0] == "bbbb ..bb .... .... .... .... ...."


def test_a_tile_lies_at_the_upper_left_field_of_the_rectangle_around_it(match: Match) -> None:
    match.play(0, "c3b^")
    assert rows(match)[2] == ".... .... bbbb ..bb .... .... ...."


@pytest.mark.parametrize(
    ("arrow", "upper", "lower"),
    [
        ("^", "bbbb ..bb", ".... ...."),
        (">", "bbbb ....", "b..b ...."),
        ("v", "bb.. bbbb", ".... ...."),
        ("<", ".bb. ....", "bbbb ...."),
    ],
)
def test_turning_goes_clockwise(match: Match, arrow: str, upper: str, lower: str) -> None:
    match.play(0, f"c4b{arrow}")
    assert [row[10:19] for row in rows(match)[3:5]] == [upper, lower]


def test_flipping_mirrors_the_tile_and_changes_its_colour(match: Match) -> None:
    match.play(0, "c3b^")
    match.play(0, "c5g^")
    assert rows(match)[2] == ".... .... bbbb ..bb .... .... ...."
    assert rows(match)[4] == ".... .... .gg. gggg .... .... ...."


def test_outside(match: Match) -> None:
    assert rule(match, "g3b^") == "outside"
    assert rule(match, "c7b>") == "outside"


def test_taken(match: Match) -> None:
    assert rule(match, "a1b^") == "taken"
    match.play(0, "c3b^")
    assert rule(match, "b3g^") == "taken"


def test_the_other_half_of_a_field_stays_free(match: Match) -> None:
    match.play(0, "c3b^")
    match.play(0, "d3bv")
    assert rows(match)[2] == ".... .... bbbb bbbb bbbb .... ...."


def test_half_fields_on_crossing_diagonals_exclude_each_other(match: Match) -> None:
    match.play(0, "c3b^")
    assert rule(match, "d3g^") == "taken"


def test_tiles_need_not_touch(match: Match) -> None:
    match.play(0, "f7b^")
    assert rows(match)[6] == ".... .... .... .... .... bbbb ..bb"


def test_a_tile_given_up_is_out_of_the_game(match: Match) -> None:
    number = match.view(0).board.now[0]
    match.play(0, "x")
    assert match.view(0).board.boards[0].given_up == [number]
    assert rule(match, f"{number}:c3b^") == "not-this-card"
    while not match.over:
        pass_wave(match)
    assert len(match.view(0).board.boards[0].given_up) == 23


def test_not_this_card(match: Match) -> None:
    now = match.view(0).board.now[0]
    assert rule(match, f"{now % 23 + 1}:c3b^") == "not-this-card"


def test_a_fountain_follows_the_fourth_card(match: Match) -> None:
    for _ in range(3):
        pass_wave(match)
    match.play(0, "c3b^ *d3ne")
    assert rows(match)[2] == ".... .... bbbb ffbb .... .... ...."
    assert match.wave == 5


def test_a_fountain_lies_on_an_empty_half_field(match: Match) -> None:
    for _ in range(3):
        pass_wave(match)
    for corner in ("ne", "se", "sw", "nw"):
        assert rule(match, f"x *a1{corner}") == "taken"
    assert rule(match, "x *b1sw") == "taken"
    assert rule(match, "x *b1se") == "taken"
    assert rule(match, "x *b1nw") == "taken"
    match.play(0, "x *b1ne")
    assert rows(match)[0].split()[1] == "ffbb"


def test_a_fountain_may_be_given_up(match: Match) -> None:
    for _ in range(4):
        pass_wave(match)
    board = match.view(0).board.boards[0]
    assert (board.fountains, board.fountains_left) == ([], 5)


def test_other_step(match: Match) -> None:
    assert rule(match, "*c3ne") == "other-step"
    assert rule(match, "black") == "other-step"


def test_the_last_tile_of_the_final_round_needs_no_number(match: Match) -> None:
    for _ in range(20):
        pass_wave(match)
    first, second, third = match.view(0).board.now
    assert rule(match, f"{first}:x x") == "which-tile"
    played = match.play(0, f"{third}:x {first}:x c3b^ *x")
    assert played.text == f"{third}:x {first}:x {second}:c3b^ *x"


def test_in_the_final_round_tiles_are_laid_in_any_order_and_then_the_fountain(match: Match) -> None:
    for _ in range(20):
        pass_wave(match)
    first, second, third = match.view(0).board.now
    assert rule(match, "c3b^") == "which-tile"
    assert rule(match, f"{first}:c3b^ {first}:e5b^") == "laid-already"
    assert rule(match, f"{first}:c3b^ *d3ne") == "other-step"
    match.play(0, f"{third}:c3b^ {first}:x {second}:e5g^ *d3ne")
    board = match.view(0).board.boards[0]
    assert match.over
    assert {tile.number for tile in board.tiles} == {second, third}
    assert first in board.given_up
    assert [fountain.field for fountain in board.fountains] == ["d3"]


def test_with_no_empty_half_field_left_a_fountain_is_lost(match: Match) -> None:
    state = board("\n" + "\n".join(["B " * 7] * 7), wave=4)
    state["stage"][0, 0] = FOUNTAIN
    assert legal_steps(match, state, 0) == [NO_FOUNTAIN]


def test_a_tile_may_be_moved_until_the_next_card_is_played() -> None:
    two = begun(2)
    before = two.state.tobytes()
    two.play(0, two.view(0).legal[1])
    two.undo(0)
    assert two.state.tobytes() == before
    two.play(0, "x")
    two.play(1, "x")
    assert two.wave == 2


@pytest.mark.parametrize("word", ["c3b^", "x"])
def test_nothing_can_be_laid_once_the_game_is_over(match: Match, word: str) -> None:
    while not match.over:
        pass_wave(match)
    assert rule(match, word) == "over"
