"""The random bot: any legal steps, each as likely as the others."""

from __future__ import annotations

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.workspace import Workspace
from quartier.core.match import Situation
from quartier.kernel.compiling import entry
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import Steps, apply, blank_steps, legal, mid_turn
from quartier.kernel.signatures import Boxes, Positions
from quartier.kernel.turns import TURN


@entry
def random_turn(positions: Positions, box: Boxes, seat: int, random: RandomState, steps: Steps, turn: Steps) -> int:
    """Make random steps to the end of a turn; note them; return their number."""
    made = 0
    while made < turn.shape[0]:
        number = legal(positions[0], box[0], seat, steps)
        turn[made] = steps[draw(random, number)]
        apply(positions[0], box[0], seat, int(turn[made]))
        made += 1
        if not mid_turn(positions[0], seat):
            break
    return made


class RandomBot(Bot):
    """Plays without thinking."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Budget(simulations=0))

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        return RandomTurn(situation, random)


class RandomTurn(Thinking):
    """One random turn, made at once."""

    def __init__(self, situation: Situation, random: RandomState) -> None:
        work = Workspace(situation, random)
        turn = blank_steps(TURN)
        number = random_turn(work.dealt, work.box, work.seat, work.random, work.steps, turn)
        self.decision = work.decision(turn[:number].tolist(), None)

    def slice(self) -> bool:
        return True

    def ranking(self, number: int) -> list[Decision]:
        return [self.decision]
