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
import re
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.core.game import Box, State, broken_rule
from quartier.games.cities.about import ABOUT
from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import left_column, place_corner, start_place, table_field, top_row
from quartier.games.cities.names import FieldName, named, put_field_name
from quartier.games.cities.position import FREE_POSITION, POSITION, START_TILES, Position
from quartier.games.cities.steps import (
    COVER,
    DECLINE,
    LAY,
    LAYOUTS,
    ORDERS,
    PUT,
    REACH,
    SHAPES,
    STAY,
    WALK,
    Rule,
    layout_column,
    layout_row,
    layout_turn,
)
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, letters, put

ARROWS = "^>v<"
SPELLED_ARROWS = letters(ARROWS)
COMMA, STAR, CROSS, DOT, PLUS, DASH = map(ord, ",*x.+-")
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


@functools.cache
def layout_steps() -> dict[tuple[tuple[int, int], ...], int]:
    """The first of the 64 steps that lay the start tiles at these rows and columns."""
    return {
        tuple((row, column) for row, column in SHAPES[layout // 384, ORDERS[layout // 64 % 6]].tolist()): layout
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


@implements(telling.spell, POSITION, FREE_POSITION)
@kernel
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    if step < LAY:
        for tile in range(START_TILES):
            if tile > 0:
                put(report, COMMA)
            first = start_place(position)
            spell_spot(
                report,
                place_corner(first + layout_row(step, tile), first + layout_column(step, tile)),
                layout_turn(step, tile),
            )
    elif step < COVER:
        place = (step - LAY) // 4
        row = top_row(position, seat) - 1 + place // REACH
        column = left_column(position, seat) - 1 + place % REACH
        spell_spot(report, place_corner(row, column), (step - LAY) % 4)
    elif step < DECLINE:
        put(report, STAR)
        spell_spot(report, table_field(position, seat, (step - COVER) // 4), (step - COVER) % 4)
    elif step == DECLINE:
        put(report, CROSS)
    elif step == STAY:
        put(report, DOT)
    elif step < WALK:
        put(report, PLUS)
        put_field_name(report, table_field(position, seat, step - PUT))
    else:
        put_field_name(report, table_field(position, seat, (step - WALK) // 64))
        put(report, DASH)
        put_field_name(report, table_field(position, seat, (step - WALK) % 64))


@kernel
def spell_spot(report: Report, corner: int, turn: int) -> None:
    """A place, by its upper left field, with the arrow of a tile that lies there."""
    put_field_name(report, corner)
    put(report, int(SPELLED_ARROWS[turn]))


def encode(state: State, box: Box, seat: int, move: Move) -> int:
    """The step that a move is; IllegalMove where no step could be that move."""
    match move:
        case Layout(tiles):
            return encode_layout(tiles)
        case Decline():
            return DECLINE
        case Stay():
            return STAY
    match move:
        case Lay(place, turn):
            return LAY + 4 * encode_place(state, seat, place) + turn
        case Cover(place, turn):
            return COVER + 4 * encode_field(state, seat, place) + turn
        case Put(field):
            return PUT + encode_field(state, seat, field)
        case Walk(field, to):
            return WALK + 64 * encode_field(state, seat, field) + encode_field(state, seat, to)


def encode_field(state: State, seat: int, name: str) -> int:
    """The field of that name, counted as in the city."""
    row, column = named(name)
    if state.dtype == POSITION:
        top, left = state["origin"][0, seat].tolist()
        down, right = row - 2 * int(top), column - 2 * int(left)
        if 0 <= down < 8 and 0 <= right < 8:
            return 8 * down + right
    elif (place := (row // 2, column // 2)) in (places := tile_places(state, seat)):
        return 4 * places.index(place) + 2 * (row % 2) + column % 2
    raise broken_rule(ABOUT.name, Rule.OUTSIDE)


def tile_places(state: State, seat: int) -> list[tuple[int, int]]:
    """Row and column of the place of each tile of a free city."""
    number = state["number"].item(seat)
    return list(zip(state["rows"][0, seat, :number].tolist(), state["columns"][0, seat, :number].tolist(), strict=True))


def encode_place(state: State, seat: int, name: str) -> int:
    """The place of that name, counted as in the steps."""
    row, column = named(name)
    if row % 2 or column % 2:
        raise broken_rule(ABOUT.name, Rule.HALF_SIDE)
    if state.dtype == POSITION:
        top, left = state["origin"][0, seat].tolist()
    else:
        top, left = map(min, zip(*tile_places(state, seat) or [(0, 0)], strict=True))
    down, right = row // 2 - int(top) + 1, column // 2 - int(left) + 1
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
