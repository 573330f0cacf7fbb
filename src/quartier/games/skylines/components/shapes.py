"""What a tile's shape is: squares that hang together, and the forms in which they can lie."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from quartier.core.errors import BadComponents, Place
from quartier.games.skylines.position import FORM_ROWS, FORM_SQUARES

Square: TypeAlias = tuple[int, int]
"""Row and column."""
Form: TypeAlias = tuple[Square, ...]
"""The squares of a shape as it lies, from its upper left corner, row by row."""


def moved_to_corner(squares: Iterable[Square]) -> Form:
    """The squares moved up and left as far as they go."""
    found = list(squares)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    return tuple(sorted((row - top, column - left) for row, column in found))


def turned(form: Form) -> Form:
    """The form turned a quarter clockwise."""
    return moved_to_corner((column, -row) for row, column in form)


def flipped(form: Form) -> Form:
    """The form's mirror image."""
    return moved_to_corner((row, -column) for row, column in form)


def forms(shape: Form) -> list[Form]:
    """The ways in which a shape can lie, turned and flipped, each that looks different once."""
    found: list[Form] = []
    for form in (shape, flipped(shape)):
        for _ in range(4):
            if form not in found:
                found.append(form)
            form = turned(form)
    return found


def extent(form: Form) -> tuple[int, int]:
    """Height and width."""
    return max(row for row, _ in form) + 1, max(column for _, column in form) + 1


def beside(square: Square) -> list[Square]:
    """The four squares that share a side with one."""
    row, column = square
    return [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]


def reached_from(first: Square, squares: Iterable[Square]) -> set[Square]:
    """The squares that hang together with the first by their sides."""
    within, found, edge = set(squares), {first}, [first]
    while edge:
        new = set(beside(edge.pop())) & within - found
        found |= new
        edge += new
    return found


def read_shape(name: str, rows: list[str], where: Place) -> Form:
    """A shape from its rows, `#` a square and `.` none."""
    for number, row in enumerate(rows, 1):
        for column, letter in enumerate(row, 1):
            if letter not in "#.":
                raise BadComponents(
                    "skylines-wrong-shape-mark", where=where, shape=name, row=number, column=column, mark=letter
                )
    squares = [(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"]
    if not 1 <= len(squares) <= FORM_SQUARES:
        raise BadComponents(
            "skylines-wrong-shape-size", where=where, shape=name, squares=len(squares), most=FORM_SQUARES
        )
    shape = moved_to_corner(squares)
    height, width = extent(shape)
    if max(height, width) > FORM_ROWS:
        raise BadComponents(
            "skylines-wrong-shape-long", where=where, shape=name, rows=height, columns=width, most=FORM_ROWS
        )
    if len(reached_from(shape[0], shape)) < len(shape):
        raise BadComponents("skylines-wrong-shape-apart", where=where, shape=name)
    return shape
