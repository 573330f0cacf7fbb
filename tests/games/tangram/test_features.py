"""A board in numbers: what is a gap."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from quartier.core.match import Match
from quartier.games.tangram.features import gap_around
from quartier.kernel.bits import EMPTY, bit
from quartier.kernel.compiling import entry
from quartier.testing.walk import random_states


@entry
def gap(positions: Any, field: int, words: Any) -> None:
    words[0], words[1], words[2], words[3] = gap_around(positions[0], 0, bit(field), EMPTY, EMPTY, EMPTY)


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
            assert found == hanging_together((row, column, 0), empty)
            seen += found != empty
    assert seen > 20


def hanging_together(first: tuple[int, int, int], empty: set[tuple[int, int, int]]) -> set[tuple[int, int, int]]:
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
