"""How boards and tiles of Tangram City look in a terminal: half-fields as diagonals, tiles in all their ways."""

from __future__ import annotations

from rich.text import Text

from quartier.core.drawing import Block, beside
from quartier.core.texts import Texts
from quartier.games.tangram.city_board import CityBoard
from quartier.games.tangram.moves import ARROWS
from quartier.games.tangram.names import FIELDS
from quartier.games.tangram.position import SPAN
from quartier.games.tangram.view import Board

SYMBOLS = {"b": "#", "g": "+", "f": "~", ".": " "}
STYLES = {
    "b": "#f4efe2 on #33312e",
    "g": "#f4f7e8 on #3f7d4e",
    "f": "#14486b on #86bde0",
    ".": "#8a8170",
}
LABEL = "#8a8170"
HALVES = {"7": "◤", "9": "◥", "1": "◣", "3": "◢"}
"""A half-field in one column, by where its right angle is on a number pad."""


def halves(field: str) -> tuple[str, str, str]:
    """The letters of a field's western and eastern half and the diagonal between them; no diagonal if alike."""
    north, east, south, west = tuple(field)
    if north == east == south == west:
        return north, north, ""
    return (west, east, "/") if north == west else (west, east, "\\")


def append(text: Text, letter: str, number: int, style: str = "") -> None:
    """Some columns of what a letter stands for."""
    text.append(SYMBOLS[letter] * number, style=STYLES[letter] + style)


def append_field(text: Text, field: str, line: int, style: str) -> None:
    """One of the two lines of a field, four columns wide."""
    west, east, diagonal = halves(field)
    if not diagonal:
        if west == "." and line == 0:
            text.append("·   ", style=STYLES["."])
        else:
            append(text, west, 4, style)
        return
    before = 2 - line if diagonal == "/" else 1 + line
    append(text, west, before, style)
    text.append(diagonal, style=LABEL)
    append(text, east, 3 - before, style)


def large_board(board: CityBoard) -> Block:
    """A board with its coordinates; the largest rectangle is underlined."""
    drawn = [Text("    " + "".join(f"{chr(97 + column):<5}" for column in range(SPAN)).rstrip(), LABEL)]
    rectangle = set(board.rectangle)
    for row, fields in enumerate(board.rows):
        for line in range(2):
            text = Text(f"{row + 1:>2}  " if line == 0 else "    ", LABEL)
            for column, field in enumerate(fields.split()):
                marked = FIELDS[8 * row + column] in rectangle and line == 1
                append_field(text, field, line, " underline" if marked else "")
                text.append(" ")
            drawn.append(text)
    return drawn


def medium_board(board: CityBoard) -> Block:
    """A board with its coordinates, one line and three columns a field: both halves and what divides them."""
    drawn = [Text("   " + "".join(f" {chr(97 + column)}  " for column in range(SPAN)).rstrip(), LABEL)]
    for row, fields in enumerate(board.rows):
        text = Text(f"{row + 1:>2} ", LABEL)
        for field in fields.split():
            west, east, diagonal = halves(field)
            if west == east == ".":
                text.append(" · ", STYLES["."])
            elif not diagonal:
                append(text, west, 3)
            else:
                append(text, west, 1)
                text.append(diagonal, LABEL)
                append(text, east, 1)
            text.append(" ")
        drawn.append(text)
    return drawn


def small_board(board: CityBoard) -> Block:
    """A board without coordinates, two columns a field."""
    drawn = []
    for fields in board.rows:
        text = Text()
        for field in fields.split():
            west, east, _ = halves(field)
            if west == east == ".":
                text.append("· ", style=STYLES["."])
            else:
                append(text, west, 1)
                append(text, east, 1)
        drawn.append(text)
    return drawn


def title(number: int, board: Board, texts: Texts) -> Text:
    """What a tile is called, and whether it is easily taken for another."""
    drawn = Text(texts.say("tangram-tile", tile=number), style="bold")
    alike = " " + texts.say("tangram-alike") if board.tiles[number - 1].alike else ""
    return drawn.append(alike, f"not bold {LABEL}")


def ways(number: int, board: Board) -> list[tuple[str, list[str]]]:
    """The ways of a tile that look different, each with what is typed for it."""
    shape = board.tiles[number - 1]
    found = []
    for side, letter in enumerate("bg"):
        looks = shape.ways[4 * side : 4 * side + 4]
        found += [(letter + ARROWS[turn], looks[turn]) for turn in range(4) if looks.index(looks[turn]) == turn]
    return found


def tile_ways(number: int, board: Board, texts: Texts) -> Block:
    """A tile in all its ways, black above green, each with the letters that name it."""
    drawn = [title(number, board, texts)]
    for letter in "bg":
        looks = [(name, rows) for name, rows in ways(number, board) if name[0] == letter]
        drawn += beside([[Text(name, LABEL), *(small_row(row, letter) for row in rows)] for name, rows in looks])
    return drawn


def small_row(row: str, letter: str) -> Text:
    """A row of a tile, two columns a field."""
    text = Text()
    for field in row:
        if field == ".":
            text.append("  ")
        elif field == "#":
            append(text, letter, 2)
        else:
            diagonal = "/" if field in "73" else "\\"
            if field in "71":
                append(text, letter, 1)
            text.append(diagonal, style=LABEL)
            if field in "93":
                append(text, letter, 1)
    return text


def tile_in_brief(number: int, board: Board, texts: Texts) -> Block:
    """A tile in all its ways side by side, one column a field."""
    looks = []
    for name, rows in ways(number, board):
        signs = {**HALVES, "#": SYMBOLS[name[0]], ".": " "}
        drawn = [Text("".join(signs[field] for field in row), "bold") for row in rows]
        looks.append([Text(f"{name:<3}", LABEL), *drawn])
    return [title(number, board, texts), *beside(looks, 1)]
