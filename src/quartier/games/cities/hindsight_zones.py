"""In how few zones a deal's attractions and parks can lie at best: what the zones of a city can bring."""

from __future__ import annotations

import itertools
from collections.abc import Generator

import numpy as np

from quartier.core.match import Match
from quartier.games.cities.hindsight_halves import (
    EDGES,
    KINDS,
    NOTHING,
    ROWS,
    SHIFT,
    face_row,
    join_halves,
    judge_edges,
    list_rows,
)
from quartier.games.cities.hindsight_rows import LINES, SETS
from quartier.games.cities.position import CITY_TILES
from quartier.kernel.records import Int64s

ROW = 4
FACED, JOINED = 20, 24
"""Rows and pairs of halves that are looked at in one step."""
GROUPS = list(itertools.combinations(range(CITY_TILES), ROW))
HALVES = [sum(1 << tile for tile in tiles) for tiles in itertools.combinations(range(1, CITY_TILES), 2 * ROW)]
"""One of any two that make a city: the one without the first tile."""


def most_joined(deal: Match, packed: Int64s) -> Generator[None, None, int]:
    """The most pairs of neighbours in zones, less the squares, of all cities of a deal's tiles; found in steps.

    `packed` are the turned tiles as `try_rows` wants them.
    """
    given, bonus = (deal.state, deal.box.record), np.zeros(4 * CITY_TILES, np.int64)
    codes, worths = np.zeros((2, LINES), np.int64)
    judge_edges(*given, 1, codes, worths)
    found = np.zeros(ROWS, np.int64)
    room, half = np.zeros(2 * KINDS * EDGES, np.int16), np.zeros(3 * EDGES, np.int16)
    facing, numbers = np.zeros(len(GROUPS) * EDGES, np.int16), np.full(SETS, -1, np.int64)
    rows: list[Int64s] = []
    for at, group in enumerate(GROUPS):
        list_rows(*given, packed, bonus, codes, worths, 1, np.array(group), found)
        rows.append(best_alike(found))
        face_row(*given, rows[-1], 1, room, half, facing, at)
        numbers[sum(1 << tile for tile in group)] = at
        if at % FACED == 0:
            yield
    first = np.cumsum([0, *map(len, rows)])
    best, listed = NOTHING, np.concatenate(rows)
    for at, tiles in enumerate(HALVES):
        best = join_halves(*given, listed, first, numbers, facing, 1, room, half, tiles, best)
        if at % JOINED == 0:
            yield
    return best


def best_alike(rows: Int64s) -> Int64s:
    """Of rows with the same lines above and below the one that brings most."""
    rows = np.sort(rows)
    lines = rows >> SHIFT
    return rows[np.append(lines[1:] != lines[:-1], True)]
