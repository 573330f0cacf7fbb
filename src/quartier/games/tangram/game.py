"""Tangram City, put together for the core."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from quartier.core.calibration import Calibration
from quartier.core.errors import Place, Remark
from quartier.core.game import Box, Game, State
from quartier.core.set_weights import parts_of, read_weights, weighed
from quartier.games.tangram import moves, steps, view
from quartier.games.tangram.about import ABOUT, TangramOptions
from quartier.games.tangram.components import Parts, box_record, read_parts
from quartier.games.tangram.position import POSITION
from quartier.games.tangram.weights import TABLE
from quartier.games.tangram.words import WORDS

USUAL = range(90, 113)
"""Half-fields of all tiles together with which bots fill boards as they have learned; the house's tiles have 97."""


class Tangram(Game):
    """The game for one to five."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    words = WORDS
    review_simulations = 3000
    calibration = Calibration(games=500, simulations=100)
    turns_stay_secret = True
    sheet_options = ()
    misjudgement = 5.0
    rules = steps.Rule

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        parts, weights = read_parts(parts_of(text), name), read_weights(text, name, TABLE)
        warnings = parts.warnings if weights is not None else [*parts.warnings, *far_from_house(parts, name)]
        return Box(name, text, weighed(box_record(parts), weights), tuple(warnings), view.drawn_set(parts))

    def blank(self, seats: int, options: TangramOptions) -> State:
        state = np.zeros(1, POSITION)
        state["seats"] = seats
        return state

    def pieces(self, state: State, box: Box, seat: int, turns: Sequence[str]) -> Iterable[str]:
        # Everybody gets the same tiles; what differs is which of them are laid and not given up.
        steps = [step.partition(":") for turn in turns for step in turn.split()]
        return [tile for tile, colon, place in steps if colon and place != "x"]


def far_from_house(parts: Parts, source: str) -> Iterator[Remark]:
    """That a set's tiles are much larger or smaller together than those that bots know."""
    area = sum(len(tile.shape) for tile in parts.tiles.values())
    if area not in USUAL:
        yield Remark("tangram-unusual-far", {"halves": area, "least": USUAL[0], "most": USUAL[-1]}, Place(source))


GAME = Tangram()
