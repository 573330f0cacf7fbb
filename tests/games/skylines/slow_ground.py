"""The map a second time, without words of bits: squares and streets as sets, districts by flood fill."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

Square: TypeAlias = tuple[int, int]
"""Row and column."""
Tile: TypeAlias = frozenset[Square]

SIDE = 6
LETTERS = "abcdefghijklmnopqrstuvwx"


def named(squares: str) -> Tile:
    """The squares of a text like `c4c5d5`."""
    return frozenset((int(row) - 1, LETTERS.index(column)) for column, row in re.findall(r"([a-x])(\d+)", squares))


def looks(tile: Iterable[Square]) -> list[tuple[Square, ...]]:
    """A tile turned and flipped in all ways, each moved into the corner; the same look may come twice."""
    squares, found = list(tile), []
    for _ in range(4):
        squares = [(column, -row) for row, column in squares]
        for mirrored in (squares, [(row, -column) for row, column in squares]):
            top, left = min(row for row, _ in mirrored), min(column for _, column in mirrored)
            found.append(tuple(sorted((row - top, column - left) for row, column in mirrored)))
    return found


def shape_of(tile: Iterable[Square]) -> tuple[Square, ...]:
    """What all looks of a tile have in common."""
    return min(looks(tile))


def drawn_squares(rows: Sequence[str]) -> tuple[set[Square], set[frozenset[Square]]]:
    """Land and streets of a drawing with squares at even places and the lines between them at odd ones."""
    land, streets = set(), set()
    for down, row in enumerate(rows):
        for across, mark in enumerate(row):
            y, x = down // 2, across // 2
            if down % 2 == across % 2 == 0 and mark not in "~ ":
                land.add((y, x))
            elif down % 2 == 0 and across % 2 and mark == "|":
                streets.add(frozenset({(y, x), (y, x + 1)}))
            elif down % 2 and across % 2 == 0 and mark == "-":
                streets.add(frozenset({(y, x), (y + 1, x)}))
    return land, streets


class Ground:
    """Open land and the streets on it."""

    def __init__(self, land: Iterable[Square] = (), streets: Iterable[frozenset[Square]] = ()) -> None:
        self.land, self.streets = set(land), set(streets)
        self.districts = self.flooded()

    def open(self, rows: Sequence[str], place: int, quarters: int) -> None:
        """Turn up a board part."""
        land, streets = drawn_squares(rows)

        def put(square: Square) -> Square:
            y, x = square
            for _ in range(quarters):
                y, x = x, SIDE - 1 - y
            return y + SIDE * (place // 4), x + SIDE * (place % 4)

        self.land |= {put(square) for square in land}
        self.streets |= {frozenset(map(put, street)) for street in streets}
        self.districts = self.flooded()

    def around(self, square: Square) -> Iterator[Square]:
        """The land beside a square, not across a street."""
        y, x = square
        for other in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if other in self.land and frozenset({square, other}) not in self.streets:
                yield other

    def flooded(self) -> list[Tile]:
        """The districts: land that hangs together without crossing a street."""
        rest, found = set(self.land), []
        while rest:
            edge = [rest.pop()]
            district = set(edge)
            while edge:
                new = set(self.around(edge.pop())) & rest
                rest -= new
                district |= new
                edge += new
            found.append(frozenset(district))
        return found

    def district_of(self, tile: Tile) -> Tile:
        """The district in which a tile lies."""
        return next(district for district in self.districts if tile & district)

    def carries(self, tile: Tile) -> bool:
        """Whether all squares of a tile are open land, and no street runs through it."""
        return tile <= self.land and not any(street <= tile for street in self.streets)

    def touch(self, tile: Tile, other: Tile) -> bool:
        """Whether two tiles share the side of a square."""
        return any(near in other for square in tile for near in self.around(square))

    def places(self, shape: Iterable[Square], free: set[Square]) -> Iterator[Tile]:
        """All places where a tile of a shape could lie on free squares."""
        for look in set(looks(shape)):
            y, x = look[0]
            for top, left in free:
                tile = frozenset((row - y + top, column - x + left) for row, column in look)
                if tile <= free and self.carries(tile):
                    yield tile
