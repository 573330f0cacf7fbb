"""The geometry of a *free* city: neighbours are found by the places of its tiles."""

from __future__ import annotations

from quartier.games.cities import geometry
from quartier.games.cities.geometry import (
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    place_corner,
)
from quartier.games.cities.position import (
    CITY_TILES,
    FREE_POSITION,
    FREE_SPAN,
    FREE_START,
    TABLE_SPAN,
    FreePosition,
)
from quartier.games.cities.steps import REACH, Rule
from quartier.kernel.bits import EMPTY, bit, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def tile_at(position: FreePosition, seat: int, row: int, column: int) -> int:
    """Which tile lies at this row and column; -1: none."""
    for tile in range(int(position.number[seat])):
        if int(position.rows[seat, tile]) == row and int(position.columns[seat, tile]) == column:
            return tile
    return -1


@kernel
def field_towards(position: FreePosition, seat: int, field: int, down: int, right: int) -> int:
    """The field that lies so many rows down and columns right (-1, 0 or 1); -1: none."""
    tile = field // 4
    row, column = field % 4 // 2 + down, field % 2 + right
    if row < 0 or row > 1 or column < 0 or column > 1:
        above, before = int(position.rows[seat, tile]), int(position.columns[seat, tile])
        tile = tile_at(position, seat, above + (row >> 1), before + (column >> 1))
        if tile < 0:
            return -1
    return 4 * tile + 2 * (row & 1) + (column & 1)


@implements(geometry.shifted, FREE_POSITION)
@kernel
def shifted(position: FreePosition, seat: int, fields: Word, direction: int) -> Word:
    down, right = 0, 0
    if direction == NORTH_WEST or direction <= NORTH_EAST:
        down = -1
    elif SOUTH_EAST <= direction <= SOUTH_WEST:
        down = 1
    if NORTH_EAST <= direction <= SOUTH_EAST:
        right = 1
    elif SOUTH_WEST <= direction <= NORTH_WEST:
        right = -1
    return moved(position, seat, fields, down, right)


@kernel
def moved(position: FreePosition, seat: int, fields: Word, down: int, right: int) -> Word:
    """The fields so many rows down and columns right of these."""
    result = EMPTY
    while fields != EMPTY:
        field = field_towards(position, seat, lowest(fields), down, right)
        if field >= 0:
            result |= bit(field)
        fields = without_lowest(fields)
    return result


@implements(geometry.beside, FREE_POSITION)
@kernel
def beside(position: FreePosition, seat: int, fields: Word) -> Word:
    result = moved(position, seat, fields, -1, 0) | moved(position, seat, fields, 1, 0)
    return result | moved(position, seat, fields, 0, -1) | moved(position, seat, fields, 0, 1)


@implements(geometry.around, FREE_POSITION)
@kernel
def around(position: FreePosition, seat: int, fields: Word) -> Word:
    result = fields
    for down in range(-1, 2):
        for right in range(-1, 2):
            result |= moved(position, seat, fields, down, right)
    return result


@implements(geometry.open_sides, FREE_POSITION)
@kernel
def open_sides(position: FreePosition, seat: int, fields: Word) -> int:
    sides = 0
    while fields != EMPTY:
        field = lowest(fields)
        for direction in range(NORTH, 8, EAST):
            if open_beyond(position, seat, field, direction):
                sides += 1
        fields = without_lowest(fields)
    return sides


@implements(geometry.open_beyond, FREE_POSITION)
@kernel
def open_beyond(position: FreePosition, seat: int, field: int, direction: int) -> bool:
    down, right = 0, 0
    if direction == NORTH:
        down = -1
    elif direction == SOUTH:
        down = 1
    else:
        right = 1 if direction == EAST else -1
    return field_towards(position, seat, field, down, right) < 0


