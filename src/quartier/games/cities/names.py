"""What the fields of a table are called: column and row, `e5`, whatever the shape of the city on them."""

from __future__ import annotations

import functools
import re
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.games.cities.position import TABLE_SPAN
from quartier.kernel.compiling import kernel
from quartier.kernel.notation import Text, take_decimal, take_letter
from quartier.kernel.report import Report, letters, put, put_decimal

# A `$` also matches before a last newline.
FieldName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{1,2}[1-9][0-9]?(?!\n)$")]

NAME = re.compile(r"([a-z]{1,2})([1-9][0-9]?)")
ALPHABET = letters("abcdefghijklmnopqrstuvwxyz")
NAMED_SPAN = 27 * 26
"""Named fields, which may lie off the table, are counted row by row, so many to a row: a to zz."""
NAMED_ROWS = 99


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


FIELDS = tuple(field_name(row, column) for row in range(TABLE_SPAN) for column in range(TABLE_SPAN))
"""The names of all fields of the table."""
PIECES = ("", *FIELDS)
"""The same behind that of no field."""


@kernel
def put_field_name(report: Report, field: int) -> None:
    """Write the name of a field of the table as the letters of a longer text."""
    row, column = field // TABLE_SPAN, field % TABLE_SPAN
    if column >= 26:
        put(report, 96 + column // 26)
    put(report, 97 + column % 26)
    put_decimal(report, row + 1)


@kernel
def take_field_name(text: Text) -> int:
    """Read the name of a field; -1: none comes next."""
    first, second, number = take_letter(text, ALPHABET), take_letter(text, ALPHABET), take_decimal(text)
    if first < 0 or number < 0 or number > NAMED_ROWS:
        return -1
    return NAMED_SPAN * (number - 1) + (first if second < 0 else 26 * (first + 1) + second)
