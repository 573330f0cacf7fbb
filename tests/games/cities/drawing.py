"""Cities drawn in tests, scored by the game."""

from __future__ import annotations

from textwrap import dedent

import numpy as np

from quartier.core.game import State
from quartier.core.view import Item
from quartier.games.cities.game import GAME
from quartier.games.cities.position import POSITION

BOX = GAME.read_box("house", GAME.house_box())
KINDS = "APCW"


def draw(picture: str, level: int = 1) -> State:
    """A position with one city: letters, in lower case where a tourist stands, dots where nothing lies."""
    state = np.zeros(1, POSITION)
    state["seats"] = 1
    state["level"] = level
    for row, line in enumerate(dedent(picture).strip().split("\n")):
        for column, letter in enumerate(line.replace(" ", "")):
            if letter != ".":
                field = np.uint64(1 << 8 * row + column)
                state["kinds"][0, 0, KINDS.index(letter.upper())] |= field
                if letter.islower():
                    state["tourists"][0, 0] |= field
    return state


def scored(picture: str, level: int) -> dict[str, Item]:
    """The items of a drawn city by the field of the tourist (a1 is the upper left one)."""
    return {item.piece: item for item in GAME.items(draw(picture, level), BOX, 0)}
