"""What is seen of one seat's board: its pieces, its drawing, what it counts."""

from __future__ import annotations

import itertools
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.reports import Lines, Named
from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.covered import under_colour
from quartier.games.tangram.names import FIELDS, HALF_FIELDS, CornerName, SideName
from quartier.games.tangram.position import (
    BLACK,
    FOUNTAIN_SLOT,
    FOUNTAINS,
    GIVEN_UP,
    GREEN,
    NOT_YET,
    SPAN,
    TILES,
    Position,
)
from quartier.games.tangram.scoring import (
    black_fields,
    full_fields,
    green_fields,
    largest_rectangle,
    rectangle_fields,
)
from quartier.kernel.bits import EMPTY, count, has, lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word
from quartier.kernel.report import Report, begin_list, count_part, put, put_known, put_members

FieldOrHalf: TypeAlias = Annotated[str, Named(FIELDS + HALF_FIELDS)]
BLACK_QUARTER, GREEN_QUARTER, FOUNTAIN_QUARTER = range(1, 4)
DRAWN_FIELDS = tuple(map("".join, itertools.product(".bgf", repeat=4)))
"""A field drawn by its quarters, for each way that they can be covered."""
LAST_IN_ROW = len(DRAWN_FIELDS)
DRAWN = (*(field + " " for field in DRAWN_FIELDS), *(field + "\n" for field in DRAWN_FIELDS))
"""The same as part of a board: with others to the right of it, and as the last field of a row."""


class LaidTile(msgspec.Struct, frozen=True, gc=False):
    """A tile on a board: its number, its upper left field, the side that is up, its clockwise quarter turns."""

    number: int
    place: Annotated[str, Named(FIELDS)]
    side: SideName
    turn: int


class LaidFountain(msgspec.Struct, frozen=True, gc=False):
    """A fountain on a half-field."""

    field: Annotated[str, Named(FIELDS)]
    half: CornerName


class CityBoard(msgspec.Struct, frozen=True, gc=False):
    """One seat's board.

    `rows` draw it: seven fields, each as its northern, eastern, southern and western quarter, which are
    black (b), green (g), fountain (f) or empty (a dot). `black` and `green` are the fields that count for
    each colour, `rectangle` those of the largest rectangle, all as the board is now.
    """

    number: int
    side: SideName | None
    start: list[FieldOrHalf]
    rows: Annotated[list[str], Lines(DRAWN)]
    tiles: list[LaidTile]
    given_up: list[int]
    fountains: list[LaidFountain]
    fountains_left: int
    rectangle: list[Annotated[str, Named(FIELDS)]]
    full: int
    black: int
    green: int


@kernel
def tell_city_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """One seat's board."""
    put(report, int(position.boards[seat]) + 1)
    put_known(report, int(position.sides[seat]))
    put_start(position, box, seat, report)
    put_rows(position, box, seat, report)
    put_tiles(position, seat, report)
    put_fountains(position, seat, report)
    full = full_fields(position, seat)
    area, corner, width = largest_rectangle(full)
    put_members(report, rectangle_fields(area, corner, width))
    put(report, count(full))
    put(report, count(black_fields(position, seat)))
    put(report, count(green_fields(position, seat)))


@kernel
def put_start(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The field and the half-field of the start piece; nothing before the side is chosen."""
    if int(position.sides[seat]) < 0:
        put(report, 0)
        return
    quarters = box.start[int(position.boards[seat]), int(position.sides[seat])]
    whole = quarters[0] & quarters[1] & quarters[2] & quarters[3]
    put(report, 2)
    put(report, lowest(whole))
    for corner in range(4):
        half = quarters[corner] & quarters[(corner + 1) % 4] & ~whole
        if half != EMPTY:
            put(report, 64 + 64 * corner + lowest(half))


@kernel
def put_rows(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The board drawn by quarters."""
    black, green = coloured(position, box, seat, BLACK), coloured(position, box, seat, GREEN)
    put(report, SPAN * SPAN)
    for row in range(SPAN):
        for field in range(8 * row, 8 * row + SPAN):
            drawn = 0
            for quarter in range(4):
                drawn *= 4
                if has(black[quarter], field):
                    drawn += BLACK_QUARTER
                elif has(green[quarter], field):
                    drawn += GREEN_QUARTER
                elif has(position.covered[seat, quarter], field):
                    drawn += FOUNTAIN_QUARTER
            put(report, drawn + LAST_IN_ROW if field % 8 == SPAN - 1 else drawn)


@kernel
def coloured(position: Position, box: BoxRecord, seat: int, side: int) -> tuple[Word, Word, Word, Word]:
    """The fields whose northern, eastern, southern, western quarter has the colour of a side."""
    return (
        under_colour(position, box, seat, 0, side, TILES),
        under_colour(position, box, seat, 1, side, TILES),
        under_colour(position, box, seat, 2, side, TILES),
        under_colour(position, box, seat, 3, side, TILES),
    )


@kernel
def put_tiles(position: Position, seat: int, report: Report) -> None:
    """The tiles that lie, and the numbers of those that were given up."""
    place = begin_list(report)
    for card in range(TILES):
        lies = int(position.laid[seat, card])
        if lies >= 0:
            count_part(report, place)
            put(report, int(position.order[card]) + 1)
            put(report, lies % 64)
            put(report, lies // 256)
            put(report, lies // 64 % 4)
    place = begin_list(report)
    for card in range(TILES):
        if int(position.laid[seat, card]) == GIVEN_UP:
            count_part(report, place)
            put(report, int(position.order[card]) + 1)


@kernel
def put_fountains(position: Position, seat: int, report: Report) -> None:
    """The fountains that lie, and the number of those to come."""
    place, left = begin_list(report), 0
    for slot in range(FOUNTAIN_SLOT, FOUNTAIN_SLOT + FOUNTAINS):
        lies = int(position.laid[seat, slot])
        if lies >= 0:
            count_part(report, place)
            put(report, lies % 64)
            put(report, lies // 64)
        elif lies == NOT_YET:
            left += 1
    put(report, left)
