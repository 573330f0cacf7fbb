"""How a game is drawn and told that has no `terminal.py`: its board as rows, or as names and values.

What stands in the field `boards` of the board is the seats' own. Names and steps are said by the texts
`GAME-board-NAME` and `GAME-step-NOTATION` where there are such, else as they are.
"""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from quartier.core.drawing import Block, abreast, clipped, joined, lines
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import View

OWN = "boards"


def draw(view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
    """The whole board, whatever it is made of: what all share, then the seats' own, the viewer's first."""
    shared = msgspec.to_builtins(view.board)
    boards = shared.pop(OWN, [])
    seats = sorted(range(len(boards)), key=lambda seat: seat != view.seat)
    owned = [[Text(_seat(seat, view, texts), "bold"), *_rows(boards[seat], view, texts, width)] for seat in seats]
    return joined(clipped([*_rows(shared, view, texts, width), *abreast(owned, width)], width, height))


def legend(view: View, texts: Texts) -> Text:
    """There are no signs but the game's own: how moves are written."""
    return Text(texts.say(f"{view.game}-notation-help"))


def tell(view: View, turn: str, texts: Texts) -> str:
    """A turn, step by step."""
    return " · ".join(_word(f"{view.game}-step-{step}", step, texts) for step in turn.split())


def _seat(seat: int, view: View, texts: Texts) -> str:
    return texts.say("you") if seat == view.seat else texts.say("seat", seat=seat + 1)


def _word(message: str, otherwise: str, texts: Texts) -> str:
    return texts.say(message) if texts.has(message) else otherwise


def _rows(part: Any, view: View, texts: Texts, width: int, name: str = "") -> Block:
    """A part of the board: lists of texts are rows, everything else is said with its name."""
    if isinstance(part, dict):
        named = [(_word(f"{view.game}-board-{key}", key, texts), value) for key, value in part.items()]
        return [row for key, value in named for row in _rows(value, view, texts, width, f"{name} {key}")]
    title = lines(f"{name.strip()}:", width) if name else []
    if isinstance(part, list) and part and all(isinstance(entry, str) for entry in part):
        return [*title, *map(Text, part)]
    if isinstance(part, list) and any(isinstance(entry, dict | list) for entry in part):
        rows = [_rows(entry, view, texts, width, f"{name} {number}") for number, entry in enumerate(part, 1)]
        return [row for block in rows for row in block]
    return lines(f"{name}: {part}".strip(" :"), width)
