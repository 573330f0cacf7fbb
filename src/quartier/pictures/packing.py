"""How pieces of odd shapes lie close together on sheets, so that one cut serves two of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Cell: TypeAlias = tuple[int, ...]
"""Row, column, and which part of that field where fields are divided."""
Shape: TypeAlias = frozenset[Cell]


@dataclass(frozen=True)
class Packed:
    """A piece by its number, the way in which it lies, the sheet, and the row and column of its upper left field."""

    piece: int
    way: int
    sheet: int
    row: int
    column: int


def packed(pieces: Sequence[Sequence[Shape]], rows: int, columns: int) -> list[Packed]:
    """A place for each piece in one of its ways, on sheets of so many fields: large ones first, as high as they go.

    >>> bar, dot = frozenset({(0, 0), (0, 1)}), frozenset({(0, 0)})
    >>> [(lying.piece, lying.row, lying.column) for lying in packed([[dot], [bar]], 2, 2)]
    [(1, 0, 0), (0, 1, 0)]
    """
    sheets: list[set[Cell]] = []
    found = []
    for piece in sorted(range(len(pieces)), key=lambda piece: (-len(pieces[piece][0]), piece)):
        for sheet in range(len(sheets) + 1):
            if sheet == len(sheets):
                sheets.append(set())
            place = _place(pieces[piece], sheets[sheet], rows, columns)
            if place is not None:
                way, row, column = place
                sheets[sheet] |= _at(pieces[piece][way], row, column)
                found.append(Packed(piece, way, sheet, row, column))
                break
            if not sheets[sheet]:
                raise ValueError("a piece is larger than the sheet")
    return found


def _at(shape: Shape, row: int, column: int) -> set[Cell]:
    return {(cell[0] + row, cell[1] + column, *cell[2:]) for cell in shape}


def _place(ways: Sequence[Shape], taken: set[Cell], rows: int, columns: int) -> tuple[int, int, int] | None:
    """The free place that leaves the piece highest, then the one where it lies closest to others and to the edge."""
    best: tuple[int, int, int, int] | None = None
    chosen = None
    for way, shape in enumerate(ways):
        height, width = 1 + max(cell[0] for cell in shape), 1 + max(cell[1] for cell in shape)
        for row in range(rows - height + 1):
            if best is not None and row + height > best[0]:
                break
            for column in range(columns - width + 1):
                cells = _at(shape, row, column)
                if cells & taken:
                    continue
                worth = row + height, -_touching(cells, taken, columns), column, way
                if best is None or worth < best:
                    best, chosen = worth, (way, row, column)
    return chosen


def _touching(cells: set[Cell], taken: set[Cell], columns: int) -> int:
    """How many fields beside a piece are not free."""
    fields = {cell[:2] for cell in taken}
    beside = [(cell[0] + down, cell[1] + right) for cell in cells for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    return sum(row < 0 or not 0 <= column < columns or (row, column) in fields for row, column in beside)
