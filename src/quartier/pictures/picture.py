"""How a whole picture is made of fragments: a document with the symbols it uses, in light or dark colours."""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from xml.etree import ElementTree

from quartier.core.packages import game_packages
from quartier.pictures.palette import VARIABLE, coloured, colours

FILE = "drawings.svg"
SVG = "http://www.w3.org/2000/svg"
NAMED = re.compile(r'(?:href="#|url\(#)([\w-]+)')
SEAT_SHAPES = (
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    "M12 3 22 21H2z",
    "M4 4h16v16H4z",
    "M12 1.5 22.5 12 12 22.5 1.5 12z",
    "M12 1.5l3 7.2 7.5.6-5.7 4.9 1.8 7.6L12 17.7l-6.6 4.1 1.8-7.6L1.5 9.3l7.5-.6z",
    "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z",
    "M7 3h10l5 9-5 9H7l-5-9z",
    "M14 2a10 10 0 1 0 8 15A9 9 0 0 1 14 2z",
)
"""The marks of seats in a square of 24, as `web/src/parts/SeatMark.svelte` has them: players differ by shape too."""


@dataclass(frozen=True)
class Frame:
    """The part of a drawing that is seen, in its own measure."""

    x: float
    y: float
    width: float
    height: float


@functools.cache
def drawings(game: str) -> Mapping[str, str]:
    """A game's symbols and patterns by their ids, each as text."""
    ElementTree.register_namespace("", SVG)
    text = resources.files(game_packages()[game]).joinpath(FILE).read_text(encoding="utf-8")
    found = {
        part.get("id", ""): ElementTree.tostring(part, encoding="unicode").strip()
        for part in ElementTree.fromstring(text)
    }
    return {name: text.replace(f' xmlns="{SVG}"', "") for name, text in found.items()}


def drawn(game: str, name: str, x: float, y: float, width: float, height: float | None = None) -> str:
    """One of a game's symbols at a place."""
    tall = width if height is None else height
    return f'<use href="#{game}-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{tall:g}"/>'


def recoloured(game: str, name: str, x: float, y: float, side: float, **own: str) -> str:
    """A symbol at a place, with colours of its own for some names: the tourist of a seat."""
    symbol = ElementTree.fromstring(drawings(game)[f"{game}-{name}"])
    inside = "".join(ElementTree.tostring(part, encoding="unicode") for part in symbol)
    inside = VARIABLE.sub(lambda found: own.get(found[1], found[0]), inside)
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}" viewBox="{symbol.get("viewBox")}">{inside}</svg>'
    )


def seat_mark(seat: int, x: float, y: float, side: float) -> str:
    """The mark of a seat, in its colour."""
    shape = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return f'<path d="{shape}" transform="translate({x:g},{y:g}) scale({side / 24:g})" fill="{seat_colour(seat)}"/>'


def seat_colour(seat: int) -> str:
    """The colour of a seat, as the palette names it."""
    return f"var(--seat-{seat % len(SEAT_SHAPES)})"


def picture(game: str, frame: Frame, body: str, *, dark: bool = False, title: str = "") -> str:
    """A document of its own: what is seen of some fragments, with the symbols and colours that they name.

    >>> frame = Frame(0, 0, 60, 60)
    >>> text = picture("cities", frame, drawn("cities", "W0", 0, 0, 60))
    >>> text.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60"'), "var(" in text
    (True, False)
    """
    known, used, waiting = drawings(game), {}, NAMED.findall(body)
    while waiting:
        name = waiting.pop()
        if name in known and name not in used:
            used[name] = known[name]
            waiting += NAMED.findall(known[name])
    box = f"{frame.x:g} {frame.y:g} {frame.width:g} {frame.height:g}"
    label = f"<title>{escaped(title)}</title>" if title else ""
    size = f'width="{frame.width:g}" height="{frame.height:g}"'
    symbols = "".join(used[name] for name in sorted(used))
    text = f'<svg xmlns="{SVG}" viewBox="{box}" {size}>{label}<defs>{symbols}</defs>{body}</svg>'
    return coloured(text, colours(game, dark))


def escaped(text: str) -> str:
    """Some text as it may stand in a document."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def written(text: str, x: float, y: float, size: float, *, colour: str = "var(--ink)", anchor: str = "middle") -> str:
    """A line of bold text, its letters standing on y."""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="Nunito" font-weight="700" font-size="{size:g}"'
        f' text-anchor="{anchor}" fill="{colour}">{escaped(text)}</text>'
    )


def fitting(
    text: str, x: float, y: float, size: float, width: float, *, colour: str = "var(--ink)", anchor: str = "middle"
) -> str:
    """A line of text, as large as it may be without becoming wider than its room."""
    # No letter of a word is wider than this on average, in parts of its size.
    return written(text, x, y, min(size, width / (0.62 * max(1, len(text)))), colour=colour, anchor=anchor)


def backing(game: str, frame: Frame, ground: str, mark: str, emblem: str) -> str:
    """The back of a piece: a plain ground with small marks all over, which may lie a little aside, and an emblem."""
    step = min(frame.width, frame.height) / 6
    dots = "".join(
        f'<circle cx="{frame.x + step * (column + 0.5):g}" cy="{frame.y + step * (row + 0.5):g}" r="{step / 9:g}"/>'
        for row in range(math.ceil(frame.height / step))
        for column in range(math.ceil(frame.width / step))
        if (row + column) % 2
    )
    body = (
        f'<rect x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}" fill="{ground}"/>'
        f'<g fill="{mark}" opacity="0.45">{dots}</g>{emblem}'
    )
    return picture(game, frame, body)
