"""What four rows of a deal's tiles bring at most when each tile has a multiplier on how it is turned, and how the
tiles of the best rows are turned: which multipliers are better.

A tile that lies along its row lies across its column. What is added to a tile in a row for one and taken away for the
other is the opposite in its column, so that the sum of rows and columns stays the same for every city; but rows and
columns that turn the same tile in different ways bring less together.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from quartier.core.match import Match
from quartier.games.cities.hindsight_rows import COUNTED, COUNTS, LINES, POINT, SETS, begin_rows, join_rows, try_rows
from quartier.games.cities.position import CITY_TILES
from quartier.kernel.records import Int64s

ROW = 4
SOME_SETS = SETS // 16
"""Of tiles, looked at in one step."""
GROUPS = np.array([sum(1 << tile for tile in tiles) for tiles in itertools.combinations(range(CITY_TILES), ROW)])
ORDERS = np.array([order for order in itertools.permutations(range(ROW)) if order[0] < order[-1]])
TURNS = np.array(list(itertools.product(range(4), repeat=ROW)))
SIGNS = np.array([1, -1, 1, -1])
"""What a multiplier counts for, by turn: a tile turned by half lies as before."""


class Rows:
    """The best rows of a deal for some worths and multipliers."""

    def __init__(self, deal: Match, packed: Int64s) -> None:
        self._deal = deal
        self._packed = packed
        """The turned tiles as `try_rows` wants them."""
        self._bonus = np.zeros(4 * CITY_TILES, np.int64)
        self._views, self._worths = np.zeros((2, LINES), np.int64)
        self._rows, self._best = np.zeros((2, SETS * COUNTS), np.int64)

    def solve(self, pairs: int, near: int, multipliers: Int64s) -> Iterator[None]:
        """Find them, in steps."""
        state, box = self._deal.state, self._deal.box.record
        self._bonus = (multipliers[:, None] * SIGNS).reshape(-1)
        begin_rows(state, box, pairs, near, self._views, self._worths, self._rows, self._best)
        for first in range(0, SETS, SOME_SETS):
            given = self._packed, self._bonus, self._views, self._worths, self._rows
            try_rows(state, box, *given, first, first + SOME_SETS)
            yield
        for first in range(0, SETS, SOME_SETS):
            join_rows(state, box, self._rows, self._best, first, first + SOME_SETS)
            yield

    def most(self, cafes: int) -> int:
        """What they bring, in parts of a point, with so many tourists in cafés."""
        return int(self._best[-COUNTS + cafes])

    def turned(self, cafes: int) -> Int64s:
        """For each tile 1 or -1, as it is turned in the best rows: what its multiplier counts for."""
        rows, best = self._rows.reshape(SETS, COUNTS), self._best.reshape(SETS, COUNTS)
        found = np.zeros(CITY_TILES, np.int64)
        done = SETS - 1
        while done:
            groups = GROUPS[GROUPS & ~done == 0]
            for tourists in range(cafes + 1):
                reached = best[done ^ groups, cafes - tourists] + rows[groups, tourists] == best[done, cafes]
                if reached.any():
                    break
            group = int(groups[reached.argmax()])
            found += self._turned_in(group, tourists, int(rows[group, tourists]))
            done, cafes = done ^ group, cafes - tourists
        return found

    def _turned_in(self, group: int, tourists: int, value: int) -> Int64s:
        """The same for the tiles of one row, which brings so much."""
        tiles = np.array([tile for tile in range(CITY_TILES) if group >> tile & 1])
        lying = (4 * tiles[ORDERS][:, None, :] + TURNS[None, :, :]).reshape(-1, ROW)
        fields = (self._packed[lying] << (4 * np.arange(ROW))).sum(axis=1)
        upper, lower = fields & 0xFFFF, fields >> 16
        worth = self._bonus[lying].sum(axis=1) + self._worths[upper] + self._worths[lower]
        seen, left = self._views[upper] + self._views[lower], np.full(len(lying), tourists)
        for length in range(7, 0, -1):
            taken = np.minimum(left, seen >> (COUNTED * (length - 1)) & 15)
            worth += POINT * length * taken
            left -= taken
        row = lying[int((worth == value).argmax())]
        found = np.zeros(CITY_TILES, np.int64)
        found[row // 4] = SIGNS[row % 4]
        return found
