"""How Python hosts a thought: room for its records, and the turns that it tells."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from quartier.bots.bot import Budget, Decision, Thinking
from quartier.bots.thought import NO_LIMIT, POSITIONS, THOUGHT, TURNS, begin_thought, tell_turns
from quartier.core.forecast import ForecastRow
from quartier.core.match import Situation
from quartier.core.reports import Compiler, Vocabulary, row_of, written
from quartier.kernel.judgement import POINT
from quartier.kernel.random import RandomState
from quartier.kernel.rules import NOT_TO_MOVE, blank_steps
from quartier.kernel.telling import Say


class Mean(msgspec.Struct, frozen=True):
    """A mean, not yet divided, so that nothing is rounded twice: (whole · times + rest) / times."""

    whole: int
    rest: int
    times: int

    @property
    def points(self) -> float:
        """Divided."""
        return (self.whole * self.times + self.rest) / self.times / POINT


class Nature(NamedTuple):
    """What a thinker is besides its budget, as `begin_thought` wants it."""

    slip: int = 0
    reach: int = NO_LIMIT
    breadth: int = TURNS
    character: int = 0
    risk: int = 0


PLAIN = Nature()


class ToldTurn(msgspec.Struct, frozen=True):
    """A turn as `tell_turns` tells it: what it may bring is in thousandths of a point, where it is known."""

    text: str
    steps: list[int]
    expected: Mean | None


read_turns = Compiler("", Vocabulary(Say)).reader(list[ToldTurn])


class Workspace(Thinking):
    """A thought that kernels think: they have all that decides, Python only calls them."""

    def __init__(
        self, situation: Situation, budget: Budget, random: RandomState, nature: Nature = PLAIN, learned: bool = True
    ) -> None:
        state = situation.state
        self.situation = situation
        self.box = situation.box.record if learned else situation.box.unlearned
        room = bytearray(state.tobytes().ljust(POSITIONS * state.itemsize, b"\0"))
        self.positions = np.frombuffer(room, state.dtype)
        self.thought = np.zeros(1, THOUGHT)
        self.steps = blank_steps(situation.game.space)
        limits = (*budget.limits, *nature)
        if not begin_thought(self.positions, self.box, situation.seat, random, self.thought, *limits):
            raise situation.game.illegal(NOT_TO_MOVE)

    def told(self, number: int) -> list[ToldTurn]:
        """The best turns so far, as kernels tell them."""
        told = written(lambda report: tell_turns(self.positions, self.box, self.thought, self.steps, number, report))
        turns: list[ToldTurn] = read_turns(row_of(told), None)
        return turns

    def ranking(self, number: int) -> list[Decision]:
        row = self.forecasts()
        return [decision(turn, row) for turn in self.told(number)]

    def forecasts(self) -> ForecastRow | None:
        """How what the thought promises is to be read; none: as it is."""
        return None


def decision(told: ToldTurn, row: ForecastRow | None) -> Decision:
    """A turn as it was told, and what is to be expected of it."""
    steps = tuple(told.steps)
    if told.expected is None or row is None:
        return Decision(steps, told.text, None if told.expected is None else told.expected.points)
    return Decision(steps, told.text, *row.forecast(told.expected.points))
