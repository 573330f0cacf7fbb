"""What all bots think on: a copy of the situation, narrowed to the seat, and room to work in."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from quartier.bots.bot import Decision
from quartier.bots.search import narrow
from quartier.core.match import Situation
from quartier.kernel import calls
from quartier.kernel.bits import flagged
from quartier.kernel.judgement import POINT
from quartier.kernel.policy import quick_turn
from quartier.kernel.random import RandomState
from quartier.kernel.rules import NOT_TO_MOVE, blank_steps
from quartier.kernel.turns import TURN


class Workspace:
    """The hidden root of all thought, one imagined version of it, and scratch space."""

    def __init__(self, situation: Situation, random: RandomState) -> None:
        self.situation = situation
        self.box = situation.box.record
        if not flagged(calls.actors(situation.state, self.box), situation.seat):
            raise situation.game.illegal(NOT_TO_MOVE)
        self.random = random.copy()
        self.root = situation.state.copy()
        self.seat = int(narrow(self.root, self.box, situation.seat))
        self.dealt = self.root.copy()
        calls.deal(self.dealt, self.box, self.random)
        self.spare = np.repeat(self.root, 3)
        self.steps = blank_steps(situation.game.space)

    def quick(self) -> tuple[int, ...]:
        """The turn that looks best step by step."""
        turn = blank_steps(TURN)
        number = quick_turn(self.dealt.copy(), self.box, self.seat, self.steps, self.spare, turn)
        return tuple(turn[:number].tolist())

    def decision(self, steps: Sequence[int], expected: float | None) -> Decision:
        """A turn with its notation; `expected` as judgements count."""
        situation = self.situation
        state, texts = situation.state.copy(), []
        for step in steps:
            texts += situation.game.step_texts(state, situation.box, situation.seat, [step])
            calls.apply(state, self.box, situation.seat, step)
        return Decision(tuple(steps), " ".join(texts), None if expected is None else expected / POINT)
