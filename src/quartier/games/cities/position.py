"""What a position of Cities holds: one record, at most 1 kB, for the game in its frame and for *free*.

In the frame a field is bit 8 * row + column of a word, and the city is kept in the upper left
corner: a tile laid to its left or above it moves everything. *Free*, a field is bit 4 * k + quarter,
where k is the tile's place in the order of laying; neighbours are found by the tiles' places.
"""

from __future__ import annotations

import numpy as np

from quartier.kernel.records import Field
from quartier.kernel.rules import position_type

SEATS = 8
TOURISTS = 7
TILES = 24
START_TILES = 3
CITY_TILES = 16
ROUNDS = CITY_TILES - START_TILES
EXTRA = ROUNDS + 1
"""The wave in which *just one more* is laid."""

ATTRACTION, PARK, CAFE, WATER = range(4)

LAYING, TOURIST, READY, UNKNOWN = range(4)
"""What a seat does next in this round; unknown: it is ready, and what it did is hidden."""

_COMMON: list[Field] = [
    ("level", np.int64),
    ("no_jumping", np.int64),
    ("one_more", np.int64),
    ("order", np.int8, (TILES,)),  # tile numbers - 1; -1: unknown
    ("kinds", np.uint64, (SEATS, 4)),
    ("tourists", np.uint64, (SEATS,)),
    ("before", np.uint64, (SEATS,)),  # the tourists when this round began, where they stood then
    ("last", np.uint64, (SEATS,)),  # the fields of the tile just laid
    ("stage", np.int8, (SEATS,)),
    ("turns", np.int8, (SEATS, CITY_TILES + 1)),  # clockwise quarter turns of each tile; -1: not laid
]

FRAME_START = 2
"""Tile row and column at which the start tiles of a framed city begin: it grows by two at most."""
FRAME_SPAN = 6

POSITION = position_type(
    __file__,
    [
        *_COMMON,
        ("laid", np.uint64, (SEATS,)),  # places taken, bit 8 * (row + 1) + column + 1
        ("spots", np.int8, (SEATS, CITY_TILES + 1)),  # where each tile lies for good, of 6 x 6 places
        ("origin", np.int8, (SEATS, 2)),  # row and column, of those, of the city's upper left place
    ],
)

FREE_START = ROUNDS
"""The same for a free city, which grows by 13 at most."""
FREE_SPAN = 2 * ROUNDS + START_TILES

FREE_POSITION = position_type(
    __file__,
    [
        *_COMMON,
        ("number", np.int8, (SEATS,)),  # how many tiles are laid
        ("rows", np.int8, (SEATS, CITY_TILES)),
        ("columns", np.int8, (SEATS, CITY_TILES)),
        ("cover", np.int8, (SEATS,)),  # the field under the upper left quarter of the extra tile
    ],
)
