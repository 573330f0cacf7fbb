"""What a board part is: land, water and streets as drawn, its districts, and the part turned.

A drawing has 11 rows of 11 marks: squares (`.` land, `~` water) with the lines between them in between. A street is
`|` or `-` on such a line; where lines cross, `+` may be drawn. The water lies in a corner, two squares wide on both
sides that meet there, so that any part can be laid beside any other.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from quartier.core.errors import BadComponents, Place
from quartier.games.skylines.components.shapes import Square, beside
from quartier.games.skylines.position import PART_DISTRICTS, SPAN

DRAWN = 2 * SPAN - 1
"""Rows and columns of a drawing: squares and the lines between them."""
MARKS = {
    (0, 0): (".~", "square"),
    (0, 1): (" |", "upright"),
    (1, 0): (" -", "level"),
    (1, 1): (" +|-", "crossing"),
}
"""What can be drawn in rows and columns of squares (0) and of lines (1), and what such a place is called."""
SHORE = 2
"""Squares of water along either side that ends in the corner with water."""
WATER = -1
Areas: TypeAlias = tuple[tuple[int, ...], ...]
"""The district of each square, numbered from 0 in reading order; -1: water."""


@dataclass(frozen=True)
class Part:
    """A board part as it is drawn."""

    letter: str
    cost: int
    rows: tuple[str, ...]
    areas: Areas

    @property
    def districts(self) -> int:
        """How many districts it has."""
        return 1 + max(max(row) for row in self.areas)

    def turned(self, quarters: int) -> Areas:
        """The districts of its squares, turned clockwise."""
        areas = self.areas
        for _ in range(quarters):
            areas = tuple(zip(*areas[::-1], strict=True))
        return areas

    def side(self, quarters: int, side: int) -> tuple[bool, ...]:
        """Where there is land along its northern, eastern, southern, western side, from left or top."""
        areas = self.turned(quarters)
        line = (areas[0], [row[-1] for row in areas], areas[-1], [row[0] for row in areas])[side]
        return tuple(area != WATER for area in line)


def is_street(areas: Areas, row: int, column: int, down: int, right: int) -> bool:
    """Whether a street runs below a square (down 1) or on its right (right 1): there another district begins."""
    if row + down == SPAN or column + right == SPAN:
        return False
    here, there = areas[row][column], areas[row + down][column + right]
    return WATER not in (here, there) and here != there


def read_part(letter: str, cost: int, lines: list[tuple[int, str]], source: str) -> Part:
    """A part from its drawing, given with the numbers of its lines."""
    rows = read_drawing(letter, lines, source)
    drawing = Drawing(letter, tuple(rows), source, lines[0][0], len(lines[0][1]) - len(lines[0][1].lstrip()))
    areas = drawing.areas()
    drawing.check_streets(areas)
    drawing.check_water(areas)
    return Part(letter, cost, drawing.rows, areas)


def read_drawing(letter: str, lines: list[tuple[int, str]], source: str) -> list[str]:
    """The rows of a drawing without what they are indented by, each as long as the others."""
    first, top = lines[0]
    indent = len(top) - len(top.lstrip())
    rows = []
    for down, (number, line) in enumerate(lines):
        row = line[indent:].rstrip()
        if line[:indent].strip() or len(row) > DRAWN:
            raise BadComponents(
                "skylines-wrong-part-row", where=Place(source, number), part=letter, first=first, marks=DRAWN
            )
        rows.append(row.ljust(DRAWN))
        for across, mark in enumerate(rows[-1]):
            allowed, place = MARKS[down % 2, across % 2]
            if mark not in allowed:
                where = Place(source, number, indent + across + 1)
                raise BadComponents("skylines-wrong-part-mark", where=where, part=letter, mark=mark, place=place)
    return rows


@dataclass(frozen=True)
class Drawing:
    """A drawing that is still to be checked, and where it stands in its file."""

    letter: str
    rows: tuple[str, ...]
    source: str
    line: int
    indent: int

    def where(self, down: int, across: int) -> Place:
        """A place of the drawing in its file."""
        return Place(self.source, self.line + down, self.indent + across + 1)

    def is_water(self, square: Square) -> bool:
        """Whether a square is water."""
        return self.rows[2 * square[0]][2 * square[1]] == "~"

    def is_street(self, square: Square, other: Square) -> bool:
        """Whether a street runs between two squares side by side."""
        return self.rows[square[0] + other[0]][square[1] + other[1]] != " "

    def neighbours(self, square: Square) -> list[Square]:
        """The squares beside one, within the part."""
        return [(row, column) for row, column in beside(square) if 0 <= row < SPAN and 0 <= column < SPAN]

    def areas(self) -> Areas:
        """The districts: what is bounded by streets, water and the edge."""
        found: dict[Square, int] = {}
        for square in ((row, column) for row in range(SPAN) for column in range(SPAN)):
            if square in found or self.is_water(square):
                continue
            district = max(found.values(), default=-1) + 1
            edge = [square]
            while edge:
                here = edge.pop()
                found[here] = district
                edge += [
                    other
                    for other in self.neighbours(here)
                    if other not in found and not self.is_water(other) and not self.is_street(here, other)
                ]
        if max(found.values(), default=-1) + 1 > PART_DISTRICTS:
            raise BadComponents(
                "skylines-wrong-part-districts",
                where=Place(self.source, self.line),
                part=self.letter,
                districts=max(found.values()) + 1,
                most=PART_DISTRICTS,
            )
        return tuple(tuple(found.get((row, column), WATER) for column in range(SPAN)) for row in range(SPAN))

    def check_streets(self, areas: Areas) -> None:
        """Every street lies between two districts."""
        for row in range(SPAN):
            for column in range(SPAN):
                for other in ((row, column + 1), (row + 1, column)):
                    if max(other) == SPAN or not self.is_street((row, column), other):
                        continue
                    here, there = areas[row][column], areas[other[0]][other[1]]
                    if here == there or WATER in (here, there):
                        raise BadComponents(
                            "skylines-wrong-street",
                            where=self.where(row + other[0], column + other[1]),
                            part=self.letter,
                            fault="water" if WATER in (here, there) else "end",
                        )

    def check_water(self, areas: Areas) -> None:
        """The water lies in one corner, as wide on both sides as that of every other part, and bounds one district."""
        water = {(row, column) for row in range(SPAN) for column in range(SPAN) if areas[row][column] == WATER}
        shores = []
        for corner in ((0, 0), (0, SPAN - 1), (SPAN - 1, SPAN - 1), (SPAN - 1, 0)):
            down, right = (1 if corner[0] == 0 else -1), (1 if corner[1] == 0 else -1)
            shores.append({(corner[0] + down * step, corner[1]) for step in range(SHORE)})
            shores[-1] |= {(corner[0], corner[1] + right * step) for step in range(SHORE)}
        on_edge = {square for square in water if {0, SPAN - 1} & set(square)}
        if on_edge not in shores:
            raise BadComponents(
                "skylines-wrong-water",
                where=Place(self.source, self.line),
                part=self.letter,
                squares=len(on_edge),
                shore=SHORE,
            )
        shore = sorted({other for square in water for other in self.neighbours(square)} - water)
        for row, column in shore:
            if areas[row][column] != areas[shore[0][0]][shore[0][1]]:
                raise BadComponents(
                    "skylines-wrong-second-shore", where=self.where(2 * row, 2 * column), part=self.letter
                )
