"""Cities, put together for the core."""

from __future__ import annotations

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.games.cities import moves, steps, view
from quartier.games.cities.about import ABOUT, CitiesOptions
from quartier.games.cities.components import box_record, read_tiles
from quartier.games.cities.position import FREE_POSITION, POSITION
from quartier.games.cities.words import WORDS


class Cities(Game):
    """The game in its frame, and *free* on its own position type."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    words = WORDS
    turns_stay_secret = True
    sheet_options = ("level", "free")
    idle_text = moves.write(moves.Stay())
    rules = steps.Rule

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        tiles = read_tiles(text, name)
        return Box(name, text, box_record(tiles), tiles.warnings, tiles)

    def blank(self, seats: int, options: CitiesOptions) -> State:
        state = np.zeros(1, FREE_POSITION if options.free else POSITION)
        state["seats"] = seats
        state["level"] = options.level
        state["no_jumping"] = options.no_jumping
        state["one_more"] = options.just_one_more
        return state

    def split(self, turn: str) -> list[str]:
        return turn.replace(", ", ",").split()


GAME = Cities()
