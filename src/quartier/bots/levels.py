"""Which bot stands behind each name: how it thinks, how long, how often it is mistaken; and who gives hints.

It is data, for Python and for the page alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quartier.bots.bot import Budget

if TYPE_CHECKING:
    from quartier.core.game import Game


@dataclass(frozen=True)
class Level:
    """A bot: `random`, `greedy` or `planner`, its budget, and by what part of a game's misjudgement it errs."""

    kind: str
    budget: Budget
    noise: float = 0.0


BOTS = {
    "random": Level("random", Budget(simulations=0)),
    "easy": Level("planner", Budget(simulations=48), noise=1.0),
    "normal": Level("planner", Budget(simulations=150), noise=0.5),
    "strong": Level("planner", Budget(seconds=0.1)),
    "expert": Level("planner", Budget(seconds=1.0)),
    "greedy": Level("greedy", Budget(simulations=1)),
    "planner": Level("planner", Budget(seconds=1.0)),
}
"""Levels for people, from the weakest on, then the building blocks among them."""
ADVISER = "strong"
"""Whose hints people get."""
HINT = Budget(seconds=0.4)
HINTS = 3
"""How many turns a hint names."""


def facts(game: Game) -> dict[str, Any]:
    """All of it for a game, in plain values as `begin_thought` wants them: what a host without Python goes by."""
    adviser = BOTS[ADVISER]
    return {
        "bots": {name: _facts(level, game) for name, level in BOTS.items()},
        "adviser": _facts(Level(adviser.kind, HINT, adviser.noise), game),
        "hints": HINTS,
    }


def _facts(level: Level, game: Game) -> dict[str, Any]:
    from quartier.bots.planner import slip

    simulations, microseconds = level.budget.limits
    return {
        "kind": level.kind,
        "simulations": simulations,
        "microseconds": microseconds,
        "slip": slip(level.noise, game),
    }
