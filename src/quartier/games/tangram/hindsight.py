"""The best that a deal of Tangram City allowed: plans that are improved, and bounds.

All seats lay the same tiles in the same order, and boards do not bear on each other; but each seat has its own board.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import numpy as np

from quartier.core.match import Match
from quartier.games.tangram.hindsight_bounds import bounds, sides_that_differ
from quartier.games.tangram.hindsight_covering import BENCH
from quartier.games.tangram.hindsight_plans import BEST, NOW, PLAN, begin_plans, improve_plans
from quartier.games.tangram.hindsight_table import table_of
from quartier.games.tangram.hindsight_turns import turns_of
from quartier.kernel.random import seeded
from quartier.kernel.records import copied

__all__ = ["EFFORT", "AloneAtBoard", "alone", "attempts", "bounds"]

CHANGES = 100
"""Of a plan in one step."""
BEGUN, BRIEFLY, LONG = 8, 15, 300
"""So many plans are begun and improved briefly, and the best of them is improved for long; then all of it anew. What
comes of a plan is seen early, and runs that go on for long from a poor one find little."""
EFFORT = BEGUN * BRIEFLY + LONG
"""Steps where the same is to be found on every machine: all of it once, some 5 s of one core."""
WARM, HOT, COOL = 5, 12, 1
"""A plan may be worse by less than this than the one before: at the beginning of a brief run and of a long one, and
at the end of both."""


class AloneAtBoard(Match):
    """A match of one seat that has the board of a seat of another match."""

    def __init__(self, match: Match, board: int) -> None:
        super().__init__(match.game, 1, match.seed, match.options, match.box, match.rules)
        self.state["boards"][0, 0] = board
        self._revealed = copied(self.state)

    def beginning(self) -> Match:
        return AloneAtBoard(self, int(self.state["boards"][0, 0]))


def alone(match: Match, seat: int) -> Match:
    """The match of one seat with the same tiles in the same order, and the seat's board."""
    return AloneAtBoard(match, int(match.state["boards"][0, seat]))


def attempts(deal: Match, number: int) -> Iterator[list[str] | None]:
    """Plans, improved one after another: each that is better than all before."""
    plans, chosen, benches, table = np.zeros(3, PLAN), np.zeros(1, PLAN), np.zeros(1, BENCH), table_of(deal.box.record)
    benches["random"][0] = seeded(f"{deal.seed} {number}")
    given = deal.state, deal.box.record, plans, benches, *table
    told = 0

    def improved(steps: int, heat: int) -> Iterator[list[str] | None]:
        nonlocal told
        for step in range(steps):
            improve_plans(*given, heat - (heat - COOL + 1) * step // steps, CHANGES)
            better = plans[BEST]["score"] > told
            told = int(plans[BEST]["score"])
            yield turns_of(deal, table, plans[BEST]) if better else None

    sides = itertools.cycle(sides_that_differ(deal))
    while True:
        chosen["score"] = -1
        for _ in range(BEGUN):
            begin_plans(*given, next(sides))
            yield from improved(BRIEFLY, WARM)
            if plans[NOW]["score"] > chosen[0]["score"]:
                chosen[0] = plans[NOW]
        plans[NOW] = chosen[0]
        yield from improved(LONG, HOT)
