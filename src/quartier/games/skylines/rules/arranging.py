"""How the players lay the board parts out themselves: land meets land, water meets water."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import PLACES, SLOTS, SPAN, Position
from quartier.games.skylines.rules.frame import beside, slot_at
from quartier.games.skylines.rules.roles import to_casting
from quartier.games.skylines.steps import PLACE, Rule
from quartier.kernel.bits import has
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED, Steps


@kernel
def is_water(box: BoxRecord, part: int, turned: int, side: int, index: int) -> bool:
    """Whether a square along the north, east, south or west side of a part is water; counted from west or north."""
    row = 0 if side == 0 else SPAN - 1 if side == 2 else index
    column = SPAN - 1 if side == 1 else 0 if side == 3 else index
    return not has(box.land[part, turned, row], column)


@kernel
def check_arranging(position: Position, box: BoxRecord, slot: int, place: int, turned: int) -> int:
    """The rule that forbids to place a board part so, or 0."""
    if int(position.places[slot]) >= 0:
        return Rule.ALREADY_PLACED
    if slot_at(position, place) >= 0:
        return Rule.PLACE_TAKEN
    joined, first = False, True
    for other in range(SLOTS):
        if int(position.places[other]) >= 0:
            first = False
    for side in range(4):
        neighbour = beside(place, side)
        other = slot_at(position, neighbour) if neighbour >= 0 else -1
        if other < 0:
            continue
        joined = True
        part, other_part = int(position.parts[slot]), int(position.parts[other])
        for index in range(SPAN):
            mine = is_water(box, part, turned, side, index)
            if mine != is_water(box, other_part, int(position.turned[other]), (side + 2) % 4, index):
                return Rule.SHORES_DIFFER
    return ALLOWED if joined or first else Rule.NOT_BESIDE


@kernel
def list_arranging(position: Position, box: BoxRecord, steps: Steps) -> int:
    """List all ways to place a board part."""
    number = 0
    for way in range(SLOTS * PLACES * 4):
        if check_arranging(position, box, way // 4 // PLACES, way // 4 % PLACES, way % 4) == ALLOWED:
            steps[number] = PLACE + way
            number += 1
    return number


@kernel
def arrange(position: Position, slot: int, place: int, turned: int) -> None:
    """Place a board part; after the last, roles are chosen."""
    position.places[slot] = place
    position.turned[slot] = turned
    for other in range(SLOTS):
        if int(position.places[other]) < 0:
            return
    to_casting(position)
