"""What no play of a deal can exceed: by area at once, then by proofs that the first rounds cannot all score that much.

By area, a round scores no rectangle larger than all that could lie by then. For the first rounds together that is too
much: rectangles that add up to so many points are tried in all places, by a search that ends only when it has seen
everything, and a sum that is impossible everywhere lowers the bound.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, TypeAlias

import numpy as np

from quartier.core.match import Match
from quartier.games.tangram.hindsight_covering import BENCH, NO_PATIENCE, NO_WAY, ROUNDS
from quartier.games.tangram.hindsight_goals import cover_goals, go_on_covering
from quartier.games.tangram.hindsight_table import all_rectangles, table_of
from quartier.games.tangram.position import BLACK, FIRST_POINT, GREEN, NORTH, ROUND_CARDS, SOUTH, SPAN, TILES
from quartier.games.tangram.scoring import PLANNING_BONUS, harmony_bonus

PATIENCE = (100_000, 1_000_000, 10_000_000)
"""Tries before some rectangles count as possible: the first time round, the second, the third."""
TRIES = 20_000
"""Of one step."""
BEGINNING = 100
"""As many tries as it takes to begin with some rectangles."""
FIELDS = SPAN * SPAN


def sides_that_differ(deal: Match) -> tuple[int, ...]:
    """The sides of the board that are worth a try: one where the other is its mirror image, since tiles are flipped."""
    front, back = deal.box.record[0]["start"][int(deal.state["boards"][0, 0])]
    north, east, south, west = (mirrored(int(word)) for word in front)
    return (BLACK,) if [north, west, south, east] == [int(word) for word in back] else (BLACK, GREEN)


def mirrored(fields: int) -> int:
    """Fields with left and right exchanged."""
    return sum(
        1 << 8 * row + SPAN - 1 - column
        for row in range(SPAN)
        for column in range(SPAN)
        if fields >> 8 * row + column & 1
    )


def areas_by_round(deal: Match) -> list[int]:
    """The largest rectangle that all the area which may lie by the end of each round could make."""
    record, state = deal.box.record[0], deal.state[0]
    start = max(
        int(side[NORTH]).bit_count() + int(side[SOUTH]).bit_count() for side in record["start"][state["boards"][0]]
    )
    sizes = [int(record["number"][tile]) for tile in state["order"][:TILES]]
    most = []
    for number in range(1, ROUNDS + 1):
        cards = TILES if number == ROUNDS else number * ROUND_CARDS
        room = (start + number + sum(sizes[:cards])) // 2
        most.append(max(area for area, _ in all_rectangles() if area <= room))
    return most


def whole_bound(deal: Match) -> int:
    """By area alone."""
    return bound_from(areas_by_round(deal), 0, 0)


def bound_from(areas: list[int], rounds: int, together: int) -> int:
    """The bound where the first rounds bring so much together at most."""
    planning = PLANNING_BONUS if areas[-1] == FIELDS else 0
    return FIRST_POINT + together + sum(areas[rounds:]) + planning + harmony_bonus(0)


Asking: TypeAlias = Generator[None, None, bool]
"""A question that is answered in steps."""


class Proof:
    """Which rectangles the first rounds can score, one after the other: what was found out is remembered."""

    def __init__(self, deal: Match) -> None:
        self.deal = deal
        self.table = table_of(deal.box.record)
        self.areas = areas_by_round(deal)
        self.sides = sides_that_differ(deal)
        self.patience = PATIENCE[0]
        self._benches = np.zeros(1, BENCH)
        self._goals = np.zeros(ROUNDS, np.uint64)
        self._possible: dict[tuple[int, ...], bool] = {}
        self._open: dict[tuple[int, ...], int] = {}
        """With how much patience it is not known yet."""
        self._tries = 0
        """Since the last step."""

    def possible(self, side: int, goals: tuple[int, ...]) -> Asking:
        """Whether the first rounds could score these rectangles (0: anything); also where that is not known."""
        key = (side, *goals)
        if key not in self._possible and self._open.get(key, 0) < self.patience:
            found = yield from self.cover(side, goals)
            if found == NO_PATIENCE:
                self._open[key] = self.patience
            else:
                self._possible[key] = found != NO_WAY
        return self._possible.get(key, True)

    @property
    def bench(self) -> Any:
        """What the last search has laid."""
        return self._benches[0]

    def cover(self, side: int, goals: tuple[int, ...]) -> Generator[None, None, int]:
        """Cover these rectangles: how many pieces that takes, or that it fails."""
        deal, table, last, bench = self.deal, self.table, len(goals), self._benches[0]
        given = deal.state, deal.box.record, self._benches, table.masks, table.covering, table.first
        self._goals[:last] = goals
        found = cover_goals(*given, self._goals, side, last, TRIES)
        tries = int(bench["nodes"])
        self._tries += BEGINNING + tries
        while found == NO_PATIENCE and tries < self.patience:
            self._tries = 0
            yield
            found = go_on_covering(*given, last, TRIES)
            tries = int(bench["nodes"])
        if self._tries >= TRIES:
            self._tries = 0
            yield
        return found

    def ways_to(self, rounds: int, total: int) -> Iterator[tuple[int, ...]]:
        """The areas of rectangles by which the first rounds add up to a total, the largest last rectangle first."""
        if rounds == 0:
            yield from [()] if total == 0 else []
            return
        rest = sum(self.areas[: rounds - 1])
        for area in sorted({area for area, _ in all_rectangles()}, reverse=True):
            if area <= self.areas[rounds - 1] and rounds - 1 <= total - area <= rest:
                yield from ((*before, area) for before in self.ways_to(rounds - 1, total - area))

    def reachable(self, rounds: int, total: int) -> Asking:
        """Whether the first rounds could bring so much together."""
        for areas in self.ways_to(rounds, total):
            places = [[fields for area, fields in all_rectangles() if area == wanted] for wanted in areas]
            for side in self.sides:
                if (yield from self._goes_on(side, (), places)):
                    return True
        return False

    def _goes_on(self, side: int, before: tuple[int, ...], places: list[list[int]]) -> Asking:
        """Whether some of the places to come are possible after these: each round's with those of the rounds before."""
        number = len(before)
        if number == len(places):
            return True
        for place in places[number]:
            if (
                (yield from self.possible(side, (*(0,) * number, place)))
                and (yield from self.possible(side, (*before, place)))
                and (yield from self._goes_on(side, (*before, place), places))
            ):
                return True
        return False


def bounds(deal: Match) -> Iterator[int | None]:
    """Lower the bound step by step: for one round, for two together and so on, then again with more patience."""
    yield whole_bound(deal)
    proof = Proof(deal)
    most = [sum(proof.areas[:rounds]) for rounds in range(ROUNDS)]
    for proof.patience in PATIENCE:
        for rounds in range(1, ROUNDS):
            most[rounds] = min(most[rounds], most[rounds - 1] + proof.areas[rounds - 1])
            while not (yield from proof.reachable(rounds, most[rounds])):
                most[rounds] -= 1
                yield bound_from(proof.areas, rounds, most[rounds])
