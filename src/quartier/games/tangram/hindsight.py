"""The best that a deal of Tangram City allowed: plans that are improved, and bounds.

All seats lay the same tiles in the same order, and boards do not bear on each other; but each seat has its own board.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from quartier.core.match import Match
from quartier.games.tangram.hindsight_beginnings import beginnings
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
SHORTEST, LONGEST = 150, 2000
"""Steps of the first run, and of late ones; each is twice as long as the one before, so that something good is known
soon. Every other run begins with a board of its own, the rest with the best so far; on every other core, boards of
their own have first rounds that score about as much as any could (`hindsight_beginnings`)."""
EFFORT = 3 * SHORTEST
"""Steps where the same is to be found on every machine: two runs, some 5 s of one core."""
WARM, COOL = 5, 1
"""A plan may be worse by less than this than the one before, at the beginning of a run and at its end."""


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
    plans, benches, table = np.zeros(3, PLAN), np.zeros(1, BENCH), table_of(deal.box.record)
    benches["random"][0] = seeded(f"{deal.seed} {number}")
    sides, box = sides_that_differ(deal), deal.box.record
    told, run = 0, 0
    good = beginnings(deal, plans, benches, f"{deal.seed} {number}")
    while True:
        if run % 2 == 1:
            plans[NOW] = plans[BEST]
        elif number % 2 == 1 and run > 0:
            while not next(good):
                yield None
        else:
            begin_plans(deal.state, box, plans, benches, *table, sides[(number + run // 2) % len(sides)])
        length = min(LONGEST, SHORTEST << run)
        run += 1
        for step in range(length):
            heat = WARM - (WARM - COOL + 1) * step // length
            improve_plans(deal.state, box, plans, benches, *table, heat, CHANGES)
            if plans[BEST]["score"] > told:
                told = int(plans[BEST]["score"])
                yield turns_of(deal, table, plans[BEST])
            else:
                yield None
