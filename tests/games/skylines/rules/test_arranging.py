"""Scenario 5: four of six parts, laid out at will so that land meets land and water meets water or the edge."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.skylines.slow_ground import SIDE, Square, drawn_squares
from tests.games.skylines.table import HOUSE, TABLE, new_match

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.skylines.board import Board
from quartier.games.skylines.position import PLACES
from quartier.kernel import calls
from quartier.testing.walk import play_randomly, random_turn

NEXT = {(-1, 0), (1, 0), (0, -1), (0, 1)}


def place_of(name: str) -> Square:
    """Row and column of a place."""
    return "abc".index(name[0]), int(name[1]) - 1


def land_of(match: Match, letter: str, place: str, turned: int) -> dict[Square, bool]:
    """The squares of a part as it would lie: whether each is land."""
    rows = next(part.rows for part in match.box.contents.set.parts if part.letter.lower() == letter)
    land, _ = drawn_squares(rows)
    top, left = place_of(place)
    found = {}
    for y, x in ((y, x) for y in range(SIDE) for x in range(SIDE)):
        v, w = y, x
        for _ in range(turned):
            v, w = w, SIDE - 1 - v
        found[v + SIDE * top, w + SIDE * left] = (y, x) in land
    return found


def slow_ways(match: Match, board: Board) -> Iterator[str]:
    """All ways to place a part, found square by square."""
    laid: dict[Square, bool] = {}
    taken = set()
    for part in board.parts:
        if part.place:
            laid |= land_of(match, part.letter, part.place, part.turned)
            taken.add(place_of(part.place))
    for part in board.parts:
        for place in (f"{row}{column}" for row in "abc" for column in "1234"):
            here = place_of(place)
            beside = any((here[0] + dy, here[1] + dx) in taken for dy, dx in NEXT)
            if part.place or here in taken or (taken and not beside):
                continue
            for turned in range(4):
                mine = land_of(match, part.letter, place, turned)
                near = [((y + dy, x + dx), land) for (y, x), land in mine.items() for dy, dx in NEXT]
                if all(laid.get(square, land) == land for square, land in near):
                    yield f"{part.letter}:{place}/{turned}"


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_parts_are_joined_by_their_sides_with_land_to_land_and_water_to_water(seed: int) -> None:
    match, random = new_match("5", seed=seed, box=HOUSE), Random(seed)
    for _ in range(4):
        board = match.view(None).board
        assert (board.stage, match.actors) == ("arrange", (0,))
        assert sorted(match.legal(0)) == sorted(slow_ways(match, board))
        match.play(0, random_turn(match, 0, random))
    assert match.view(None).board.stage == "role"


def drawn(match: Match, parts: tuple[int, ...]) -> Match:
    """The match as if these parts had been drawn."""
    match.state["parts"][0, :4] = parts
    return match


@pytest.mark.parametrize(
    "parts", list(combinations(range(6), 4)), ids=lambda parts: "".join("ABCDEF"[p] for p in parts)
)
def test_each_of_the_15_draws_is_completed_however_it_is_begun(parts: tuple[int, ...]) -> None:
    for seed in range(20):
        match, random = drawn(new_match("5", seed=seed, box=HOUSE), parts), Random(seed)
        for _ in range(4):
            match.play(0, random_turn(match, 0, random))
        assert match.view(None).board.stage == "role"


def shores(match: Match, letter: str) -> frozenset[frozenset[tuple[Square, bool]]]:
    """Land and water along the edge of a part, for each of its turns."""
    turns = (land_of(match, letter, "a1", turned).items() for turned in range(4))
    return frozenset(frozenset(found for found in turn if {0, SIDE - 1} & set(found[0])) for turn in turns)


def test_no_way_to_begin_leaves_a_part_without_a_place() -> None:
    match = new_match("5", box=HOUSE)
    # The shores of all parts are alike, so that it does not matter which of them is placed when.
    assert len({shores(match, letter) for letter in "abcdef"}) == 1
    states, steps = [match.state], np.zeros(match.game.space, np.int32)
    for slot in range(4):
        further = {}
        for state in states:
            number = calls.legal(state, match.box.record, 0, steps)
            ways = [step for step in steps[:number].tolist() if step // (PLACES * 4) == slot]
            assert ways
            for step in ways:
                after = state.copy()
                calls.apply(after, match.box.record, 0, step)
                further[frozenset(zip(after["places"][0].tolist(), after["turned"][0].tolist(), strict=True))] = after
        states = list(further.values())


@pytest.mark.parametrize(
    ("turn", "rule"),
    [
        ("{1}:b2/0", "place-taken"),
        ("{0}:b3/0", "already-placed"),
        ("{1}:a4/0", "not-beside"),
        ("{1}:a1/0", "not-beside"),
        ("{1}:b3/2", "shores-differ"),
        ("{1}:c2/0", "shores-differ"),
    ],
)
def test_a_part_is_refused_by_the_rule_that_it_breaks(turn: str, rule: str) -> None:
    # All parts have their water in the upper left corner; the first lies with it in the upper right.
    match = new_match("5", box=TABLE)
    letters = [part.letter for part in match.view(None).board.parts]
    match.play(0, f"{letters[0]}:b2/1")
    with pytest.raises(IllegalMove) as error:
        match.play(0, turn.format(*letters))
    assert error.value.rule == rule
    match.play(0, f"{letters[1]}:b3/0")
    match.play(0, f"{letters[2]}:c2/3")


def test_a_part_that_was_not_drawn_is_not_placed() -> None:
    match = new_match("5")
    other = next(letter for letter in "abcdef" if letter not in {part.letter for part in match.view(None).board.parts})
    with pytest.raises(IllegalMove) as error:
        match.play(0, f"{other}:a1/0")
    assert error.value.rule == "not-in-play"


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_four_different_parts_are_drawn(seed: int) -> None:
    assert len({part.letter for part in new_match("5", seed=seed).view(None).board.parts}) == 4


def test_all_draws_come() -> None:
    draws = {frozenset(p.letter for p in new_match("5", seed=seed).view(None).board.parts) for seed in range(150)}
    assert len(draws) == 15


def test_a_match_on_an_arranged_map_is_played_to_its_end() -> None:
    match = new_match("5", seed=3)
    play_randomly(match, Random(3))
    assert match.over
