"""What the fields of a table are called: column and row, `e5`, whatever the shape of the city on them."""

from __future__ import annotations

import functools
import re
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.core.game import State
from quartier.games.cities.position import POSITION
from quartier.games.cities.steps import REACH
from quartier.kernel.bits import members

# A `$` also matches before a last newline.
FieldName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,2}[1-9][0-9]?(?!\n)$")]

NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")


@functools.cache
def column_name(column: int) -> str:
    """a to z, then aa, ab …"""
    return chr(97 + column) if column < 26 else chr(96 + column // 26) + chr(97 + column % 26)


@functools.cache
def field_name(row: int, column: int) -> str:
    """The name of a field of the table, rows and columns counted from 0."""
    return f"{column_name(column)}{row + 1}"


@functools.cache
def named(name: str) -> tuple[int, int]:
    """Row and column of a named field."""
    found = NAME.fullmatch(name)
    if not found:
        raise MalformedMove("cities-wrong-field", name=repr(name))
    letters, number = found.groups()
    column = ord(letters[-1]) - 97 + (26 * (ord(letters[0]) - 96) if len(letters) == 2 else 0)
    return int(number) - 1, column


class Grid:
    """The names of a city's 64 fields, and back."""

    def __init__(self, corners: list[tuple[int, int]], top: int, left: int) -> None:
        self.corners = corners
        self.names = [field_name(row, column) for row, column in corners]
        self.fields = {name: field for field, name in enumerate(self.names)}
        self.top, self.left = top, left
        self.texts: dict[int, str] = {}

    def place_name(self, place: int) -> str:
        """The name of a place counted as in the steps."""
        return field_name(2 * (self.top + place // REACH - 1), 2 * (self.left + place % REACH - 1))


@functools.cache
def _framed(top: int, left: int) -> Grid:
    return Grid([(2 * top + field // 8, 2 * left + field % 8) for field in range(64)], top, left)


@functools.lru_cache(4096)
def _free(rows: bytes, columns: bytes) -> Grid:
    spots = list(zip(rows, columns, strict=True))
    corners = [(2 * row + quarter // 2, 2 * column + quarter % 2) for row, column in spots for quarter in range(4)]
    return Grid(corners, min(rows, default=0), min(columns, default=0))


def grid(state: State, seat: int) -> Grid:
    """The names of a seat's fields as its city lies now."""
    if state.dtype == POSITION:
        top, left = state["origin"][0, seat].tolist()
        return _framed(top, left)
    number = int(state["number"][0, seat])
    return _free(state["rows"][0, seat, :number].tobytes(), state["columns"][0, seat, :number].tobytes())


@functools.lru_cache(65536)
def named_fields(names: Grid, word: int) -> list[str]:
    """The names of the fields of a set, as one reads."""
    return [names.names[field] for field in sorted(members(word), key=lambda field: names.corners[field])]
