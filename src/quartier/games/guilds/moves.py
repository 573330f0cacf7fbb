"""The three faces of a move: a step, a struct, a line of notation.

A tile is `b` (bakers), `c` (clothmakers), `k` (candlemakers) or `s` (smiths), with an `m` for the
guild's market; `h` is a minstrel house (its sign is a harp), `t` a tavern. A space is the letter of
its block and its number there, row by row from the upper left.

    <sm     return a tile in set-up
    s-d4    lay a tile
    i       invest
    f       a second figure on a building, or the figure on a minstrel house
    n       no figure on the minstrel house
    t-e2    lay a tavern
    x       no tavern
    >b      take an open tile
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.position import BLOCK_SPACES, KINDS, POSITION, SPACES, TAVERN, Position
from quartier.games.guilds.steps import DECLINE, INN, INVEST, LAY, RETURN, TAKE
from quartier.games.guilds.town import LETTERS, SPACES_BY_NAME
from quartier.kernel import notation, telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.notation import NO_MOVE, Text, take_letter, take_name, take_word
from quartier.kernel.report import Report, letters, put, put_decimal, put_word

TILE_NAMES = ("b", "c", "k", "s", "bm", "cm", "km", "sm", "h", "t")
"""The notation of each kind of tile."""
TILE_LETTERS = letters("".join(name.ljust(2) for name in TILE_NAMES)).reshape(-1, 2)
HAND_LETTERS = TILE_LETTERS[:KINDS]
BLOCK_LETTERS = letters(LETTERS.lower())
NUMBERS = letters("12345678"[:BLOCK_SPACES])
RETURNED, ON, DECLINED, TAKEN = letters("<"), letters("-"), letters("x"), letters(">")
CHOSEN = letters("ifn")
"""The notation of the steps from INVEST on: invest, a figure, none."""
# A `$` also matches before a last newline.
TileName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([bcks]m?|h)(?!\n)$")]
SpaceName: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-h][1-8](?!\n)$")]


class Return(msgspec.Struct, frozen=True, tag="return"):
    """Put a tile back in set-up, unseen."""

    tile: TileName


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay a tile of the hand."""

    tile: TileName
    space: SpaceName


class Invest(msgspec.Struct, frozen=True, tag="invest"):
    """Invest in the guild of the building just laid."""


class Figure(msgspec.Struct, frozen=True, tag="figure"):
    """A second figure on the building just laid, or one on the minstrel house."""


class Leave(msgspec.Struct, frozen=True, tag="leave"):
    """No figure on the minstrel house just laid."""


class Inn(msgspec.Struct, frozen=True, tag="tavern"):
    """Lay a tavern."""

    space: SpaceName


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    """No tavern."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take an open tile."""

    tile: TileName


Move: TypeAlias = Return | Lay | Invest | Figure | Leave | Inn | Decline | Take

_PLAIN: dict[str, Callable[[], Move]] = {"i": Invest, "f": Figure, "n": Leave, "x": Decline}


def write(move: Move) -> str:
    """A move as notation."""
    match move:
        case Return(tile):
            return "<" + tile
        case Lay(tile, space):
            return f"{tile}-{space}"
        case Inn(space):
            return "t-" + space
        case Take(tile):
            return ">" + tile
    return next(letter for letter, kind in _PLAIN.items() if isinstance(move, kind))  # type: ignore[arg-type]


def read(text: str) -> Move:
    """A move from its notation."""
    text = text.lower()
    if text in _PLAIN:
        return _PLAIN[text]()
    if text[:1] in ("<", ">"):
        check_tile(text[1:])
        return Return(text[1:]) if text[0] == "<" else Take(text[1:])
    tile, dash, space = text.partition("-")
    if not dash:
        raise MalformedMove("guilds-wrong-move", text=repr(text))
    check_space(space)
    if tile == "t":
        return Inn(space)
    check_tile(tile)
    return Lay(tile, space)


def check_tile(name: str) -> None:
    """Whether a tile of that name can be in a hand."""
    if name not in TILE_NAMES[:KINDS]:
        raise MalformedMove("guilds-wrong-tile", name=repr(name), tiles=", ".join(TILE_NAMES[:KINDS]))


def check_space(name: str) -> None:
    """Whether there is a space of that name."""
    if name not in SPACES_BY_NAME:
        raise MalformedMove("guilds-wrong-space", name=repr(name))


@implements(telling.spell, POSITION)
@kernel
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    """The notation of a step, letter by letter."""
    if step < LAY:
        put_word(report, RETURNED)
        put_tile_name(report, step - RETURN)
    elif step < INVEST:
        put_tile_name(report, (step - LAY) // SPACES)
        put_word(report, ON)
        put_space_name(report, (step - LAY) % SPACES)
    elif step < INN:
        put(report, int(CHOSEN[step - INVEST]))
    elif step < DECLINE:
        put_tile_name(report, TAVERN)
        put_word(report, ON)
        put_space_name(report, step - INN)
    elif step < TAKE:
        put_word(report, DECLINED)
    else:
        put_word(report, TAKEN)
        put_tile_name(report, step - TAKE)


@kernel
def put_tile_name(report: Report, kind: int) -> None:
    """Write the letters of a kind of tile."""
    for place in range(2):
        if int(TILE_LETTERS[kind, place]) != telling.SPACE:
            put(report, int(TILE_LETTERS[kind, place]))


@kernel
def put_space_name(report: Report, space: int) -> None:
    """Write the letter of a space's block and its number there."""
    put(report, int(BLOCK_LETTERS[space // BLOCK_SPACES]))
    put_decimal(report, space % BLOCK_SPACES + 1)


@implements(notation.find_step, POSITION)
@kernel
def find_step(position: Position, box: BoxRecord, seat: int, text: Text, report: Report) -> int:
    """The step that is written here."""
    if take_word(text, RETURNED):
        kind = take_name(text, HAND_LETTERS)
        return RETURN + kind if kind >= 0 else NO_MOVE
    if take_word(text, TAKEN):
        kind = take_name(text, HAND_LETTERS)
        return TAKE + kind if kind >= 0 else NO_MOVE
    if take_word(text, DECLINED):
        return DECLINE
    chosen = take_letter(text, CHOSEN)
    if chosen >= 0:
        return INVEST + chosen
    kind = take_name(text, TILE_LETTERS)
    if kind < 0 or not take_word(text, ON):
        return NO_MOVE
    block, number = take_letter(text, BLOCK_LETTERS), take_letter(text, NUMBERS)
    if block < 0 or number < 0:
        return NO_MOVE
    space = BLOCK_SPACES * block + number
    return INN + space if kind == TAVERN else LAY + SPACES * kind + space
