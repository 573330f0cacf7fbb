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

import re
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import field_at, left_column, place_corner, start_place, table_field, top_row
from quartier.games.cities.names import NAMED_SPAN, FieldName, named, put_field_name, take_field_name
from quartier.games.cities.position import FREE_POSITION, FREE_SPAN, POSITION, START_TILES, Position
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
    layout_turn,
)
from quartier.kernel import notation, telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.notation import NO_MOVE, Text, take_letter, take_whole, take_word
from quartier.kernel.report import Report, letters, put, put_word

ARROWS = "^>v<"
SPELLED_ARROWS = letters(ARROWS)
COMMA, STAR, CROSS, DOT, PLUS, DASH = map(letters, ",*x.+-")
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
                put_word(report, COMMA)
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
        put_word(report, STAR)
        spell_spot(report, table_field(position, seat, (step - COVER) // 4), (step - COVER) % 4)
    elif step == DECLINE:
        put_word(report, CROSS)
    elif step == STAY:
        put_word(report, DOT)
    elif step < WALK:
        put_word(report, PLUS)
        put_field_name(report, table_field(position, seat, step - PUT))
    else:
        put_field_name(report, table_field(position, seat, (step - WALK) // 64))
        put_word(report, DASH)
        put_field_name(report, table_field(position, seat, (step - WALK) % 64))


@kernel
def spell_spot(report: Report, corner: int, turn: int) -> None:
    """A place, by its upper left field, with the arrow of a tile that lies there."""
    put_field_name(report, corner)
    put(report, int(SPELLED_ARROWS[turn]))


@implements(notation.find_step, POSITION, FREE_POSITION)
@kernel
def find_step(position: Position, box: BoxRecord, seat: int, text: Text, report: Report) -> int:
    """The step that is written here."""
    if take_whole(text, DOT):
        return STAY
    if take_whole(text, CROSS):
        return DECLINE
    if take_word(text, PLUS):
        field = city_field(position, seat, take_field_name(text))
        return PUT + field if field >= 0 else field
    covers = take_word(text, STAR)
    named = take_field_name(text)
    if not covers and take_word(text, DASH):
        return find_walk(position, seat, named, take_field_name(text))
    turn = take_letter(text, SPELLED_ARROWS)
    if turn < 0:
        return NO_MOVE
    if covers:
        field = city_field(position, seat, named)
        return COVER + 4 * field + turn if field >= 0 else field
    if take_word(text, COMMA):
        return find_layout(text, named, turn)
    place = city_place(position, seat, named)
    return LAY + 4 * place + turn if place >= 0 else place


@kernel
def find_walk(position: Position, seat: int, named: int, to: int) -> int:
    """The step from one named field to another."""
    if named < 0 or to < 0:
        return NO_MOVE
    first, last = city_field(position, seat, named), city_field(position, seat, to)
    return WALK + 64 * first + last if first >= 0 and last >= 0 else -Rule.OUTSIDE


@kernel
def city_field(position: Position, seat: int, named: int) -> int:
    """A named field, counted as in the city."""
    if named < 0:
        return NO_MOVE
    field = field_at(position, seat, named // NAMED_SPAN, named % NAMED_SPAN)
    return field if field >= 0 else -Rule.OUTSIDE


@kernel
def city_place(position: Position, seat: int, named: int) -> int:
    """The place of a named field, counted as in the steps."""
    if named < 0:
        return NO_MOVE
    row, column = named // NAMED_SPAN, named % NAMED_SPAN
    if row % 2 != 0 or column % 2 != 0:
        return -Rule.HALF_SIDE
    # A free city without a tile has both at the span; it is taken to begin at 0.
    top, left = top_row(position, seat) % FREE_SPAN, left_column(position, seat) % FREE_SPAN
    down, right = row // 2 - top + 1, column // 2 - left + 1
    return REACH * down + right if 0 <= down < REACH and 0 <= right < REACH else -Rule.TOUCHES_NOTHING


@kernel
def find_layout(text: Text, first: int, turn: int) -> int:
    """The step of a start layout, wherever on the table it was drawn, by its first tile and what follows."""
    second, second_turn = take_field_name(text), take_letter(text, SPELLED_ARROWS)
    if not take_word(text, COMMA):
        return NO_MOVE
    third, third_turn = take_field_name(text), take_letter(text, SPELLED_ARROWS)
    if min(first, second, third) < 0 or min(second_turn, third_turn) < 0:
        return NO_MOVE
    top = min(first, second, third) // NAMED_SPAN
    left = min(first % NAMED_SPAN, second % NAMED_SPAN, third % NAMED_SPAN)
    corner = NAMED_SPAN * top + left
    if is_between(first - corner) or is_between(second - corner) or is_between(third - corner):
        return -Rule.HALF_SIDE
    for layout in range(0, LAYOUTS, 64):
        if (
            spot_in(layout, 0) == first - corner
            and spot_in(layout, 1) == second - corner
            and spot_in(layout, 2) == third - corner
        ):
            return layout + 16 * turn + 4 * second_turn + third_turn
    return -Rule.START_CORNERS


@kernel
def is_between(distance: int) -> bool:
    """Whether a corner so far from another, named like a field, is offset by half a side."""
    return distance // NAMED_SPAN % 2 != 0 or distance % NAMED_SPAN % 2 != 0


@kernel
def spot_in(layout: int, tile: int) -> int:
    """The corner of a start tile, named like a field, counted from the corner of the layout."""
    return 2 * (NAMED_SPAN * layout_row(layout, tile) + layout_column(layout, tile))
