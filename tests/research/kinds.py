"""The kinds of matches that the interfaces are tried with: every game that says what a learner sees of it."""

from __future__ import annotations

from typing import Any

from quartier.research.setting import researched

GAMES = list(researched())
ALONE = [name for name, about in researched().items() if about.cooperative or 1 in about.seats]
"""What one agent can play."""
VARIANTS: list[tuple[str, dict[str, Any]]] = [
    ("cities", {"seats": 3, "level": 3, "just_one_more": True, "rewards": "progress"}),
    ("cities", {"seats": 2, "free": True, "packed": True}),
    ("cities", {"seats": 2, "whole_steps": True}),
]
KINDS: list[tuple[str, dict[str, Any]]] = [*((name, {}) for name in GAMES), *VARIANTS]
