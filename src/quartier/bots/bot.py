"""What a bot is: it gets what its seat may know and a budget, thinks in slices, and has a turn at any time."""

from __future__ import annotations

import abc
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quartier.core.errors import QuartierError

if TYPE_CHECKING:
    from quartier.core.match import Situation
    from quartier.kernel.random import RandomState


MOST_SIMULATIONS = 10**9
"""Sampled futures in a turn that nobody waits for any longer."""


class UnknownBot(QuartierError):
    """No bot of that name."""


class Forfeit(QuartierError):
    """A bot has lost its match: it crashed, played no legal turn, or took too long. Our own bots never do."""

    @property
    def kind(self) -> str:
        """Why: `crash`, `illegal` or `time`."""
        return {"wrong-bot-illegal": "illegal", "wrong-bot-late": "time"}.get(self.remark.message, "crash")


@dataclass(frozen=True)
class Budget:
    """How long to think: by the clock, by work, or until the first of both. Zero is allowed; none is no limit."""

    seconds: float | None = None
    simulations: int | None = None
    """Sampled futures. With these alone the same thought comes out on every machine."""

    def __post_init__(self) -> None:
        if (self.seconds is None and self.simulations is None) or min(self.seconds or 0, self.simulations or 0) < 0:
            raise ValueError("a budget is a number of seconds or of simulations, zero or more")

    @property
    def limits(self) -> tuple[int, int]:
        """As kernels count: simulations and microseconds, -1 where there is no limit."""
        simulations = -1 if self.simulations is None else self.simulations
        return simulations, -1 if self.seconds is None else math.ceil(self.seconds * 1e6)


@dataclass(frozen=True)
class Decision:
    """A whole turn: its steps, its notation, and the final points that the seat may expect of it."""

    steps: tuple[int, ...]
    text: str
    expected: float | None
    """None where the bot does not look ahead."""
    low: float | None = None
    high: float | None = None
    """The band that nine of ten results lie in; none where such matches were not measured."""
    winning: float | None = None
    """In a game that all win or lose together: the chance to win; none likewise."""


class Thinking(abc.ABC):
    """A bot at work on one turn. It keeps to a copy: the situation never changes."""

    @abc.abstractmethod
    def slice(self) -> bool:
        """Work a few milliseconds without holding other threads up; true when finished."""

    @abc.abstractmethod
    def ranking(self, number: int) -> list[Decision]:
        """The best turns so far, best first; at least one, at most `number`."""

    @property
    def best(self) -> Decision:
        """The best turn so far, also before the first slice."""
        return self.ranking(1)[0]


class Bot(abc.ABC):
    """Somebody to play with."""

    def __init__(self, name: str, default_budget: Budget) -> None:
        self.name = name
        self.default_budget = default_budget

    @abc.abstractmethod
    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        """Start to think; without a budget, its own. IllegalMove where the seat may not act."""

    def close(self) -> None:  # noqa: B027 (most bots hold nothing)
        """Its match is over: let go of what it held for it."""


def decide(bot: Bot, situation: Situation, budget: Budget | None, random: RandomState) -> Decision:
    """A bot's turn, thought about to the end of the budget."""
    thinking = bot.begin(situation, budget, random)
    while not thinking.slice():
        pass
    return thinking.best
