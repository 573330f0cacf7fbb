"""A turn, step by step: set-up, laying, figures, taverns, taking a tile."""

from __future__ import annotations

from random import Random

import pytest

from quartier.core.game import State
from quartier.games.guilds.game import GAME
from quartier.games.guilds.position import DONE, INNKEEPING, TAKING
from quartier.kernel import calls
from quartier.testing.walk import play_randomly, random_turn

from .table import HOUSE, choices, new_match, played, points, refused, town


@pytest.mark.parametrize(("seats", "figures"), [(3, 18), (4, 13), (5, 10)])
def test_set_up_gives_figures_and_four_tiles_of_which_one_is_returned_by_all_at_once(seats: int, figures: int) -> None:
    match = new_match(seats)
    assert match.actors == tuple(range(seats))
    for seat in reversed(range(seats)):
        shown = match.view(seat).board.players[seat]
        assert (shown.figures, shown.hand) == (figures, 4)
        match.play(seat, match.legal(seat)[0])
    board = match.view(None).board
    assert [player.hand for player in board.players] == [3] * seats
    assert len(board.open) == 3
    assert board.stack == 76 - 3 * seats - 3
    assert match.actors == (0,)


def test_each_first_tile_begins_an_empty_block_away_from_others_without_figure_or_investment() -> None:
    match = new_match(5)
    for seat in range(5):
        match.play(seat, match.legal(seat)[0])
    for seat in range(5):
        match.play(seat, match.legal(seat)[-1])
    board = match.view(None).board
    laid = {space.name: space for space in board.spaces if space.tile}
    assert len({name[0] for name in laid}) == 5
    assert not any(set(space.neighbours) & set(laid) for space in laid.values())
    assert all(space.seat is None for space in laid.values())
    assert all(marker.field == 0 for guild in board.guilds for marker in guild.track)
    assert [player.hand for player in board.players] == [3] * 5
    assert match.actors == (0,)


def founding() -> State:
    """Player 1 lays its first tile, though one lies there already."""
    state = town("a: . s . . . . . .", hand="b s h")
    state["wave"] = 1
    return state


def test_block_begun() -> None:
    assert refused(founding(), "b-a8") == "block-begun"


def test_touches_a_tile() -> None:
    assert refused(founding(), "b-c1") == "touches-a-tile"
    assert refused(founding(), "b-c2") == "allowed"


def test_a_tile_is_laid_next_to_one_on_the_board_also_along_a_street() -> None:
    state = town("a: . s . . . . . .")
    assert {step for step in choices(state) if step.startswith("b")} == {"b-a1", "b-c1", "b-f8"}
    assert refused(state, "b-a3") == "touches-nothing"
    assert refused(state, "b-a2") == "space-taken"
    assert refused(state, "c-a1") == "not-in-hand"


def test_a_building_gets_a_figure_and_an_investment_or_a_second_figure() -> None:
    state = town("a: . s . . . . . .")
    assert choices(played(state, "b-a1")) == ["i", "f"]
    invested, doubled = played(state, "b-a1 i"), played(state, "b-a1 f")
    space = [GAME.board(after, HOUSE, 0).spaces[0] for after in (invested, doubled)]
    assert [(found.seat, found.figures) for found in space] == [(0, 1), (0, 2)]
    assert [int(after["fields"][0, 0, 0]) for after in (invested, doubled)] == [1, 0]


def test_neither() -> None:
    assert refused(town("a: . s . . . . . ."), "b-a1 n") == "neither"


def test_a_market_invests_two_and_gets_no_figure() -> None:
    after = played(town("a: . s . . . . . .", hand="bm b b"), "bm-a1")
    assert int(after["fields"][0, 0, 0]) == 2
    assert int(after["houses"][0, 0]) == 0
    assert int(after["stage"][0]) == TAKING


def test_a_minstrel_house_gets_one_figure_or_none_and_no_investment() -> None:
    state = town("a: . s . . . . . .")
    assert choices(played(state, "h-a1")) == ["f", "n"]
    assert refused(state, "h-a1 i") == "no-investment"
    after = played(state, "h-a1 f")
    assert GAME.board(after, HOUSE, 0).spaces[0].figures == 1
    assert int(after["fields"].sum()) == 0
    assert int(played(state, "h-a1 n")["houses"][0, 0]) == 0


FULL = "a: . s . . . . . .\nd: b11 b11 b11 b11 . . . .\ne: b11 b11 b11 b11 . . . ."


def test_the_last_figure_goes_on_the_building_and_the_investment_is_made() -> None:
    state = town(f"{FULL}\nf: s1 . . . . . . .")  # 17 of 18 figures stand
    after = played(state, "b-a1")
    assert int(after["stage"][0]) == TAKING
    assert GAME.board(after, HOUSE, 0).spaces[0].figures == 1
    assert int(after["fields"][0, 0, 0]) == 1


