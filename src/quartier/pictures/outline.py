"""The line around an area of fields: drawn inside its edge by some inset, with round corners."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias

Spot: TypeAlias = tuple[int, int]
"""Row and column."""
Corner: TypeAlias = tuple[float, float]
"""Across and down."""
Edge: TypeAlias = tuple[Corner, Corner]


def rings(spots: Iterable[Spot]) -> list[list[Corner]]:
    """The edge of an area as closed rings of corners, clockwise around it and counter-clockwise around its holes.

    >>> rings([(0, 0), (0, 1)])
    [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    """
    inside = dict.fromkeys(spots)
    edges: dict[Corner, list[Edge]] = {}

    def add(x: int, y: int, to_x: int, to_y: int) -> None:
        edges.setdefault((x, y), []).append(((x, y), (to_x, to_y)))

    for row, column in inside:
        if (row - 1, column) not in inside:
            add(column, row, column + 1, row)
        if (row, column + 1) not in inside:
            add(column + 1, row, column + 1, row + 1)
        if (row + 1, column) not in inside:
            add(column + 1, row + 1, column, row + 1)
        if (row, column - 1) not in inside:
            add(column, row + 1, column, row)
    found = []
    for start in edges:
        while edges[start]:
            found.append(_follow(edges, start))
    return found


def _follow(edges: dict[Corner, list[Edge]], start: Corner) -> list[Corner]:
    """Follow edges from a corner until they close; where two ways lead on, turn right, so that fields stay apart."""
    ring: list[Corner] = []
    edge = edges[start].pop(0)
    while True:
        (x, y), (to_x, to_y) = edge
        ring.append((x, y))
        if edge[1] == start:
            break
        ways = edges[edge[1]]
        right, down = to_x - x, to_y - y
        turning = (to_x - down, to_y + right)
        edge = ways.pop(next((index for index, way in enumerate(ways) if way[1] == turning), 0))
    return [
        corner
        for index, corner in enumerate(ring)
        if (ring[index - 1][0] == corner[0]) != (corner[0] == ring[(index + 1) % len(ring)][0])
    ]


def outline(spots: Iterable[Spot], side: float, inset: float = 0, rounded: float = 0) -> str:
    """The outline as a path.

    >>> outline([(0, 0)], 10)
    'M0,0L10,0L10,10L0,10z'
    """
    return "".join(_path(_shrunk(ring, side, inset), rounded) for ring in rings(spots))


def area(spots: Iterable[Spot], side: float) -> str:
    """Some fields as one filled path."""
    return "".join(f"M{column * side:g},{row * side:g}h{side:g}v{side:g}h{-side:g}z" for row, column in spots)


def _shrunk(ring: list[Corner], side: float, inset: float) -> list[Corner]:
    """A ring of which every edge is moved inwards: to the right of its direction."""
    moved = []
    for index, corner in enumerate(ring):
        before = _way(ring[index - 1], corner)
        after = _way(corner, ring[(index + 1) % len(ring)])
        moved.append(
            (corner[0] * side - inset * (before[1] + after[1]), corner[1] * side + inset * (before[0] + after[0]))
        )
    return moved


def _way(one: Corner, other: Corner) -> Corner:
    right, down = other[0] - one[0], other[1] - one[1]
    return (right > 0) - (right < 0), (down > 0) - (down < 0)


def _path(ring: list[Corner], rounded: float) -> str:
    if not rounded:
        return "M" + "L".join(f"{x:g},{y:g}" for x, y in ring) + "z"

    def towards(start: Corner, end: Corner) -> str:
        length = math.dist(start, end)
        part = min(rounded, length / 2) / length
        return f"{start[0] + (end[0] - start[0]) * part:g},{start[1] + (end[1] - start[1]) * part:g}"

    drawn = []
    for index, (x, y) in enumerate(ring):
        before, after = ring[index - 1], ring[(index + 1) % len(ring)]
        drawn.append(f"{towards((x, y), before)}Q{x:g},{y:g} {towards((x, y), after)}")
    return "M" + "L".join(drawn) + "z"
