"""How board parts lie in the frame: which lie side by side, and how districts join when one is opened."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLUMNS, PLACES_ACROSS, ROWS, SLOTS, SPAN, Position
from quartier.games.skylines.vocabulary import ZONES
from quartier.kernel.bits import flag, flagged, up
from quartier.kernel.compiling import kernel


@kernel
def clear_ground(position: Position) -> None:
    """No part is open, nothing is laid."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            position.district[row, column] = -1
    for slot in range(SLOTS):
        position.parts[slot] = -1
        position.places[slot] = -1


@kernel
def slot_at(position: Position, place: int) -> int:
    """The slot whose board part lies at a place of the frame; -1: none."""
    for slot in range(SLOTS):
        if int(position.places[slot]) == place:
            return slot
    return -1


@kernel
def upper_left(position: Position, slot: int) -> tuple[int, int]:
    """Row and column of the upper left square of a board part."""
    place = int(position.places[slot])
    return SPAN * (place // PLACES_ACROSS), SPAN * (place % PLACES_ACROSS)


@kernel
def beside(place: int, side: int) -> int:
    """The place north, east, south or west of a place; -1: outside the frame."""
    row, column = place // PLACES_ACROSS, place % PLACES_ACROSS
    if side == 0:
        return place - PLACES_ACROSS if row > 0 else -1
    if side == 1:
        return place + 1 if column < PLACES_ACROSS - 1 else -1
    if side == 2:
        return place + PLACES_ACROSS if (row + 1) * SPAN < ROWS else -1
    return place - 1 if column > 0 else -1


@kernel
def is_closed(position: Position, slot: int) -> bool:
    """Whether a slot has a board part that is not open yet."""
    return int(position.parts[slot]) >= 0 and not flagged(position.open, slot)


@kernel
def all_open(position: Position) -> bool:
    """Whether all board parts are open."""
    closed = 0
    for slot in range(SLOTS):
        if is_closed(position, slot):
            closed += 1
    return closed == 0


@kernel
def is_beside_open(position: Position, slot: int) -> bool:
    """Whether a board part lies beside one that is open."""
    for side in range(4):
        place = beside(int(position.places[slot]), side)
        if place >= 0:
            other = slot_at(position, place)
            if other >= 0 and flagged(position.open, other):
                return True
    return False


@kernel
def open_part(position: Position, box: BoxRecord, slot: int) -> None:
    """Turn a board part up: its squares are free, and its districts join those across the seams."""
    part, turned = int(position.parts[slot]), int(position.turned[slot])
    top, left = upper_left(position, slot)
    position.open |= flag(slot)
    for row in range(SPAN):
        position.free[top + row] |= up(box.land[part, turned, row], left)
        position.streets_right[top + row] |= up(box.right[part, turned, row], left)
        position.streets_below[top + row] |= up(box.below[part, turned, row], left)
        for column in range(SPAN):
            area = int(box.area[part, turned, row, column])
            if area >= 0:
                position.district[top + row, left + column] = position.districts + area
    position.districts += int(box.areas[part])
    for index in range(SPAN):
        join(position, top, left + index, top - 1, left + index)
        join(position, top + SPAN - 1, left + index, top + SPAN, left + index)
        join(position, top + index, left, top + index, left - 1)
        join(position, top + index, left + SPAN - 1, top + index, left + SPAN)


@kernel
def join(position: Position, y: int, x: int, other_y: int, other_x: int) -> None:
    """Make one of the districts of two squares on either side of a seam."""
    if other_y < 0 or other_x < 0 or other_y >= ROWS or other_x >= COLUMNS:
        return
    kept, gone = int(position.district[other_y, other_x]), int(position.district[y, x])
    if kept < 0 or gone < 0 or kept == gone:
        return
    kept, gone = min(kept, gone), max(kept, gone)
    move_district(position, gone, kept)
    position.districts -= 1
    # The numbers stay without a gap: the last district takes the free one.
    if gone != position.districts:
        move_district(position, position.districts, gone)


@kernel
def move_district(position: Position, source: int, target: int) -> None:
    """Add a district to another."""
    for slot in range(SLOTS):
        if flagged(position.open, slot):
            top, left = upper_left(position, slot)
            for row in range(top, top + SPAN):
                for column in range(left, left + SPAN):
                    if int(position.district[row, column]) == source:
                        position.district[row, column] = target
    position.tiles[target] += position.tiles[source]
    position.utilities[target] += position.utilities[source]
    position.services[target] |= position.services[source]
    position.near[target] |= position.near[source]
    position.tiles[source] = 0
    position.utilities[source] = 0
    position.services[source] = 0
    position.near[source] = 0
    for zone in range(ZONES):
        position.zones[target, zone] += position.zones[source, zone]
        position.zones[source, zone] = 0
