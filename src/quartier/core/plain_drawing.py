"""How a game is drawn that has no drawing of its own: its board as rows, or as names and values."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from quartier.core.drawing import Block, lines
from quartier.core.game import Ahead
from quartier.core.texts import Texts
from quartier.core.view import View


def draw(view: View, texts: Texts, width: int, height: int | None = None, ahead: Ahead | None = None) -> Text:
    """The whole board, whatever it is made of."""
    drawn = _rows(msgspec.to_builtins(view.board), width)
    return Text("\n").join(drawn[:height])


def legend(view: View, texts: Texts) -> Text:
    """There are no signs but the game's own: how moves are written."""
    return Text(texts.say(f"{view.game}-notation-help"))


def _rows(part: Any, width: int, name: str = "") -> Block:
    """A part of the board: texts are rows, everything else is said with its name."""
    if isinstance(part, dict):
        return [row for key, value in part.items() for row in _rows(value, width, f"{name}{key} ")]
    if isinstance(part, list) and part and all(isinstance(entry, str) for entry in part):
        return [Text(f"{name.strip()}:"), *(Text(f"  {row}") for row in part)]
    if isinstance(part, list) and any(isinstance(entry, dict | list) for entry in part):
        return [row for index, entry in enumerate(part, 1) for row in _rows(entry, width, f"{name}{index} ")]
    return lines(f"{name.strip()}: {part}", width)
