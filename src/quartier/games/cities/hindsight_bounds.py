"""What no city of a deal can bring more than.

With c tourists in cafés and z = 7 - c in zones:

- Views fall apart into those along rows and those along columns, and so do pairs of neighbours. What four rows bring
  at most (`hindsight_rows`) holds for four columns too: a column is a row of tiles that are turned once more.
- S fields in z zones have at least S - z pairs of neighbours, so S is at most the number of such pairs plus z; and it
  is at most the number of fields. Any mean of the two holds as well. So it is with what lies beside zones: no more
  than there are pairs of neighbours, and each café or water field once for each zone.
- There are at least as many zones as attraction and park fields, less what `hindsight_zones` finds that pairs less
  squares come to in any city. Each of them that nobody stands in has a field: what z zones have is at most z more
  than those pairs less squares.
- A tile cannot lie along its row and along its column: what lying along is worth may be moved from one side to the
  other.

Of each kind of bound several are tried (`TRIED`), and for each c the lowest holds.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from quartier.core.match import Match
from quartier.games.cities.hindsight_multipliers import Rows
from quartier.games.cities.hindsight_rows import COUNTS, POINT, is_clear, pair_worth
from quartier.games.cities.hindsight_zones import most_joined
from quartier.games.cities.position import ATTRACTION, CAFE, CITY_TILES, PARK, TOURISTS, WATER
from quartier.kernel.records import Int64s

TRIED = {
    2: [(4, 0, 8), (0, 0, 8), (4, 0, 6), (2, 0, 8), (0, 0, 6)],
    3: [(8, 4, 0), (0, 0, 4), (8, 4, 4), (8, 8, 4), (0, 0, 8), (8, 8, 0)],
}
"""By level, in parts of a point: how much pairs in zones count against fields, how much pairs beside zones count
against pieces that lie there, and how much less a turned tile is worth for each pair that one can look across."""


PATIENCE = 4
"""How often a stride may gain nothing before it is made shorter."""
SHORTEST = 0.02
"""Strides that are shorter gain nothing any more."""

Floats: TypeAlias = npt.NDArray[np.float64]


def tiles_of(deal: Match) -> list[list[list[int]]]:
    """The kinds of each tile of the order, by turn and quarter."""
    kinds = deal.box.record["kinds"][0]
    return [kinds[int(number)].tolist() for number in deal.state["order"][0][:CITY_TILES]]


def whole_bound(deal: Match) -> int:
    """A bound that is known at once: every field counts as often as it ever could."""
    fields = [kind for tile in tiles_of(deal) for kind in tile[0]]
    attractions, parks, cafes, water = (fields.count(kind) for kind in (ATTRACTION, PARK, CAFE, WATER))
    level = deal.options.level
    bound = attractions + parks
    if level > 1:
        bound += min(14 * TOURISTS, 4 * (water + (parks if level == 3 else 0)))
    if level > 2:
        bound += 4 * min(attractions, cafes) + 4 * min(parks, water)
    return bound


def bounds(deal: Match) -> Iterator[int | None]:
    """Lower and lower bounds until no more is to be gained."""
    least = [whole_bound(deal)] * COUNTS
    yield max(least)
    if deal.options.level == 1:
        joined = yield from most_joined(deal, packed_tiles(deal))
        yield min(least[0], joined + TOURISTS)
        return
    for found in each_bounds(deal):
        if found is not None:
            least = [min(pair) for pair in zip(least, found, strict=True)]
        yield None if found is None else max(least)


def each_bounds(deal: Match) -> Iterator[list[int] | None]:
    """Bounds by how many tourists are in cafés, each time in another way; None on the way to the next.

    What is tried first is the same for every deal. Then, at level 2, it is found out how well zones can hang together
    at all; at level 3 that gains nothing, since the best bounds there have pairs of neighbours in all rows. Then the
    multipliers of the number of tourists that has the highest bound are changed, again and again, so that rows and
    columns turn tiles in the same way (subgradients).
    """
    tiles, level = tiles_of(deal), deal.options.level
    fields = [kind for tile in tiles for kind in tile[0]]
    numbers = [fields.count(kind) for kind in range(4)]
    rows = Rows(deal, packed_tiles(deal))
    least = [Least() for _ in range(COUNTS)]
    joined = len(fields)

    def solve(pairs: int, near: int, multipliers: Floats) -> Generator[None, None, list[int]]:
        yield from rows.solve(pairs, near, np.rint(multipliers).astype(np.int64))
        inside = sum(pairs_inside(tile[0], pairs, near) for tile in tiles)
        return [2 * rows.most(cafes) + inside for cafes in range(COUNTS)]

    def hear(pairs: int, near: int, multipliers: Floats, brought: list[int]) -> list[int]:
        found = []
        for cafes in range(COUNTS):
            zones = most_in_zones(numbers, joined, level, TOURISTS - cafes, pairs, near)
            found.append(brought[cafes] + zones)
            least[cafes].hear(found[cafes], pairs, near, multipliers)
        return found

    leaning = np.array([looked_across(tile[1], level) - looked_across(tile[0], level) for tile in tiles], float)
    tried = []
    for pairs, near, much in TRIED[level]:
        brought = yield from solve(pairs, near, much * leaning)
        tried.append((pairs, near, much * leaning, brought))
        yield [bound // POINT for bound in hear(*tried[-1])]
    if level == 2:
        joined = yield from most_joined(deal, packed_tiles(deal))
        for again in tried:
            yield [bound // POINT for bound in hear(*again)]
    while True:
        cafes = max(range(COUNTS), key=lambda cafes: (least[cafes].bound, cafes))
        worst = least[cafes]
        if worst.stride < SHORTEST:
            return
        before = worst.bound
        pairs, near, multipliers = worst.pairs, worst.near, worst.now
        brought = yield from solve(pairs, near, multipliers)
        found = hear(pairs, near, multipliers, brought)
        yield [bound // POINT for bound in found]
        worst.change(found[cafes], rows.turned(cafes), worst.bound < before)


class Least:
    """The lowest bound for some number of tourists in cafés, in parts of a point, and the way to a lower one."""

    def __init__(self) -> None:
        self.bound = 1 << 40
        self.pairs = self.near = 0
        self.now: Floats = np.zeros(CITY_TILES)
        """The multipliers to be tried next."""
        self.stride = 1.0
        self._vain = 0
        """How often in a row nothing was gained."""

    def hear(self, bound: int, pairs: int, near: int, multipliers: Floats) -> None:
        """A bound that was found somehow."""
        if bound < self.bound:
            self.bound, self.pairs, self.near, self.now = bound, pairs, near, multipliers.copy()

    def change(self, bound: int, turned: Int64s, gained: bool) -> None:
        """Go on from the multipliers that gave this bound, against how the best rows turn tiles.

        The stride is Polyak's, towards a bound that is lower by a fifth; it gets shorter where that gains nothing.
        """
        self._vain = 0 if gained else self._vain + 1
        if self._vain > PATIENCE:
            self.stride, self._vain = self.stride * 0.6, 0
        self.now = self.now - self.stride * (bound - 0.8 * self.bound) / (2 * CITY_TILES) * turned


def most_in_zones(numbers: list[int], joined: int, level: int, zones: int, pairs: int, near: int) -> int:
    """What zones bring at most beside what rows say of them, in parts of a point: the rest of either mean.

    `joined` is what pairs of neighbours in zones less squares come to at most.
    """
    attractions, parks, cafes, water = numbers
    most = 0
    for some in range(zones + 1):
        others = zones - some
        fields = (attractions if some else 0) + (parks if others else 0)
        bound = (POINT - pairs) * min(fields, joined + zones) + pairs * zones
        if level == 3:
            bound += (POINT - near) * (min(some, 4) * cafes + min(others, 4) * water)
        most = max(most, bound)
    return most


def packed_tiles(deal: Match) -> Int64s:
    """All turned tiles as kernels want them."""
    return np.array([packed_rows(kinds) for tile in tiles_of(deal) for kinds in tile], np.int64)


def packed_rows(kinds: list[int]) -> int:
    """A turned tile: its upper pair of fields, and sixteen bits further the lower one."""
    upper_left, upper_right, lower_left, lower_right = kinds
    return upper_left | upper_right << 2 | (lower_left | lower_right << 2) << 16


def looked_across(kinds: list[int], level: int) -> int:
    """How many rows of a turned tile one can look across."""
    return sum(is_clear(kinds[at], level) and is_clear(kinds[at + 1], level) for at in (0, 2))


def pairs_inside(kinds: list[int], pairs: int, near: int) -> int:
    """What neighbours within a tile are worth."""
    return sum(pair_worth(kinds[one], kinds[other], pairs, near) for one, other in ((0, 1), (2, 3), (0, 2), (1, 3)))
