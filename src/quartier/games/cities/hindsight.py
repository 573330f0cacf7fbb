"""The best that a deal of Cities allowed: cities by annealing, and bounds.

All seats meet the same tiles in the same order, and cities do not bear on each other: what is best for one who plays
alone is best for each of many.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.games.cities.hindsight_annealing import anneal, prepare_city, take_best
from quartier.games.cities.hindsight_bounds import bounds
from quartier.games.cities.hindsight_city import PLANNED_CITY
from quartier.games.cities.hindsight_turns import turns_of
from quartier.kernel.random import seeded

__all__ = ["EFFORT", "alone", "attempts", "bounds"]

MOVES = 4000
"""Of a step."""
STEPS = 125
"""Of a run, which begins with another random city."""
EFFORT = 5 * STEPS
"""Steps where the same is to be found on every machine: five runs, some 5 s of one core, or 15 s where bounds look for
zones."""
HEAT = {1: (350, 250), 2: (700, 200), 3: (1000, 250)}
"""From which temperature to which a run cools at each level, in thousandths of a point."""


def alone(match: Match, seat: int) -> Match:
    """The match of one seat with the same tiles."""
    for variant in ("free", "just_one_more"):
        if getattr(match.options, variant):
            raise BadOption("wrong-best-option", option=variant)
    return Match(match.game, 1, match.seed, match.options, match.box, match.rules)


def attempts(deal: Match, number: int) -> Iterator[list[str] | None]:
    """Run after run of annealing: cities that are better than all before."""
    state, box, random, best = deal.state, deal.box.record, seeded(f"{deal.seed} {number}"), -1
    warm, cool = HEAT[deal.options.level]
    city = np.zeros(1, PLANNED_CITY)
    while True:
        prepare_city(state, box, city, random)
        for step in range(STEPS):
            heats = [warm + (cool - warm) * at // STEPS for at in (step, step + 1)]
            score = anneal(state, box, city, random, MOVES, *heats)
            if score > best:
                best, found = score, city.copy()
                take_best(state, box, found)
                yield turns_of(deal, found[0])
            else:
                yield None
