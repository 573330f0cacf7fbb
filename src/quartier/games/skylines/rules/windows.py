"""Where a tile fits in an open board part, all its places at once: words that show the part and what a tile reaches.

A window is 9 squares wide: the 6 of a board part and 3 to its right, as far as a tile reaches; and 6 high: corners lie
in its first 3 rows, so that a part is seen through an upper and a lower window.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLUMNS, FORM_ROWS, PLACES_ACROSS, ROWS, SPAN, Position
from quartier.kernel.bits import EMPTY, down, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word, Words

REACH = FORM_ROWS - 1
"""How far a tile reaches beyond its corner."""
WIDTH = SPAN + REACH
HALF = SPAN // 2
HEIGHT = HALF + REACH
LINE = np.uint64((1 << WIDTH) - 1)
CORNERS = np.uint64(sum(((1 << SPAN) - 1) << WIDTH * row for row in range(HALF)))
"""The squares of a window where a corner may lie: the others are in another window."""
LOWER = 32
"""Where the corners of the lower window begin in a word with those of both."""
BELOW = 64
"""Marks a link between a square and the one below it; others are to the right."""

Window: TypeAlias = tuple[Word, Word, Word, Word, Word, Word]
"""Free squares, those that are joined to the one on their right, and to the one below: above, and in the lower half."""


@kernel
def seen(rows: Words, top: int, left: int, height: int) -> Word:
    """So many rows of a window, as far as the frame goes."""
    word = EMPTY
    for row in range(min(height, ROWS - top)):
        word |= up(down(rows[top + row], left) & LINE, WIDTH * row)
    return word


@kernel
def joined(free: Word, streets: Word, distance: int) -> Word:
    """The free squares whose neighbour at a distance is free too, without a street between."""
    return free & down(free, distance) & ~streets


@kernel
def look(position: Position, slot: int) -> Window:
    """What is seen of an open board part."""
    place = int(position.places[slot])
    top, left = SPAN * (place // PLACES_ACROSS), SPAN * (place % PLACES_ACROSS)
    free = seen(position.free, top, left, HEIGHT)
    right = joined(free, seen(position.streets_right, top, left, HEIGHT), 1)
    below = joined(free, seen(position.streets_below, top, left, HEIGHT), WIDTH)
    top += HALF
    low_free = seen(position.free, top, left, HEIGHT)
    low_right = joined(low_free, seen(position.streets_right, top, left, HEIGHT), 1)
    low_below = joined(low_free, seen(position.streets_below, top, left, HEIGHT), WIDTH)
    return free, right, below, low_free, low_right, low_below


@kernel
def fitting(box: BoxRecord, form: int, window: Window) -> Word:
    """All corners in a window where a form fits, those of the lower half from `LOWER` on."""
    free, right, below, low_free, low_right, low_below = window
    first = int(box.form_first[form])
    corners, low_corners = down(free, first) & CORNERS, down(low_free, first) & CORNERS
    for index in range(int(box.form_links[form])):
        link = int(box.links[form, index])
        if link >= BELOW:
            corners &= down(below, link - BELOW)
            low_corners &= down(low_below, link - BELOW)
        else:
            corners &= down(right, link)
            low_corners &= down(low_right, link)
    return corners | up(low_corners, LOWER)


@kernel
def corner_at(position: Position, slot: int, index: int) -> int:
    """The square of the frame that a corner in a window is."""
    place = int(position.places[slot])
    row, column = index % LOWER // WIDTH + HALF * (index // LOWER), index % LOWER % WIDTH
    return (SPAN * (place // PLACES_ACROSS) + row) * COLUMNS + SPAN * (place % PLACES_ACROSS) + column
