"""Whether a board can still be filled, by these tiles and fountains; and the stack that the search goes back by."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.games.tangram.components import box_record, read_parts
from quartier.games.tangram.filling import FARTHEST, NOT_FOUND, find_filling
from quartier.games.tangram.number_stack import NOTHING, pop, push, top
from quartier.kernel.compiling import entry

from .drawing import board


@entry
def filled(positions: Any, box: Any, tiles: Any, area: int, fountains: int, patience: int) -> bool:
    covered = positions[0].covered
    quarters = (covered[0, 0], covered[0, 1], covered[0, 2], covered[0, 3])
    pieces, _ = find_filling(box[0], quarters, quarters, tiles[0], area, fountains, FARTHEST, patience)
    return pieces != NOT_FOUND


@entry
def piled(numbers: Any, stacked: Any) -> None:
    stack = NOTHING
    for number in numbers:
        stack = push(stack, number)
    for index in range(len(numbers)):
        stacked[index] = top(stack)
        stack = pop(stack)


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


@settings(deadline=None)
@given(st.lists(st.integers(0, 2**20 - 1), max_size=18))
def test_a_stack_gives_back_what_was_put_on_it(numbers: list[int]) -> None:
    stacked = np.zeros(len(numbers), np.int64)
    piled(np.array(numbers, np.int64), stacked)
    assert stacked.tolist() == numbers[::-1]
