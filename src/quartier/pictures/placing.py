"""How boards are placed in the room that there is for them: as large as they can be, in rows and columns."""

from __future__ import annotations

import math
from typing import NamedTuple

from quartier.pictures.board import Board, Part
from quartier.pictures.picture import Frame

NAMED = 36
"""The height of the line below a board that says whose it is."""
BETWEEN = 18


class Size(NamedTuple):
    """How large a picture is, in pixels."""

    width: int
    height: int


class Slot(NamedTuple):
    """Parts that stand at one place of the picture."""

    transform: str
    parts: tuple[Part, ...]


class Placed(NamedTuple):
    """A board and where it stands."""

    board: Board
    x: float
    y: float
    scale: float

    @property
    def slot(self) -> Slot:
        """The board at its place."""
        frame = self.board.frame
        x, y = self.x - frame.x * self.scale, self.y - frame.y * self.scale
        return Slot(f"translate({x:.5g},{y:.5g}) scale({self.scale:.5g})", self.board.parts)


def arranged(boards: list[Board], room: Frame, named: bool) -> list[Placed]:
    """The boards as large as they can be in rows and columns, in the middle of their room."""
    frame = boards[0].frame
    line = NAMED if named else 0

    def scale_of(columns: int) -> float:
        rows = math.ceil(len(boards) / columns)
        return min(
            (room.width - BETWEEN * (columns - 1)) / columns / frame.width,
            ((room.height - BETWEEN * (rows - 1)) / rows - line) / frame.height,
        )

    columns = max(range(1, len(boards) + 1), key=scale_of)
    rows, scale = math.ceil(len(boards) / columns), scale_of(columns)
    wide, high = frame.width * scale, frame.height * scale + line
    top = room.y + (room.height - rows * high - (rows - 1) * BETWEEN) / 2
    found = []
    for index, board in enumerate(boards):
        row, column = divmod(index, columns)
        here = min(columns, len(boards) - row * columns)
        left = room.x + (room.width - here * wide - (here - 1) * BETWEEN) / 2
        found.append(Placed(board, left + column * (wide + BETWEEN), top + row * (high + BETWEEN), scale))
    return found


def extent(placed: list[Placed]) -> Frame:
    """The room that boards take, without the lines below them."""
    left, top = min(at.x for at in placed), min(at.y for at in placed)
    right = max(at.x + at.board.frame.width * at.scale for at in placed)
    bottom = max(at.y + at.board.frame.height * at.scale for at in placed)
    return Frame(left, top, right - left, bottom - top)
