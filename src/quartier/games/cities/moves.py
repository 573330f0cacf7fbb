"""The three faces of a move: a step, a struct, a line of notation.

Fields are named by column and row of the table, `e5`; a tile's place by its upper left field. An
arrow says where the tile's top points: `^` unturned, `>` once clockwise, `v` upside down, `<` thrice.

    e5^,g7>,i5v   the start tiles, in the order in which they were drawn
    e5>           lay the tile
    *f6v  x       lay the extra tile on top, or not at all
    +f6           a tourist from the supply
    c3-e5         a tourist from c3 to e5
    .             no tourist action
"""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.core.game import Box, State, broken_rule
from quartier.games.cities.about import ABOUT
from quartier.games.cities.names import FieldName, Grid, field_name, grid, named
from quartier.games.cities.position import FRAME_START, FREE_START, POSITION, START_TILES
from quartier.games.cities.steps import (
    COVER,
    DECLINE,
    LAY,
    LAYOUTS,
    PUT,
    REACH,
    STAY,
    WALK,
    Rule,
    layout_column,
    layout_row,
)

ARROWS = "^>v<"
Quarters: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Spot(msgspec.Struct, frozen=True):
    """A place and how often the tile is turned clockwise."""

    place: FieldName
    turn: Quarters


class Layout(msgspec.Struct, frozen=True, tag="layout"):
    """The three start tiles, in the order in which they were drawn."""

    tiles: tuple[Spot, Spot, Spot]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay this round's tile."""

    place: FieldName
    turn: Quarters


class Cover(msgspec.Struct, frozen=True, tag="cover"):
    """Lay the extra tile on top of the city."""

    place: FieldName
    turn: Quarters


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """Leave the extra tile."""


class Put(msgspec.Struct, frozen=True, tag="put"):
    """A tourist from the supply onto the tile just laid."""

    field: FieldName


class Walk(msgspec.Struct, frozen=True, tag="walk"):
    """A tourist from one field to another."""

    field: FieldName
    to: FieldName


class Stay(msgspec.Struct, frozen=True, tag="stay"):
    """No tourist action."""


Move: TypeAlias = Layout | Lay | Cover | Decline | Put | Walk | Stay

SPOT = re.compile(r"([a-z]{1,2}[1-9][0-9]?)([\^>v<])")


def start_corner(state: State) -> int:
    """Row and column, in tiles, of the upper left corner of a start layout."""
    return FRAME_START if state.dtype == POSITION else FREE_START


@functools.cache
def layout_texts(start: int) -> list[str]:
    """The notation of all start layouts, by step."""
    texts = []
    for layout in range(0, LAYOUTS, 64):
        places = [
            field_name(2 * (start + layout_row(layout, tile)), 2 * (start + layout_column(layout, tile)))
            for tile in range(START_TILES)
        ]
        for arrows in itertools.product(ARROWS, repeat=START_TILES):
            texts.append(",".join(place + arrow for place, arrow in zip(places, arrows, strict=True)))
    return texts


@functools.cache
def layout_steps() -> dict[tuple[tuple[int, int], ...], int]:
    """The first of the 64 steps that lay the start tiles at these rows and columns."""
    return {
        tuple((layout_row(layout, tile), layout_column(layout, tile)) for tile in range(START_TILES)): layout
        for layout in range(0, LAYOUTS, 64)
    }


def write(move: Move) -> str:
    """A move as notation."""
    match move:
        case Layout(tiles):
            return ",".join(spot.place + ARROWS[spot.turn] for spot in tiles)
        case Lay(place, turn):
            return place + ARROWS[turn]
        case Cover(place, turn):
            return "*" + place + ARROWS[turn]
        case Put(field):
            return "+" + field
        case Walk(field, to):
            return f"{field}-{to}"
        case Decline():
            return "x"
        case Stay():
            return "."


