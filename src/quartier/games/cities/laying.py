"""How tiles come to lie in a city: the start tiles, each round's tile, the extra one on top."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import (
    city,
    corner,
    first_field,
    list_places,
    note_cover,
    set_spot,
    settle,
    take_place,
)
from quartier.games.cities.position import CITY_TILES, START_TILES, Position
from quartier.games.cities.steps import COVER, DECLINE, LAY, layout_column, layout_row, layout_turn
from quartier.kernel.bits import EMPTY, bit, has
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word
from quartier.kernel.rules import Steps


@kernel
def tile_of_round(position: Position) -> int:
    """Which tile of the order this round brings."""
    return START_TILES - 1 + position.wave


@kernel
def tile_to_lay(position: Position) -> int:
    """The number of that tile; -1: it is not known."""
    return int(position.order[tile_of_round(position)])


@kernel
def list_lays(position: Position, seat: int, steps: Steps) -> int:
    """Every way to lay this round's tile."""
    number = list_places(position, seat, steps)
    for index in range(number - 1, -1, -1):
        step = LAY + 4 * int(steps[index])
        for turn in range(4):
            steps[4 * index + turn] = step + turn
    return 4 * number


@kernel
def lay_tile(position: Position, box: BoxRecord, seat: int, place: int, turn: int) -> None:
    """Lay this round's tile."""
    tile = tile_of_round(position)
    take_place(position, seat, place, tile)
    position.turns[seat, tile] = turn
    position.last[seat] = EMPTY
    show_tile(position, box, seat, tile, first_field(position, seat, tile))


@kernel
def list_covers(position: Position, seat: int, steps: Steps) -> int:
    """Every way to lay the extra tile on top of the city, or not."""
    steps[0] = DECLINE
    number = 1
    for field in range(64):
        if covered(position, seat, field) != EMPTY:
            for turn in range(4):
                steps[number] = COVER + 4 * field + turn
                number += 1
    return number


@kernel
def covered(position: Position, seat: int, field: int) -> Word:
    """The four fields under a tile whose upper left quarter lies on `field`; none if one is missing."""
    whole = city(position, seat)
    under = EMPTY
    if has(whole, field):
        for quarter in range(4):
            below = corner(position, seat, field, quarter)
            if below < 0 or not has(whole, below):
                return EMPTY
            under |= bit(below)
    return under


@kernel
def lay_start(position: Position, box: BoxRecord, seat: int, layout: int) -> None:
    """Lay the three start tiles."""
    for tile in range(START_TILES):
        set_spot(position, seat, tile, layout_row(layout, tile), layout_column(layout, tile))
        position.turns[seat, tile] = layout_turn(layout, tile)
    relay(position, box, seat, START_TILES)


@kernel
def relay(position: Position, box: BoxRecord, seat: int, tiles: int) -> None:
    """Lay the first tiles anew where they lie, and nothing else."""
    settle(position, seat, tiles)
    for kind in range(4):
        position.kinds[seat, kind] = EMPTY
    position.last[seat] = EMPTY
    for tile in range(CITY_TILES + 1):
        if tile < tiles:
            position.last[seat] = EMPTY
            show_tile(position, box, seat, tile, first_field(position, seat, tile))
        else:
            position.turns[seat, tile] = -1


@kernel
def show_tile(position: Position, box: BoxRecord, seat: int, tile: int, field: int) -> None:
    """Put the four kinds of a tile onto the fields from `field` on."""
    number, turn = int(position.order[tile]), int(position.turns[seat, tile])
    for quarter in range(4):
        below = corner(position, seat, field, quarter)
        position.kinds[seat, int(box.kinds[number, turn, quarter])] |= bit(below)
        position.last[seat] |= bit(below)


@kernel
def cover(position: Position, box: BoxRecord, seat: int, field: int, turn: int) -> None:
    """Lay the extra tile over four fields; tourists under it go back to the supply."""
    under = covered(position, seat, field)
    for kind in range(4):
        position.kinds[seat, kind] &= ~under
    position.tourists[seat] &= ~under
    position.turns[seat, CITY_TILES] = turn
    note_cover(position, seat, field)
    position.last[seat] = EMPTY
    show_tile(position, box, seat, CITY_TILES, field)
