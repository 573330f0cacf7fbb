"""Bots by name. Loading this loads no kernels; `find_bot` does.

Levels for people, from the weakest on, and the building blocks among them; each has a text
`bot-NAME` and a sentence `bot-NAME-about` in the catalogues.
"""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget, Decision, Thinking, UnknownBot, decide

__all__ = ["LEVELS", "NAMES", "Bot", "Budget", "Decision", "Thinking", "UnknownBot", "decide", "find_bot"]

LEVELS = ("random", "easy", "normal", "strong", "expert")
NAMES = (*LEVELS, "greedy", "planner")


def find_bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in NAMES:
        raise UnknownBot("wrong-bot", bot=name, bots=", ".join(NAMES))
    from quartier.bots.levels import make

    return make(name)
