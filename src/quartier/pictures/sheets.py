"""What is printed on one side of paper and behind it: pieces at their places, lines to cut along, tables to fill in."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from quartier.core.texts import Texts
from quartier.pictures.picture import Frame

MARK = 2.5
"""How far a line to cut along reaches beyond what is cut, in millimetres."""


@dataclass(frozen=True)
class Room:
    """How much of a sheet can be drawn on, in millimetres."""

    width: float
    height: float


@dataclass(frozen=True)
class Run:
    """Some of a line of text: words, or the picture of a sign as high as they are."""

    text: str = ""
    sign: str = ""
    bold: bool = False
    colour: str = ""


@dataclass(frozen=True)
class Card:
    """A card with text, which is set as large as it fits: a coloured head, rows, and a picture at its foot."""

    title: str
    tag: str
    colour: str
    ground: str
    sign: str = ""
    rows: tuple[tuple[Run, ...], ...] = ()
    picture: str = ""


Face: TypeAlias = "str | Card"
"""One side of a piece: a whole picture, or a card."""


@dataclass(frozen=True)
class Piece:
    """Something to cut out. Its name says what it is to those who cannot see it, and to whoever counts."""

    name: str
    front: Face
    back: str = ""


@dataclass(frozen=True)
class Item:
    """A piece at its place on a sheet, in millimetres from the upper left corner of the room."""

    piece: Piece
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Line:
    """A straight line to cut along, or to fold along; a thin one lies between pieces that touch."""

    x: float
    y: float
    to_x: float
    to_y: float
    fold: bool = False
    thin: bool = False


@dataclass(frozen=True)
class Table:
    """A table to write into: what stands above its columns and before its rows, and how often it is printed."""

    columns: tuple[str, ...]
    rows: tuple[str, ...]
    notes: tuple[str, ...] = ()
    times: int = 1
    bold: tuple[int, ...] = ()


@dataclass(frozen=True)
class Sheet:
    """One side of paper, and what is behind it where a piece has a back."""

    title: str
    items: tuple[Item, ...] = ()
    lines: tuple[Line, ...] = ()
    note: str = ""
    ground: str = ""
    """The colour of the backs, which goes on around them: a back that is printed a little aside has no white edge."""
    table: Table | None = None
    faces: bool = False
    """Whether both sides are played with, so that a back is needed even where paper is printed on one side only."""

    @property
    def has_backs(self) -> bool:
        """Whether anything is printed on its other side."""
        return any(item.piece.back for item in self.items)


@dataclass(frozen=True)
class Aid:
    """What a player wants to look up: a heading, and lines of a key and its meaning."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Section:
    """A part of the rules: its heading, its paragraphs, a picture before one of them, what is looked up after them."""

    title: str
    paragraphs: tuple[str, ...]
    picture: str = ""
    height: float = 0
    """How high the picture is, in millimetres."""
    name: str = ""
    at: int = 0
    """The paragraph that the picture stands before."""
    aid: Aid | None = None


def told(
    game: str,
    names: Sequence[str],
    texts: Texts,
    shown: Mapping[str, tuple[str, float, int]],
    only_on_page: Sequence[str] = (),
    aids: Mapping[str, Aid] | None = None,
) -> list[Section]:
    """The rules of a game as the catalogues tell them, in the order of these sections.

    `shown` are pictures with their height and the paragraph they stand before; the last paragraph of a section in
    `only_on_page` speaks of a board to try, which paper has not.
    """
    found = []
    for name in names:
        drawing, height, at = shown.get(name, ("", 0.0, 0))
        paragraphs = texts.say(f"{game}-rules-{name}-text").splitlines()
        title = texts.say(f"{game}-rules-{name}")
        said = tuple(paragraphs[: -1 if name in only_on_page else None])
        found.append(Section(title, said, drawing, height, title, at, (aids or {}).get(name)))
    return found


