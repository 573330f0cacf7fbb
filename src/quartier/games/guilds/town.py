"""A drawn town: which spaces its blocks have, and which of them are adjacent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from quartier.core.errors import Remark
from quartier.games.guilds.position import BLOCK_SPACES

LETTERS = "ABCDEFGH"
STREET = ".o="
"""Street, and the wells and troughs that stand on it."""
OTHERS = '"#'
"""Yard and town wall."""

Cell: TypeAlias = tuple[int, int]
DIRECTIONS: tuple[Cell, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1))


@dataclass(frozen=True)
class Town:
    """A map of lines of equal length, and the bonus for a chain that touches 1, 2 … blocks."""

    rows: list[str]
    bonus: tuple[int, ...]
    warnings: tuple[Remark, ...] = ()

    @cached_property
    def cells(self) -> list[Cell]:
        """Row and column of each space: block after block, in a block row by row."""
        found = [(row, column) for row, line in enumerate(self.rows) for column, _ in enumerate(line)]
        spaces = [cell for cell in found if self.rows[cell[0]][cell[1]] in LETTERS]
        return sorted(spaces, key=lambda cell: (self.rows[cell[0]][cell[1]], cell))

    @cached_property
    def numbers(self) -> dict[Cell, int]:
        """The space in a cell of the map."""
        return {cell: space for space, cell in enumerate(self.cells)}

    @cached_property
    def neighbours(self) -> list[dict[int, int]]:
        """For each space the spaces adjacent to it, and how many cells of street lie between."""
        return [dict(self._looking_from(cell)) for cell in self.cells]

    @cached_property
    def spaces(self) -> list[tuple[str, int, int, list[str]]]:
        """What never changes of each space: its name, row and column, and the names of its neighbours."""
        return [
            (NAMES[space], row, column, [NAMES[other] for other in sorted(self.neighbours[space])])
            for space, (row, column) in enumerate(self.cells)
        ]

    def _looking_from(self, cell: Cell) -> Iterator[tuple[int, int]]:
        for down, right in DIRECTIONS:
            row, column, between = cell[0] + down, cell[1] + right, 0
            while self._is_street(row, column):
                row, column, between = row + down, column + right, between + 1
            if (row, column) in self.numbers:
                yield self.numbers[row, column], between

    def _is_street(self, row: int, column: int) -> bool:
        return 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]) and self.rows[row][column] in STREET


def space_name(space: int) -> str:
    """A space's name: the letter of its block and its number there."""
    return f"{LETTERS[space // BLOCK_SPACES].lower()}{space % BLOCK_SPACES + 1}"


NAMES = tuple(space_name(space) for space in range(len(LETTERS) * BLOCK_SPACES))
SPACES_BY_NAME = {name: space for space, name in enumerate(NAMES)}
