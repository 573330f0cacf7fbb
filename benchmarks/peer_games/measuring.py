"""What is measured, of us and of peers alike: a portion of work that is repeated until enough time has passed.

Needs nothing but Python, since it runs in every peer's own environment.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

PLAY_OUTS, STEPS, BATCHED, SEARCH = KINDS = ("play-outs", "steps", "batched", "search")
SEATS, BATCHES = GROWTH = ("seats", "batches")
"""Kinds of figures for our own games alone."""


def nothing() -> None:
    """No preparation."""


@dataclass(frozen=True)
class Measurement:
    """One line of the table in the making."""

    kind: str
    game: str
    how: str
    """What drives the game."""
    branching: float = 0.0
    """How many moves are legal, in the mean over the decisions of random games."""
    length: float = 0.0
    """How many decisions a random game has, in the mean. Chance is not counted anywhere."""
    memory: int = 0
    """Bytes of a game in a batch, where that is measured."""
    work: Callable[[], float] = float
    """A portion of at least some microseconds; returns how many moves, or simulations, were made."""
    prepare: Callable[[], None] = nothing
    """What comes before each portion and is not counted."""


def timed(measurement: Measurement, seconds: float) -> float:
    """Moves, or simulations, per second."""
    made = spent = 0.0
    while spent < seconds:
        measurement.prepare()
        began = perf_counter()
        made += measurement.work()
        spent += perf_counter() - began
    return made / spent


def any_of(items: Any) -> Any:
    """One of them; cheaper than `random.choice`, which would be a good part of what is measured."""
    return items[int(random.random() * len(items))]


@dataclass
class Tally:
    """Counts decisions, legal moves and games of random play."""

    decisions: int = 0
    legal: int = 0
    games: int = 0

    def decided(self, legal: int) -> None:
        self.decisions += 1
        self.legal += legal

    @property
    def branching(self) -> float:
        return self.legal / self.decisions

    @property
    def length(self) -> float:
        return self.decisions / self.games


def tallied(play: Callable[[Tally], None], seconds: float) -> Tally:
    """Random games for so long, one at least."""
    tally, began = Tally(), perf_counter()
    while not tally.games or perf_counter() - began < seconds:
        play(tally)
        tally.games += 1
    return tally