def grid(
    title: str,
    pieces: Sequence[Piece],
    width: float,
    height: float,
    room: Room,
    *,
    note: str = "",
    ground: str = "",
    across: int = 0,
) -> list[Sheet]:
    """Rectangles of one size side by side, on as many sheets as they need, in the middle of each.

    >>> [len(sheet.items) for sheet in grid("", [Piece("", "")] * 20, 60, 80, Room(190, 266))]
    [9, 9, 2]
    """
    most = int((room.width + 1e-6) // width)
    columns = min(across or most, most)
    rows = int((room.height + 1e-6) // height)
    if columns < 1 or rows < 1:
        raise ValueError(f"a piece of {width} by {height} mm is larger than the room")
    sheets = []
    for first in range(0, len(pieces), columns * rows):
        some = pieces[first : first + columns * rows]
        left = (room.width - min(columns, len(some)) * width) / 2
        top = lowered(room, math.ceil(len(some) / columns) * height)
        items = [
            Item(piece, left + index % columns * width, top + index // columns * height, width, height)
            for index, piece in enumerate(some)
        ]
        sheets.append(Sheet(title, tuple(items), tuple(cuts(items)), note, ground))
    return sheets


def lowered(room: Room, height: float) -> float:
    """How far something begins below the upper edge of the room, so that there is some air and marks have room."""
    return max(0.0, min(2 * MARK, (room.height - height) / 2))


def cuts(items: Iterable[Item]) -> list[Line]:
    """The lines along the edges of rectangles, each once, as long as there is something beside them, and a bit more."""
    upright: dict[float, list[float]] = {}
    level: dict[float, list[float]] = {}
    for item in items:
        for x in (item.x, item.x + item.width):
            upright.setdefault(round(x, 3), []).extend((item.y, item.y + item.height))
        for y in (item.y, item.y + item.height):
            level.setdefault(round(y, 3), []).extend((item.x, item.x + item.width))
    return [
        *(Line(x, min(ends) - MARK, x, max(ends) + MARK) for x, ends in sorted(upright.items())),
        *(Line(min(ends) - MARK, y, max(ends) + MARK, y) for y, ends in sorted(level.items())),
    ]


def poster(
    title: str, name: str, drawing: str, frame: Frame, width: float, room: Room, step: float, *, note: str = ""
) -> list[Sheet]:
    """A board that may be larger than a sheet: its parts are cut between fields, and laid together on the table.

    `drawing` is a whole picture of `frame`; it becomes `width` millimetres wide. Fields are `step` wide in its measure.
    """
    scale = width / frame.width
    sheets = []
    columns = _parts(frame.width, room.width / scale, step, frame.x)
    rows = _parts(frame.height, room.height / scale, step, frame.y)
    many = len(rows) * len(columns) > 1
    for down, (top, tall) in enumerate(rows):
        for across, (left, wide) in enumerate(columns):
            number = down * len(columns) + across + 1
            box = f"{frame.x + left:g} {frame.y + top:g} {wide:g} {tall:g}"
            part = _seen(drawing, box, wide, tall)
            item = Item(
                Piece(f"{name} {number}" if many else name, part),
                (room.width - wide * scale) / 2,
                lowered(room, tall * scale),
                wide * scale,
                tall * scale,
            )
            sheets.append(
                Sheet(
                    f"{title} · {number}/{len(rows) * len(columns)}" if many else title,
                    (item,),
                    tuple(cuts([item])),
                    note,
                )
            )
    return sheets


def _parts(length: float, most: float, step: float, start: float) -> list[tuple[float, float]]:
    """How a length is divided at multiples of a step: as few parts as can be, about equally long."""
    number = math.ceil(length / most - 1e-9)
    while True:
        ends = [0.0]
        for part in range(1, number):
            wanted = start + length * part / number
            ends.append(round(wanted / step) * step - start)
        ends.append(length)
        found = [(one, other - one) for one, other in itertools.pairwise(ends)]
        if all(size <= most + 1e-6 for _, size in found):
            return found
        number += 1


def _seen(drawing: str, box: str, width: float, height: float) -> str:
    """Another part of a picture."""
    head, _, rest = drawing.partition(">")
    start = head.split(" viewBox=")[0]
    return f'{start} viewBox="{box}" width="{width:g}" height="{height:g}">{rest}'


def moved(sheet: Sheet, across: float, down: float) -> Sheet:
    """A sheet with everything on it moved."""
    return replace(
        sheet,
        items=tuple(replace(item, x=item.x + across, y=item.y + down) for item in sheet.items),
        lines=tuple(
            replace(line, x=line.x + across, to_x=line.to_x + across, y=line.y + down, to_y=line.to_y + down)
            for line in sheet.lines
        ),
    )
