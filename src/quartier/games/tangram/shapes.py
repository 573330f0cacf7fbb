"""What a tile looks like: a set of half-fields, turned, flipped, written and read.

Written, a tile is its rows from top to bottom. `#` is a whole field, `.` none; a half-field is the
digit that lies, on a number pad, where its right angle is: 7 upper left, 9 upper right, 1 lower
left, 3 lower right.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TypeAlias

from quartier.games.tangram.position import EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST

Half: TypeAlias = tuple[int, int, int]
"""Row, column, corner of the right angle."""
Shape: TypeAlias = frozenset[Half]

PAD = {"7": NORTH_WEST, "9": NORTH_EAST, "1": SOUTH_WEST, "3": SOUTH_EAST}
DIGITS = {corner: digit for digit, corner in PAD.items()}
BEYOND = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


def moved_to_corner(halves: Iterable[Half]) -> Shape:
    """The shape moved up and left as far as it goes."""
    cells = list(halves)
    top, left = min(row for row, _, _ in cells), min(column for _, column, _ in cells)
    return with_whole_fields_alike((row - top, column - left, corner) for row, column, corner in cells)


def with_whole_fields_alike(halves: Iterable[Half]) -> Shape:
    """The same area, each whole field cut along the same one of its diagonals."""
    cells = set(halves)
    for row, column, corner in sorted(cells):
        if corner == NORTH_EAST and (row, column, SOUTH_WEST) in cells:
            cells -= {(row, column, NORTH_EAST), (row, column, SOUTH_WEST)}
            cells |= {(row, column, NORTH_WEST), (row, column, SOUTH_EAST)}
    return frozenset(cells)


def turned(shape: Shape, quarters: int = 1) -> Shape:
    """The shape turned clockwise."""
    for _ in range(quarters % 4):
        shape = moved_to_corner((column, -row, (corner + 1) % 4) for row, column, corner in shape)
    return shape


def flipped(shape: Shape) -> Shape:
    """The shape's mirror image, left and right exchanged: how it looks from behind."""
    return moved_to_corner((row, -column, 3 - corner) for row, column, corner in shape)


@functools.lru_cache(256)
def ways(shape: Shape) -> tuple[Shape, ...]:
    """The shape in its eight ways: the front turned 0 to 3 times, then the back."""
    found = []
    front = moved_to_corner(shape)
    for side in (front, flipped(front)):
        once, twice = turned(side), turned(side, 2)
        found += [side, once, twice, turned(twice)]
    return tuple(found)


def same_tile(shape: Shape) -> tuple[Half, ...]:
    """The same for all tiles that are alike, whichever side is up."""
    return min(tuple(sorted(way)) for way in ways(shape))


def neighbours(half: Half) -> list[Half]:
    """The half-fields that share a whole side with this one."""
    row, column, corner = half
    found = [(row, column, (corner + 2) % 4)]
    for side in (corner, (corner + 1) % 4):
        down, right = BEYOND[side]
        across = (side + 2) % 4
        found += [(row + down, column + right, other) for other in (across, (across - 1) % 4)]
    return found


def overlaps(shape: Iterable[Half]) -> bool:
    """Whether two half-fields of it lie on the same quarter."""
    quarters = [(row, column, (corner + side) % 4) for row, column, corner in shape for side in (0, 1)]
    return len(set(quarters)) != len(quarters)


def connected(shape: Shape) -> bool:
    """Whether it hangs together by whole sides."""
    rest = set(shape)
    edge = [rest.pop()]
    while edge:
        beside = rest.intersection(neighbours(edge.pop()))
        rest -= beside
        edge += beside
    return not rest


def extent(shape: Shape) -> tuple[int, int]:
    """Its height and width in fields."""
    return 1 + max(row for row, _, _ in shape), 1 + max(column for _, column, _ in shape)


def written(shape: Shape) -> list[str]:
    """The rows of a shape."""
    height, width = extent(shape)
    rows = [["."] * width for _ in range(height)]
    for row, column, corner in shape:
        rows[row][column] = DIGITS[corner] if rows[row][column] == "." else "#"
    return ["".join(letters) for letters in rows]


def drawn(rows: Iterable[str]) -> Shape:
    """The shape of some rows; KeyError where a letter means nothing."""
    halves: set[Half] = set()
    for row, letters in enumerate(rows):
        for column, letter in enumerate(letters):
            if letter == "#":
                halves |= {(row, column, NORTH_WEST), (row, column, SOUTH_EAST)}
            elif letter != ".":
                halves.add((row, column, PAD[letter]))
    return frozenset(halves)
