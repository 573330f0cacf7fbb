"""What a city's fields and places have to do with each other, whatever the city's shape.

Implemented twice: in the frame by shifts (`frame`), *free* by the places of the tiles (`free`).
"""

from __future__ import annotations

from quartier.games.cities.position import TABLE_SPAN, Position
from quartier.kernel.bits import EMPTY
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.random import RandomState
from quartier.kernel.records import Word
from quartier.kernel.rules import Steps

NORTH, NORTH_EAST, EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, WEST, NORTH_WEST = range(8)


@kernel
def city(position: Position, seat: int) -> Word:
    """All fields of a city."""
    kinds = position.kinds
    return kinds[seat, 0] | kinds[seat, 1] | kinds[seat, 2] | kinds[seat, 3]


@generic
def shifted(position: Position, seat: int, fields: Word, direction: int) -> Word:
    """The fields one further in a direction, those off the city left out or empty."""
    return EMPTY


@generic
def beside(position: Position, seat: int, fields: Word) -> Word:
    """The fields orthogonally next to these."""
    return EMPTY


@generic
def around(position: Position, seat: int, fields: Word) -> Word:
    """The fields next to these, diagonals included."""
    return EMPTY


@generic
def open_sides(position: Position, seat: int, fields: Word) -> int:
    """How many fields beside these are still to be filled."""
    return 0


@generic
def open_beyond(position: Position, seat: int, field: int, direction: int) -> bool:
    """Whether the next field in a direction is still to be filled."""
    return False


@generic
def corner(position: Position, seat: int, field: int, quarter: int) -> int:
    """The field under a quarter of a tile whose upper left quarter lies on `field`; -1: none."""
    return -1


@generic
def list_places(position: Position, seat: int, places: Steps) -> int:
    """List the places where a tile may be laid; return their number."""
    return 0


@generic
def any_place(position: Position, seat: int, random: RandomState, places: Steps) -> int:
    """One of those places, each as likely as the others; `places` is scratch."""
    return 0


@generic
def place_rule(position: Position, seat: int, place: int) -> int:
    """0 if a tile may be laid at the place, else the rule that it breaks."""
    return 0


@generic
def take_place(position: Position, seat: int, place: int, tile: int) -> None:
    """Make room at the place for the `tile`-th tile of this match."""


@generic
def first_field(position: Position, seat: int, tile: int) -> int:
    """The upper left field of the `tile`-th tile."""
    return 0


@generic
def set_spot(position: Position, seat: int, tile: int, row: int, column: int) -> None:
    """Note where a start tile lies, counted from the corner of the start layout."""


@generic
def start_place(position: Position) -> int:
    """Row and column of the place of the table at which start layouts begin."""
    return 0


@generic
def top_row(position: Position, seat: int) -> int:
    """The first row of places of the table that the city takes."""
    return 0


@generic
def left_column(position: Position, seat: int) -> int:
    """The first column of places of the table that the city takes."""
    return 0


@generic
def table_field(position: Position, seat: int, field: int) -> int:
    """The field of the table on which a field of the city lies."""
    return 0


@generic
def field_at(position: Position, seat: int, row: int, column: int) -> int:
    """The field of the city at a row and column of fields of the table, which may lie off it; -1: none."""
    return -1


@generic
def tile_corner(position: Position, seat: int, tile: int) -> int:
    """The field of the table on which the upper left quarter of the `tile`-th tile lies, the extra one included."""
    return 0


@kernel
def place_corner(row: int, column: int) -> int:
    """The upper left field of a place of the table."""
    return 2 * (TABLE_SPAN * row + column)


@generic
def settle(position: Position, seat: int, tiles: int) -> None:
    """Make all that follows from the places of the first `tiles` tiles true; forget the others."""


@generic
def note_cover(position: Position, seat: int, field: int) -> None:
    """Remember where the extra tile lies; -1: nowhere."""
