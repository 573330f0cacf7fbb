"""Every way in which each tile can lie on a board, and every rectangle of it: what searches in hindsight look up.

Only what is covered counts here. A tile whose back looks like its front lies in one way with either colour up; which
of the two is settled when the rest is.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias

import numpy as np

from quartier.games.tangram.position import NORTH, SOUTH, SPAN, TILES
from quartier.games.tangram.steps import WAYS
from quartier.kernel.bits import members
from quartier.kernel.records import Int32s, Int64s, Records, Words
from quartier.kernel.signatures import Array

CELLS = 128
"""The northern quarters of all fields, then the southern ones: each half-field covers one of them."""
Masks: TypeAlias = Annotated[Any, Array(np.dtype(np.uint64), 2)]
Bounds: TypeAlias = Annotated[Any, Array(np.dtype(np.int64), 2)]


class Table(NamedTuple):
    """The ways to lie, numbered tile by tile, and for each cell those that cover it."""

    masks: Words
    """The quarters that each covers, 4 words."""
    places: Int64s
    """Where it lies with the black side up and with the green side up; -1: not in this way."""
    covering: Int32s
    """The ways that cover a cell, cell by cell and tile by tile."""
    first: Int64s
    """Where those of each cell and tile begin, and after the last tile where they end."""


def table_of(box: Records) -> Table:
    """The table of a set."""
    numbers: dict[tuple[int, ...], int] = {}
    places: list[list[int]] = []
    covering: dict[tuple[int, int], list[int]] = {}
    for tile in range(TILES):
        for way in range(WAYS):
            drawn = [int(word) for word in box[0]["masks"][tile, way]]
            for field in members(int(box[0]["fits"][tile, way])):
                masks = tuple(word << field for word in drawn)
                number = numbers.setdefault((tile, *masks), len(numbers))
                if number == len(places):
                    places.append([-1, -1])
                    for cell in members(masks[NORTH]) + [64 + south for south in members(masks[SOUTH])]:
                        covering.setdefault((cell, tile), []).append(number)
                if places[number][way // 4] < 0:
                    places[number][way // 4] = 64 * way + field
    listed: list[int] = []
    first = np.zeros((CELLS, TILES + 1), np.int64)
    for cell in range(CELLS):
        for tile in range(TILES):
            first[cell, tile] = len(listed)
            listed += covering.get((cell, tile), [])
        first[cell, TILES] = len(listed)
    masks_only = np.array([key[1:] for key in numbers], np.uint64)
    return Table(masks_only, np.array(places, np.int64), np.array(listed, np.int32), first)


def all_rectangles() -> list[tuple[int, int]]:
    """Area and fields of every rectangle, the largest first."""
    found = []
    for height in range(1, SPAN + 1):
        for width in range(1, SPAN + 1):
            drawn = sum(((1 << width) - 1) << 8 * row for row in range(height))
            found += [
                (height * width, drawn << 8 * row + column)
                for row in range(SPAN + 1 - height)
                for column in range(SPAN + 1 - width)
            ]
    return sorted(found, key=lambda one: -one[0])


RECTANGLES = np.array([fields for _, fields in all_rectangles()], np.uint64)
AREAS = np.array([area for area, _ in all_rectangles()], np.int64)
