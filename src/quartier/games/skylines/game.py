"""Cities: Skylines, put together for the core."""

from __future__ import annotations

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.games.skylines import grades, moves, steps
from quartier.games.skylines.about import ABOUT, DIFFICULTIES, SCENARIOS, SkylinesOptions
from quartier.games.skylines.board import Board
from quartier.games.skylines.components.box_record import box_record
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.move_types import Move
from quartier.games.skylines.position import POSITION
from quartier.games.skylines.words import WORDS


class Skylines(Game):
    """The only one of the games in which all win or lose together."""

    about = ABOUT
    space = steps.SPACE
    rules = steps.Rule
    move_types = Move
    board_type = Board
    words = WORDS
    idle_text = "ok"
    sheet_options = ("box",)

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)
    explain = staticmethod(moves.explain)
    sheet_verdict = staticmethod(grades.sheet_verdict)

    def read_box(self, name: str, text: str) -> Box:
        components = read_set(text, name)
        return Box(name, text, box_record(components), components.warnings, Contents(components, house=name == "house"))

    def blank(self, seats: int, options: SkylinesOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        state["scenario"] = SCENARIOS.index(options.scenario)
        state["difficulty"] = DIFFICULTIES.index(options.difficulty)
        state["control"] = options.control
        return state


GAME = Skylines()
