"""The geometry of a city in its 4 x 4 frame: shifts of one word."""

from __future__ import annotations

import numpy as np

from quartier.games.cities import geometry
from quartier.games.cities.geometry import EAST, NORTH, SOUTH, WEST, city, place_corner
from quartier.games.cities.position import CITY_TILES, FRAME_SPAN, FRAME_START, POSITION, TABLE_SPAN, FramePosition
from quartier.games.cities.steps import REACH, Rule
from quartier.kernel.bits import EMPTY, bit, count, down, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, Steps

FIRST_ROW = np.uint64(0xFF)
FIRST_COLUMN = np.uint64(0x0101010101010101)
NOT_FIRST_COLUMN = np.uint64(0xFEFEFEFEFEFEFEFE)
NOT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)

# Places as bits of a word: row + 1 and column + 1 in three bits each.
INSIDE = np.uint64(0x0000001E1E1E1E00)
LEFT_OF = np.uint64(0x0000000101010100)
ABOVE = np.uint64(0x000000000000001E)
LAST_COLUMN = np.uint64(0x0000001010101000)
LAST_ROW = np.uint64(0x0000001E00000000)
ABOVE_LEFT = np.uint64(1)


@implements(geometry.shifted, POSITION)
@kernel
def shifted(position: FramePosition, seat: int, fields: Word, direction: int) -> Word:
    if direction == NORTH:
        return down(fields, 8)
    if direction == EAST:
        return up(fields, 1) & NOT_FIRST_COLUMN
    if direction == SOUTH:
        return up(fields, 8)
    if direction == WEST:
        return down(fields, 1) & NOT_LAST_COLUMN
    if direction < SOUTH:
        sideways = up(fields, 1) & NOT_FIRST_COLUMN
        return down(sideways, 8) if direction < EAST else up(sideways, 8)
    sideways = down(fields, 1) & NOT_LAST_COLUMN
    return up(sideways, 8) if direction < WEST else down(sideways, 8)


@implements(geometry.beside, POSITION)
@kernel
def beside(position: FramePosition, seat: int, fields: Word) -> Word:
    sideways = (up(fields, 1) & NOT_FIRST_COLUMN) | (down(fields, 1) & NOT_LAST_COLUMN)
    return sideways | up(fields, 8) | down(fields, 8)


@implements(geometry.around, POSITION)
@kernel
def around(position: FramePosition, seat: int, fields: Word) -> Word:
    return with_neighbours(fields)


@kernel
def with_neighbours(word: Word) -> Word:
    """All bits next to these in a grid eight wide, these included."""
    row = word | (up(word, 1) & NOT_FIRST_COLUMN) | (down(word, 1) & NOT_LAST_COLUMN)
    return row | up(row, 8) | down(row, 8)


@implements(geometry.open_sides, POSITION)
@kernel
def open_sides(position: FramePosition, seat: int, fields: Word) -> int:
    sides = count(beside(position, seat, fields) & ~city(position, seat))
    if position.laid[seat] & LAST_COLUMN == EMPTY:
        sides += count(fields & FIRST_COLUMN)
    if position.laid[seat] & LAST_ROW == EMPTY:
        sides += count(fields & FIRST_ROW)
    return sides


@implements(geometry.open_beyond, POSITION)
@kernel
def open_beyond(position: FramePosition, seat: int, field: int, direction: int) -> bool:
    ahead = shifted(position, seat, bit(field), direction)
    if ahead != EMPTY:
        return ahead & city(position, seat) == EMPTY
    # Off the word, to the left or above: open as long as the city can still move right or down.
    if direction == NORTH:
        return position.laid[seat] & LAST_ROW == EMPTY
    return direction > SOUTH and position.laid[seat] & LAST_COLUMN == EMPTY


