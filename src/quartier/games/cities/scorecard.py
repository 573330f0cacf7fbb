"""A city played on a real table, typed in as eight lines of eight letters, for scoring."""

from __future__ import annotations

import numpy as np

from quartier.core.errors import BadFile
from quartier.core.game import State
from quartier.games.cities.components import LETTERS
from quartier.games.cities.position import POSITION, TOURISTS, WATER

SIDE = 8


def read_city(text: str, source: str, level: int) -> State:
    """A position with just this city: A, P, C, W, in lower case where a tourist stands."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    state = np.zeros(1, POSITION)
    state["seats"] = 1
    state["level"] = level
    kinds, tourists = state["kinds"][0, 0], 0
    for row, (number, line) in enumerate(lines[:SIDE]):
        for column, letter in enumerate(line):
            where = f"{source}, line {number}, column {column + 1}"
            if letter.upper() not in LETTERS:
                raise BadFile(f"{where}: {letter!r} is no field; fields are A, P, C or W, in lower case with a tourist")
            if column >= SIDE:
                raise BadFile(f"{where}: a ninth field; a city is {SIDE} fields wide")
            kind = LETTERS.index(letter.upper())
            field = np.uint64(1 << SIDE * row + column)
            kinds[kind] |= field
            if letter.islower():
                if kind == WATER:
                    raise BadFile(f"{where}: a tourist on water; tourists stand on A, P or C")
                tourists += 1
                if tourists > TOURISTS:
                    raise BadFile(f"{where}: an eighth tourist; a player has {TOURISTS}")
                state["tourists"][0, 0] |= field
        if len(line) < SIDE:
            raise BadFile(f"{source}, line {number}, column {len(line) + 1}: {len(line)} fields; a city is {SIDE} wide")
    if len(lines) != SIDE:
        number = lines[SIDE][0] if len(lines) > SIDE else len(text.splitlines()) + 1
        raise BadFile(f"{source}, line {number}, column 1: {len(lines)} rows of fields; a city has {SIDE}")
    return state
