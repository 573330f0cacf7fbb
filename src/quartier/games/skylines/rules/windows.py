"""Where a tile fits in an open board part, all its places at once: words that show the part and what a tile reaches.

A window is 9 squares wide: the 6 of a board part and 3 to its right, as far as a tile reaches; and 6 high: corners lie
in its first 3 rows, so that a part is seen through an upper and a lower window.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLUMNS, FORM_ROWS, ROWS, SPAN, Position
from quartier.games.skylines.rules.frame import upper_left
from quartier.kernel.bits import EMPTY, down, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word, Words

REACH = FORM_ROWS - 1
"""How far a tile reaches beyond its corner."""
WIDTH = SPAN + REACH
HALF = SPAN // 2
HEIGHT = HALF + REACH
LINE = np.uint64((1 << WIDTH) - 1)
WHOLE = np.uint64((1 << WIDTH * HEIGHT) - 1)
CORNERS = np.uint64(sum(((1 << SPAN) - 1) << WIDTH * row for row in range(HALF)))
"""The squares of a window where a corner may lie: the others are in another window."""
LOWER = 32
"""Where the corners of the lower window begin in a word with those of both."""
BYTE = 8
TOGETHER = 3
"""A word of links has the first square of a form in its lowest byte, then so many links to the right, so many below."""
NO_LINK = 63
"""Stands for a link that a form does not have: no window has a square there."""
LINK = np.uint64(63)

Window: TypeAlias = tuple[Word, Word, Word, Word, Word, Word]
"""Squares that are not free, that are not joined to the one on their right, to the one below; the lower ones likewise.

A link of a form is a pair of its squares that lie side by side: they must be joined, both free and no street between.
"""
NOTHING_SEEN: Window = (EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)


@kernel
def seen(rows: Words, top: int, left: int, height: int) -> Word:
    """So many rows of a window."""
    word = EMPTY
    for row in range(height):
        word |= up(down(rows[top + row], left) & LINE, WIDTH * row)
    return word


@kernel
def apart(free: Word, streets: Word, distance: int) -> Word:
    """The squares that are not joined to their neighbour at a distance."""
    return (~free | ~down(free, distance) | streets) & WHOLE


@kernel
def look(position: Position, slot: int) -> Window:
    """What is seen of an open board part."""
    top, left = upper_left(position, slot)
    free = seen(position.free, top, left, SPAN)
    right = seen(position.streets_right, top, left, SPAN)
    below = seen(position.streets_below, top, left, SPAN)
    low_free, low_right, low_below = down(free, WIDTH * HALF), down(right, WIDTH * HALF), down(below, WIDTH * HALF)
    if top + SPAN < ROWS:
        more = seen(position.free, top + SPAN, left, REACH)
        if more != EMPTY:
            low_free |= up(more, WIDTH * HALF)
            low_right |= up(seen(position.streets_right, top + SPAN, left, REACH), WIDTH * HALF)
            low_below |= up(seen(position.streets_below, top + SPAN, left, REACH), WIDTH * HALF)
    return (
        ~free & WHOLE,
        apart(free, right, 1),
        apart(free, below, WIDTH),
        ~low_free & WHOLE,
        apart(low_free, low_right, 1),
        apart(low_free, low_below, WIDTH),
    )


@kernel
def obstructed(links: Word, taken: Word, right: Word, below: Word) -> Word:
    """The corners of a window where a form does not fit because of the links in a word."""
    corners = taken >> (links & LINK)
    for index in range(1, 1 + TOGETHER):
        corners |= right >> (links >> np.uint64(BYTE * index) & LINK)
        corners |= below >> (links >> np.uint64(BYTE * (index + TOGETHER)) & LINK)
    return corners


@kernel
def fitting(box: BoxRecord, form: int, window: Window) -> Word:
    """All corners in a window where a form fits, those of the lower half from `LOWER` on."""
    taken, right, below, low_taken, low_right, low_below = window
    links = box.links[form, 0]
    corners = obstructed(links, taken, right, below)
    low_corners = obstructed(links, low_taken, low_right, low_below)
    links = box.links[form, 1]
    if links != EMPTY:
        corners |= obstructed(links, taken, right, below)
        low_corners |= obstructed(links, low_taken, low_right, low_below)
    return ~corners & CORNERS | up(~low_corners & CORNERS, LOWER)


@kernel
def corner_at(position: Position, slot: int, index: int) -> int:
    """The square of the frame that a corner in a window is."""
    top, left = upper_left(position, slot)
    row, column = index % LOWER // WIDTH + HALF * (index // LOWER), index % LOWER % WIDTH
    return (top + row) * COLUMNS + left + column
