"""The random bot: any legal steps, each as likely as the others."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.desk import Desk
from quartier.bots.search import TURN
from quartier.core.match import Situation
from quartier.kernel.compiling import entry
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import apply, legal


@entry
def random_turn(positions: Any, box: Any, seat: int, random: Any, steps: Any, turn: Any) -> int:
    """Make random steps to the end of a turn; note them; return their number."""
    made = 0
    while made < turn.shape[0]:
        number = legal(positions[0], box[0], seat, steps)
        turn[made] = steps[draw(random, number)]
        apply(positions[0], box[0], seat, int(turn[made]))
        made += 1
        if positions[0].drafting >> seat & 1 == 0:
            break
    return made


class Chance(Bot):
    """Plays without thinking."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Budget(simulations=0))

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        return Draw(situation, random)


class Draw(Thinking):
    """One random turn, made at once."""

    def __init__(self, situation: Situation, random: RandomState) -> None:
        desk = Desk(situation, random)
        turn = np.zeros(TURN, np.int32)
        number = random_turn(desk.dealt, desk.box, desk.seat, desk.random, desk.steps, turn)
        self.decision = desk.decision(turn[:number].tolist(), None)

    def slice(self) -> bool:
        return True

    def ranking(self, number: int) -> list[Decision]:
        return [self.decision]
