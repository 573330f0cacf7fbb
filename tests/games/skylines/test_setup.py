"""How each scenario begins, and what it adds to the one before."""

from __future__ import annotations

import pytest

from quartier.core.game import Box
from quartier.games.skylines.about import SCENARIOS

from .table import HOUSE, TABLE, new_match

LEVEL_I = {*(f"r{n}" for n in range(1, 9)), *(f"{k}{n}" for k in "ci" for n in range(1, 5))}
LEVEL_I |= {*(f"u{n}" for n in range(1, 4)), *(f"s{n}" for n in range(1, 7))}


@pytest.mark.parametrize(("seats", "cards"), [(1, 7), (2, 5), (3, 4), (4, 3)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everybody_is_dealt_cards_of_level_one(seats: int, cards: int, scenario: str) -> None:
    board = new_match(scenario, seats).view(None).board
    dealt = [card for player in board.players for card in player.hand]
    assert [len(player.hand) for player in board.players] == [cards] * seats
    assert len(set(dealt)) == len(dealt)
    assert set(dealt) | set(board.stacks[0].cards) == LEVEL_I
    assert not set(dealt) & set(board.stacks[0].cards)


@pytest.mark.parametrize(("scenario", "money"), [("introduction", 12), ("1", 10), ("2", 10), ("3", 10), ("4", 10)])
def test_the_introduction_begins_with_12_money_the_scenarios_with_10(scenario: str, money: int) -> None:
    tracks = new_match(scenario).view(None).board.tracks
    assert tracks.pop("money") == money
    assert set(tracks.values()) == {0}


@pytest.mark.parametrize(("difficulty", "money"), [("beginner", 12), ("experienced", 10), ("expert", 8)])
def test_the_difficulty_of_scenario_5_is_its_money(difficulty: str, money: int) -> None:
    assert new_match("5", difficulty=difficulty).view(None).board.tracks["money"] == money


@pytest.mark.parametrize(
    ("scenario", "added"), [("introduction", ""), ("1", "x"), ("2", "x"), ("3", "xp"), ("4", "xpn"), ("5", "xpn")]
)
def test_unique_buildings_policies_and_news_are_shuffled_into_levels_two_and_three(scenario: str, added: str) -> None:
    stacks = [stack.cards for stack in new_match(scenario).view(None).board.stacks]
    for kind in "xpn":
        assert [sum(card[0] == kind for card in stack) for stack in stacks] == (
            [0, 5, 5] if kind in added else [0, 0, 0]
        )
    assert [len(stack) for stack in stacks] == [15, 25 + 5 * len(added), 25 + 5 * len(added)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_roles_are_chosen_from_scenario_2_on(scenario: str) -> None:
    match = new_match(scenario)
    while match.view(None).board.stage == "arrange":
        match.play(0, match.legal(0)[0])
    board = match.view(None).board
    assert (board.stage == "role") == (scenario not in ("introduction", "1"))
    assert len(board.offered) == (2 if board.stage == "role" else 0)


@pytest.mark.parametrize("box", [HOUSE, TABLE], ids=["house", "table"])
def test_the_introduction_is_played_on_b_e_and_a_in_a_row(box: Box) -> None:
    parts = new_match("introduction", box=box).view(None).board.parts
    assert [(part.letter, part.place) for part in parts] == [("b", "a1"), ("e", "a2"), ("a", "a3")]


@pytest.mark.parametrize("box", [HOUSE, TABLE], ids=["house", "table"])
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4"])
def test_the_scenarios_are_played_on_four_parts_that_hang_together(scenario: str, box: Box) -> None:
    parts = new_match(scenario, box=box).view(None).board.parts
    assert len({part.letter for part in parts}) == 4
    places = {("abc".index(part.place[0]), int(part.place[1])) for part in parts}
    joined = {min(places)}
    for _ in places:
        joined |= {(y, x) for y, x in places for v, w in joined if abs(y - v) + abs(x - w) == 1}
    assert joined == places


def test_nothing_is_open_and_nothing_lies_at_the_start() -> None:
    board = new_match("4").view(None).board
    assert not any(part.open for part in board.parts)
    assert (board.tiles, board.districts, board.pile, board.built, board.news) == ([], [], [], [], None)
    assert {zone: sum(shape.left for shape in shapes) for zone, shapes in board.supply.items()} == {
        "residential": 24,
        "commercial": 12,
        "industrial": 12,
    }


def test_seat_1_begins() -> None:
    match = new_match("introduction", 4)
    assert match.actors == (0,)
    match.play(0, "open:b")
    assert match.actors == (0,)
