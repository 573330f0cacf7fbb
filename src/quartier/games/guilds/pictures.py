"""What town, tiles, figures and signs look like, as fragments of SVG in which a space is 60 wide."""

from __future__ import annotations

from collections.abc import Iterable

from quartier.games.guilds.town import Cell
from quartier.pictures.outline import area, outline, rings
from quartier.pictures.picture import SEAT_SHAPES, Frame, drawings, drawn, seat_colour

NAME = "guilds"
SIDE = 60
"""The side of a space."""
WALL, YARD = "#", '"'
THINGS = {"o": "well", "=": "trough"}
MARGIN = 26
"""How much of the wall is seen around the town."""


def cells(rows: Iterable[str], wanted: str) -> list[Cell]:
    """Where some letters stand on a map."""
    return [(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter in wanted]


def inside(rows: list[str]) -> list[Cell]:
    """All of a map that is not wall."""
    return cells(rows, "".join({*"".join(rows)} - {WALL}))


def frame_of(rows: list[str], margin: float = MARGIN) -> Frame:
    """The part of a map that is not wall, with a margin."""
    found = inside(rows)
    top, left = min(row for row, _ in found), min(column for _, column in found)
    bottom, right = max(row for row, _ in found) + 1, max(column for _, column in found) + 1
    return Frame(
        left * SIDE - margin,
        top * SIDE - margin,
        (right - left) * SIDE + 2 * margin,
        (bottom - top) * SIDE + 2 * margin,
    )


def ground(rows: list[str]) -> str:
    """The town before anybody builds: wall, streets with wells and troughs, yards, and the plots of the blocks."""
    frame, within = frame_of(rows), inside(rows)
    yards = cells(rows, YARD)
    variety = sum(name.startswith(f"{NAME}-yard") for name in drawings(NAME))
    parts = [
        f'<rect x="{frame.x:g}" y="{frame.y:g}" width="{frame.width:g}" height="{frame.height:g}" rx="18"'
        ' fill="var(--town-grass)"/>',
        f'<path d="{area(within, SIDE)}" fill="url(#guilds-cobbles)"/>',
        f'<path d="{area(yards, SIDE)}" fill="var(--town-yard)"/>',
        *(
            drawn(NAME, f"yard{(row * 7 + column * 5) % variety}", column * SIDE, row * SIDE, SIDE)
            for row, column in yards
        ),
        *(
            drawn(NAME, THINGS[rows[row][column]], column * SIDE + 4, row * SIDE + 4, SIDE - 8)
            for row, column in cells(rows, "".join(THINGS))
        ),
    ]
    for block in blocks(rows):
        spaces = cells(rows, block)
        parts.append(
            f'<path d="{outline(spaces, SIDE)}" fill="none" stroke="var(--town-kerb)" stroke-width="7"'
            f' stroke-linecap="round"/><path d="{area(spaces, SIDE)}" fill="var(--town-block)"/>'
        )
        parts += [
            f'<rect x="{column * SIDE + 3}" y="{row * SIDE + 3}" width="{SIDE - 6}" height="{SIDE - 6}" rx="7"'
            ' fill="var(--town-plot)"/>'
            for row, column in spaces
        ]
    return "".join(parts) + wall(within)


def blocks(rows: list[str]) -> list[str]:
    """The letters of a map's blocks."""
    return sorted({letter for line in rows for letter in line if letter.isalpha() and letter.isupper()})


def wall(within: list[Cell]) -> str:
    """The wall around the town, with a tower where it turns."""
    line = outline(within, SIDE)
    towers = "".join(
        f'<circle cx="{x * SIDE:g}" cy="{y * SIDE:g}" r="17" fill="var(--town-wall-light)"'
        ' stroke="var(--town-wall-deep)" stroke-width="3"/>'
        f'<circle cx="{x * SIDE:g}" cy="{y * SIDE:g}" r="9" fill="var(--cafe-deep)"/>'
        for ring in rings(within)
        for x, y in ring
    )
    return (
        f'<path d="{line}" fill="none" stroke="var(--town-wall-deep)" stroke-width="16" stroke-linecap="square"/>'
        f'<path d="{line}" fill="none" stroke="var(--town-wall-light)" stroke-width="10" stroke-dasharray="13 7"/>'
        f"{towers}"
    )


def sign_posts(rows: list[str]) -> dict[str, Cell]:
    """For each block a cell beside it for its sign: a yard if there is one, as deep in the block as can be."""
    names = blocks(rows)
    free = [(row, column) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter not in names]
    posts: dict[str, Cell] = {}

    def beside(cell: Cell, block: str) -> int:
        around = ((cell[0] + down, cell[1] + right) for down, right in ((-1, 0), (1, 0), (0, -1), (0, 1)))
        return sum(
            0 <= row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] == block
            for row, column in around
        )

    for block in names:
        near = [cell for cell in free if beside(cell, block) and cell not in posts.values()]
        if near:
            bonus = {YARD: 4, WALL: -2}
            posts[block] = max(near, key=lambda cell: beside(cell, block) + bonus.get(rows[cell[0]][cell[1]], 0))
    return posts


def tile(kind: str, x: float = 0, y: float = 0, shadow: bool = True) -> str:
    """A tile on the space at x, y, by its notation: `b` a bakers' building, `bm` their market, `h`, `t`."""
    under = (
        f'<rect x="{x + 3:g}" y="{y + 6:g}" width="{SIDE - 6}" height="{SIDE - 5}" rx="8" fill="#000" opacity="0.2"/>'
        if shadow
        else ""
    )
    return under + drawn(NAME, kind, x + 2, y + 2, SIDE - 4)


def figure(seat: int, x: float, y: float, size: float = 24) -> str:
    """A player's figure: its body has the shape of the seat's mark, so that players differ without their colours."""
    rim = 'stroke="var(--rim)" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"'
    body = SEAT_SHAPES[seat % len(SEAT_SHAPES)]
    return (
        f'<g transform="translate({x:g},{y:g}) scale({size / 24:g})" fill="{seat_colour(seat)}" {rim}>'
        f'<path d="{body}" transform="translate(0,4)"/><circle cx="12" cy="3" r="5.6"/></g>'
    )


def figures(seat: int, number: int, x: float = 0, y: float = 0) -> str:
    """One or two figures before the house on the space at x, y."""
    places = ((36, 33), (2, 33))[:number]
    return "".join(figure(seat, x + right, y + down, 22) for right, down in places)
