"""What is seen of a position: the boards of all seats, and what is to do now."""

from __future__ import annotations

from typing import Annotated

import msgspec

from quartier.core.reports import FromBox, Kept, Named
from quartier.games.cities.box import BoxRecord
from quartier.games.cities.components import LETTERS
from quartier.games.cities.geometry import left_column, place_corner, table_field, tile_corner, top_row
from quartier.games.cities.laying import tile_to_lay
from quartier.games.cities.names import FIELDS, PIECES
from quartier.games.cities.position import (
    CITY_TILES,
    EXTRA,
    FREE_POSITION,
    FREE_SPAN,
    POSITION,
    READY,
    ROUNDS,
    START_TILES,
    TABLE_SPAN,
    TILES,
    TOURIST,
    Position,
)
from quartier.games.cities.tourists import supply
from quartier.games.cities.words import Say
from quartier.kernel import rules, telling
from quartier.kernel.bits import EMPTY, bit, has, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word
from quartier.kernel.report import Report, begin_list, count_part, end_text, letters, put, put_known, put_over

HOLE = ord(".")
SPELLED_KINDS = letters(LETTERS)


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile that lies in a city: its number, its upper left field, its clockwise quarter turns."""

    number: int
    place: Annotated[str, Named(FIELDS)]
    turn: int


class City(msgspec.Struct, frozen=True, gc=False):
    """One seat's city. `rows` are its fields from `corner` on: A, P, C, W, or a dot where nothing lies."""

    corner: Annotated[str, Named(PIECES)]
    rows: list[str]
    tiles: list[Tile]
    tourists: list[Annotated[str, Named(FIELDS)]]
    supply: int


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table. `start` are the start tiles, `tile` is the one to be laid now."""

    round: int
    rounds: int
    start: list[int]
    tile: int | None
    unseen: list[int]
    tiles: Annotated[list[str], FromBox("letters")]
    cities: list[Annotated[City, Kept()]]


@implements(telling.tell_board, POSITION, FREE_POSITION)
@kernel
def tell_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    put(report, min(position.wave, last_round(position)))
    put(report, last_round(position))
    put(report, START_TILES)
    for tile in range(START_TILES):
        put(report, int(position.order[tile]) + 1)
    laying = position.wave > 0 and not rules.over(position, box) and tile_to_lay(position) >= 0
    put_known(report, tile_to_lay(position) + 1 if laying else -1)
    put_unseen(position, report)
    put(report, position.seats)
    for other in range(position.seats):
        place = begin_list(report)
        tell_city(position, other, report)
        end_text(report, place)


@kernel
def last_round(position: Position) -> int:
    """How many rounds are played after the start."""
    return ROUNDS + position.one_more


@kernel
def put_unseen(position: Position, report: Report) -> None:
    """The tiles that have not been revealed, by their numbers."""
    seen = EMPTY
    for tile in range(TILES):
        if int(position.order[tile]) >= 0:
            seen |= bit(int(position.order[tile]))
    place = begin_list(report)
    for number in range(TILES):
        if not has(seen, number):
            put(report, number + 1)
            count_part(report, place)


@kernel
def tell_city(position: Position, seat: int, report: Report) -> None:
    """A `City`, field by field."""
    top, left = top_row(position, seat), left_column(position, seat)
    # A free city has no corner before its first tile; one in its frame begins where the start tiles will lie.
    put(report, 1 + place_corner(top, left) if top < FREE_SPAN else 0)
    tell_rows(position, seat, place_corner(top, left), report)
    place = begin_list(report)
    for tile in range(CITY_TILES + 1):
        if int(position.turns[seat, tile]) >= 0:
            put(report, int(position.order[tile]) + 1)
            put(report, tile_corner(position, seat, tile))
            put(report, int(position.turns[seat, tile]))
            count_part(report, place)
    put_fields(position, seat, position.tourists[seat], report)
    put(report, supply(position, seat))


@kernel
def tell_rows(position: Position, seat: int, first: int, report: Report) -> None:
    """The letters of a city, row by row from its first field on the table: all dots, and the fields over them."""
    height, width = 0, 0
    for tile in range(CITY_TILES):
        if int(position.turns[seat, tile]) >= 0:
            corner = tile_corner(position, seat, tile)
            height = max(height, corner // TABLE_SPAN - first // TABLE_SPAN + 2)
            width = max(width, corner % TABLE_SPAN - first % TABLE_SPAN + 2)
    put(report, height)
    start = int(report[0]) + 1
    for _ in range(height):
        put(report, width)
        for _ in range(width):
            put(report, HOLE)
    for kind in range(4):
        rest = position.kinds[seat, kind]
        while rest != EMPTY:
            field = table_field(position, seat, lowest(rest))
            down, right = field // TABLE_SPAN - first // TABLE_SPAN, field % TABLE_SPAN - first % TABLE_SPAN
            put_over(report, start + (1 + width) * down + 1 + right, int(SPELLED_KINDS[kind]))
            rest = without_lowest(rest)


@kernel
def put_fields(position: Position, seat: int, fields: Word, report: Report) -> None:
    """Some fields of a city as a list, as one reads: a free city keeps them in the order in which tiles were laid."""
    first = begin_list(report) + 1
    rest = fields
    while rest != EMPTY:
        put(report, table_field(position, seat, lowest(rest)))
        count_part(report, first - 1)
        place = int(report[0])
        while first < place < report.shape[0] and report[place - 1] > report[place]:
            later = report[place - 1]
            report[place - 1] = report[place]
            report[place] = later
            place -= 1
        rest = without_lowest(rest)


@implements(telling.tell_phase, POSITION, FREE_POSITION)
@kernel
def tell_phase(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    if rules.over(position, box):
        put(report, telling.PHASE_OVER)
    elif seat < 0 or int(position.stage[seat]) >= READY:
        put(report, telling.PHASE_WAIT)
    elif position.wave == 0:
        put(report, Say.PHASE_START)
    elif int(position.stage[seat]) == TOURIST:
        put(report, Say.PHASE_TOURIST)
        put(report, position.wave)
        put(report, last_round(position))
    elif tile_to_lay(position) < 0:
        put(report, telling.PHASE_WAIT)
    else:
        put(report, Say.PHASE_EXTRA if position.wave == EXTRA else Say.PHASE_LAY)
        put(report, position.wave)
        put(report, last_round(position))
        put(report, tile_to_lay(position) + 1)
