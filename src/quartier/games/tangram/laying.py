"""Where tiles and fountains can lie on a board, laying them there, and lifting them."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import EAST, NORTH, SOUTH, WEST, Position
from quartier.games.tangram.scoring import BOARD
from quartier.kernel.bits import EMPTY, bit, down, has, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

FourWords: TypeAlias = tuple[Word, Word, Word, Word]
FIELD = np.uint64(63)


@kernel
def free_halves(position: Position, seat: int, half: int) -> Word:
    """The fields whose half at a corner is empty."""
    return BOARD & ~(position.covered[seat, half] | position.covered[seat, (half + 1) % 4])


@kernel
def covered_halves(position: Position, seat: int) -> FourWords:
    """The fields whose half is not empty, for each corner."""
    north, east = position.covered[seat, NORTH], position.covered[seat, EAST]
    south, west = position.covered[seat, SOUTH], position.covered[seat, WEST]
    return north | east, east | south, south | west, west | north


@kernel
def free_places(covered: FourWords, box: BoxRecord, tile: int, way: int) -> Word:
    """The fields at which a tile can lie in a way, where these halves are covered."""
    taken = EMPTY
    for word in range(int(box.words[tile])):
        taken |= moved_back(covered, box.halves[tile, word, way])
    return box.fits[tile, way] & ~taken


@kernel
def free_places_of_side(covered: FourWords, box: BoxRecord, tile: int, side: int) -> FourWords:
    """The same for each way with this side up."""
    first = 4 * side
    unturned, once = EMPTY, EMPTY
    twice, thrice = EMPTY, EMPTY
    for word in range(int(box.words[tile])):
        unturned |= moved_back(covered, box.halves[tile, word, first])
        once |= moved_back(covered, box.halves[tile, word, first + 1])
        twice |= moved_back(covered, box.halves[tile, word, first + 2])
        thrice |= moved_back(covered, box.halves[tile, word, first + 3])
    return (
        box.fits[tile, first] & ~unturned,
        box.fits[tile, first + 1] & ~once,
        box.fits[tile, first + 2] & ~twice,
        box.fits[tile, first + 3] & ~thrice,
    )


@kernel
def moved_back(covered: FourWords, halves: Word) -> Word:
    """The fields at which a tile would have one of these half-fields on something: two fields for each corner."""
    first = (covered[0] >> (halves & FIELD)) | (covered[0] >> (down(halves, 8) & FIELD))
    second = (covered[1] >> (down(halves, 16) & FIELD)) | (covered[1] >> (down(halves, 24) & FIELD))
    third = (covered[2] >> (down(halves, 32) & FIELD)) | (covered[2] >> (down(halves, 40) & FIELD))
    fourth = (covered[3] >> (down(halves, 48) & FIELD)) | (covered[3] >> (down(halves, 56) & FIELD))
    return first | second | third | fourth


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


# Nothing lies on anything: whatever lays a piece on empty area lifts it where it lies.


@kernel
def colour_or_clear(position: Position, seat: int, side: int, north: Word, south: Word) -> None:
    """Give these northern and southern quarters the colour of a side, or take it from them."""
    # Which side it is cannot be foreseen: words are quicker than a branch.
    is_green = EMPTY - np.uint64(side)
    position.black[seat, 0] ^= north & ~is_green
    position.black[seat, 1] ^= south & ~is_green
    position.green[seat, 0] ^= north & is_green
    position.green[seat, 1] ^= south & is_green


@kernel
def lay_or_lift_start_piece(position: Position, box: BoxRecord, seat: int) -> None:
    """Lay or lift the start piece of the side that the seat has chosen."""
    board, side = int(position.boards[seat]), int(position.sides[seat])
    for quarter in range(4):
        position.covered[seat, quarter] ^= box.start[board, side, quarter]
    colour_or_clear(position, seat, side, box.start[board, side, NORTH], box.start[board, side, SOUTH])


@kernel
def lay_or_lift_tile(position: Position, box: BoxRecord, seat: int, tile: int, place: int) -> None:
    """Lay or lift a tile."""
    way, field = place >> 6, place & 63
    for quarter in range(4):
        position.covered[seat, quarter] ^= up(box.masks[tile, way, quarter], field)
    north, south = up(box.masks[tile, way, NORTH], field), up(box.masks[tile, way, SOUTH], field)
    colour_or_clear(position, seat, way >> 2, north, south)


@kernel
def lay_or_lift_fountain(position: Position, seat: int, place: int) -> None:
    """Lay or lift a fountain: it has no colour."""
    half, field = place >> 6, place & 63
    position.covered[seat, half] ^= bit(field)
    position.covered[seat, (half + 1) & 3] ^= bit(field)
