"""What board parts and tiles look like, as fragments of SVG in which a square is 48 wide."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from typing import Protocol

from quartier.games.skylines.position import SPAN
from quartier.games.skylines.vocabulary import SUPPLIES, TRACKS
from quartier.pictures.outline import Spot, outline
from quartier.pictures.picture import drawings, drawn

NAME = "skylines"
SIDE = 48
"""The side of a square."""
PART = SPAN * SIDE
"""The side of a board part."""


class Tiled(Protocol):
    """What must be known of a card to draw its tile."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def service(self) -> str: ...
    @property
    def cost(self) -> dict[str, int]: ...


class Drawing(Protocol):
    """A board part as it lies: land . and water ~, streets | on the right of squares and - below them."""

    @property
    def squares(self) -> list[str]: ...
    @property
    def right(self) -> list[str]: ...
    @property
    def below(self) -> list[str]: ...


def variety(kind: str) -> int:
    """How many drawings there are of a kind of building."""
    return sum(name.removeprefix(f"{NAME}-{kind}").isdigit() for name in drawings(NAME))


def heart(squares: Sequence[Spot]) -> Spot:
    """The square of an area that lies nearest to its middle."""
    down = sum(row for row, _ in squares) / len(squares)
    across = sum(column for _, column in squares) / len(squares)
    best = squares[0]
    for square in squares:
        if math.dist(square, (down, across)) < math.dist(best, (down, across)) - 0.01:
            best = square
    return best


def building(card: Tiled, square: Spot, middle: bool) -> str:
    """The drawing of what stands on a square of a card's tile."""
    number = int(card.id[1:])
    if card.kind == "service":
        return f"service-{card.service}" if middle or card.service == "parks" else "lawn"
    if card.kind == "unique":
        return f"unique{number % variety('unique')}" if middle else "plaza"
    if card.kind == "utility":
        supplies = [TRACKS[track] for track in SUPPLIES]
        supply = next((track for track in supplies if card.cost.get(track, 0) > 0), supplies[0])
        return supply if middle else f"{supply}-yard"
    return f"{card.kind}{(3 * square[0] + 5 * square[1] + number) % variety(card.kind)}"


def tile(card: Tiled, squares: Sequence[Spot], *, shadow: bool = True, inset: float = 3) -> str:
    """A card's tile on some squares of the map: its ground in the pattern of its kind, and what is built on it."""
    edge = outline(squares, SIDE, inset, 6)
    middle = heart(squares)
    built = "".join(
        drawn(NAME, building(card, square, square == middle), square[1] * SIDE, square[0] * SIDE, SIDE)
        for square in squares
    )
    under = f'<path d="{edge}" transform="translate(1.5,2.5)" fill="#000" opacity="0.18"/>' if shadow else ""
    return (
        f'{under}<path d="{edge}" fill="url(#skylines-kind-{card.kind})" stroke="var(--kind-{card.kind}-edge)"'
        f' stroke-width="2.6"/>{built}'
    )


def ground(parts: Iterable[tuple[Drawing, Spot]]) -> str:
    """The land of open board parts, each with its upper left square: meadows, water with its shore, streets."""
    laid = list(parts)
    water: list[Spot] = []
    streets = ""
    clips = ""
    for drawing, (top, left) in laid:
        clips += f'<rect x="{left * SIDE}" y="{top * SIDE}" width="{PART}" height="{PART}"/>'
        for row in range(SPAN):
            for column in range(SPAN):
                x, y = (left + column) * SIDE, (top + row) * SIDE
                if drawing.squares[row][column] == "~":
                    water.append((top + row, left + column))
                if drawing.right[row][column] == "|":
                    streets += f"M{x + SIDE},{y}v{SIDE}"
                if drawing.below[row][column] == "-":
                    streets += f"M{x},{y + SIDE}h{SIDE}"
    shore = outline(water, SIDE, 0, 14)
    # There may be several maps in one picture, each with an edge of its own.
    edge = f"skylines-ground-{zlib.crc32(clips.encode()):x}"
    return (
        f'<clipPath id="{edge}">{clips}</clipPath><g clip-path="url(#{edge})">'
        f'<g fill="url(#skylines-land)">{clips}</g>'
        f'<path d="{shore}" fill="none" stroke="var(--sky-sand)" stroke-width="7"/>'
        f'<path d="{shore}" fill="url(#skylines-waves)" stroke="var(--sky-shore)" stroke-width="2.4"/>'
        '<g fill="none" stroke-linecap="round">'
        f'<path d="{streets}" stroke="var(--sky-kerb)" stroke-width="13"/>'
        f'<path d="{streets}" stroke="var(--sky-street)" stroke-width="10"/>'
        f'<path d="{streets}" stroke="var(--sky-lane)" stroke-width="1.4" stroke-dasharray="6 6"'
        ' stroke-linecap="butt"/>'
        "</g></g>"
    )


def closed_part(drawing: Drawing, corner: Spot, *, shore: bool = True) -> str:
    """A board part that is still closed, without its letter and its price, which are text."""
    top, left = corner
    x, y = left * SIDE, top * SIDE
    water = [
        (top + row, left + column)
        for row in range(SPAN)
        for column in range(SPAN)
        if shore and drawing.squares[row][column] == "~"
    ]
    return (
        f'<rect x="{x + 3}" y="{y + 3}" width="{PART - 6}" height="{PART - 6}" rx="10" fill="var(--sky-back)"'
        ' stroke="var(--sky-back-deep)" stroke-width="2"/>'
        f'<path d="{outline(water, SIDE, 4, 14)}" fill="var(--sky-back-water)"/>'
        f'<rect x="{x + 9}" y="{y + 9}" width="{PART - 18}" height="{PART - 18}" rx="7" fill="none"'
        ' stroke="var(--sky-back-deep)" stroke-width="1.6" stroke-dasharray="8 7"/>'
    )


def icon(name: str, x: float = 0, y: float = 0, side: float = 24, colour: str = "var(--ink)") -> str:
    """The sign of a track, a service or a kind."""
    return f'<g color="{colour}">{drawn(NAME, f"icon-{name}", x, y, side)}</g>'
