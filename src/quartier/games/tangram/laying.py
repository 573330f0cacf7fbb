"""Where tiles and fountains can lie on a board, and laying them there."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import (
    BLACK,
    FOUNTAIN_SLOT,
    FOUNTAINS,
    NORTH,
    NOT_YET,
    ROUND_CARDS,
    SOUTH,
    TILES,
    Position,
)
from quartier.games.tangram.scoring import BOARD
from quartier.kernel.bits import EMPTY, bit, down, has, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word


@kernel
def free_halves(position: Position, seat: int, half: int) -> Word:
    """The fields whose half at a corner is empty."""
    return BOARD & ~(position.covered[seat, half] | position.covered[seat, (half + 1) % 4])


@kernel
def free_places(position: Position, box: BoxRecord, seat: int, tile: int, way: int) -> Word:
    """The fields at which a tile can lie in a way: those from which all of its half-fields are empty."""
    places = box.fits[tile, way]
    for index in range(int(box.number[tile])):
        half, field = int(box.halves[tile, way, index]), int(box.fields[tile, way, index])
        places &= down(free_halves(position, seat, half), field)
    return places


@kernel
def outside(box: BoxRecord, tile: int, way: int, field: int) -> bool:
    """Whether the tile would lie partly outside the board."""
    return not has(box.fits[tile, way], field)


@kernel
def overlaps(position: Position, box: BoxRecord, seat: int, tile: int, way: int, field: int) -> bool:
    """Whether the tile would lie on something."""
    for quarter in range(4):
        if up(box.masks[tile, way, quarter], field) & position.covered[seat, quarter] != EMPTY:
            return True
    return False


@kernel
def colour(position: Position, seat: int, side: int, north: Word, south: Word) -> None:
    """Give these northern and southern quarters the colour of a side."""
    if side == BLACK:
        position.black[seat, 0] |= north
        position.black[seat, 1] |= south
    else:
        position.green[seat, 0] |= north
        position.green[seat, 1] |= south


@kernel
def lay_tile(position: Position, box: BoxRecord, seat: int, card: int) -> None:
    """Cover what the tile of a card covers."""
    tile, place = int(position.order[card]), int(position.laid[seat, card])
    way, field = place // 64, place % 64
    for quarter in range(4):
        position.covered[seat, quarter] |= up(box.masks[tile, way, quarter], field)
    north, south = up(box.masks[tile, way, NORTH], field), up(box.masks[tile, way, SOUTH], field)
    colour(position, seat, way // 4, north, south)


@kernel
def lay_fountain(position: Position, seat: int, slot: int) -> None:
    """Cover what a fountain covers: it has no colour."""
    half, field = int(position.laid[seat, slot]) // 64, int(position.laid[seat, slot]) % 64
    position.covered[seat, half] |= bit(field)
    position.covered[seat, (half + 1) % 4] |= bit(field)


@kernel
def relay(position: Position, box: BoxRecord, seat: int, cards: int) -> None:
    """Lay the start piece, the tiles of the first cards and their rounds' fountains; take all else away."""
    side = int(position.sides[seat])
    for quarter in range(4):
        position.covered[seat, quarter] = EMPTY
    for half in range(2):
        position.black[seat, half] = EMPTY
        position.green[seat, half] = EMPTY
    if side >= 0:
        board = int(position.boards[seat])
        for quarter in range(4):
            position.covered[seat, quarter] = box.start[board, side, quarter]
        colour(position, seat, side, box.start[board, side, NORTH], box.start[board, side, SOUTH])
    for card in range(TILES):
        if card >= cards:
            position.laid[seat, card] = NOT_YET
        elif int(position.laid[seat, card]) >= 0:
            lay_tile(position, box, seat, card)
    for fountain in range(FOUNTAINS):
        slot = FOUNTAIN_SLOT + fountain
        if (fountain + 1) * ROUND_CARDS > cards:
            position.laid[seat, slot] = NOT_YET
        elif int(position.laid[seat, slot]) >= 0:
            lay_fountain(position, seat, slot)
