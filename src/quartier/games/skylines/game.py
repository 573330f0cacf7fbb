"""Cities: Skylines, put together for the core."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import numpy as np

from quartier.core.calibration import Calibration
from quartier.core.game import Box, Game, State
from quartier.core.set_weights import parts_of, read_weights, weighed
from quartier.games.skylines import grades, moves, steps
from quartier.games.skylines.about import ABOUT, DIFFICULTIES, SCENARIOS, SkylinesOptions
from quartier.games.skylines.board import Board
from quartier.games.skylines.components.box_record import box_record
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.contents import Contents
from quartier.games.skylines.components.reader import read_set
from quartier.games.skylines.move_types import Move
from quartier.games.skylines.position import POSITION
from quartier.games.skylines.weights import TABLE
from quartier.games.skylines.words import WORDS

CARD = re.compile(r"[a-z][0-9]+\b")
"""A turn that begins with a card plays it."""


class Skylines(Game):
    """The only one of the games in which all win or lose together."""

    about = ABOUT
    space = steps.SPACE
    rules = steps.Rule
    move_types = Move
    board_type = Board
    words = WORDS
    review_simulations = 410
    calibration = Calibration(by=("scenario",), seats=(1, 2, 3, 4), games=200, simulations=300)
    idle_text = "ok"
    sheet_options = ("box",)
    sheet_for_all = True

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)
    explain = staticmethod(moves.explain)
    sheet_verdict = staticmethod(grades.sheet_verdict)

    def read_box(self, name: str, text: str) -> Box:
        return self._box(name, text, read_set(parts_of(text), name))

    def read_kept_box(self, name: str, text: str) -> Box:
        return self._box(name, text, read_set(parts_of(text), name, kept=True))

    def _box(self, name: str, text: str, components: ComponentSet) -> Box:
        house = name == "house"
        made = box_record(components, house and text == self.house_box())
        record = weighed(made, read_weights(text, name, TABLE))
        return Box(name, text, record, components.warnings, Contents(components, house))

    def blank(self, seats: int, options: SkylinesOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        state["scenario"] = SCENARIOS.index(options.scenario)
        state["difficulty"] = DIFFICULTIES.index(options.difficulty)
        state["control"] = options.control
        return state

    def pieces(self, state: State, box: Box, seat: int, turns: Sequence[str]) -> Iterable[str]:
        return [card[0] for turn in turns if (card := CARD.match(turn))]


GAME = Skylines()
