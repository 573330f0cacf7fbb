"""How one city looks in a terminal: in four sizes, with the places where a tile may lie and where tourists may go."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from quartier.core.drawing import MORE, Block
from quartier.games.cities.moves import ARROWS
from quartier.games.cities.names import column_name, field_name, named
from quartier.games.cities.view import City

SYMBOLS = {"A": "♜", "P": "♣", "C": "☂", "W": "≈"}
STYLES = {
    "A": "#5b3d00 on #e9bd55",
    "P": "#1f4d16 on #9bc978",
    "C": "#8a2f1d on #f2bfae",
    "W": "#14486b on #86bde0",
}
VISITOR, REACHED, NEWEST = "☻", "+", "*"
TOURIST = "bold #ffffff on #2b3a8f"
PLACE = "#8a8170"
MARGIN = 4
"""Columns for the numbers of the rows."""

Corner = tuple[int, int]


@dataclass(frozen=True)
class Size:
    """How many columns and lines a field takes, and whether there is a gap between tiles."""

    columns: int
    lines: int
    apart: bool = True

    @property
    def box(self) -> tuple[str, ...]:
        """A place where the tile may be laid, as large as a tile."""
        wide = 2 * self.columns - 2
        inside = [f"┊{' ' * wide}┊"] * (2 * self.lines - 2)
        return (f"┌{'┄' * wide}┐", *inside, f"└{'┄' * wide}┘")


LARGE, MEDIUM, SMALL, TIGHT = Size(4, 2), Size(3, 1), Size(2, 1), Size(2, 1, False)


def places(legal: list[str]) -> set[str]:
    """The places where the tile may be laid, from the legal steps."""
    return {step[:-1] for step in legal if step[-1] in ARROWS and step[0].isalpha() and "," not in step}


def targets(legal: list[str]) -> set[str]:
    """The fields that a tourist can reach."""
    return {step[1:] for step in legal if step[0] == "+"} | {step.split("-")[1] for step in legal if "-" in step}


def fields_of(city: City) -> dict[Corner, str]:
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


class Plan:
    """What is drawn of a city: its fields, the open places, and which rows and columns of the table."""

    def __init__(self, city: City, legal: list[str]) -> None:
        self.fields = fields_of(city)
        self.spots = {named(place) for place in places(legal)}
        if not self.fields and not self.spots:
            self.spots = {named(column + row) for column in "egi" for row in "579"}
        self.newest = named(city.tiles[-1].place) if len(city.tiles) > 3 else (-9, -9)
        self.tourists = {named(name) for name in city.tourists}
        self.reached = {named(name) for name in targets(legal)}
        corners = [*self.fields, *self.spots, *((row + 1, column + 1) for row, column in self.spots)]
        self.rows, self.columns = (span(corner[axis] for corner in corners) for axis in (0, 1))

    def window(self, size: Size, width: int, height: int) -> Plan:
        """The part around the newest tile that has room."""
        centre = self.newest if self.newest[0] >= 0 else next(iter(self.fields), (0, 0))
        most_rows = max((height - 2) // size.lines, 2)
        most_columns = max((width - MARGIN) * 2 // (2 * size.columns + size.apart), 2)
        self.rows = around(self.rows, centre[0], most_rows)
        self.columns = around(self.columns, centre[1], most_columns)
        return self

    def draw(self, size: Size) -> Block:
        """The city with the names of its columns and rows."""
        head = "".join(
            column_name(column).center(size.columns) + " " * (size.apart and column % 2) for column in self.columns
        )
        drawn = [Text(" " * MARGIN + head.rstrip(), PLACE)]
        for row in self.rows:
            for line in range(size.lines):
                text = Text(f"{row + 1:>{MARGIN - 1}} " if line == 0 else " " * MARGIN, PLACE)
                for column in self.columns:
                    self.append(text, (row, column), line, size)
                    text.append(" " * (size.apart and column % 2))
                text.rstrip()
                drawn.append(text)
            if row % 2 and size.lines > 1 and row != self.rows[-1]:
                drawn.append(Text())
        return drawn

    def append(self, text: Text, field: Corner, line: int, size: Size) -> None:
        """One line of one field, of an open place, or of nothing."""
        row, column = field
        if field in self.fields:
            self.append_field(text, field, line, size)
        elif (row // 2 * 2, column // 2 * 2) in self.spots:
            part = size.box[size.lines * (row % 2) + line]
            if size == LARGE and row % 2 == 0 and line == 1:
                part = f"┊{field_name(row, column // 2 * 2):^6}┊"
            at = size.columns * (column % 2)
            text.append(part[at : at + size.columns], PLACE)
        else:
            text.append(" " * size.columns)

    def append_field(self, text: Text, field: Corner, line: int, size: Size) -> None:
        """One line of one field: its symbol, and who stands there, may come there, or what is new."""
        letter = self.fields[field]
        new = 0 <= field[0] - self.newest[0] <= 1 and 0 <= field[1] - self.newest[1] <= 1
        mark = VISITOR if field in self.tourists else REACHED if field in self.reached else " "
        style = STYLES[letter]
        if size.lines == 2 and line == 0:
            text.append(f" {SYMBOLS[letter]}{NEWEST if new else ' '} ", style)
            return
        if size.lines == 2:
            text.append(" ", style).append(mark, TOURIST if mark == VISITOR else style).append("  ", style)
            return
        if size.columns == 2 and mark == " " and new:
            mark = NEWEST
        text.append(mark, TOURIST if mark == VISITOR else style).append(SYMBOLS[letter], style)
        if size.columns == 3:
            text.append(NEWEST if new else " ", style)


def span(numbers: Iterable[int]) -> range:
    """From the first to the last, whole tiles."""
    found = list(numbers)
    return range(min(found) // 2 * 2, max(found) // 2 * 2 + 2)


def around(whole: range, centre: int, most: int) -> range:
    """At most so many of a range, with the centre in the middle where that is possible; whole tiles."""
    if len(whole) <= most:
        return whole
    most -= most % 2
    first = min(max(centre // 2 * 2 - (most // 4) * 2 + 2, whole.start), whole.stop - most)
    return range(first, first + most)


def own_city(city: City, legal: list[str], size: Size) -> Block:
    """A city with its coordinates, its open places and the fields that a tourist can reach."""
    return Plan(city, legal).draw(size)


def part_of_city(city: City, legal: list[str], size: Size, width: int, height: int | None) -> Block:
    """The same, but only what there is room for around the newest tile."""
    plan = Plan(city, legal)
    rows, columns = plan.rows, plan.columns
    drawn = plan.window(size, width, 1000 if height is None else height).draw(size)
    left_out = plan.rows != rows or plan.columns != columns
    return [*drawn, Text(f"{MORE} {MORE} {MORE}", PLACE)] if left_out else drawn


def small_city(city: City) -> Block:
    """A city without coordinates, two columns a field."""
    fields, tourists = fields_of(city), {named(name) for name in city.tourists}
    if not fields:
        return []
    drawn = []
    for row in range(min(row for row, _ in fields), max(row for row, _ in fields) + 1):
        text = Text()
        for column in range(min(column for _, column in fields), max(column for _, column in fields) + 1):
            letter = fields.get((row, column))
            if letter is None:
                text.append("  ")
                continue
            stands = (row, column) in tourists
            text.append(VISITOR if stands else " ", TOURIST if stands else STYLES[letter])
            text.append(SYMBOLS[letter], STYLES[letter])
        drawn.append(text)
    return drawn
