"""Where tiles fit: rows of free squares, streets, districts, and what happens when a board part is opened."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLUMNS, PLACES_ACROSS, ROWS, SLOTS, SPAN, SQUARES, Position
from quartier.games.skylines.vocabulary import ZONES
from quartier.kernel.bits import ALL, EMPTY, down, has, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

FITS, IS_TAKEN, IS_CROSSED = range(3)


@kernel
def fit(position: Position, box: BoxRecord, form: int, x: int, y: int) -> int:
    """Whether a form fits with its upper left corner on a square, or why not."""
    if x + int(box.form_width[form]) > COLUMNS or y + int(box.form_height[form]) > ROWS:
        return IS_TAKEN
    crossed = EMPTY
    above = EMPTY
    for row in range(int(box.form_height[form])):
        squares = up(box.form_rows[form, row], x)
        if squares & ~position.free[y + row] != EMPTY:
            return IS_TAKEN
        crossed |= squares & down(squares, 1) & position.streets_right[y + row]
        if row > 0:
            crossed |= above & squares & position.streets_below[y + row - 1]
        above = squares
    return FITS if crossed == EMPTY else IS_CROSSED


@kernel
def fitting_corners(position: Position, box: BoxRecord, form: int, y: int) -> Word:
    """All columns where the form fits with its upper left corner in a row."""
    corners = ALL
    for index in range(int(box.form_size[form])):
        dx, row = int(box.form_x[form, index]), y + int(box.form_y[form, index])
        corners &= down(position.free[row], dx)
        squares = box.form_rows[form, row - y]
        if has(squares, dx + 1):
            corners &= ~down(position.streets_right[row], dx)
        if row - y + 1 < int(box.form_height[form]) and has(box.form_rows[form, row - y + 1], dx):
            corners &= ~down(position.streets_below[row], dx)
        if corners == EMPTY:
            return EMPTY
    return corners


@kernel
def district_under(position: Position, box: BoxRecord, form: int, corner: int) -> int:
    """The district in which a form lies that fits at a corner."""
    y, x = corner // COLUMNS, corner % COLUMNS
    return int(position.district[y + int(box.form_y[form, 0]), x + int(box.form_x[form, 0])])


@kernel
def is_beside(position: Position, box: BoxRecord, form: int, corner: int, service: int) -> bool:
    """Whether a form at a corner shares a side with a small service building, no street between."""
    y, x = corner // COLUMNS, corner % COLUMNS
    small = position.small[service]
    for row in range(int(box.form_height[form])):
        here = y + row
        squares = up(box.form_rows[form, row], x)
        right = position.streets_right[here]
        if (up(squares & ~right, 1) | down(squares, 1) & ~right) & small[here] != EMPTY:
            return True
        if here + 1 < ROWS and squares & ~position.streets_below[here] & small[here + 1] != EMPTY:
            return True
        if here > 0 and squares & ~position.streets_below[here - 1] & small[here - 1] != EMPTY:
            return True
    return False


@kernel
def put_tile(position: Position, box: BoxRecord, card: int, form: int, corner: int) -> int:
    """Lay a tile; return its district."""
    y, x = corner // COLUMNS, corner % COLUMNS
    district = district_under(position, box, form, corner)
    for row in range(int(box.form_height[form])):
        position.free[y + row] &= ~up(box.form_rows[form, row], x)
    position.tiles[district] += 1
    position.laid_cards[position.laid] = card
    position.laid_at[position.laid] = form * SQUARES + corner
    position.laid += 1
    return district


@kernel
def put_service(position: Position, box: BoxRecord, form: int, corner: int, service: int, large: bool) -> None:
    """Note what a service building offers: to its district, or to what is built beside it."""
    district = district_under(position, box, form, corner)
    if large:
        position.services[district] |= 1 << service
        return
    position.near[district] |= 1 << service
    y, x = corner // COLUMNS, corner % COLUMNS
    for row in range(int(box.form_height[form])):
        position.small[service, y + row] |= up(box.form_rows[form, row], x)


@kernel
def slot_at(position: Position, place: int) -> int:
    """The slot whose board part lies at a place of the frame; -1: none."""
    for slot in range(SLOTS):
        if int(position.places[slot]) == place:
            return slot
    return -1


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
def is_beside_open(position: Position, slot: int) -> bool:
    """Whether a board part lies beside one that is open."""
    for side in range(4):
        place = beside(int(position.places[slot]), side)
        if place >= 0:
            other = slot_at(position, place)
            if other >= 0 and position.open >> other & 1 != 0:
                return True
    return False


@kernel
def open_part(position: Position, box: BoxRecord, slot: int) -> None:
    """Turn a board part up: its squares are free, and its districts join those across the seams."""
    part, turned, place = int(position.parts[slot]), int(position.turned[slot]), int(position.places[slot])
    top, left = SPAN * (place // PLACES_ACROSS), SPAN * (place % PLACES_ACROSS)
    position.open |= 1 << slot
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
    for row in range(ROWS):
        for column in range(COLUMNS):
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


@kernel
def clear_ground(position: Position) -> None:
    """No part is open, nothing is laid."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            position.district[row, column] = -1
    for slot in range(SLOTS):
        position.parts[slot] = -1
        position.places[slot] = -1
