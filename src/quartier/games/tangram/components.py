"""The component set: 23 tiles and five boards with their start pieces, read from a file a person can edit."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from importlib import resources
from typing import Any

import numpy as np

from quartier.core.errors import BadComponents
from quartier.games.tangram import shapes
from quartier.games.tangram.position import BLACK, BOARDS, FOUNTAINS, GREEN, SPAN, TILES
from quartier.games.tangram.shapes import Half, Shape
from quartier.games.tangram.steps import WAYS
from quartier.games.tangram.weights import WEIGHTS, house_weights
from quartier.kernel.records import record

HALVES = 8
"""The most half-fields that a tile can have."""
TO_FILL = 2 * SPAN * SPAN - 3 - FOUNTAINS
"""The half-fields that tiles must cover for a full board."""
CORNERS = ("ne", "se", "sw", "nw")
"""The half-fields of a field, by the corner of their right angle."""
SIDES = ("black", "green")

BOX = record(
    [
        ("number", np.int8, (TILES + 1,)),  # half-fields of each tile
        ("halves", np.int8, (TILES, WAYS, HALVES)),  # the corner of each half-field of each way
        ("fields", np.int8, (TILES, WAYS, HALVES)),  # and its field, the tile lying in the board's corner
        ("covering", np.uint64, (TILES, 4)),  # for each corner, where it is among those: bit 8 * way + half-field
        ("largest", np.int8, (TILES + 1,)),  # the tiles by size, the largest first
        ("same", np.int8, (TILES, WAYS)),  # the first way of the same side that looks like this one
        ("masks", np.uint64, (TILES, WAYS, 4)),  # the quarters covered, the tile lying in the board's corner
        ("fits", np.uint64, (TILES, WAYS)),  # where it can be moved without leaving the board
        ("start", np.uint64, (BOARDS, 2, 4)),  # the quarters of each board's start piece, by side
        ("weights", np.int32, WEIGHTS),  # what the features of a board weigh for those who judge it
    ]
)


@dataclass(frozen=True)
class Tile:
    """A tile as its black front lies; `alike` marks one that is easily taken for another."""

    shape: Shape
    alike: bool


@dataclass(frozen=True)
class StartPiece:
    """What is printed on a side of a board: a whole field and a half of a neighbouring one."""

    whole: tuple[int, int]
    half: Half

    @property
    def shape(self) -> Shape:
        row, column = self.whole
        return shapes.with_whole_fields_alike([(row, column, 1), (row, column, 3), self.half])


@dataclass
class Parts:
    """A set: its tiles and its boards, each with a black and a green side, and what is unusual about them."""

    tiles: dict[int, Tile] = field(default_factory=dict)
    boards: dict[int, tuple[StartPiece, StartPiece]] = field(default_factory=dict)
    warnings: list[str] = field(default_factory=list)


def house_text() -> str:
    """The house set as text."""
    return resources.files(__package__).joinpath("data/house.txt").read_text(encoding="utf-8")


def read_parts(text: str, source: str) -> Parts:
    """Read a set: lines like `tile 7  9# .7` and `board 1  black c3 d3sw  green e3 d3se`; `#` first is a comment."""
    parts = Parts()
    for line_number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        where = f"{source}, line {line_number}"
        match words[0]:
            case "tile":
                number = read_number(words, where, TILES, parts.tiles)
                parts.tiles[number] = read_tile(number, words[2:], where, parts.warnings)
            case "board":
                number = read_number(words, where, BOARDS, parts.boards)
                parts.boards[number] = read_board(number, words[2:], where)
            case other:
                raise BadComponents(f"{where}: {other!r} begins no line of a set; lines begin with tile, board or #")
    for name, found, most in (("tile", parts.tiles, TILES), ("board", parts.boards, BOARDS)):
        missing = [str(number) for number in range(1, most + 1) if number not in found]
        if missing:
            raise BadComponents(f"{source}: {name} {', '.join(missing)} is missing; a set has the {name}s 1 to {most}")
    look_over(parts, source)
    return parts


def read_number(words: list[str], where: str, most: int, found: Any) -> int:
    """The number of a tile or a board, used once."""
    kind, number = words[0], words[1] if len(words) > 1 else ""
    if not number.isdecimal() or not 1 <= int(number) <= most:
        raise BadComponents(f"{where}: {number!r} is no number of a {kind}; {kind}s are numbered 1 to {most}")
    if int(number) in found:
        raise BadComponents(f"{where}: {kind} {number} stands there twice; each number from 1 to {most} is used once")
    return int(number)


def read_tile(number: int, words: list[str], where: str, warnings: list[str]) -> Tile:
    """A tile from its rows; an exclamation mark after them says that it is easily taken for another."""
    alike = words[-1:] == ["!"]
    rows = words[:-1] if alike else words
    wrong = next((letter for letter in "".join(rows) if letter not in shapes.PAD and letter not in "#."), None)
    if wrong is not None:
        raise BadComponents(
            f"{where}: tile {number} has the letter {wrong!r}; a field is # (whole), 7, 9, 1 or 3 "
            "(the half at that corner of a number pad) or a dot (none)"
        )
    shape = shapes.drawn(rows)
    if not 1 <= len(shape) <= HALVES:
        raise BadComponents(f"{where}: tile {number} has {len(shape)} half-fields; a tile has 1 to {HALVES}")
    shape = shapes.moved_to_corner(shape)
    if not shapes.connected(shape):
        raise BadComponents(f"{where}: tile {number} falls apart; its half-fields hang together by whole sides")
    if max(shapes.extent(shape)) > SPAN:
        raise BadComponents(f"{where}: tile {number} is longer than the board; a board has {SPAN} x {SPAN} fields")
    if not 3 <= len(shape) <= 5:
        warnings.append(f"{where}: tile {number} has {len(shape)} half-fields; tiles of the house set have 3 to 5")
    return Tile(shape, alike)


FIELD = re.compile(r"([a-g])([1-7])(ne|se|sw|nw)?")


def read_board(number: int, words: list[str], where: str) -> tuple[StartPiece, StartPiece]:
    """The start pieces of a board's two sides."""
    pieces = {}
    for first in range(0, len(words), 3):
        side, *fields = words[first : first + 3]
        places = [FIELD.fullmatch(word) for word in fields]
        if side not in SIDES or side in pieces or len(places) != 2 or not all(places):
            break
        (whole, nothing), (half, corner) = (((int(p[2]) - 1, ord(p[1]) - 97), p[3]) for p in places if p)
        if nothing or not corner:
            break
        piece = StartPiece(whole, (*half, CORNERS.index(corner)))
        if half == whole or not shapes.connected(piece.shape):
            raise BadComponents(
                f"{where}: on the {side} side of board {number} the half-field {fields[1]} does not touch "
                f"{fields[0]} with a whole side; a start piece is a field and a half-field beside it"
            )
        pieces[side] = piece
    if len(pieces) != 2 or len(words) != 6:
        raise BadComponents(
            f"{where}: board {number} is {' '.join(words)!r}; each side has a field and a half-field beside it, "
            "as in 'black c3 d3sw  green e3 d3se'"
        )
    return pieces["black"], pieces["green"]


