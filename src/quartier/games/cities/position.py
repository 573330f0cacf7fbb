"""What a position of Cities holds: one record, at most 1 kB, for the game in its frame and for *free*.

In the frame a field is bit 8 * row + column of a word, and the city is kept in the upper left
corner: a tile laid to its left or above it moves everything. *Free*, a field is bit 4 * k + quarter,
where k is the tile's place in the order of laying; neighbours are found by the tiles' places.
"""

from __future__ import annotations

from typing import Annotated

from quartier.kernel import rules
from quartier.kernel.records import Int8s, Words

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


class Position(rules.Position):
    """A whole match, whatever the cities' shape."""

    level: int
    no_jumping: int
    one_more: int
    order: Annotated[Int8s, TILES]  # tile numbers - 1; -1: unknown
    kinds: Annotated[Words, SEATS, 4]
    tourists: Annotated[Words, SEATS]
    before: Annotated[Words, SEATS]  # the tourists when this round began, where they stood then
    last: Annotated[Words, SEATS]  # the fields of the tile just laid
    stage: Annotated[Int8s, SEATS]
    turns: Annotated[Int8s, SEATS, CITY_TILES + 1]  # clockwise quarter turns of each tile; -1: not laid


FRAME_START = 2
"""Tile row and column at which the start tiles of a framed city begin: it grows by two at most."""
FRAME_SPAN = 6


class FramePosition(Position):
    """Cities in their frame."""

    laid: Annotated[Words, SEATS]  # places taken, bit 8 * (row + 1) + column + 1
    spots: Annotated[Int8s, SEATS, CITY_TILES + 1]  # where each tile lies for good, of 6 x 6 places
    origin: Annotated[Int8s, SEATS, 2]  # row and column, of those, of the city's upper left place


POSITION = rules.position_type(FramePosition)

FREE_START = ROUNDS
"""The same for a free city, which grows by 13 at most."""
FREE_SPAN = 2 * ROUNDS + START_TILES
TABLE_SPAN = 2 * FREE_SPAN
"""Fields of the table are counted row by row, so many to a row, whatever the shape of the city on them."""


class FreePosition(Position):
    """*Free* cities."""

    number: Annotated[Int8s, SEATS]  # how many tiles are laid
    rows: Annotated[Int8s, SEATS, CITY_TILES]
    columns: Annotated[Int8s, SEATS, CITY_TILES]
    cover: Annotated[Int8s, SEATS]  # the field under the upper left quarter of the extra tile


FREE_POSITION = rules.position_type(FreePosition)
