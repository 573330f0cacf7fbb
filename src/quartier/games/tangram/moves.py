"""The three faces of a move: a step, a struct, a line of notation.

Fields are named by column and row, `a1` in the upper left corner, `g7` in the lower right. A tile lies
at the upper left field of the smallest rectangle around it, with its black or its green side up
(`b`, `g`); an arrow says where its top points: `^` unturned, `>` once clockwise, `v` upside down, `<`
thrice. Turns are counted from the front as the set draws it, or from its mirror image.

    black         the side of the board
    12:c3g>       tile 12, green, turned once; c3g> where only one tile can be meant
    12:x  x       give the tile up
    *c3ne         a fountain on the upper right half of c3
    *x            no fountain
"""

from __future__ import annotations

import re
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.names import CORNERS, SIDES, CornerName, FieldName, SideName
from quartier.games.tangram.position import FINAL, FINAL_CARD, FINAL_CARDS, NOT_YET, POSITION, SPAN, TILES, Position
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SIDE, SPRING, Rule
from quartier.games.tangram.waves import first_card, open_cards
from quartier.kernel import notation, telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.notation import NO_MOVE, Text, take_decimal, take_letter, take_name, take_word
from quartier.kernel.report import Report, letters, put, put_decimal, put_word

ARROWS = "^>v<"
ARROW_LETTERS, SIDE_LETTERS = letters(ARROWS), letters("bg")
COLON, FOUNTAIN_SIGN, NONE = letters(":"), letters("*"), letters("x")
COLUMNS, ROWS = letters("abcdefg"), letters("1234567")
SIDES_SPELLED = letters("".join(SIDES)).reshape(2, -1)
CORNERS_SPELLED = letters("".join(CORNERS)).reshape(4, -1)
TileNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=TILES)]
Quarters: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Which side of the board lies up."""

    side: SideName


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile; without a number, the only one that is to be laid."""

    place: FieldName
    side: SideName
    turn: Quarters
    tile: TileNumber | None = None


class GiveUp(msgspec.Struct, frozen=True, tag="give-up"):
    """Put a tile out of the game."""

    tile: TileNumber | None = None


class Fountain(msgspec.Struct, frozen=True, tag="fountain"):
    """Lay a fountain on a half-field, named by the corner of its right angle."""

    field: FieldName
    half: CornerName


class NoFountain(msgspec.Struct, frozen=True, tag="no-fountain"):
    """Give this round's fountain up."""


Move: TypeAlias = Choose | Lay | GiveUp | Fountain | NoFountain

TILE = re.compile(r"(?:([1-9][0-9]?):)?(?:([a-z])([0-9]+)([bg])([\^>v<])|x)")
SPRINGS = re.compile(r"\*([a-z])([0-9]+)(ne|se|sw|nw)")


def read_field(column: str, row: str, text: str) -> str:
    """The name of a field that was typed."""
    if column > "g" or len(row) > 1 or not 1 <= int(row) <= SPAN:
        raise MalformedMove("tangram-wrong-field", text=repr(text), field=column + row)
    return column + str(int(row))


def write(move: Move) -> str:
    """A move as notation."""
    match move:
        case Choose(side):
            return side
        case Lay(place, side, turn, tile):
            return ("" if tile is None else f"{tile}:") + place + side[0] + ARROWS[turn]
        case GiveUp(tile):
            return "x" if tile is None else f"{tile}:x"
        case Fountain(field, half):
            return f"*{field}{half}"
        case NoFountain():
            return "*x"


def read(text: str) -> Move:
    """A move from its notation."""
    text = text.lower()
    if text in ("black", "b"):
        return Choose("black")
    if text in ("green", "g"):
        return Choose("green")
    if text == "*x":
        return NoFountain()
    if text.startswith("*"):
        found = SPRINGS.fullmatch(text)
        if not found:
            raise MalformedMove("tangram-wrong-fountain", text=repr(text))
        return Fountain(read_field(found[1], found[2], text), CORNERS[CORNERS.index(found[3])])
    found = TILE.fullmatch(text)
    if not found:
        raise MalformedMove("tangram-wrong-move", text=repr(text))
    number, column, row, side, arrow = found.groups()
    tile = None if number is None else int(number)
    if tile is not None and tile > TILES:
        raise MalformedMove("tangram-wrong-tile", text=repr(text), tile=tile, tiles=TILES)
    if column is None:
        return GiveUp(tile)
    return Lay(read_field(column, row, text), "black" if side == "b" else "green", ARROWS.index(arrow), tile)


