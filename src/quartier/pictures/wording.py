"""What is said on a picture, as it is written: the head, the ranking, the result, whose a board is."""

from __future__ import annotations

from quartier.pictures.board import Part
from quartier.pictures.captions import Captions, Row
from quartier.pictures.lettering import lines, width, written
from quartier.pictures.picture import seat_mark
from quartier.pictures.placing import Placed, Slot

STILL, CHANGING = range(2)
"""The layers of what is said."""
MARK = ("attraction", "park", "water", "cafe-light")


def letterhead(said: Captions, x: float, y: float, room: float) -> str:
    """Whose picture it is, and of which day."""
    return (
        mark(x, y, 46)
        + written("Quartier", x + 58, y + 19, 23, room - 58, weight=800)
        + written(said.day, x + 58, y + 43, 20, room - 58, colour="var(--soft)")
    )


def mark(x: float, y: float, side: float) -> str:
    """The four fields that stand for Quartier."""
    each, step = side * 14 / 32, side / 2
    return "".join(
        f'<rect x="{x + step * (index & 1) + side / 32:g}" y="{y + step * (index >> 1) + side / 32:g}" width="{each:g}"'
        f' height="{each:g}" rx="{side / 8:g}" fill="var(--{colour})"/>'
        for index, colour in enumerate(MARK)
    )


def fitted(text: str, sizes: tuple[int, ...], room: float) -> int:
    """The largest of some sizes at which a line has room; else the smallest."""
    return next((size for size in sizes if width(text, size, 800) <= room), sizes[-1])


def players_of(said: Captions) -> str:
    """The names of those who played together or alone."""
    return " · ".join(said.names)


def spoken(still: list[str], changing: list[str]) -> Slot:
    """What is said, as a slot."""
    return Slot("", (*(Part(STILL, each) for each in still), *(Part(CHANGING, each) for each in changing if each)))


def amount(said: Captions, x: float, y: float, size: float, room: float) -> str:
    """The one number of a result, large."""
    after = x + width(said.large, size, 800) + 14
    return written(said.large, x, y, size, room, weight=800, colour="var(--accent)") + written(
        said.unit, after, y, 32, room - (after - x), colour="var(--soft)"
    )


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    room: float,
    most: int,
    *,
    weight: int = 600,
    colour: str = "var(--ink)",
) -> list[str]:
    """A text in lines, the first at y."""
    return [
        written(line, x, y + index * size * 1.28, size, room, weight=weight, colour=colour)
        for index, line in enumerate(lines(words, size, room, most, weight))
    ]


def tall(sentence: str, size: float, room: float) -> float:
    """How high a result is, in lines that need not be cut."""
    return len(lines(sentence, size, room, 99, 800)) * size * 1.28


def told(said: Captions, x: float, y: float, room: float, high: float, progress: str) -> list[str]:
    """The result in a sentence and what the game says of it; while the match goes on, how far it is."""
    if progress:
        return [written(progress, x, y + 40, 28, room, colour="var(--soft)")]
    found: list[str] = []
    at = y
    if said.result:
        size = next((size for size in (30, 26, 22) if tall(said.result, size, room) <= high), 22)
        wrapped = lines(said.result, size, room, max(1, int(high / (size * 1.28))), 800)
        found += text(" ".join(wrapped), x, at + size + 4, size, room, len(wrapped), weight=800)
        at += size * 1.28 * len(wrapped) + 10
    if said.told:
        most = int((y + high - at - 8) / (21 * 1.28))
        if most > 0:
            found += text(said.told, x, at + 25, 21, room, most)
    return found


def ranked(row: Row, x: float, y: float, wide: float, high: float) -> list[str]:
    """A line of the ranking."""
    size = min(24.0, high * 0.52)
    ground = "var(--card)" if row.first else "none"
    middle = y + high / 2
    edge = ' stroke="var(--attraction)" stroke-width="2.5"' if row.first else ""
    score = width(row.score, size + 2, 800)
    return [
        f'<rect x="{x:g}" y="{y + 2:g}" width="{wide:g}" height="{high - 5:g}" rx="12" fill="{ground}"{edge}/>'
        + seat_mark(row.seat, x + 12, middle - size * 0.52, size)
        + written(
            row.name,
            x + size + 24,
            middle + size * 0.34,
            size,
            wide - size - score - 56,
            weight=800 if row.first else 600,
        ),
        written(row.score, x + wide - 14, middle + size * 0.36, size + 2, wide, weight=800, anchor="end"),
    ]


def owner(at: Placed, said: Captions) -> list[Part]:
    """Whose board it is, and with how many points."""
    if at.board.seat is None:
        return []
    row = next(row for row in said.rows if row.seat == at.board.seat)
    wide, y = at.board.frame.width * at.scale, at.y + at.board.frame.height * at.scale
    size = min(23, max(15, wide / 10))
    score = width(row.score, size, 800)
    name = written(row.name, at.x + size + 12, y + 26, size, wide - size - score - 28, weight=800 if row.first else 600)
    return [
        Part(STILL, seat_mark(row.seat, at.x + 4, y + 26 - size * 0.8, size * 0.95) + name),
        Part(CHANGING, written(row.score, at.x + wide - 4, y + 26, size, wide, weight=800, anchor="end")),
    ]
