"""How Cities looks in a terminal: cities in colour and symbols, the tile in its four turns, the points."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quartier.core.texts import Texts
from quartier.core.view import Item, View
from quartier.games.cities.components import turned
from quartier.games.cities.moves import ARROWS, column_name, field_name, named
from quartier.games.cities.view import Board, City

SYMBOLS = {"A": "♜", "P": "♣", "C": "☂", "W": "≈"}
STYLES = {
    "A": "#5b3d00 on #e9bd55",
    "P": "#1f4d16 on #9bc978",
    "C": "#8a2f1d on #f2bfae",
    "W": "#14486b on #86bde0",
}
TOURIST = "bold #ffffff on #2b3a8f"
PLACE = "#8a8170"
SMALL = 16
"""A city wider than so many fields is drawn small."""


def draw(view: View, texts: Texts, width: int) -> RenderableType:
    """The whole table, the seat's own city large."""
    board: Board = view.board
    own = view.seat if view.seat is not None else 0
    left = [Text(texts.say(view.phase.id, **view.phase.args), style="bold"), Text("")]
    left.append(large_city(board.cities[own], view.legal, len(board.cities[own].tiles)))
    right: list[RenderableType] = []
    if board.tile is not None and not view.over:
        right.append(tile_turns(board.tile, board.tiles, texts))
    elif view.wave == 0:
        right += [tile_turns(number, board.tiles, texts) for number in board.start]
        right.append(start_shapes(view.legal))
    right.append(points(view.standings[own].items, view.standings[own].score, texts))
    right.append(Text(texts.say("cities-supply", number=board.cities[own].supply)))
    right.append(Text(texts.say("cities-unseen", number=len(board.unseen)), style="dim"))
    table = Table.grid(padding=(0, 3))
    table.add_row(Group(*left), Padding(Group(*right), (2, 0, 0, 0)))
    others = [seat for seat in range(view.seats) if seat != own]
    return Group(table, *([small_cities(view, others, texts, width)] if others else []))


def places(legal: list[str]) -> set[str]:
    """The places where the tile may be laid, from the legal steps."""
    return {step[:-1] for step in legal if step[-1] in ARROWS and step[0].isalpha() and "," not in step}


def targets(legal: list[str]) -> set[str]:
    """The fields that a tourist can reach."""
    return {step[1:] for step in legal if step[0] == "+"} | {step.split("-")[1] for step in legal if "-" in step}


def fields_of(city: City) -> dict[tuple[int, int], str]:
    """The letters of a city by row and column of the table."""
    if not city.rows:
        return {}
    top, left = named(city.corner)
    return {
        (top + down, left + right): letter
        for down, row in enumerate(city.rows)
        for right, letter in enumerate(row)
        if letter != "."
    }