def test_without_figures_a_building_is_laid_without_one_and_a_minstrel_house_asks_nothing() -> None:
    state = town(f"{FULL}\nf: s11 . . . . . . .")
    after = played(state, "b-a1")
    assert GAME.board(after, HOUSE, 0).spaces[0].seat is None
    assert int(after["fields"][0, 0, 0]) == 1
    assert int(played(state, "h-a1")["stage"][0]) == TAKING


def test_take_one_of_the_open_tiles_and_a_new_one_is_shown() -> None:
    state = played(town("a: . s . . . . . .", hand="bm b s", open_tiles="c k c"), "bm-a1")
    assert choices(state) == [">c", ">k"]
    assert refused(state, ">s") == "not-open"
    after = played(state, ">k")
    assert int(after["known"][0, 0, 2]) == 1
    assert int(after["stack"][0]) == int(state["stack"][0]) - 1
    assert (after["open"][0] >= 0).all()
    assert calls.actors(after, HOUSE.record) == 1 << 1


def test_with_an_empty_stack_the_place_stays_empty_and_with_no_open_tile_nothing_is_taken() -> None:
    state = town("a: . s . . . . . .", hand="bm b s", open_tiles="k")
    state["stack"], state["rest"] = 0, 0
    after = played(state, "bm-a1 >k")
    assert after["open"][0].tolist() == [-1, -1, -1]
    after["wave"] += 2
    after["secret"][0, 0, 0] = 1
    assert calls.actors(played(after, "b-a3 i"), HOUSE.record) == 1 << 1


NEARLY = "a: s s s s s s s .\nb: s s s s s s s ."


def test_who_completes_a_block_may_lay_a_tavern_or_decline() -> None:
    state = town(NEARLY, hand="bm b s")
    after = played(state, "bm-a8")
    assert int(after["stage"][0]) == INNKEEPING
    assert "x" in choices(after)
    assert refused(after, "t-g8") == "touches-nothing"
    assert int(played(after, "x")["stage"][0]) == TAKING
    assert int(played(after, "t-b8")["taverns"][0]) == 1 << 15


def test_no_tavern() -> None:
    assert refused(town(NEARLY), "b-b8 i x") == "allowed"
    assert refused(town("a: s . . . . . . ."), "b-a2 i t-a3") == "no-tavern"


def test_a_tavern_that_completes_the_next_block_is_scored_at_once_and_brings_the_next_tavern() -> None:
    state = town(NEARLY + "\nd: s s s s s s s .", hand="bm b s", tracks={"s": [(2, 3)]})
    after = played(state, "bm-a8 t-b8")
    assert points(after) == [0, 8, 0]
    assert after["completed"][0, :2].tolist() == [1, 2]
    assert int(after["stage"][0]) == INNKEEPING
    after = played(after, "t-d8")
    assert points(after) == [0, 12, 0]


def test_only_the_first_four_blocks_bring_a_tavern_and_a_declined_chance_is_lost() -> None:
    state = town(NEARLY, hand="bm b s")
    state["completed"][0, 4:7] = 1, 2, 3
    assert int(played(state, "bm-a8")["stage"][0]) == INNKEEPING
    state["completed"][0, 7] = 4
    assert int(played(state, "bm-a8")["stage"][0]) == TAKING
    assert refused(state, "bm-a8 t-b8") == "no-tavern"


def test_the_game_ends_when_all_blocks_are_full_even_where_a_tavern_could_follow() -> None:
    drawing = "\n".join(f"{letter}: s s s s s s s s" for letter in "abcdefg") + "\nh: s s s s s s s ."
    after = played(town(drawing, hand="bm b s"), "bm-h8")
    assert int(after["stage"][0]) == DONE
    assert calls.actors(after, HOUSE.record) == 0
    assert refused(after, "b-a1") == "over"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_hand_falls_below_two_tiles_and_the_stock_may_run_low(seats: int) -> None:
    # Without taverns 64 tiles are laid from hands, so that the stock runs lowest.
    match, random, low = new_match(seats), Random(seats), 3
    play_randomly(match, random, seats)
    while not match.over:
        board = match.view(None).board
        assert all(player.hand >= 2 for player in board.players)
        low = min(low, sum(tile is not None for tile in board.open))
        seat = match.actors[0]
        turn = random_turn(match, seat, random)
        while " t-" in turn:
            turn = random_turn(match, seat, random)
        match.play(seat, turn)
    assert (low < 3) == (seats > 3)
