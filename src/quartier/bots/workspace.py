"""How Python hosts a thought: room for its records, and the turns that it tells."""

from __future__ import annotations

import msgspec
import numpy as np

from quartier.bots.bot import Budget, Decision, Thinking
from quartier.bots.thought import POSITIONS, THOUGHT, begin_thought, tell_turns
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


class ToldTurn(msgspec.Struct, frozen=True):
    """A turn as `tell_turns` tells it: what it may bring is in thousandths of a point, where it is known."""

    text: str
    steps: list[int]
    expected: Mean | None


read_turns = Compiler("", Vocabulary(Say)).reader(list[ToldTurn])


class Workspace(Thinking):
    """A thought that kernels think: they have all that decides, Python only calls them."""

    def __init__(self, situation: Situation, budget: Budget, random: RandomState, slip: int = 0) -> None:
        state = situation.state
        self.box = situation.box.record
        room = bytearray(state.tobytes().ljust(POSITIONS * state.itemsize, b"\0"))
        self.positions = np.frombuffer(room, state.dtype)
        self.thought = np.zeros(1, THOUGHT)
        self.steps = blank_steps(situation.game.space)
        if not begin_thought(self.positions, self.box, situation.seat, random, self.thought, *budget.limits, slip):
            raise situation.game.illegal(NOT_TO_MOVE)

    def ranking(self, number: int) -> list[Decision]:
        told = written(lambda report: tell_turns(self.positions, self.box, self.thought, self.steps, number, report))
        return [decision(turn) for turn in read_turns(row_of(told), None)]


def decision(told: ToldTurn) -> Decision:
    """A turn as it was told."""
    mean = told.expected
    expected = None if mean is None else (mean.whole * mean.times + mean.rest) / mean.times / POINT
    return Decision(tuple(told.steps), told.text, expected)
