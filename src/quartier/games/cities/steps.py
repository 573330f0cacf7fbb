"""The move space of Cities: every step is an integer, and here is what it means."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from quartier.kernel.compiling import kernel

REACH = 18
"""Places are counted from one row above and one column left of the city, 18 to a row."""

LAYOUT = 0
LAYOUTS = 2304
LAY = LAYOUT + LAYOUTS
LAYS = REACH * REACH * 4
COVER = LAY + LAYS
COVERS = 64 * 4
DECLINE = COVER + COVERS
STAY = DECLINE + 1
PUT = STAY + 1
WALK = PUT + 64
SPACE = WALK + 64 * 64

SHAPES = np.array(
    [
        [(0, 0), (1, 1), (2, 2)],
        [(2, 0), (1, 1), (0, 2)],
        [(0, 0), (1, 1), (0, 2)],
        [(1, 0), (0, 1), (1, 2)],
        [(0, 0), (1, 1), (2, 0)],
        [(0, 1), (1, 0), (2, 1)],
    ],
    dtype=np.int64,
)
"""The six shapes that three start tiles can make, as rows and columns of places."""

ORDERS = np.array([(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)], dtype=np.int64)
"""Which spot of the shape each of the three tiles takes."""


@kernel
def layout_row(layout: int, tile: int) -> int:
    """The row of a start tile in a layout."""
    return int(SHAPES[layout // 384, ORDERS[layout // 64 % 6, tile], 0])


@kernel
def layout_column(layout: int, tile: int) -> int:
    """The column of a start tile in a layout."""
    return int(SHAPES[layout // 384, ORDERS[layout // 64 % 6, tile], 1])


@kernel
def layout_turn(layout: int, tile: int) -> int:
    """How often a start tile is turned in a layout."""
    return layout >> (4 - 2 * tile) & 3


class Rule(IntEnum):
    """The rules that a step can break; their names are the ids of their texts."""

    TAKEN = 10
    TOUCHES_NOTHING = 11
    TOO_WIDE = 12
    TOO_TALL = 13
    OUTSIDE = 14
    ON_WATER = 15
    FIELD_TAKEN = 16
    SUPPLY_EMPTY = 17
    NOT_THE_NEW_TILE = 18
    NO_TOURIST = 19
    TOO_FAR = 20
    NO_JUMPING = 21
    HALF_SIDE = 22
    START_CORNERS = 23
