"""The boards to try on the rules page: every answer that they give comes from the rules themselves."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.cities.about import CitiesOptions
from quartier.games.cities.components import LETTERS, turned
from quartier.games.cities.game import GAME
from quartier.games.cities.names import field_name
from quartier.games.cities.view import City, Tile

BOX = GAME.read_box("house", GAME.house_box())
TILES: list[str] = BOX.contents.letters
SCORED = ((1, 18, 23), (17, 9, 15), (20, 14, 7))
"""The tiles of the city that is scored, row by row."""
START = "e5^,g7>,i5v"


def examples() -> dict[str, Any]:
    """All examples, as the page reads them."""
    return {"tiles": TILES, "shapes": shapes(), "laying": laying(), "visiting": visiting(), "scoring": scoring()}


def shapes() -> list[list[str]]:
    """The shapes of start layouts: the places of three tiles, whichever tile lies where."""
    start = Match.new("cities", seats=1).view(0)
    found = {tuple(sorted(part[:-1] for part in text.split(","))) for text in start.legal}
    return [list(shape) for shape in sorted(found)]


def begun() -> Match:
    """A city of a few tiles, with a tile to lay."""
    match = Match.new("cities", seats=1, seed="rules page")
    match.play(0, START)
    while match.wave < 4:
        turns = match.legal(0)
        match.play(0, next(turn for turn in turns if "+" in turn))
    return match


def shown(match: Match) -> dict[str, Any]:
    """What is drawn of a match."""
    board = match.view(0).board
    return {"city": msgspec.to_builtins(board.cities[0]), "tile": board.tile}


def laying() -> dict[str, Any]:
    """For every place near a city: why the tile may not lie there, or nothing."""
    match = begun()
    places: dict[str, str] = {}
    for row in range(0, 12, 2):
        for column in range(0, 12, 2):
            place = field_name(row, column)
            try:
                match.preview(0, f"{place}^")
                places[place] = ""
            except IllegalMove as error:
                places[place] = error.message
    return {**shown(match), "places": places}


def visiting() -> dict[str, Any]:
    """The tourist actions after a tile has been laid."""
    match = begun()
    laid = match.view(0).legal[0]
    preview = match.preview(0, laid)
    return {"city": msgspec.to_builtins(preview.board.cities[0]), "legal": preview.legal}


def scoring() -> dict[str, Any]:
    """For every level and every field of a city: what one tourist there would score."""
    lying = [
        Tile(number, field_name(2 * row, 2 * column), 0)
        for row, numbers in enumerate(SCORED)
        for column, number in enumerate(numbers)
    ]
    rows = [
        "".join(turned(TILES[number - 1], 0)[2 * half : 2 * half + 2] for number in numbers)
        for numbers in SCORED
        for half in (0, 1)
    ]
    levels: dict[str, dict[str, Any]] = {}
    for level in (1, 2, 3):
        state = GAME.blank(1, CitiesOptions(level=level))
        kinds = [0, 0, 0, 0]
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                kinds[LETTERS.index(letter)] |= 1 << (8 * row + column)
        state["kinds"][0, 0] = np.array(kinds, np.uint64)
        points: dict[str, Any] = {}
        for row, letters in enumerate(rows):
            for column, letter in enumerate(letters):
                if letter != "W":
                    state["tourists"][0, 0] = np.uint64(1 << (8 * row + column))
                    points[field_name(row, column)] = msgspec.to_builtins(GAME.items(state, BOX, 0)[0])
        levels[str(level)] = points
    return {"city": msgspec.to_builtins(City("a1", rows, lying, [], 7)), "levels": levels}
