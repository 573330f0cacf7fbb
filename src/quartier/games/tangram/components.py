"""The component set: 23 tiles and five boards with their start pieces, read from a file a person can edit."""

from __future__ import annotations

import functools
import re
from collections import Counter
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from quartier.core.errors import BadComponents, Place, Remark
from quartier.core.reading import whole
from quartier.games.tangram import shapes
from quartier.games.tangram.box import BOX, HALVES, NO_FIELD
from quartier.games.tangram.names import CORNERS, SIDES
from quartier.games.tangram.network import house_network
from quartier.games.tangram.position import BLACK, BOARDS, FOUNTAINS, GREEN, SPAN, TILES
from quartier.games.tangram.shapes import Half, Shape
from quartier.games.tangram.weights import house_weights

TO_FILL = 2 * SPAN * SPAN - 3 - FOUNTAINS
"""The half-fields that tiles must cover for a full board."""


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
    warnings: list[Remark] = field(default_factory=list)


def read_parts(text: str, source: str) -> Parts:
    """Read a set: lines like `tile 7  9# .7` and `board 1  black c3 d3sw  green e3 d3se`; `#` first is a comment."""
    parts = Parts()
    for line_number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        where = Place(source, line_number)
        match words[0]:
            case "tile":
                number = read_number(words, where, TILES, parts.tiles)
                parts.tiles[number] = read_tile(number, words[2:], where, parts.warnings)
            case "board":
                number = read_number(words, where, BOARDS, parts.boards)
                parts.boards[number] = read_board(number, words[2:], where)
            case other:
                raise BadComponents("tangram-wrong-line", where=where, word=other)
    if missing := left_out(parts.tiles, TILES):
        raise BadComponents("tangram-wrong-tiles-missing", where=Place(source), tiles=missing, most=TILES)
    if missing := left_out(parts.boards, BOARDS):
        raise BadComponents("tangram-wrong-boards-missing", where=Place(source), boards=missing, most=BOARDS)
    look_over(parts, source)
    return parts


def left_out(found: Container[int], most: int) -> str:
    """The numbers from 1 on that nothing has."""
    return ", ".join(str(number) for number in range(1, most + 1) if number not in found)


def read_number(words: list[str], where: Place, most: int, found: Container[int]) -> int:
    """The number of a tile or a board, used once."""
    kind, said = words[0], words[1] if len(words) > 1 else ""
    number = whole(said)
    if number is None or not 1 <= number <= most:
        raise BadComponents("tangram-wrong-number", where=where, number=said, kind=kind, most=most)
    if number in found:
        raise BadComponents("tangram-wrong-twice", where=where, number=said, kind=kind, most=most)
    return number


def read_tile(number: int, words: list[str], where: Place, warnings: list[Remark]) -> Tile:
    """A tile from its rows; an exclamation mark after them says that it is easily taken for another."""
    alike = words[-1:] == ["!"]
    rows = words[:-1] if alike else words
    wrong = next((letter for letter in "".join(rows) if letter not in shapes.PAD and letter not in "#."), None)
    if wrong is not None:
        raise BadComponents("tangram-wrong-letter", where=where, tile=number, letter=wrong)
    shape = shapes.drawn(rows)
    if not 1 <= len(shape) <= HALVES:
        raise BadComponents("tangram-wrong-size", where=where, tile=number, halves=len(shape), most=HALVES)
    shape = shapes.moved_to_corner(shape)
    if not shapes.connected(shape):
        raise BadComponents("tangram-wrong-apart", where=where, tile=number)
    if max(shapes.extent(shape)) > SPAN:
        raise BadComponents("tangram-wrong-long", where=where, tile=number, span=SPAN)
    if not 3 <= len(shape) <= 5:
        warnings.append(Remark("tangram-unusual-size", {"tile": number, "halves": len(shape)}, where))
    return Tile(shape, alike)


FIELD = re.compile(r"([a-g])([1-7])(ne|se|sw|nw)?")


def read_board(number: int, words: list[str], where: Place) -> tuple[StartPiece, StartPiece]:
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
                "tangram-wrong-start", where=where, side=side, board=number, half=fields[1], whole=fields[0]
            )
        pieces[side] = piece
    if len(pieces) != 2 or len(words) != 6:
        raise BadComponents("tangram-wrong-board", where=where, board=number, words=" ".join(words))
    return pieces["black"], pieces["green"]


