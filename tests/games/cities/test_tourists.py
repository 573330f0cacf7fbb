"""The tourist action: from the supply, onto the new tile, one field further, or none."""

from __future__ import annotations

import pytest
from tests.games.cities.tables import refused, started

from quartier.core.errors import MalformedMove
from quartier.core.match import Match


def tourists(match: Match) -> list[str]:
    return sorted(match.view(0).board.cities[0].tourists)


def laid() -> Match:
    """Tile 1 (AA PP) at g5, right of the first start tile, with a tourist on g5."""
    match = started(2, 4, 8, 1, 7, 3)
    match.play(0, "g5^ +g5")
    return match


def test_a_tourist_from_the_supply_goes_onto_the_tile_just_laid() -> None:
    match = laid()
    assert tourists(match) == ["g5"]
    assert match.view(0).board.cities[0].supply == 6


def test_a_tourist_from_the_supply_goes_nowhere_else() -> None:
    assert refused(laid(), "i7^ +e5") == "not-the-new-tile"


def test_a_tourist_may_move_onto_the_tile_just_laid_from_anywhere() -> None:
    match = laid()
    match.play(0, "e9^ g5-f10")
    assert tourists(match) == ["f10"]


@pytest.mark.parametrize("target", ["f5", "f6", "g6", "h6", "h5"])
def test_a_tourist_may_step_one_field_straight_or_diagonally(target: str) -> None:
    match = laid()
    match.play(0, f"e9^ g5-{target}")
    assert tourists(match) == [target]


def test_a_tourist_may_step_diagonally_past_an_empty_place() -> None:
    match = started(2, 4, 8, 1)
    match.play(0, "g5^ +g6")
    match.play(0, "e9^ g6-h7")
    assert tourists(match) == ["h7"]
    assert match.view(0).board.cities[0].rows[1] == "PAPP.."


def test_a_tourist_moves_no_further_than_one_field() -> None:
    assert refused(laid(), "e9^ g5-e5") == "too-far"


def test_a_tourist_never_leaves_the_city() -> None:
    assert refused(laid(), "e9^ g5-g4") == "outside"


def test_tourists_never_stand_on_water() -> None:
    match = started(2, 4, 8, 11, 7)
    assert refused(match, "g5^ +g6") == "on-water"
    match.play(0, "g5^ +g5")
    assert refused(match, "e9^ g5-h6") == "on-water"


def test_two_tourists_never_stand_on_one_field() -> None:
    match = laid()
    match.play(0, "i7^ +i7")
    assert refused(match, "e9^ g5-g5") == "field-taken"
    match.play(0, "e9^ g5-h6")
    assert refused(match, "k9^ i7-h6") == "field-taken"


def test_only_a_tourist_that_is_there_can_move() -> None:
    assert refused(laid(), "e9^ e5-e6") == "no-tourist"


def test_a_player_may_take_no_tourist_action() -> None:
    match = laid()
    match.play(0, "e9^ .")
    assert tourists(match) == ["g5"]


def test_a_turn_is_not_finished_without_a_tourist_action() -> None:
    match = laid()
    with pytest.raises(MalformedMove, match="not finished"):
        match.play(0, "e9^")
    assert len(match.turns) == 2


def test_one_action_only() -> None:
    with pytest.raises(MalformedMove, match="too much"):
        laid().play(0, "e9^ +e9 g5-g6")


def test_both_ways_onto_the_new_tile_are_one_move() -> None:
    match = laid()
    after = match.preview(0, "i5^").legal
    assert after.count("g5-h6") == 1
    match = started(2, 4, 8, 1, 7)
    match.play(0, "g5^ +h5")
    assert match.preview(0, "i5^").legal.count("h5-i5") == 1


def test_the_supply_has_seven_tourists() -> None:
    match = started(2, 4, 8, 1, 3, 7, 13, 15, 16, 18, 21)
    for place in ("e7^ +e7", "e9^ +e9", "g5^ +g5", "i5^ +i5", "i7^ +i7", "g9^ +g9", "k5^ +k5"):
        match.play(0, place)
    assert match.view(0).board.cities[0].supply == 0
    assert refused(match, "k7^ +k7") == "supply-empty"
    assert not [step for step in match.preview(0, "k7^").legal if step.startswith("+")]


def test_no_jumping_allows_steps_only_also_onto_the_new_tile() -> None:
    match = started(2, 4, 8, 1, 7, 3, no_jumping=True)
    match.play(0, "g5^ +h5")
    assert refused(match, "e9^ h5-e9") == "no-jumping"
    match.play(0, "i5^ h5-i5")
    assert tourists(match) == ["i5"]