@implements(geometry.corner, FREE_POSITION)
@kernel
def corner(position: FreePosition, seat: int, field: int, quarter: int) -> int:
    return field_towards(position, seat, field, quarter // 2, quarter % 2)


@implements(geometry.start_place, FREE_POSITION)
@kernel
def start_place(position: FreePosition) -> int:
    return FREE_START


@implements(geometry.top_row, FREE_POSITION)
@kernel
def top_row(position: FreePosition, seat: int) -> int:
    first = FREE_SPAN
    for tile in range(int(position.number[seat])):
        first = min(first, int(position.rows[seat, tile]))
    return first


@implements(geometry.left_column, FREE_POSITION)
@kernel
def left_column(position: FreePosition, seat: int) -> int:
    first = FREE_SPAN
    for tile in range(int(position.number[seat])):
        first = min(first, int(position.columns[seat, tile]))
    return first


@implements(geometry.list_places, FREE_POSITION)
@kernel
def list_places(position: FreePosition, seat: int, places: Steps) -> int:
    top, left = top_row(position, seat) - 1, left_column(position, seat) - 1
    number = 0
    for tile in range(int(position.number[seat])):
        for down in range(-1, 2):
            for right in range(-1, 2):
                row = int(position.rows[seat, tile]) + down
                column = int(position.columns[seat, tile]) + right
                if first_touching(position, seat, row, column) == tile:
                    places[number] = REACH * (row - top) + column - left
                    number += 1
    return number


@implements(geometry.any_place, FREE_POSITION)
@kernel
def any_place(position: FreePosition, seat: int, random: RandomState, places: Steps) -> int:
    return int(places[draw(random, list_places(position, seat, places))])


@kernel
def first_touching(position: FreePosition, seat: int, row: int, column: int) -> int:
    """The first tile that touches a place; -1: none; -2: a tile lies there."""
    touching = -1
    for tile in range(int(position.number[seat])):
        down = abs(int(position.rows[seat, tile]) - row)
        right = abs(int(position.columns[seat, tile]) - column)
        if down == 0 and right == 0:
            return -2
        if touching < 0 and down <= 1 and right <= 1:
            touching = tile
    return touching


@implements(geometry.place_rule, FREE_POSITION)
@kernel
def place_rule(position: FreePosition, seat: int, place: int) -> int:
    row = top_row(position, seat) - 1 + place // REACH
    column = left_column(position, seat) - 1 + place % REACH
    touching = first_touching(position, seat, row, column)
    if touching == -2:
        return Rule.TAKEN
    return ALLOWED if touching >= 0 else Rule.TOUCHES_NOTHING


@implements(geometry.take_place, FREE_POSITION)
@kernel
def take_place(position: FreePosition, seat: int, place: int, tile: int) -> None:
    row = top_row(position, seat) - 1 + place // REACH
    column = left_column(position, seat) - 1 + place % REACH
    position.rows[seat, tile] = row
    position.columns[seat, tile] = column
    position.number[seat] = tile + 1


@implements(geometry.first_field, FREE_POSITION)
@kernel
def first_field(position: FreePosition, seat: int, tile: int) -> int:
    return 4 * tile


@implements(geometry.set_spot, FREE_POSITION)
@kernel
def set_spot(position: FreePosition, seat: int, tile: int, row: int, column: int) -> None:
    position.rows[seat, tile] = FREE_START + row
    position.columns[seat, tile] = FREE_START + column


@implements(geometry.table_field, FREE_POSITION)
@kernel
def table_field(position: FreePosition, seat: int, field: int) -> int:
    first = place_corner(int(position.rows[seat, field // 4]), int(position.columns[seat, field // 4]))
    return first + TABLE_SPAN * (field % 4 // 2) + field % 2


@implements(geometry.field_at, FREE_POSITION)
@kernel
def field_at(position: FreePosition, seat: int, row: int, column: int) -> int:
    tile = tile_at(position, seat, row // 2, column // 2)
    return 4 * tile + 2 * (row % 2) + column % 2 if tile >= 0 else -1


@implements(geometry.tile_corner, FREE_POSITION)
@kernel
def tile_corner(position: FreePosition, seat: int, tile: int) -> int:
    return table_field(position, seat, int(position.cover[seat]) if tile == CITY_TILES else 4 * tile)


@implements(geometry.settle, FREE_POSITION)
@kernel
def settle(position: FreePosition, seat: int, tiles: int) -> None:
    for tile in range(tiles, CITY_TILES):
        position.rows[seat, tile] = -1
        position.columns[seat, tile] = -1
    position.cover[seat] = -1
    position.number[seat] = tiles


@implements(geometry.note_cover, FREE_POSITION)
@kernel
def note_cover(position: FreePosition, seat: int, field: int) -> None:
    position.cover[seat] = field
