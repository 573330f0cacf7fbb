"""What tiles and tourists look like, as fragments of SVG in which a field is 60 wide."""

from __future__ import annotations

import functools

from quartier.games.cities.components import turned
from quartier.pictures.picture import drawings, drawn, recoloured, seat_colour

NAME = "cities"
SIDE = 60
"""The side of a field."""
TILE = 2 * SIDE


@functools.cache
def variety(kind: str) -> int:
    """How many drawings there are of a kind of field."""
    return sum(name.startswith(f"{NAME}-{kind}") for name in drawings(NAME))


def drawings_of(letters: str, number: int, turn: int) -> list[str]:
    """The drawings of a tile's fields, row by row, after so many turns: they belong to the tile, wherever it lies."""
    return [
        f"{letters[int(field)]}{(number * 5 + int(field)) % variety(letters[int(field)])}"
        for field in turned("0123", turn)
    ]


def tile(letters: str, number: int, turn: int = 0, x: float = 0, y: float = 0, edge: str = "var(--mat)") -> str:
    """A tile with round corners as it lies on a table, with its upper left corner at x, y; its fields stay upright."""
    return (
        f'<g transform="translate({x:g},{y:g})">'
        f'<g clip-path="url(#cities-tile)">{fields(letters, number, turn)}</g>'
        f'<rect width="{TILE}" height="{TILE}" rx="9" fill="none" stroke="{edge}" stroke-width="4"/></g>'
    )


def fields(letters: str, number: int, turn: int = 0) -> str:
    """The four fields of a tile, up to its edge, from 0, 0."""
    four = "".join(
        drawn(NAME, drawing, SIDE * (quarter & 1), SIDE * (quarter >> 1), SIDE)
        for quarter, drawing in enumerate(drawings_of(letters, number, turn))
    )
    cross = f"M{SIDE},0v{TILE}M0,{SIDE}h{TILE}"
    return f'{four}<path d="{cross}" stroke="var(--cream)" stroke-width="1.2" opacity="0.3"/>'


def tourist(seat: int, x: float = 0, y: float = 0) -> str:
    """A seat's tourist on the field at x, y."""
    return recoloured(NAME, "tourist", x, y, SIDE, pawn=seat_colour(seat))
