"""A city played on a real table, typed in as lines of letters, for scoring.

A, P, C and W are attraction, park, café and water, in lower case where a tourist stands. In its frame a city is eight
lines of eight letters; *free*, a dot is a hole, and the city is as wide and tall as it is.
"""

from __future__ import annotations

import numpy as np

from quartier.core.errors import BadFile, Place
from quartier.core.game import Box, State
from quartier.core.sheet import Word, sheet_lines
from quartier.core.view import Item
from quartier.games.cities.about import CitiesOptions
from quartier.games.cities.components import LETTERS
from quartier.games.cities.game import GAME
from quartier.games.cities.position import CITY_TILES, FREE_POSITION, POSITION, TOURISTS, WATER

SIDE = 8
HOLE = "."


def score_sheet(text: str, source: str, options: CitiesOptions, box: Box) -> list[list[Item]]:
    """The points of a typed city; BadFile names line and column."""
    read = read_free_city if options.free else read_city
    return [GAME.items(read(text, source, options.level), box, 0)]


def read_city(text: str, source: str, level: int) -> State:
    """A position with just this city, in its frame."""
    lines = read_lines(text, source, LETTERS + HOLE)
    for line in lines[:SIDE]:
        for letter in line:
            if letter.text == HOLE:
                raise letter.wrong("cities-wrong-empty")
        if len(line) > SIDE:
            raise line[SIDE].wrong("cities-wrong-ninth-field", side=SIDE)
        if len(line) < SIDE:
            raise line[-1].after.wrong("cities-wrong-row", fields=len(line), side=SIDE)
    if len(lines) != SIDE:
        last = len(text.splitlines()) + 1
        where = lines[SIDE][0].where if len(lines) > SIDE else Place(source, last, 1)
        raise BadFile("cities-wrong-rows", where=where, rows=len(lines), side=SIDE)
    state = np.zeros(1, POSITION)
    fill(state, level, [letter for line in lines for letter in line])
    return state


def read_free_city(text: str, source: str, level: int) -> State:
    """A position with just this city, played *free*: its 16 tiles lie in a grid that begins at its first fields."""
    found = {
        (letter.where.line or 0, letter.where.column or 0): letter
        for line in read_lines(text, source, LETTERS + HOLE)
        for letter in line
        if letter.text != HOLE
    }
    top, left = min((row for row, _ in found), default=0), min((column for _, column in found), default=0)
    tiles = sorted({((row - top) // 2, (column - left) // 2) for row, column in found})
    fields = []
    for row, column in tiles:
        corners = [(top + 2 * row + quarter // 2, left + 2 * column + quarter % 2) for quarter in range(4)]
        typed = [found[corner] for corner in corners if corner in found]
        if len(typed) < len(corners):
            raise typed[0].wrong("cities-wrong-half-tile")
        fields += typed
    if len(tiles) != CITY_TILES:
        raise BadFile("cities-wrong-tiles", where=Place(source), tiles=len(tiles), wanted=CITY_TILES)
    apart = sorted(set(tiles) - together(tiles))
    if apart:
        raise fields[4 * tiles.index(apart[0])].wrong("cities-wrong-apart")
    state = np.zeros(1, FREE_POSITION)
    state["number"] = len(tiles)
    state["rows"][0, 0], state["columns"][0, 0] = zip(*tiles, strict=True)
    fill(state, level, fields)
    return state


def read_lines(text: str, source: str, known: str) -> list[list[Word]]:
    """The letters of each line, each with its place."""
    lines = list(sheet_lines(text, source, r"\S"))
    for line in lines:
        for letter in line:
            if letter.text.upper() not in tuple(known):
                raise letter.wrong("cities-wrong-letter", letter=letter.shown)
    return lines


def fill(state: State, level: int, letters: list[Word]) -> None:
    """Put the fields and the tourists of the only city into a position."""
    state["seats"] = 1
    state["level"] = level
    tourists = 0
    for number, letter in enumerate(letters):
        kind = LETTERS.index(letter.text.upper())
        field = np.uint64(1 << number)
        state["kinds"][0, 0, kind] |= field
        if letter.text.islower():
            if kind == WATER:
                raise letter.wrong("cities-wrong-on-water")
            tourists += 1
            if tourists > TOURISTS:
                raise letter.wrong("cities-wrong-tourists", most=TOURISTS)
            state["tourists"][0, 0] |= field


def together(tiles: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The tiles that hang together with the first, by sides or, as start tiles do, by corners."""
    reached, edge = {tiles[0]}, [tiles[0]]
    while edge:
        row, column = edge.pop()
        new = {tile for tile in tiles if abs(tile[0] - row) <= 1 and abs(tile[1] - column) <= 1} - reached
        reached |= new
        edge += new
    return reached
