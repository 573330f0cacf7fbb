"""What a position of Tangram City holds: one record of less than 1 kB.

A field is bit 8 * row + column of a word; the eighth column and row stay empty, so that nothing
runs over an edge. Each field has four quarters, and a half-field is two neighbouring ones. Every
half-field covers either the north or the south quarter: those two tell a field's colours, and a
field is full when both are covered.
"""

from __future__ import annotations

from typing import Annotated

from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int16s, Int64s, Words

SEATS = 5
SPAN = 7
TILES = 23
BOARDS = 5
FOUNTAINS = 6
ROUND_CARDS = 4
ROUNDS = 5
FINAL_CARD = ROUNDS * ROUND_CARDS
FINAL_CARDS = TILES - FINAL_CARD
FINAL = FINAL_CARD + 1
"""The wave of the final round; wave 0 chooses the side of the board, every other wave plays one card."""
FIRST_POINT = 1
"""The score marker starts on field 1."""

NORTH, EAST, SOUTH, WEST = range(4)
NORTH_EAST, SOUTH_EAST, SOUTH_WEST, NORTH_WEST = range(4)
"""Half-fields by the corner of their right angle: half h covers the quarters h and h + 1."""
BLACK, GREEN = range(2)
"""The sides of a tile and of a board: the front is black, the back green."""

LAYING, FOUNTAIN, READY, UNKNOWN = range(4)
"""What a seat does next in this wave; unknown: it is ready, and what it did is hidden."""

NOT_YET, GIVEN_UP = -1, -2
"""Instead of where a tile or fountain lies."""

FOUNTAIN_SLOT = TILES
"""Where the fountains begin among the pieces laid."""


class Position(rules.Position):
    """A whole match."""

    pillar: int  # the seat that holds it
    order: Annotated[Int8s, TILES + 1]  # tile numbers - 1 in the order of playing; -1: unknown
    boards: Annotated[Int8s, 8]  # which of the five boards each seat has
    sides: Annotated[Int8s, 8]  # which side of it; -1: not chosen
    stage: Annotated[Int8s, 8]
    points: Annotated[Int64s, SEATS]
    covered: Annotated[Words, SEATS, 4]  # by quarter
    black: Annotated[Words, SEATS, 2]  # northern and southern quarters under black
    green: Annotated[Words, SEATS, 2]
    laid: Annotated[Int16s, SEATS, 32]  # where each card's tile, then each fountain, lies


POSITION = rules.position_type(Position)