@implements(geometry.corner, POSITION)
@kernel
def corner(position: FramePosition, seat: int, field: int, quarter: int) -> int:
    if field % 8 + quarter % 2 > 7 or field // 8 + quarter // 2 > 7:
        return -1
    return field + 8 * (quarter // 2) + quarter % 2


@kernel
def open_places(laid: Word) -> Word:
    """The places that touch the city and keep it within four by four."""
    allowed = INSIDE
    if laid & LAST_COLUMN == EMPTY:
        allowed |= LEFT_OF
    if laid & LAST_ROW == EMPTY:
        allowed |= ABOVE
        if laid & LAST_COLUMN == EMPTY:
            allowed |= ABOVE_LEFT
    return with_neighbours(laid) & allowed & ~laid


@kernel
def counted(place: int) -> int:
    """A place of the word, counted as in the steps."""
    return (place >> 3) * REACH + (place & 7)


@implements(geometry.list_places, POSITION)
@kernel
def list_places(position: FramePosition, seat: int, places: Steps) -> int:
    rest = open_places(position.laid[seat])
    number = 0
    while rest != EMPTY:
        places[number] = counted(lowest(rest))
        number += 1
        rest = without_lowest(rest)
    return number


@implements(geometry.any_place, POSITION)
@kernel
def any_place(position: FramePosition, seat: int, random: RandomState, places: Steps) -> int:
    rest = open_places(position.laid[seat])
    for _ in range(draw(random, count(rest))):
        rest = without_lowest(rest)
    return counted(lowest(rest))


@implements(geometry.place_rule, POSITION)
@kernel
def place_rule(position: FramePosition, seat: int, place: int) -> int:
    row, column = place // REACH, place % REACH
    laid = position.laid[seat]
    if row > 5 or column > 5:
        return Rule.TOUCHES_NOTHING
    spot = bit(8 * row + column)
    if laid & spot != EMPTY:
        return Rule.TAKEN
    if with_neighbours(laid) & spot == EMPTY:
        return Rule.TOUCHES_NOTHING
    if open_places(laid) & spot != EMPTY:
        return ALLOWED
    return Rule.TOO_WIDE if column > 4 or (column == 0 and laid & LAST_COLUMN != EMPTY) else Rule.TOO_TALL


@kernel
def move_words(position: FramePosition, seat: int, by: int) -> None:
    """Move the whole city right or down by so many bits."""
    for kind in range(4):
        position.kinds[seat, kind] = up(position.kinds[seat, kind], by)
    position.tourists[seat] = up(position.tourists[seat], by)


@implements(geometry.take_place, POSITION)
@kernel
def take_place(position: FramePosition, seat: int, place: int, tile: int) -> None:
    row, column = place // REACH, place % REACH
    if column == 0:
        move_words(position, seat, 2)
        position.laid[seat] = up(position.laid[seat], 1)
        position.origin[seat, 1] -= 1
        column = 1
    if row == 0:
        move_words(position, seat, 16)
        position.laid[seat] = up(position.laid[seat], 8)
        position.origin[seat, 0] -= 1
        row = 1
    position.laid[seat] |= bit(8 * row + column)
    absolute = FRAME_SPAN * (int(position.origin[seat, 0]) + row - 1)
    position.spots[seat, tile] = absolute + int(position.origin[seat, 1]) + column - 1


@implements(geometry.first_field, POSITION)
@kernel
def first_field(position: FramePosition, seat: int, tile: int) -> int:
    spot = int(position.spots[seat, tile])
    row = spot // FRAME_SPAN - int(position.origin[seat, 0])
    return 16 * row + 2 * (spot % FRAME_SPAN - int(position.origin[seat, 1]))


@implements(geometry.set_spot, POSITION)
@kernel
def set_spot(position: FramePosition, seat: int, tile: int, row: int, column: int) -> None:
    position.spots[seat, tile] = FRAME_SPAN * (FRAME_START + row) + FRAME_START + column


@implements(geometry.start_place, POSITION)
@kernel
def start_place(position: FramePosition) -> int:
    return FRAME_START


@implements(geometry.top_row, POSITION)
@kernel
def top_row(position: FramePosition, seat: int) -> int:
    return int(position.origin[seat, 0])


@implements(geometry.left_column, POSITION)
@kernel
def left_column(position: FramePosition, seat: int) -> int:
    return int(position.origin[seat, 1])


@implements(geometry.table_field, POSITION)
@kernel
def table_field(position: FramePosition, seat: int, field: int) -> int:
    first = place_corner(top_row(position, seat), left_column(position, seat))
    return first + TABLE_SPAN * (field // 8) + field % 8


@implements(geometry.field_at, POSITION)
@kernel
def field_at(position: FramePosition, seat: int, row: int, column: int) -> int:
    down, right = row - 2 * top_row(position, seat), column - 2 * left_column(position, seat)
    return 8 * down + right if 0 <= down < 8 and 0 <= right < 8 else -1


@implements(geometry.tile_corner, POSITION)
@kernel
def tile_corner(position: FramePosition, seat: int, tile: int) -> int:
    spot = int(position.spots[seat, tile])
    if tile == CITY_TILES:
        return table_field(position, seat, spot)
    return place_corner(spot // FRAME_SPAN, spot % FRAME_SPAN)


@implements(geometry.settle, POSITION)
@kernel
def settle(position: FramePosition, seat: int, tiles: int) -> None:
    top, left = FRAME_START, FRAME_START
    for tile in range(CITY_TILES + 1):
        if tile < tiles:
            top = min(top, int(position.spots[seat, tile]) // FRAME_SPAN)
            left = min(left, int(position.spots[seat, tile]) % FRAME_SPAN)
        else:
            position.spots[seat, tile] = -1
    position.origin[seat, 0] = top
    position.origin[seat, 1] = left
    position.laid[seat] = EMPTY
    for tile in range(tiles):
        spot = int(position.spots[seat, tile])
        position.laid[seat] |= bit(8 * (spot // FRAME_SPAN - top + 1) + spot % FRAME_SPAN - left + 1)


@implements(geometry.note_cover, POSITION)
@kernel
def note_cover(position: FramePosition, seat: int, field: int) -> None:
    position.spots[seat, CITY_TILES] = field
