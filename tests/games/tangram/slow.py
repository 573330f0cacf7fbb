"""Tangram City scored a second time, slowly and by other means: points on a fine grid instead of words.

A field is 6 x 6 units; its four quarters are the points (3, 1), (5, 3), (3, 5) and (1, 3) of it.
"""

from __future__ import annotations

from importlib import resources

from quartier.games.tangram.city_board import CityBoard
from quartier.games.tangram.view import Board

Point = tuple[int, int]
CORNERS = {"ne": [(3, 1), (5, 3)], "se": [(5, 3), (3, 5)], "sw": [(3, 5), (1, 3)], "nw": [(1, 3), (3, 1)]}
PAD = {"9": "ne", "3": "se", "1": "sw", "7": "nw"}
QUARTERS = [(3, 1), (5, 3), (3, 5), (1, 3)]


def house_tiles() -> dict[int, list[Point]]:
    """The points of each tile of the house set, as its front lies."""
    text = resources.files("quartier.games.tangram").joinpath("data/house.txt").read_text(encoding="utf-8")
    tiles = {}
    for line in text.splitlines():
        words = line.removesuffix("!").split()
        if words[:1] == ["tile"]:
            tiles[int(words[1])] = [
                (6 * column + x, 6 * row + y)
                for row, letters in enumerate(words[2:])
                for column, letter in enumerate(letters)
                for x, y in (QUARTERS if letter == "#" else CORNERS.get(PAD.get(letter, ""), []))
            ]
    return tiles


def laid(points: list[Point], place: str, green: bool, turn: int) -> list[Point]:
    """The points of a tile that lies on a board."""
    if green:
        points = [(-x, y) for x, y in points]
    for _ in range(turn):
        points = [(-y, x) for x, y in points]
    left, top = (min(point[axis] // 6 for point in points) for axis in (0, 1))
    column, row = "abcdefg".index(place[0]), int(place[1]) - 1
    return [(x + 6 * (column - left), y + 6 * (row - top)) for x, y in points]


def half(name: str) -> list[Point]:
    """The points of a half-field like c3ne, or of a whole field like c3."""
    column, row = "abcdefg".index(name[0]), int(name[1]) - 1
    return [(6 * column + x, 6 * row + y) for x, y in (CORNERS[name[2:]] if name[2:] else QUARTERS)]


def letters(board: CityBoard) -> dict[Point, str]:
    """What lies on each quarter; nothing lies on anything else or off the board."""
    tiles = house_tiles()
    pieces = [(board.side, [point for name in board.start for point in half(name)])] if board.side else []
    pieces += [
        (tile.side, laid(tiles[tile.number], tile.place, tile.side == "green", tile.turn)) for tile in board.tiles
    ]
    covered = {point: str(side)[0] for side, points in pieces for point in points}
    springs = [point for fountain in board.fountains for point in half(fountain.field + fountain.half)]
    covered |= dict.fromkeys(springs, "f")
    assert len(covered) == sum(len(points) for _, points in pieces) + len(springs)
    assert all(0 <= x < 42 and 0 <= y < 42 for x, y in covered)
    return covered


def fields(covered: dict[Point, str]) -> dict[Point, set[str]]:
    """The full fields, by column and row, and what lies on them."""
    found = {}
    for column in range(7):
        for row in range(7):
            on = [covered.get((6 * column + x, 6 * row + y)) for x, y in QUARTERS]
            if None not in on:
                found[column, row] = {letter for letter in on if letter}
    return found


def largest_rectangle(full: set[Point]) -> int:
    """The fields of the largest rectangle, by trying all of them."""
    return max(
        (
            (right - left) * (bottom - top)
            for left in range(7)
            for right in range(left + 1, 8)
            for top in range(7)
            for bottom in range(top + 1, 8)
            if all((x, y) in full for x in range(left, right) for y in range(top, bottom))
        ),
        default=0,
    )


def harmony(full: dict[Point, set[str]]) -> tuple[int, int]:
    """The fields that count for black and for green."""
    return tuple(sum(on - {"f"} == {colour} for on in full.values()) for colour in "bg")  # type: ignore[return-value]


def bonuses(full: dict[Point, set[str]]) -> tuple[int, int]:
    """Planning bonus and harmony bonus."""
    black, green = harmony(full)
    return 15 * (len(full) == 49), {0: 20, 1: 10, 2: 10, 3: 5, 4: 5}.get(abs(black - green), 0)


def round_points(board: Board, seat: int) -> int:
    """What the board of a seat scores in a round that ends now."""
    return largest_rectangle(set(fields(letters(board.boards[seat]))))
