"""Compile what bots need before anybody waits for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from quartier.bots import find_bot
from quartier.bots.bot import Budget, decide
from quartier.core.match import Match
from quartier.kernel.random import seeded

KINDS = ("random", "greedy", "planner")
"""One name for each kind of bot: the others share their kernels."""


def warm(game: str, options: Mapping[str, Any]) -> Iterator[str]:
    """Let each kind of bot make a short turn; the names, as they are ready."""
    situation = Match.new(game, seed="warm", **options).situation(0)
    for name in KINDS:
        decide(find_bot(name), situation, Budget(simulations=1), seeded("warm"))
        yield name
