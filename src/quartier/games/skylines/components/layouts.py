"""How board parts lie together: layouts drawn in the file, and whether their seams fit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from quartier.core.errors import BadComponents, Place
from quartier.games.skylines.about import SCENARIOS
from quartier.games.skylines.box import LAYOUTS
from quartier.games.skylines.components.board_parts import Part
from quartier.games.skylines.position import PLACES_ACROSS, PLACES_DOWN, SLOTS

LAID_OUT = SCENARIOS[:LAYOUTS]
"""The scenarios that have a layout; in the last one the players make it."""
TURNED = "^>v<"
"""Where the upper side of a part points after 0 to 3 quarter turns clockwise."""
NOTHING = ".."
SOUTH, EAST = 2, 1


@dataclass(frozen=True)
class Laid:
    """A part in a layout: its letter, its place in the frame, its quarter turns."""

    part: str
    place: int
    turned: int


@dataclass(frozen=True)
class Layout:
    """The map of a scenario."""

    name: str
    parts: tuple[Laid, ...]


def read_layout(name: str, lines: list[tuple[int, str]], source: str, parts: Mapping[str, Part]) -> Layout:
    """A layout from its rows, as in `B^ E> A^` with `..` where nothing lies."""
    laid: list[Laid] = []
    for row, (number, line) in enumerate(lines):
        where = Place(source, number)
        words = line.split()
        if row >= PLACES_DOWN or len(words) > PLACES_ACROSS:
            raise BadComponents(
                "skylines-wrong-frame", where=where, layout=name, rows=PLACES_DOWN, places=PLACES_ACROSS
            )
        for column, word in enumerate(words):
            if word == NOTHING:
                continue
            if not re.fullmatch(r"[A-Z][\^>v<]", word) or word[0] not in parts:
                raise BadComponents("skylines-wrong-layout-part", where=where, word=word, parts=" ".join(parts))
            if word[0] in (other.part for other in laid):
                raise BadComponents("skylines-wrong-layout-twice", where=where, part=word[0], layout=name)
            laid.append(Laid(word[0], PLACES_ACROSS * row + column, TURNED.index(word[1])))
    where = Place(source, lines[0][0] if lines else None)
    if not 1 <= len(laid) <= SLOTS:
        raise BadComponents("skylines-wrong-layout-size", where=where, layout=name, parts=len(laid), most=SLOTS)
    for one, other, side in seams(laid):
        if parts[one.part].side(one.turned, side) != parts[other.part].side(other.turned, (side + 2) % 4):
            raise BadComponents("skylines-wrong-shores", where=where, layout=name, part=one.part, other=other.part)
    joined = {laid[0].place}
    for _ in laid:
        joined |= {o.place for pair in seams(laid) for o in pair[:2] if {pair[0].place, pair[1].place} & joined}
    if len(joined) < len(laid):
        raise BadComponents("skylines-wrong-layout-apart", where=where, layout=name)
    return Layout(name, tuple(laid))


def seams(laid: list[Laid]) -> Iterator[tuple[Laid, Laid, int]]:
    """The pairs of parts side by side: the second lies east or south of the first."""
    places = {one.place: one for one in laid}
    for one in laid:
        if one.place % PLACES_ACROSS + 1 < PLACES_ACROSS and one.place + 1 in places:
            yield one, places[one.place + 1], EAST
        if one.place + PLACES_ACROSS in places:
            yield one, places[one.place + PLACES_ACROSS], SOUTH
