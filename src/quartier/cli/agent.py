"""`quartier agent`: a bot, or a class of one's own, plays by the agents' line protocol on standard input and output."""

from __future__ import annotations

import os
import sys

from quartier.agents.loading import load_player
from quartier.agents.speaking import speak
from quartier.bots import Budget


def run_agent(agent: str, simulations: int | None, budget_ms: float | None) -> None:
    """Answer until standard input ends; exit status 1 where the agent could not go on."""
    given = simulations is not None or budget_ms is not None
    budget = Budget(None if budget_ms is None else budget_ms / 1000, simulations) if given else None
    # What an agent prints must not stand between the answers.
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        make = load_player(agent, budget)
        if not speak(agent, make, sys.stdin.buffer, answers):
            sys.exit(1)
