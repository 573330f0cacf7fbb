"""Bots by name. Loading this loads no kernels; `find_bot` does.

Levels for people, from the weakest on, and the building blocks among them; each has a text
`bot-NAME` and a sentence `bot-NAME-about` in the catalogues.

>>> import quartier
>>> from quartier.kernel.random import seeded
>>> match = quartier.new("cities", seats=2, seed=7)
>>> decision = decide(find_bot("normal"), match.situation(0), Budget(simulations=20), seeded("my stream"))
>>> match.play(0, decision.text).text == decision.text
True
"""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget, Decision, Thinking, UnknownBot, decide
from quartier.bots.characters import split_name
from quartier.bots.levels import BOTS

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Decision", "Thinking", "UnknownBot", "decide", "find_bot"]

LEVELS = ("random", "easy", "normal", "strong", "expert")
"""The bots that people choose from, from the weakest on."""
NAMES = tuple(BOTS)
"""All bots, building blocks included."""


def find_bot(name: str) -> Bot:
    """The bot of that name, as in `strong` or `strong:gambler`; UnknownBot names those that there are."""
    level, character = split_name(name)
    match BOTS[level].kind:
        case "random":
            from quartier.bots.random_bot import RandomBot

            return RandomBot(name, BOTS[level].budget)
        case "greedy":
            from quartier.bots.greedy import Greedy

            return Greedy(name, BOTS[level].budget)
        case _:
            from quartier.bots.planner import Planner

            return Planner(name, level, character)
