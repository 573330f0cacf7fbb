"""What boards, tiles, start pieces and fountains look like, as fragments of SVG in which a field is 60 wide."""

from __future__ import annotations

from collections.abc import Iterable

from quartier.games.tangram.position import EAST, NORTH, SOUTH, SPAN, WEST
from quartier.games.tangram.shapes import Half, Shape, extent
from quartier.pictures.picture import drawn

NAME = "tangram"
SIDE = 60
"""The side of a field."""
VARIETY = 3
"""How many drawings there are for each side of a tile."""
POINTS = ((SIDE, 0), (SIDE, SIDE), (0, SIDE), (0, 0))
"""The corners of a field, clockwise from the north-eastern one."""
BEYOND = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}
FILLS = {"black": "var(--tangram-black)", "green": "var(--tangram-green)", "fountain": "var(--tangram-pool)"}
EDGES = {
    "lying": 'stroke="var(--cream)"',
    "printed": 'stroke="var(--slot)" stroke-dasharray="1 5"',
    "bare": 'stroke="none"',
}


def piece(shape: Iterable[Half], kind: str, turn: int = 0, look: str = "lying", at: tuple[int, int] = (0, 0)) -> str:
    """A tile with its `black` or `green` side up, a start piece (`printed`) or a `fountain`.

    The shape is as it lies; `turn` says by how many quarters it was turned, so that its drawings stay where they are
    on the tile. `at` is the row and column of its upper left field.
    """
    halves = sorted(shape)
    down, right = at
    path = area(halves)
    fill = FILLS[kind]
    return (
        f'<g transform="translate({right * SIDE:g},{down * SIDE:g})">'
        f'<path d="{path}" fill="{fill}" stroke="{fill}" stroke-linejoin="round"/>{houses(halves, kind, turn)}'
        f'<path d="{edge(halves)}" fill="none" stroke-width="2.6" stroke-linecap="round" {EDGES[look]}/></g>'
    )


def houses(halves: list[Half], kind: str, turn: int = 0) -> str:
    """What stands on a piece: a large drawing on each whole field, a small one on each half."""
    fields: dict[tuple[int, int], list[int]] = {}
    for row, column, corner in halves:
        fields.setdefault((row, column), []).append(corner)
    height, width = extent(frozenset(halves))
    found = []
    for (row, column), corners in fields.items():
        x, y = (column + 0.5) * SIDE, (row + 0.5) * SIDE
        size = 44.0
        if len(corners) == 1:
            across, below = POINTS[corners[0]]
            x, y = x + (across - SIDE / 2) * 0.4, y + (below - SIDE / 2) * 0.4
            size = 30 if kind == "fountain" else 24
        first_row, first_column = (
            (row, column),
            (width - 1 - column, row),
            (height - 1 - row, width - 1 - column),
            (column, height - 1 - row),
        )[turn % 4]
        number = 0 if kind == "fountain" else (first_row + 2 * first_column) % VARIETY
        found.append(drawn(NAME, f"{kind}{number}", x - size / 2, y - size / 2, size))
    return "".join(found)


def area(halves: Iterable[Half], side: float = SIDE) -> str:
    """The area of half-fields as a path."""
    scale = side / SIDE
    found = []
    for row, column, corner in halves:
        points = [POINTS[(corner + step) % 4] for step in (3, 0, 1)]
        found.append("L".join(f"{column * side + x * scale:g},{row * side + y * scale:g}" for x, y in points))
    return "".join(f"M{points}Z" for points in found)


def edge(halves: Iterable[Half], side: float = SIDE) -> str:
    """The edge of an area of half-fields as a path: worked out on quarters, so that both diagonals come out right."""
    scale = side / SIDE
    inside = {(row, column, (corner + step) % 4) for row, column, corner in halves for step in (0, 1)}
    path = []
    for row, column, quarter in sorted(inside):
        centre = f"{(column + 0.5) * side:g},{(row + 0.5) * side:g}"
        left, right = (
            f"{column * side + POINTS[corner % 4][0] * scale:g},{row * side + POINTS[corner % 4][1] * scale:g}"
            for corner in (quarter + 3, quarter)
        )
        down, across = BEYOND[quarter]
        if (row + down, column + across, (quarter + 2) % 4) not in inside:
            path.append(f"M{left}L{right}")
        if (row, column, (quarter + 1) % 4) not in inside:
            path.append(f"M{centre}L{right}")
        if (row, column, (quarter + 3) % 4) not in inside:
            path.append(f"M{centre}L{left}")
    return "".join(path)


def board(start: Shape | None = None, side: str = "black") -> str:
    """An empty board from 0, 0, with the start piece that is printed on this side of it."""
    squares = "".join(
        f'<rect x="{column * SIDE + 1}" y="{row * SIDE + 1}" width="{SIDE - 2}" height="{SIDE - 2}" rx="5"/>'
        for row in range(SPAN)
        for column in range(SPAN)
    )
    printed = piece(start, side, look="printed") if start else ""
    return f'<g fill="var(--tangram-ground)">{squares}</g>{printed}'
