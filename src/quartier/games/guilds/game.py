"""City and Guilds, put together for the core."""

from __future__ import annotations

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.games.guilds import board, moves, steps
from quartier.games.guilds.about import ABOUT, GuildsOptions
from quartier.games.guilds.components import box_record, read_town
from quartier.games.guilds.position import POSITION
from quartier.games.guilds.words import WORDS


class Guilds(Game):
    """The only one of the games in which all build one town."""

    about = ABOUT
    space = steps.SPACE
    rules = steps.Rule
    move_types = moves.Move
    board_type = board.Board
    words = WORDS
    sheet_options = ("box",)
    secret_signs = "<"

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        town = read_town(text, name)
        return Box(name, text, box_record(town), town.warnings, town)

    def blank(self, seats: int, options: GuildsOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state


GAME = Guilds()
