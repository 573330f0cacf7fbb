"""Tangram City, put together for the core."""

from __future__ import annotations

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.games.tangram import moves, steps, view
from quartier.games.tangram.about import ABOUT, TangramOptions
from quartier.games.tangram.components import box_record, read_parts
from quartier.games.tangram.position import POSITION
from quartier.games.tangram.words import WORDS


class Tangram(Game):
    """The game for one to five."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    words = WORDS
    turns_stay_secret = True
    sheet_options = ()
    misjudgement = 5.0
    rules = steps.Rule

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        parts = read_parts(text, name)
        return Box(name, text, box_record(parts), tuple(parts.warnings), view.drawn_set(parts))

    def blank(self, seats: int, options: TangramOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state


GAME = Tangram()
