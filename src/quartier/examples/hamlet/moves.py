"""The three faces of a move: a step, a struct, a word of notation. `w b2` lays a well in the middle."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.core.game import Box, State
from quartier.examples.hamlet.steps import LAY

NAMES = ("h", "g", "w", *(column + row for row in "123" for column in "abc"))
"""The notation of every step."""


class Take(msgspec.Struct, frozen=True, tag="take"):
    """Take a house, a garden or a well."""

    tile: Annotated[str, msgspec.Meta(pattern=r"^[hgw](?!\n)$")]


class Lay(msgspec.Struct, frozen=True, tag="lay"):
    """Lay it on a field: a1 is the upper left one, c3 the lower right."""

    field: Annotated[str, msgspec.Meta(pattern=r"^[a-c][1-3](?!\n)$")]


Move: TypeAlias = Take | Lay


def write(move: Move) -> str:
    """A move as notation."""
    return move.tile if isinstance(move, Take) else move.field


def read(text: str) -> Move:
    """A move from its notation."""
    name = text.lower()
    if name not in NAMES:
        raise MalformedMove("hamlet-wrong-move", text=repr(text))
    return Take(name) if NAMES.index(name) < LAY else Lay(name)


def decode(state: State, box: Box, seat: int, step: int) -> Move:
    """The move that a step is."""
    return read(NAMES[step])


def encode(state: State, box: Box, seat: int, move: Move) -> int:
    """The step that a move is."""
    return NAMES.index(write(move))
