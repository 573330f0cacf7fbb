"""Cities, put together for the core."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from quartier.core.calibration import Calibration
from quartier.core.errors import Argument, Place, Remark
from quartier.core.game import Box, Game, State
from quartier.core.set_weights import parts_of, read_weights, weighed
from quartier.core.view import Item
from quartier.games.cities import moves, steps, view
from quartier.games.cities.about import ABOUT, CitiesOptions
from quartier.games.cities.components import LETTERS, box_record, read_tiles
from quartier.games.cities.position import FREE_POSITION, POSITION, ROUNDS, START_TILES, TOURISTS
from quartier.games.cities.weights import TABLE
from quartier.games.cities.words import WORDS

FAR = 10
"""Bots know the house's 24 fields of each kind; with so many more or fewer they judge cities wrongly."""


class Cities(Game):
    """The game in its frame, and *free* on its own position type."""

    about = ABOUT
    space = steps.SPACE
    move_types = moves.Move
    board_type = view.Board
    words = WORDS
    review_simulations = 6000
    calibration = Calibration(by=("level",), games=500, simulations=100)
    turns_stay_secret = True
    sheet_options = ("level", "free")
    idle_text = moves.write(moves.Stay())
    rules = steps.Rule

    write = staticmethod(moves.write)
    read = staticmethod(moves.read)

    def read_box(self, name: str, text: str) -> Box:
        tiles, weights = read_tiles(parts_of(text), name), read_weights(text, name, TABLE)
        warnings = tiles.warnings if weights is not None else (*tiles.warnings, *far_from_house(tiles.letters, name))
        return Box(name, text, weighed(box_record(tiles), weights), warnings, tiles)

    def blank(self, seats: int, options: CitiesOptions) -> State:
        state = np.zeros(1, FREE_POSITION if options.free else POSITION)
        state["seats"] = seats
        state["level"] = options.level
        state["no_jumping"] = options.no_jumping
        state["one_more"] = options.just_one_more
        return state

    def split(self, turn: str) -> list[str]:
        return turn.replace(", ", ",").split()

    def pieces(self, state: State, box: Box, seat: int, turns: Sequence[str]) -> Iterable[str]:
        # Everybody lays the same tiles, which the deal has chosen.
        number = START_TILES + ROUNDS + int(state["one_more"][0])
        return [f"{tile + 1} {box.contents.letters[tile]}" for tile in state["order"][0, :number].tolist()]

    def sheet_tie_breaks(self, items: Sequence[Item]) -> Sequence[int]:
        # A tourist who was never placed made nothing.
        made = sorted((item.points for item in items), reverse=True)
        return made + [0] * (TOURISTS - len(made))


def far_from_house(tiles: Sequence[str], source: str) -> Iterator[Remark]:
    """That a set has many more or fewer fields of a kind than bots know."""
    usual = len(tiles)
    numbers = {letter: "".join(tiles).count(letter) for letter in LETTERS}
    far = max(numbers, key=lambda letter: abs(numbers[letter] - usual))
    if abs(numbers[far] - usual) >= FAR:
        told: dict[str, Argument] = {"letter": far, "fields": numbers[far], "usual": usual}
        yield Remark("cities-unusual-far", told, Place(source))


GAME = Cities()