def look_over(parts: Parts, source: str) -> None:
    """Warn of what can be played with but is unusual."""
    area = sum(len(tile.shape) for tile in parts.tiles.values())
    if area < TO_FILL:
        parts.warnings.append(f"{source}: the tiles have {area} half-fields; a full board needs {TO_FILL} of them")
    seen: dict[tuple[Half, ...], int] = {}
    for number in sorted(parts.tiles):
        same = shapes.same_tile(parts.tiles[number].shape)
        if same in seen:
            parts.warnings.append(f"{source}: tiles {seen[same]} and {number} are the same; tiles of the box differ")
        seen.setdefault(same, number)
    for side, name in ((BLACK, "black"), (GREEN, "green")):
        places = Counter(pieces[side].shape for pieces in parts.boards.values())
        if len(places) < BOARDS:
            parts.warnings.append(f"{source}: two boards have the same start piece on the {name} side")


def quarter_masks(shape: Shape) -> list[int]:
    """The fields whose northern, eastern, southern, western quarter is covered."""
    masks = [0] * 4
    for row, column, corner in shape:
        for quarter in (corner, (corner + 1) % 4):
            masks[quarter] |= 1 << 8 * row + column
    return masks


def box_record(parts: Parts) -> np.ndarray[Any, Any]:
    """The set as the kernels want it."""
    box = np.zeros(1, BOX)
    into = box[0]
    into.weights[:] = house_weights()
    for number, tile in parts.tiles.items():
        into.number[number - 1] = len(tile.shape)
        looks = shapes.ways(tile.shape)
        for way, shape in enumerate(looks):
            side = way // 4 * 4
            into.same[number - 1, way] = side + looks[side : side + 4].index(shape)
            into.masks[number - 1, way] = quarter_masks(shape)
            height, width = shapes.extent(shape)
            into.fits[number - 1, way] = sum(
                1 << 8 * row + column for row in range(SPAN - height + 1) for column in range(SPAN - width + 1)
            )
            for index, (row, column, corner) in enumerate(sorted(shape)):
                into.halves[number - 1, way, index] = corner
                into.fields[number - 1, way, index] = 8 * row + column
                # A way that looks like another is not worth a second try.
                if into.same[number - 1, way] == way:
                    into.covering[number - 1, corner] |= np.uint64(1 << 8 * way + index)
    into.largest[:TILES] = np.argsort(-into.number[:TILES], kind="stable")
    for number, pieces in parts.boards.items():
        for side, piece in enumerate(pieces):
            into.start[number - 1, side] = quarter_masks(piece.shape)
    return box
