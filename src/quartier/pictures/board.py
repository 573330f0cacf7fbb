"""What a finished board is to a picture: parts in layers, so that a match can be drawn as one picture that changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from quartier.core.view import View
from quartier.pictures.picture import Frame


class Part(NamedTuple):
    """A fragment of a drawing. What is the same in two positions is the same text, so that it is drawn once."""

    layer: int
    """What lies higher is drawn later."""
    drawing: str


class Board(NamedTuple):
    """One board: what is seen of it, and its parts."""

    frame: Frame
    parts: tuple[Part, ...]
    seat: int | None = None
    """Whose it is; none: everybody's."""


@dataclass(frozen=True)
class Shown:
    """A position to be drawn, and what must be known of the match to draw it."""

    view: View
    """The position, as a spectator sees it."""
    end: View
    """The last position of the match: boards are framed so that all of it has room."""
    seats: Sequence[int]
    """Whose boards are wanted, or on a board that is everybody's, whose pieces stand out."""


class BoardPictures(Protocol):
    """What `board_picture.py` of a game brings."""

    def boards(self, shown: Shown) -> list[Board]:
        """The boards of a position."""
        ...

    def emblem(self, shown: Shown) -> Board | None:
        """A small drawing that stands for the result, where the game has one."""
        ...
