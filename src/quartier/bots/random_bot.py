"""The random bot: any legal steps, each as likely as the others."""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget, Thinking
from quartier.bots.thought import DEALT, Thought, Thoughts
from quartier.bots.workspace import Workspace
from quartier.core.match import Situation
from quartier.kernel.compiling import entry
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import Steps, apply, legal, mid_turn
from quartier.kernel.signatures import Boxes, Positions
from quartier.kernel.turns import TURN


@entry
def draw_turn(positions: Positions, box: Boxes, thoughts: Thoughts, steps: Steps) -> None:
    """Make random steps to the end of a turn: it is all that the thought comes to; `steps` is scratch."""
    thought: Thought = thoughts[0]
    position, made = positions[DEALT], 0
    while made < TURN:
        number = legal(position, box[0], thought.seat, steps)
        step = int(steps[draw(thought.random, number)])
        apply(position, box[0], thought.seat, step)
        thought.turns[0, made] = step
        made += 1
        if not mid_turn(position, thought.seat):
            break
    thought.lengths[0] = made


class RandomBot(Bot):
    """Plays without thinking."""

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        return RandomTurn(situation, budget or self.default_budget, random)


class RandomTurn(Workspace):
    """One random turn, made at once."""

    def __init__(self, situation: Situation, budget: Budget, random: RandomState) -> None:
        super().__init__(situation, budget, random)
        draw_turn(self.positions, self.box, self.thought, self.steps)

    def slice(self) -> bool:
        return True
