"""How Tangram City looks in a terminal: half-fields as diagonals, tiles in all their ways, cards, points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import Item, View
from quartier.games.tangram.moves import ARROWS, field_name
from quartier.games.tangram.position import SPAN
from quartier.games.tangram.view import Board, Card, CityBoard

SYMBOLS = {"b": "#", "g": "+", "f": "~", ".": " "}
STYLES = {
    "b": "#f4efe2 on #33312e",
    "g": "#f4f7e8 on #3f7d4e",
    "f": "#14486b on #86bde0",
    ".": "#8a8170",
}
LABEL = "#8a8170"
TWO_COLUMNS = 84
"""A terminal at least so wide shows tiles and points beside the board."""


def draw(view: View, texts: Texts, width: int) -> RenderableType:
    """The whole table, the seat's own board large."""
    board: Board = view.board
    own = view.seat if view.seat is not None else 0
    mine = board.boards[own]
    left: list[RenderableType] = [
        Text(texts.say(view.phase.id, **view.phase.args), style="bold"),
        cards(board, texts),
        large_board(mine),
        Text(texts.say("tangram-harmony", black=mine.black, green=mine.green)),
        Text(texts.say("tangram-rectangle", fields=len(mine.rectangle))),
        Text(texts.say("tangram-fountains", number=mine.fountains_left), style=LABEL),
    ]
    right: list[RenderableType] = []
    done = {tile.number for tile in mine.tiles} | set(mine.given_up)
    if not view.over and view.seat is not None:
        right += [tile_ways(number, board, texts) for number in board.now if number not in done]
    right.append(points(view.standings[own].items, view.standings[own].score, texts))
    others = [seat for seat in range(view.seats) if seat != own]
    small = [small_boards(view, others, texts, width)] if others else []
    if width < TWO_COLUMNS:
        return Group(*left, *right, *small)
    table = Table.grid(padding=(0, 3))
    table.add_row(Group(*left), Group(*right))
    return Group(table, *small)


def cards(board: Board, texts: Texts) -> Text:
    """The cards of the round in the order of playing, what is known of them, and who holds them."""
    drawn = Text()
    for card in board.cards:
        name = "?" if card.tile is None else str(card.tile)
        if card.tile is not None and board.tiles[card.tile - 1].alike:
            name += "!"
        drawn.append(f"[{name}] ", style="bold" if card.tile in board.now else "dim" if card.played else "")
        drawn.append(where(card, board, texts) + "  ", style=LABEL)
    return drawn


def where(card: Card, board: Board, texts: Texts) -> str:
    """Where a card lies."""
    if card.played and card.tile not in board.now:
        return texts.say("tangram-card-played")
    if card.place == "hand":
        return texts.say("tangram-card-hand", seats=" + ".join(str(seat + 1) for seat in card.holders))
    return texts.say(f"tangram-card-{card.place}")


def halves(field: str) -> tuple[str, str, str]:
    """The letters of a field's western and eastern half and the diagonal between them; no diagonal if alike."""
    north, east, south, west = tuple(field)
    if north == east == south == west:
        return north, north, ""
    return (west, east, "/") if north == west else (west, east, "\\")


def append(text: Text, letter: str, number: int, style: str) -> None:
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


def large_board(board: CityBoard) -> Text:
    """A board with its coordinates; the largest rectangle is underlined."""
    drawn = Text("    " + "".join(f"{chr(97 + column):<5}" for column in range(SPAN)) + "\n", style=LABEL)
    rectangle = set(board.rectangle)
    for row, fields in enumerate(board.rows):
        for line in range(2):
            drawn.append(f"{row + 1:>2}  " if line == 0 else "    ", style=LABEL)
            for column, field in enumerate(fields.split()):
                marked = field_name(8 * row + column) in rectangle and line == 1
                append_field(drawn, field, line, " underline" if marked else "")
                drawn.append(" ")
            drawn.append("\n")
    return drawn


def tile_ways(number: int, board: Board, texts: Texts) -> Text:
    """A tile in all the ways that look different, each with the letters that name it."""
    shape = board.tiles[number - 1]
    drawn = Text(texts.say("tangram-tile", tile=number), style="bold")
    drawn.append((" " + texts.say("tangram-alike") if shape.alike else "") + "\n", style=LABEL)
    for side, letter in enumerate("bg"):
        looks = shape.ways[4 * side : 4 * side + 4]
        turns = [turn for turn in range(4) if looks.index(looks[turn]) == turn]
        widths = [2 * len(looks[turn][0]) + 3 for turn in turns]
        for turn, wide in zip(turns, widths, strict=True):
            drawn.append(f"{letter}{ARROWS[turn]}".ljust(max(wide, 5)), style=LABEL)
        drawn.append("\n")
        for line in range(max(len(looks[turn]) for turn in turns)):
            for turn, wide in zip(turns, widths, strict=True):
                row = looks[turn][line] if line < len(looks[turn]) else ""
                append_small_row(drawn, row, letter)
                drawn.append(" " * (max(wide, 5) - 2 * len(row)))
            drawn.append("\n")
    return drawn


def append_small_row(text: Text, row: str, letter: str) -> None:
    """A row of a tile, two columns a field."""
    for field in row:
        if field == ".":
            text.append("  ")
        elif field == "#":
            append(text, letter, 2, "")
        else:
            diagonal = "/" if field in "73" else "\\"
            if field in "71":
                append(text, letter, 1, "")
            text.append(diagonal, style=LABEL)
            if field in "93":
                append(text, letter, 1, "")


def points(items: list[Item], total: int, texts: Texts) -> Table:
    """The points, itemised."""
    table = Table.grid(padding=(0, 1))
    for item in items:
        table.add_row(Text(str(item.points), justify="right"), Text(texts.say(item.reason.id, **item.reason.args)))
    table.add_row(Text(str(total), style="bold", justify="right"), Text(texts.say("total"), style="bold"))
    return table


def small_boards(view: View, seats: list[int], texts: Texts, width: int) -> Table:
    """The other boards, two columns a field."""
    table = Table.grid(padding=(0, 3))
    per_row = max(1, width // 22)
    for start in range(0, len(seats), per_row):
        table.add_row(*(small_board(view, seat, texts) for seat in seats[start : start + per_row]))
    return table


def small_board(view: View, seat: int, texts: Texts) -> Text:
    """Another seat's board, its points, whether it holds the pillar and whether it is ready."""
    board: Board = view.board
    state = "" if view.over else texts.say("ready" if seat in view.ready else "thinking")
    drawn = Text(f"{texts.say('seat', seat=seat + 1)}  {view.standings[seat].score}  ", style="bold")
    drawn.append(("♜ " if seat == board.pillar else "") + state + "\n", style=LABEL)
    for fields in board.boards[seat].rows:
        for field in fields.split():
            west, east, _ = halves(field)
            if west == east == ".":
                drawn.append("· ", style=STYLES["."])
            else:
                append(drawn, west, 1, "")
                append(drawn, east, 1, "")
        drawn.append("\n")
    return drawn
