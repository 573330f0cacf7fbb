"""What thinking about the game rests on: equal steps, one's own table, and whether a board can be filled."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.match import Match
from quartier.games.tangram.components import box_record, read_parts
from quartier.games.tangram.filling import FARTHEST, NOT_FOUND, find_filling
from quartier.games.tangram.promise import gap_around
from quartier.games.tangram.stack import NOTHING, pop, push, top
from quartier.kernel import calls
from quartier.kernel.bits import EMPTY, bit
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, focus, judge, needless
from quartier.testing.walk import acting, legal_steps, play_randomly, random_states

from .drawing import board


@entry
def judged(positions: Any, box: Any, seat: int) -> int:
    return judge(positions[0], box[0], seat)


@entry
def needed(positions: Any, box: Any, seat: int, step: int) -> bool:
    return not needless(positions[0], box[0], seat, step)


@entry
def focused(positions: Any, box: Any, seat: int) -> int:
    return focus(positions[0], box[0], seat)


@entry
def filled(positions: Any, box: Any, tiles: Any, area: int, fountains: int, patience: int) -> bool:
    covered = positions[0].covered
    quarters = (covered[0, 0], covered[0, 1], covered[0, 2], covered[0, 3])
    pieces, _ = find_filling(box[0], quarters, quarters, tiles[0], area, fountains, FARTHEST, patience)
    return pieces != NOT_FOUND


@entry
def gap(positions: Any, field: int, words: Any) -> None:
    words[0], words[1], words[2], words[3] = gap_around(positions[0], 0, bit(field), EMPTY, EMPTY, EMPTY)


@entry
def piled(numbers: Any, stacked: Any) -> None:
    stack = NOTHING
    for number in numbers:
        stack = push(stack, number)
    for index in range(len(numbers)):
        stacked[index] = top(stack)
        stack = pop(stack)


@pytest.mark.parametrize("seats", [1, 4])
def test_of_a_finished_game_the_judgement_is_the_score(seats: int) -> None:
    match = Match.new("tangram", seats=seats, seed=5)
    play_randomly(match, Random(5))
    for seat, place in enumerate(match.standings):
        assert judged(match.state, match.box.record, seat) == place.score * POINT


def test_a_needless_step_leads_to_the_same_board_as_another() -> None:
    match = Match.new("tangram", seats=1, seed=6)
    spared = 0
    for state in random_states(match, Random(6)):
        boards: dict[bytes, int] = {}
        skipped = []
        for step in legal_steps(match, state, 0) if acting(match, state) else []:
            after = state.copy()
            calls.apply(after, match.box.record, 0, step)
            seen = b"".join(after[name].tobytes() for name in ("covered", "black", "green", "stage", "points"))
            if needed(state, match.box.record, 0, step):
                boards[seen] = step
            else:
                skipped.append(seen)
        assert all(seen in boards for seen in skipped)
        spared += len(skipped)
    assert spared > 20


@pytest.mark.parametrize("seat", range(3))
def test_a_seat_thinks_at_a_table_of_its_own(seat: int) -> None:
    match = Match.new("tangram", seats=3, seed=7)
    for state in random_states(match, Random(7)):
        own = state.copy()
        assert focused(own, match.box.record, seat) == 0
        assert legal_steps(match, own, 0) == legal_steps(match, state, seat)
        assert calls.score(own, match.box.record, 0) == calls.score(state, match.box.record, seat)


@settings(deadline=None)
@given(st.lists(st.integers(0, 2**20 - 1), max_size=18))
def test_a_stack_gives_back_what_was_put_on_it(numbers: list[int]) -> None:
    stacked = np.zeros(len(numbers), np.int64)
    piled(np.array(numbers, np.int64), stacked)
    assert stacked.tolist() == numbers[::-1]


def test_a_gap_is_all_that_hangs_together() -> None:
    match = Match.new("tangram", seats=1, seed=8)
    seen = 0
    for state in random_states(match, Random(8)):
        empty = {
            (field // 8, field % 8, quarter)
            for field in range(56)
            for quarter in range(4)
            if field % 8 < 7 and not int(state["covered"][0, 0, quarter]) >> field & 1
        }
        for row, column, _ in sorted(quarter for quarter in empty if quarter[2] == 0)[::9]:
            words = np.zeros(4, np.uint64)
            gap(state, 8 * row + column, words)
            found = {
                (field // 8, field % 8, quarter)
                for quarter in range(4)
                for field in range(64)
                if int(words[quarter]) >> field & 1
            }
            assert found == spread((row, column, 0), empty)
            seen += found != empty
    assert seen > 20


def spread(first: tuple[int, int, int], empty: set[tuple[int, int, int]]) -> set[tuple[int, int, int]]:
    """The empty quarters that hang together with the first: north, east, south and west of a field are 0 to 3."""
    across = ((-1, 0), (0, 1), (1, 0), (0, -1))
    found, edge = {first}, [first]
    while edge:
        row, column, quarter = edge.pop()
        down, right = across[quarter]
        beside = {(row + down, column + right, (quarter + 2) % 4)}
        beside |= {(row, column, (quarter + turn) % 4) for turn in (1, 3)}
        new = beside & empty - found
        found |= new
        edge += new
    return found


SET = box_record(
    read_parts(
        "tile 1 ##\ntile 2 #1\ntile 3 91 .9\n"
        + "\n".join(f"tile {number} 9" for number in range(4, 24))
        + "\n"
        + "\n".join(f"board {number} black a1 b1sw green g1 f1se" for number in range(1, 6)),
        "set",
    )
)
FULL = ["B " * 7] * 6


@pytest.mark.parametrize(
    ("last", "tiles", "fountains", "can"),
    [
        ("B B B B B B B", [], 0, True),
        (". . B B B B B", [1], 0, True),
        (". . B B B B B", [2], 1, True),
        (". . B B B B B", [2], 0, False),
        (". B . B B B B", [1], 0, False),
        (". B . B B B B", [1], 6, True),
        ("b/. . B B B B B", [2], 0, True),
        (r". .\b B B B B B", [2], 0, True),
        (r".\b . B B B B B", [2], 0, False),
        (". b/. B B B B B", [2], 0, False),
        (r"b\. . B B B B B", [2], 0, True),
        (r"b\. . B B B B B", [1], 0, False),
        (". . . B B B B", [1, 2], 0, False),
        (". . . B B B B", [1, 2], 2, True),
        (". . b/. B B B B", [1, 2], 1, True),
        (r". . b\. . B B B", [1, 2], 0, True),
        (". . . . . . .", [1, 2, 3], 3, False),
    ],
)
def test_whether_a_board_can_be_filled(last: str, tiles: list[int], fountains: int, can: bool) -> None:
    state = board("\n" + "\n".join([*FULL, last]))
    word = np.array([sum(1 << number - 1 for number in tiles)], np.uint64)
    area = sum({1: 4, 2: 3, 3: 3}[number] for number in tiles)
    assert bool(filled(state, SET, word, area, fountains, 10_000)) is can


def test_without_patience_nothing_is_found() -> None:
    state = board("\n" + "\n".join([*FULL, ". . B B B B B"]))
    assert not filled(state, SET, np.array([1], np.uint64), 4, 0, 0)
