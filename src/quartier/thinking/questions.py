"""What is thought about: begun and finished here, or sent to a worker and its answer checked; the same either way.

An answer that comes from elsewhere is believed in nothing that can be looked at here: turns are made by the rules on
what the seat knows, numbers are what they can be.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from quartier.bots import Budget, Thinking, find_bot
from quartier.core.errors import QuartierError
from quartier.core.game import Game
from quartier.core.match import Situation
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.records import copied
from quartier.thinking.positions import Knowledge, Sets, knowledge_of, situation_of

LONGEST = 2000
"""Letters of a turn."""
MOST_POINTS = 1_000_000
"""More than any game has."""


class Nonsense(Exception):
    """An answer that no honest thought comes to."""


class Sliced(Protocol):
    """Something that is thought about in slices."""

    def slice(self) -> bool:
        """Work a few milliseconds without holding other threads up; true when finished."""
        ...


class Question(Protocol):
    """Something to be thought about."""

    kind: str

    @property
    def game(self) -> Game:
        """About which game it is."""
        ...

    def begin(self) -> Sliced:
        """Begin to think about it."""
        ...

    def found(self, thinking: Any) -> Any:
        """What a finished thought comes to."""
        ...

    def asked(self, sets: Sets) -> msgspec.Struct:
        """What a worker is told of it, over a connection that knows these sets."""
        ...

    def checked(self, answer: bytes) -> Any:
        """What a worker says that its thought came to; Nonsense where that cannot be."""
        ...


class Ranked(msgspec.Struct, frozen=True):
    """A turn, and the points that its seat may expect to end with; none where it is not known."""

    turn: str
    expected: float | None
    low: float | None
    high: float | None
    winning: float | None


class AskRanking(msgspec.Struct, frozen=True):
    """A `Ranking` as it is sent."""

    level: str
    seconds: float | None
    simulations: int | None
    number: int
    chance: str
    knows: Knowledge


@dataclass(frozen=True)
class Ranking:
    """Which turns are the best of a seat, as a bot sees them."""

    level: str
    budget: Budget | None
    """None: the level's own."""
    situation: Situation
    number: int
    """How many turns are wanted."""
    chance: str
    """Chosen for this thought: all that is imagined is drawn from it, wherever it is thought."""
    kind = "ranking"

    @property
    def game(self) -> Game:
        return self.situation.game

    def begin(self) -> Thinking:
        """Begin to think about it."""
        return find_bot(self.level).begin(self.situation, self.budget, seeded(self.chance))

    def found(self, thinking: Thinking) -> list[Ranked]:
        """The best turns, the best first."""
        best = thinking.ranking(self.number)
        return [Ranked(each.text, each.expected, each.low, each.high, each.winning) for each in best]

    def asked(self, sets: Sets) -> AskRanking:
        """What a worker is told of it."""
        seconds, simulations = (self.budget.seconds, self.budget.simulations) if self.budget else (None, None)
        return AskRanking(
            self.level, seconds, simulations, self.number, self.chance, knowledge_of(self.situation, sets)
        )

    @classmethod
    def told(cls, asked: AskRanking, sets: Sets) -> Ranking:
        """The question that a worker was sent."""
        free = asked.seconds is None and asked.simulations is None
        budget = None if free else Budget(asked.seconds, asked.simulations)
        return cls(asked.level, budget, situation_of(asked.knows, sets), asked.number, asked.chance)

    def checked(self, answer: bytes) -> list[Ranked]:
        """The turns that a worker names: legal ones, each once, in our own notation."""
        found = decoded(answer, list[Ranked])
        if not 1 <= len(found) <= self.number:
            raise Nonsense(f"{len(found)} turns")
        turns = [legal_turn(self.situation, each.turn) for each in found]
        if len(set(turns)) < len(turns):
            raise Nonsense("a turn twice")
        for each in found:
            check_prospect(each.expected, each.low, each.high, each.winning)
        return [msgspec.structs.replace(each, turn=turn) for each, turn in zip(found, turns, strict=True)]


def decoded(answer: bytes, kind: Any) -> Any:
    """An answer of this type."""
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Nonsense(str(error)) from None


def legal_turn(situation: Situation, text: str) -> str:
    """A whole turn of the seat, as we write it; Nonsense if by what the seat knows it may not be made."""
    game, state = situation.game, copied(situation.state)
    try:
        if len(text) > LONGEST:
            raise Nonsense("a turn without end")
        moves = [game.read(move) for move in game.split(text)]
        steps, texts = game.make_steps(state, situation.box, situation.seat, moves)
    except QuartierError as error:
        raise Nonsense(f"{text[:LONGEST]!r}: {error}") from None
    if not steps or calls.mid_turn(state, situation.seat):
        raise Nonsense(f"{text!r} is no whole turn")
    return " ".join(texts)


def check_amount(number: float, least: float = -MOST_POINTS, most: float = MOST_POINTS) -> None:
    """Nonsense if a number is none, or out of bounds."""
    if not (math.isfinite(number) and least <= number <= most):
        raise Nonsense(f"{number} is not between {least} and {most}")


def check_prospect(expected: float | None, low: float | None, high: float | None, winning: float | None) -> None:
    """Nonsense if no turn can promise that."""
    for number in (expected, low, high):
        if number is not None:
            check_amount(number)
    if (low is None) != (high is None) or (low is not None and high is not None and low > high):
        raise Nonsense(f"from {low} to {high}")
    if winning is not None:
        check_amount(winning, 0, 1)
