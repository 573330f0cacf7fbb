"""What a board scores: its largest rectangle, its harmony, its bonuses."""

from __future__ import annotations

import numpy as np

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import FINAL, NORTH, POSITION, SOUTH, SPAN, Position
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, count, down, lowest, up
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word

BOARD = np.uint64(0x007F7F7F7F7F7F7F)
"""All 49 fields."""
PLANNING_BONUS = 15


@kernel
def full_fields(position: Position, seat: int) -> Word:
    """The fields that are covered completely: each half-field covers one of the two quarters."""
    return position.covered[seat, NORTH] & position.covered[seat, SOUTH]


@kernel
def largest_rectangle(full: Word) -> tuple[int, int, int]:
    """Area, upper left field and width of the largest rectangle of full fields; of equals, the flattest."""
    area, corner, width = 0, 0, 0
    tall = full
    for height in range(1, SPAN + 1):
        if tall == EMPTY:
            break
        wide = tall
        across = 1
        while True:
            further = wide & down(tall, across)
            if further == EMPTY:
                break
            wide = further
            across += 1
        if height * across > area:
            area, corner, width = height * across, lowest(wide), across
        tall &= down(full, 8 * height)
    return area, corner, width


@kernel
def rectangle_fields(area: int, corner: int, width: int) -> Word:
    """The fields of a rectangle."""
    fields = EMPTY
    for row in range(area // width if width > 0 else 0):
        for column in range(width):
            fields |= up(np.uint64(1), corner + 8 * row + column)
    return fields


@kernel
def black_fields(position: Position, seat: int) -> Word:
    """The fields that count for black: full, nothing green on them, and not two fountains."""
    north, south = position.black[seat, 0], position.black[seat, 1]
    return full_fields(position, seat) & (north | south) & ~position.green[seat, 0] & ~position.green[seat, 1]


@kernel
def green_fields(position: Position, seat: int) -> Word:
    """The fields that count for green."""
    north, south = position.green[seat, 0], position.green[seat, 1]
    return full_fields(position, seat) & (north | south) & ~position.black[seat, 0] & ~position.black[seat, 1]


@kernel
def harmony_distance(position: Position, seat: int) -> int:
    """How far apart the two harmony markers are."""
    return abs(count(black_fields(position, seat)) - count(green_fields(position, seat)))


@kernel
def harmony_bonus(distance: int) -> int:
    """The points for a distance of the harmony markers."""
    if distance == 0:
        return 20
    if distance <= 2:
        return 10
    return 5 if distance <= 4 else 0


@kernel
def planning_bonus(position: Position, seat: int) -> int:
    """The points for a board that is completely full."""
    return PLANNING_BONUS if full_fields(position, seat) == BOARD else 0


@implements(rules.score, POSITION)
@kernel
def score(position: Position, box: BoxRecord, seat: int) -> int:
    total = int(position.points[seat])
    if position.wave > FINAL:
        total += planning_bonus(position, seat) + harmony_bonus(harmony_distance(position, seat))
    return total
