"""Which bot stands behind each name: how much it searches, and how often it is mistaken."""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget
from quartier.bots.greedy import Greedy
from quartier.bots.planner import Planner
from quartier.bots.random_bot import RandomBot


def make(name: str) -> Bot:
    """The bot of a name that is known."""
    match name:
        case "random":
            return RandomBot(name)
        case "greedy":
            return Greedy(name)
        case "easy":
            return Planner(name, Budget(simulations=48), noise=1.0)
        case "normal":
            return Planner(name, Budget(simulations=150), noise=0.5)
        case "strong":
            return Planner(name, Budget(seconds=0.1))
        case _:
            return Planner(name, Budget(seconds=1.0))
