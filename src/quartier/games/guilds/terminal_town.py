"""How the town looks in a terminal: what lies in a line with only street between is adjacent."""

from __future__ import annotations

from rich.text import Text

from quartier.core.drawing import Block
from quartier.core.view import View
from quartier.games.guilds.board import Board, Space

STYLES = {"b": "black on yellow3", "c": "black on green3", "k": "white on red3", "s": "white on blue3"}
BONUS = "black on plum3"
WIDE, NARROW = 4, 3
"""Columns of a cell of the map."""
GROUND = {
    WIDE: {".": "  · ", "o": "  o ", "=": "  = ", '"': '""""', "#": "####"},
    NARROW: {".": " · ", "o": " o ", "=": " = ", '"': '"""', "#": "###"},
}
FREE = "+"
"""Marks a space where a tile may be laid now."""


def town(view: View, cell: int, walls: bool) -> Block:
    """The map, with or without the walls around it."""
    board: Board = view.board
    spaces = {(space.row, space.column): space for space in board.spaces}
    free = {step.partition("-")[2] for step in view.legal if "-" in step}
    rows = range(len(board.map)) if walls else inside(board.map)
    columns = (
        range(len(board.map[0])) if walls else inside(["".join(column) for column in zip(*board.map, strict=True)])
    )
    drawn = []
    for row in rows:
        line = Text()
        for column in columns:
            letter, found = board.map[row][column], spaces.get((row, column))
            ground = Text(GROUND[cell].get(letter, ""), "dim")
            line.append_text(ground if found is None else space_text(found, cell, free))
        drawn.append(line)
    return drawn


def inside(lines: list[str]) -> range:
    """From the first to the last line that is more than wall."""
    more = [number for number, line in enumerate(lines) if line.strip("#")]
    return range(more[0], more[-1] + 1)


def space_text(space: Space, cell: int, free: set[str]) -> Text:
    """An empty space by its name; a tile by its letters, with the player's number once per figure."""
    if space.tile is None:
        named = f"[{space.name}]" if cell == WIDE else f"{space.name}{FREE if space.name in free else ' '}"
        return Text(named, "bold" if space.name in free else "")
    owner = "" if space.seat is None else str(space.seat + 1) * space.figures
    drawn = f"{space.tile.upper()}{owner}"
    return Text(drawn.center(cell), STYLES.get(space.tile[0], BONUS))
