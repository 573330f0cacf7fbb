"""A move as a struct and as notation, however a person types it."""

from __future__ import annotations

import re

from quartier.core.errors import MalformedMove
from quartier.core.game import Box
from quartier.games.skylines.move_types import (
    Cast,
    Draw,
    End,
    Lay,
    Move,
    Open,
    Pick,
    PlacePart,
    Play,
    PutAway,
    Ready,
    Search,
    Use,
)
from quartier.games.skylines.names import CARDS_BY_ID, PART_LETTERS, SQUARE, SQUARE_NAMES, STACKS, square_at
from quartier.games.skylines.position import COLUMNS, ROWS

PLACING = re.compile(r"([a-f]):([a-c][1-4])/([0-3])")

_PLAIN: dict[str, Move] = {"use": Use(), "ok": Ready(), "end": End()}


def write(move: Move) -> str:
    """A move as notation."""
    match move:
        case PlacePart(part, place, turned):
            return f"{part}:{place}/{turned}"
        case Cast(role):
            return "=" + role
        case Open(part):
            return "open:" + part
        case Play(card) | Draw(card):
            return card
        case Lay(squares):
            return "@" + "".join(squares)
        case PutAway(card):
            return "-" + card
        case Pick(card):
            return "+" + card
        case Search(card):
            return "?" + card
    return next(text for text, plain in _PLAIN.items() if plain == move)


def read(text: str) -> Move:
    """A move from its notation."""
    text = text.lower()
    if text in _PLAIN:
        return _PLAIN[text]
    if text in STACKS:
        return Draw(text)
    if text in CARDS_BY_ID:
        return Play(text)
    if text.startswith("@"):
        return Lay(read_squares(text[1:]))
    if text.startswith("="):
        return Cast(text[1:])
    if text.startswith("open:"):
        return Open(known_part(text[5:]))
    if text[:1] in ("-", "+", "?"):
        known_card(text[1:])
        return PutAway(text[1:]) if text[0] == "-" else Pick(text[1:]) if text[0] == "+" else Search(text[1:])
    placed = PLACING.fullmatch(text)
    if placed:
        return PlacePart(placed[1], placed[2], int(placed[3]))
    raise MalformedMove("skylines-wrong-move", text=repr(text))


def read_squares(text: str) -> tuple[str, ...]:
    """The squares of a tile, row by row, however they were typed."""
    found = SQUARE.findall(text)
    squares = {square_at(column + row) for column, row in found}
    if not found or "".join(column + row for column, row in found) != text or len(squares) < len(found):
        raise MalformedMove("skylines-wrong-squares", text=repr("@" + text))
    if max(squares)[0] >= ROWS or min(squares)[0] < 0:
        raise MalformedMove("skylines-wrong-row", text=repr("@" + text), rows=ROWS)
    return tuple(SQUARE_NAMES[COLUMNS * y + x] for y, x in sorted(squares))


def known_card(name: str) -> str:
    """The name of a card."""
    if name not in CARDS_BY_ID:
        raise MalformedMove("skylines-wrong-card", name=repr(name))
    return name


def known_part(name: str) -> str:
    """The letter of a board part."""
    if name not in tuple(PART_LETTERS):
        raise MalformedMove("skylines-wrong-part", name=repr(name))
    return name


def explain(box: Box, move: Move) -> None:
    """Say why a struct is no move with this set."""
    match move:
        case Cast(role):
            roles = ", ".join(box.contents.role_names)
            raise MalformedMove("skylines-wrong-role", name=repr(role), roles=roles)
        case Play(card):
            known_card(card)
    read(write(move))