@implements(telling.spell, POSITION)
@kernel
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    if step < LAY:
        put_word(report, SIDES_SPELLED[step - SIDE])
    elif step < GIVE_UP:
        way, field = (step - LAY) % PLACES // 64, (step - LAY) % 64
        spell_tile(position, (step - LAY) // PLACES, report)
        spell_field(field, report)
        put(report, int(SIDE_LETTERS[way // 4]))
        put(report, int(ARROW_LETTERS[way % 4]))
    elif step < SPRING:
        spell_tile(position, step - GIVE_UP, report)
        put_word(report, NONE)
    elif step < NO_FOUNTAIN:
        put_word(report, FOUNTAIN_SIGN)
        spell_field((step - SPRING) % 64, report)
        put_word(report, CORNERS_SPELLED[(step - SPRING) // 64])
    else:
        put_word(report, FOUNTAIN_SIGN)
        put_word(report, NONE)


@kernel
def spell_tile(position: Position, index: int, report: Report) -> None:
    """The tile that an open card shows, as it is named before its place."""
    put_decimal(report, int(position.order[first_card(position.wave) + index]) + 1)
    put_word(report, COLON)


@kernel
def spell_field(field: int, report: Report) -> None:
    """The name of a field."""
    put(report, int(COLUMNS[0]) + field % 8)
    put(report, int(ROWS[0]) + field // 8)


@implements(notation.find_step, POSITION)
@kernel
def find_step(position: Position, box: BoxRecord, seat: int, text: Text, report: Report) -> int:
    """The step that is written here."""
    side = take_name(text, SIDES_SPELLED)
    if side >= 0:
        return SIDE + side
    if take_word(text, FOUNTAIN_SIGN):
        return find_fountain(text)
    tile = take_decimal(text)
    if tile >= 0 and not take_word(text, COLON):
        return NO_MOVE
    index = card_index(position, seat, tile)
    if take_word(text, NONE):
        return GIVE_UP + index if index >= 0 else index
    field, up, arrow = take_field(text), take_letter(text, SIDE_LETTERS), take_letter(text, ARROW_LETTERS)
    if field < 0 or up < 0 or arrow < 0:
        return NO_MOVE
    return LAY + PLACES * index + 64 * (4 * up + arrow) + field if index >= 0 else index


@kernel
def find_fountain(text: Text) -> int:
    """The step of a fountain, or of none."""
    if take_word(text, NONE):
        return NO_FOUNTAIN
    field, half = take_field(text), take_name(text, CORNERS_SPELLED)
    return SPRING + 64 * half + field if field >= 0 and half >= 0 else NO_MOVE


@kernel
def take_field(text: Text) -> int:
    """A field by its name; -1: none comes next."""
    column, row = take_letter(text, COLUMNS), take_letter(text, ROWS)
    return 8 * row + column if column >= 0 and row >= 0 else -1


@kernel
def card_index(position: Position, seat: int, tile: int) -> int:
    """Which of this wave's cards shows the tile; below 0, without a number: the only one that is not laid yet."""
    if tile >= 0:
        for index in range(open_cards(position.wave)):
            if int(position.order[first_card(position.wave) + index]) == tile - 1:
                return index
        return -Rule.NOT_THIS_CARD
    if position.wave != FINAL:
        return 0
    left, index = 0, 0
    for card in range(FINAL_CARDS):
        if int(position.laid[seat, FINAL_CARD + card]) == NOT_YET:
            left, index = left + 1, card
    return index if left == 1 else -Rule.WHICH_TILE