def read(text: str) -> Move:
    """A move from its notation."""
    text = text.lower()
    if text == ".":
        return Stay()
    if text == "x":
        return Decline()
    if text.startswith("+"):
        named(text[1:])
        return Put(text[1:])
    if "-" in text:
        field, _, to = text.partition("-")
        named(field), named(to)
        return Walk(field, to)
    if "," in text:
        spots = [read_spot(part, text) for part in text.split(",")]
        if len(spots) != START_TILES:
            raise MalformedMove("cities-wrong-start", text=repr(text), tiles=len(spots), start=START_TILES)
        return Layout((spots[0], spots[1], spots[2]))
    if text.startswith("*"):
        spot = read_spot(text[1:], text)
        return Cover(spot.place, spot.turn)
    spot = read_spot(text, text)
    return Lay(spot.place, spot.turn)


def read_spot(text: str, whole: str) -> Spot:
    """A place with an arrow."""
    found = SPOT.fullmatch(text)
    if not found:
        raise MalformedMove("cities-wrong-move", text=repr(whole))
    named(found[1])
    return Spot(found[1], ARROWS.index(found[2]))


def decode(state: State, box: Box, seat: int, step: int) -> Move:
    """The move that a step is."""
    if step < LAY:
        tiles = [read_spot(text, text) for text in layout_texts(start_corner(state))[step].split(",")]
        return Layout((tiles[0], tiles[1], tiles[2]))
    return decode_on(grid(state, seat), step)


def decode_on(names: Grid, step: int) -> Move:
    """The move that a step on a city is."""
    if step < COVER:
        return Lay(names.place_name((step - LAY) // 4), (step - LAY) % 4)
    if step < DECLINE:
        return Cover(names.names[(step - COVER) // 4], (step - COVER) % 4)
    if step == DECLINE:
        return Decline()
    if step == STAY:
        return Stay()
    if step < WALK:
        return Put(names.names[step - PUT])
    return Walk(names.names[(step - WALK) // 64], names.names[(step - WALK) % 64])


def step_texts(state: State, box: Box, seat: int, steps: Sequence[int]) -> list[str]:
    """The notation of many steps of one decision."""
    if steps and steps[0] < LAY:
        texts = layout_texts(start_corner(state))
        return texts if len(steps) == LAYOUTS else [texts[step] for step in steps]
    names = grid(state, seat)
    return [names.texts.get(step) or names.texts.setdefault(step, write(decode_on(names, step))) for step in steps]


def encode(state: State, box: Box, seat: int, move: Move) -> int:
    """The step that a move is; IllegalMove where no step could be that move."""
    match move:
        case Layout(tiles):
            return encode_layout(tiles)
        case Decline():
            return DECLINE
        case Stay():
            return STAY
    names = grid(state, seat)
    match move:
        case Lay(place, turn):
            return LAY + 4 * encode_place(names, place) + turn
        case Cover(place, turn):
            return COVER + 4 * field_of(names, place) + turn
        case Put(field):
            return PUT + field_of(names, field)
        case Walk(field, to):
            return WALK + 64 * field_of(names, field) + field_of(names, to)


def field_of(names: Grid, name: str) -> int:
    """The field of that name."""
    if name not in names.fields:
        named(name)
        raise broken_rule(ABOUT.name, Rule.OUTSIDE)
    return names.fields[name]


def encode_place(names: Grid, name: str) -> int:
    """The place of that name, counted as in the steps."""
    row, column = named(name)
    if row % 2 or column % 2:
        raise broken_rule(ABOUT.name, Rule.HALF_SIDE)
    down, right = row // 2 - names.top + 1, column // 2 - names.left + 1
    if not (0 <= down < REACH and 0 <= right < REACH):
        raise broken_rule(ABOUT.name, Rule.TOUCHES_NOTHING)
    return REACH * down + right


def encode_layout(tiles: Sequence[Spot]) -> int:
    """The step of a start layout, wherever on the table it was drawn."""
    corners = [named(spot.place) for spot in tiles]
    top, left = min(row for row, _ in corners), min(column for _, column in corners)
    if any((row - top) % 2 or (column - left) % 2 for row, column in corners):
        raise broken_rule(ABOUT.name, Rule.HALF_SIDE)
    layout = layout_steps().get(tuple(((row - top) // 2, (column - left) // 2) for row, column in corners))
    if layout is None:
        raise broken_rule(ABOUT.name, Rule.START_CORNERS)
    return layout + 16 * tiles[0].turn + 4 * tiles[1].turn + tiles[2].turn
