"""Where tiles fit: rows of free squares, streets, districts, small services beside."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLUMNS, ROWS, SQUARES, Position
from quartier.kernel.bits import ALL, EMPTY, down, flag, has, up
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
        position.services[district] |= flag(service)
        return
    position.near[district] |= flag(service)
    y, x = corner // COLUMNS, corner % COLUMNS
    for row in range(int(box.form_height[form])):
        position.small[service, y + row] |= up(box.form_rows[form, row], x)
