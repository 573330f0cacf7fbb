"""City and Guilds, put together for the core."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np

from quartier.core.calibration import Calibration
from quartier.core.game import Box, Game, State
from quartier.core.set_weights import parts_of, read_weights, weighed
from quartier.games.guilds import board, moves, steps
from quartier.games.guilds.about import ABOUT, GuildsOptions
from quartier.games.guilds.components import box_record, read_town
from quartier.games.guilds.position import POSITION
from quartier.games.guilds.weights import TABLE
from quartier.games.guilds.words import WORDS


class Guilds(Game):
    """The only one of the games in which all build one town."""

    about = ABOUT
    space = steps.SPACE
    rules = steps.Rule
    move_types = moves.Move
    board_type = board.Board
    words = WORDS
    review_simulations = 2200
    calibration = Calibration(by=("seats",), games=120, simulations=40)
    sheet_options = ("box",)
    sheet_for_all = True
    secret_signs = "<"

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        town, weights = read_town(parts_of(text), name), read_weights(text, name, TABLE)
        return Box(name, text, weighed(box_record(town), weights), town.warnings, town)

    def blank(self, seats: int, options: GuildsOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state

    def pieces(self, state: State, box: Box, seat: int, turns: Sequence[str]) -> Iterable[str]:
        return [step.partition("-")[0] for turn in turns for step in turn.split() if step[0] != ">" and "-" in step]


GAME = Guilds()
