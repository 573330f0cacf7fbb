"""Cities, put together for the core."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.core.view import Item
from quartier.games.cities import items, moves, steps, view
from quartier.games.cities.about import ABOUT, CitiesOptions
from quartier.games.cities.components import box_record, read_tiles
from quartier.games.cities.position import FREE_POSITION, POSITION, TOURISTS


class Cities(Game):
    """The game in its frame, and *free* on its own position type."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    turns_stay_secret = True
    sheet_options = ("level", "free")
    idle_text = moves.write(moves.Stay())
    rules = steps.Rule

    decode = staticmethod(moves.decode)
    encode = staticmethod(moves.encode)
    write = staticmethod(moves.write)
    read = staticmethod(moves.read)
    step_texts = staticmethod(moves.step_texts)
    board = staticmethod(view.board)
    phase = staticmethod(view.phase)
    items = staticmethod(items.items)

    def read_box(self, name: str, text: str) -> Box:
        tiles = read_tiles(text, name)
        return Box(name, text, box_record(tiles), tiles.warnings, tiles.letters)

    def blank(self, seats: int, options: CitiesOptions) -> State:
        state = np.zeros(1, FREE_POSITION if options.free else POSITION)
        state["seats"] = seats
        state["level"] = options.level
        state["no_jumping"] = options.no_jumping
        state["one_more"] = options.just_one_more
        return state

    def split(self, turn: str) -> list[str]:
        return turn.replace(", ", ",").split()

    def tie_break(self, state: State, box: Box, seat: int, items: Sequence[Item]) -> tuple[int, ...]:
        best = sorted((item.points for item in items), reverse=True)
        return tuple(best + [0] * (TOURISTS - len(best)))


GAME = Cities()