def large_city(city: City, legal: list[str], number: int) -> Text:
    """A city with its coordinates, its open places and the fields that a tourist can reach."""
    fields = fields_of(city)
    spots = [named(place) for place in places(legal)]
    if not fields and not spots:
        spots = [named(column + row) for column in "egi" for row in "579"]
    corners = [*fields, *spots, *((row + 1, column + 1) for row, column in spots)]
    top, left = (min(corner[axis] for corner in corners) // 2 * 2 for axis in (0, 1))
    bottom, right = (max(corner[axis] for corner in corners) | 1 for axis in (0, 1))
    size = 4 if right - left < SMALL else 2
    newest = named(city.tiles[-1].place) if city.tiles else (-9, -9)
    tourists, reachable = set(city.tourists), targets(legal)
    drawn = Text()
    drawn.append(
        "    "
        + "".join(column_name(column).center(size) + " " * (column % 2) for column in range(left, right + 1))
        + "\n",
        style=PLACE,
    )
    for row in range(top, bottom + 1):
        for line in range(2 if size == 4 else 1):
            drawn.append(f"{row + 1:>3} " if line == 0 else "    ", style=PLACE)
            for column in range(left, right + 1):
                name = field_name(row, column)
                new = 0 <= row - newest[0] <= 1 and 0 <= column - newest[1] <= 1 and number > 3
                if (row, column) in fields:
                    letter = fields[row, column]
                    append_field(drawn, letter, line, size, name in tourists, new, name in reachable)
                elif (row // 2 * 2, column // 2 * 2) in spots:
                    append_place(drawn, row % 2, column % 2, line, size, field_name(row // 2 * 2, column // 2 * 2))
                else:
                    drawn.append(" " * size)
                drawn.append(" " * (column % 2))
            drawn.append("\n")
        if row % 2 and size == 4:
            drawn.append("\n")
    return drawn


def append_field(text: Text, letter: str, line: int, size: int, tourist: bool, new: bool, reachable: bool) -> None:
    """One line of one field."""
    style = STYLES[letter]
    if size == 2:
        text.append("☻ " if tourist else SYMBOLS[letter] + " ", style=TOURIST if tourist else style)
    elif line == 0:
        text.append(f" {SYMBOLS[letter]}{'*' if new else ' '} ", style=style)
    elif tourist:
        text.append(" ", style=style)
        text.append("☻", style=TOURIST)
        text.append("  ", style=style)
    else:
        text.append(" +  " if reachable else "    ", style=style)


def append_place(text: Text, lower: int, right: int, line: int, size: int, name: str) -> None:
    """One line of one quarter of a place where the tile may be laid."""
    if size == 2:
        text.append("· ", style=PLACE)
        return
    box = ("┌┄┄┄┄┄┄┐", "┊" + name.center(6) + "┊", "┊      ┊", "└┄┄┄┄┄┄┘")
    text.append(box[2 * lower + line][4 * right : 4 * right + 4], style=PLACE)


def tile_turns(number: int, tiles: list[str], texts: Texts) -> Text:
    """A tile in its four turns, with the arrows that name them."""
    drawn = Text(texts.say("cities-tile", tile=number) + "\n", style="bold")
    for half in (0, 2):
        for turn in range(4):
            for letter in turned(tiles[number - 1], turn)[half : half + 2]:
                drawn.append(f" {SYMBOLS[letter]} ", style=STYLES[letter])
            drawn.append("   ")
        drawn.append("\n")
    drawn.append("".join(f"  {arrow}      " for arrow in ARROWS) + "\n", style=PLACE)
    return drawn


def start_shapes(legal: list[str]) -> Text:
    """The six shapes of a start, by the places of the three tiles."""
    shapes = dict.fromkeys(",".join(sorted(spot[:-1] for spot in layout.split(","))) for layout in legal)
    return Text("   ".join(shapes) + "\n", style=PLACE)


def points(items: list[Item], total: int, texts: Texts) -> Table:
    """The points, itemised."""
    table = Table.grid(padding=(0, 1))
    for item in sorted(items, key=lambda item: -item.points):
        reason = texts.say(item.reason.id, **item.reason.args)
        table.add_row(Text(str(item.points), justify="right"), Text(item.piece, style=PLACE), Text(reason))
    table.add_row(Text(str(total), style="bold", justify="right"), "", Text(texts.say("total"), style="bold"))
    return table


def small_cities(view: View, seats: list[int], texts: Texts, width: int) -> Table:
    """The other cities, one letter a field."""
    board: Board = view.board
    table = Table.grid(padding=(0, 3))
    per_row = max(1, width // 22)
    for start in range(0, len(seats), per_row):
        chosen = seats[start : start + per_row]
        table.add_row(*(small_city(view, board.cities[seat], seat, texts) for seat in chosen))
    return table


def small_city(view: View, city: City, seat: int, texts: Texts) -> Text:
    """Another seat's city, its points and whether it is ready."""
    state = "" if view.over else texts.say("ready" if seat in view.ready else "thinking")
    drawn = Text(f"{texts.say('seat', seat=seat + 1)}  {view.standings[seat].score}  ", style="bold")
    drawn.append(state + "\n", style=PLACE)
    if city.rows:
        top, left = named(city.corner)
        for down, row in enumerate(city.rows):
            for right, letter in enumerate(row):
                tourist = field_name(top + down, left + right) in city.tourists
                drawn.append(
                    "  " if letter == "." else "☻ " if tourist else SYMBOLS[letter] + " ",
                    style="" if letter == "." else TOURIST if tourist else STYLES[letter],
                )
            drawn.append("\n")
    return drawn
