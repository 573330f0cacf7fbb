"""How fast the search is: sampled futures played to their end, per second on one core."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

import msgspec

from quartier.bots.bot import Budget
from quartier.bots.planner import Plan
from quartier.core.match import Match
from quartier.kernel.random import seeded


class SearchSpeed(msgspec.Struct, frozen=True):
    """Simulations of the planner at the first turn of a match, where they are longest."""

    game: str
    simulations: int
    seconds: float
    per_second: float


def measure_search(game: str, options: Mapping[str, Any], seconds: float = 1.0) -> SearchSpeed:
    """Let the planner think for so long about the first turn, kernels compiled beforehand."""
    situation = Match.new(game, seed="bench", **options).situation(0)
    warm = Plan(situation, Budget(simulations=1), seeded("warm"))
    while not warm.slice():
        pass
    plan, began = Plan(situation, Budget(seconds=seconds), seeded("bench")), time.perf_counter()
    while not plan.slice():
        pass
    spent = time.perf_counter() - began
    return SearchSpeed(game, plan.simulations, round(spent, 4), round(plan.simulations / spent, 1))
