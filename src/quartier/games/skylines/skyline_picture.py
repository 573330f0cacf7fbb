"""What a skyline looks like: houses that rise with the points of the city, pits where it has less than none."""

from __future__ import annotations

from quartier.pictures.board import Board, Part
from quartier.pictures.picture import Frame

HOUSES = (
    (20, 26, "flat"),
    (16, 38, "gable"),
    (20, 32, "flat"),
    (16, 50, "flat"),
    (20, 44, "gable"),
    (18, 64, "mast"),
    (20, 52, "flat"),
    (16, 72, "gable"),
    (20, 60, "flat"),
    (18, 82, "mast"),
    (18, 68, "flat"),
)
"""Width and height of each house, and what is on its roof, as the page draws them (`Skyline.svelte`)."""
EACH = 6
"""How many points a house takes until it stands."""
GROUND, PIT, PITS = 98, 9, 10
FRAME = Frame(0, 0, 224, 112)
SKY, PLANS, STANDING = range(3)


def skyline(points: int) -> Board:
    """The skyline of a city."""
    parts = [Part(SKY, sky())]
    x = 6
    for index, (wide, high, roof) in enumerate(HOUSES):
        parts.append(
            Part(
                PLANS,
                f'<rect x="{x}" y="{GROUND - high}" width="{wide}" height="{high}" fill="var(--sky-plan)"'
                ' opacity="0.5"/>',
            )
        )
        grown = min(1.0, max(0.0, (points - EACH * index) / EACH))
        if grown:
            parts.append(Part(STANDING, house(index, x, wide, high, roof, grown)))
        x += wide + 1
    parts += [
        Part(STANDING, f'<path d="M{6 + pit * 21},{GROUND} l5,{PIT} h10 l5,{-PIT}z" fill="var(--bad)"/>')
        for pit in range(min(PITS, -points))
    ]
    return Board(FRAME, tuple(parts))


def sky() -> str:
    """Day or night over a meadow, with round corners."""
    return (
        '<linearGradient id="skyline-sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="var(--sky-high)"/>'
        '<stop offset="1" stop-color="var(--sky-low)"/></linearGradient>'
        '<clipPath id="skyline-view"><rect width="224" height="112" rx="8"/></clipPath>'
        f'<g clip-path="url(#skyline-view)"><rect width="224" height="{GROUND}" fill="url(#skyline-sky)"/>'
        f'<rect y="{GROUND}" width="224" height="{112 - GROUND}" fill="var(--sky-grass)"/>'
        '<circle cx="26" cy="30" r="13" fill="var(--sky-window)"/></g>'
    )


def house(index: int, x: int, wide: int, high: int, roof: str, grown: float) -> str:
    """A house as far as it stands."""
    top = GROUND - high
    walls = f"M{x},{GROUND} V{top} h{wide} V{GROUND}z"
    if roof == "gable":
        walls = f"M{x},{GROUND} V{top + 8} l{wide / 2:g},-8 {wide / 2:g},8 V{GROUND}z"
    mast = (
        f'<path d="M{x + wide / 2:g},{top} v-9" stroke="var(--sky-tower)" stroke-width="2"/>' if roof == "mast" else ""
    )
    windows = "".join(
        f'<rect x="{x + 3 + column * (wide - 8) / 2:g}" y="{top + 12 + floor * 9}" width="3.4" height="4.4"/>'
        for floor in range((high - 14) // 9)
        for column in range(2)
        if (index * 3 + floor * 2 + column) % 4
    )
    return (
        f'<g transform="translate(0,{GROUND * (1 - grown):g}) scale(1,{grown:.3g})">'
        f'<path d="{walls}" fill="var(--sky-tower)"/>{mast}'
        f'<rect x="{x + wide - 4}" y="{top + 8}" width="4" height="{high - 8}" fill="var(--sky-tower-side)"/>'
        f'<g fill="var(--sky-window)">{windows}</g></g>'
    )
