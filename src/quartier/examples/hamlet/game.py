"""Hamlet, put together for the core."""

from __future__ import annotations

import numpy as np

from quartier.core.about import Options
from quartier.core.game import Game, State
from quartier.examples.hamlet import moves, steps, view
from quartier.examples.hamlet.about import ABOUT
from quartier.examples.hamlet.position import POSITION
from quartier.examples.hamlet.words import WORDS


class Hamlet(Game):
    """Content with the defaults of `Game` for all that is not here."""

    about = ABOUT
    space = steps.SPACE
    rules = steps.Rule
    move_types = moves.Move
    board_type = view.Board
    words = WORDS
    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def blank(self, seats: int, options: Options) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state


GAME = Hamlet()