def look_over(parts: Parts, source: str) -> None:
    """Warn of what can be played with but is unusual."""
    area = sum(len(tile.shape) for tile in parts.tiles.values())
    if area < TO_FILL:
        parts.warnings.append(Remark("tangram-unusual-area", {"halves": area, "needed": TO_FILL}, Place(source)))
    seen: dict[tuple[Half, ...], int] = {}
    for number in sorted(parts.tiles):
        same = shapes.same_tile(parts.tiles[number].shape)
        if same in seen:
            alike = {"tile": seen[same], "other": number}
            parts.warnings.append(Remark("tangram-unusual-alike", alike, Place(source)))
        seen.setdefault(same, number)
    for side, name in ((BLACK, "black"), (GREEN, "green")):
        places = Counter(pieces[side].shape for pieces in parts.boards.values())
        if len(places) < BOARDS:
            parts.warnings.append(Remark("tangram-unusual-same-start", {"side": name}, Place(source)))


def quarter_masks(shape: Shape) -> list[int]:
    """The fields whose northern, eastern, southern, western quarter is covered."""
    masks = [0] * 4
    for row, column, corner in shape:
        for quarter in (corner, (corner + 1) % 4):
            masks[quarter] |= 1 << 8 * row + column
    return masks


def words_of_halves(shape: Shape) -> list[int]:
    """All half-fields in words that name two fields for each corner, a byte each."""
    by_corner: list[list[int]] = [[], [], [], []]
    wholes = []
    for row, column, corner in sorted(shape):
        if (row, column, (corner + 2) % 4) not in shape:
            by_corner[corner].append(8 * row + column)
        elif corner < 2:
            wholes.append(8 * row + column)
    for whole_field in wholes:
        # Either diagonal cuts a whole field: the one with fewer half-fields so far makes for fewer words.
        diagonal = min((0, 1), key=lambda corner: max(len(by_corner[corner]), len(by_corner[corner + 2])))
        by_corner[diagonal].append(whole_field)
        by_corner[diagonal + 2].append(whole_field)
    words = []
    while any(by_corner):
        named = [one for fields in by_corner for one in (*fields[:2], NO_FIELD, NO_FIELD)[:2]]
        words.append(int.from_bytes(bytes(named), "little"))
        by_corner = [fields[2:] for fields in by_corner]
    return words


@functools.cache
def room_for(height: int, width: int) -> int:
    """The fields at which the upper left corner of a rectangle can lie."""
    return sum(1 << 8 * row + column for row in range(SPAN - height + 1) for column in range(SPAN - width + 1))


def box_record(parts: Parts) -> np.ndarray[Any, Any]:
    """The set as the kernels want it."""
    box = np.zeros(1, BOX)
    # Each field of the record is asked for once: that takes longer than to fill it.
    into = {name: box[name][0] for name in BOX.names or ()}
    into["weights"][:] = house_weights()
    into["network"][:] = house_network()
    for number, tile in parts.tiles.items():
        looks = shapes.ways(tile.shape)
        same = [side + looks[side : side + 4].index(looks[side + turn]) for side in (0, 4) for turn in range(4)]
        cut = [sorted(shape) for shape in looks]
        covering = [0] * 4
        for way, halves in enumerate(cut):
            # A way that looks like another is not worth a second try.
            if same[way] == way:
                for index, (_, _, corner) in enumerate(halves):
                    covering[corner] |= 1 << 8 * way + index
        size = len(tile.shape)
        into["number"][number - 1] = size
        into["same"][number - 1] = same
        into["masks"][number - 1] = [quarter_masks(shape) for shape in looks]
        into["fits"][number - 1] = [room_for(*shapes.extent(shape)) for shape in looks]
        into["fields"][number - 1, :, :size] = [[8 * row + column for row, column, _ in halves] for halves in cut]
        into["covering"][number - 1] = covering
        named = np.array([words_of_halves(shape) for shape in looks], np.uint64)
        into["words"][number - 1] = named.shape[1]
        into["halves"][number - 1, : named.shape[1]] = named.T
        mirrored = looks[0] in looks[4:]
        into["mirrored"][number - 1] = mirrored
        into["behind"][number - 1] = [looks.index(looks[way], 4) if mirrored else 4 + way for way in range(4)]
    into["largest"][:TILES] = np.argsort(-into["number"][:TILES], kind="stable")
    for number, pieces in parts.boards.items():
        into["start"][number - 1] = [quarter_masks(piece.shape) for piece in pieces]
    return box
