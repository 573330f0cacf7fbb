"""How much room words need, and how they are cut into lines: measured on the typeface that pictures are drawn with.

Whoever opens an SVG may have another typeface, so a line that has little room left also says how long it may be.
"""

from __future__ import annotations

import functools
import struct
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from quartier.pictures.picture import escaped

FONTS = {
    600: Path(__file__).parent / "fonts" / "Nunito-SemiBold.ttf",
    800: Path(__file__).parent / "fonts" / "Nunito-ExtraBold.ttf",
}
"""The weights that there are."""
FAMILY = "Nunito, system-ui, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
WIDER = 1.22
"""How much wider other typefaces may be."""
UNKNOWN = 620
"""How wide a letter is that the typeface has not, in thousandths of its size; letters of the Far East are square."""
SHORTENED = "…"


@functools.cache
def advances(weight: int) -> Mapping[int, int]:
    """How wide each letter is, in thousandths of its size, read from the tables `cmap` and `hmtx` of the font file."""
    data = FONTS[weight].read_bytes()
    tables = {tag: start for tag, _, start, _ in struct.iter_unpack(">4sIII", data[12 : 12 + 16 * number(data, 4)])}
    unit, measured = number(data, tables[b"head"] + 18), number(data, tables[b"hhea"] + 34)
    found: dict[int, int] = {}
    cmap = tables[b"cmap"]
    for entry in range(number(data, cmap + 2)):
        start = cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * entry)[0]
        if number(data, start) == 4:
            for letter, glyph in segments(data, start):
                at = tables[b"hmtx"] + 4 * min(glyph, measured - 1)
                found[letter] = round(number(data, at) * 1000 / unit)
    return found


def number(data: bytes, at: int) -> int:
    """Two bytes of a font file."""
    return int.from_bytes(data[at : at + 2], "big")


def segments(data: bytes, start: int) -> list[tuple[int, int]]:
    """Letters and their glyphs, from a table of format 4."""
    count = number(data, start + 6) // 2
    ends, starts = start + 14, start + 16 + 2 * count
    shifts, offsets = starts + 2 * count, starts + 4 * count
    found = []
    for index in range(count):
        first, last = number(data, starts + 2 * index), number(data, ends + 2 * index)
        shift, offset = number(data, shifts + 2 * index), number(data, offsets + 2 * index)
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                glyph = number(data, offsets + 2 * index + offset + 2 * (letter - first))
            if glyph or not offset:
                found.append((letter, (glyph + shift) & 0xFFFF))
    return found


def width(text: str, size: float, weight: int = 600) -> float:
    """How wide a line of text is.

    >>> round(width("Quartier", 100, 800)), width("", 20)
    (399, 0.0)
    """
    known = advances(weight)
    return sum(known.get(ord(letter), far(letter)) for letter in text) * size / 1000


def far(letter: str) -> int:
    """How wide a letter is that the typeface has not."""
    return 1000 if unicodedata.east_asian_width(letter) in "WF" else UNKNOWN


def shortened(text: str, size: float, room: float, weight: int = 600) -> str:
    """As much of a line as there is room for."""
    if width(text, size, weight) <= room:
        return text
    while text and width(text + SHORTENED, size, weight) > room:
        text = text[:-1].rstrip()
    return text + SHORTENED


def lines(text: str, size: float, room: float, most: int, weight: int = 600) -> list[str]:
    """A text in at most so many lines; what has no room is left out, and seen to be."""
    found: list[str] = []
    words = text.split()
    while words:
        if len(found) == most - 1:
            return [*found, shortened(" ".join(words), size, room, weight)]
        line = words.pop(0)
        while words and width(f"{line} {words[0]}", size, weight) <= room:
            line += f" {words.pop(0)}"
        found.append(shortened(line, size, room, weight))
    return found


def written(
    text: str,
    x: float,
    y: float,
    size: float,
    room: float,
    *,
    weight: int = 600,
    colour: str = "var(--ink)",
    anchor: str = "start",
) -> str:
    """A line of text that never takes more than its room."""
    text = shortened(text, size, room, weight)
    wide = width(text, size, weight)
    held = f' textLength="{wide:.1f}" lengthAdjust="spacingAndGlyphs"' if wide * WIDER > room else ""
    placed = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" font-weight="{weight}" fill="{colour}"{placed}{held}>'
        f"{escaped(text)}</text>"
    )
