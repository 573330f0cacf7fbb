"""Action ids, the kernels' steps, and notation: what each is in terms of the others."""

from __future__ import annotations

from quartier.core.errors import MalformedMove
from quartier.core.game import State
from quartier.kernel.records import copied
from quartier.research.setting import Setting


class Actions:
    """The actions of a setting.

    >>> from quartier.research import Setting
    >>> actions = Actions(Setting.of("cities"))
    >>> actions.divided(0), actions.step((0, 554))
    ((0, 554), 0)
    """

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.number = setting.choices.number
        """How many there are."""

    def divided(self, step: int) -> tuple[int, ...]:
        """The decisions that make a step of the kernels, one or two."""
        return self.setting.choices.divided(step)

    def step(self, decisions: tuple[int, ...]) -> int:
        """The step that one or two decisions make."""
        return self.setting.choices.step(decisions)

    def write(self, state: State, seat: int, step: int) -> str:
        """The notation of a legal step: what it means depends on the position."""
        return self.setting.game.step_texts(state, self.setting.box, seat, [step])[0]

    def read(self, state: State, seat: int, text: str) -> int:
        """The step that is written so; an error says what is wrong with it."""
        game = self.setting.game
        moves = [game.read(one) for one in game.split(text)]
        if len(moves) != 1:
            raise MalformedMove("wrong-one-step", text=text)
        steps, _ = game.make_steps(copied(state), self.setting.box, seat, moves)
        return steps[0]
