"""The three faces of a move: a step, a struct, a word of notation. `w b2` lays a well in the middle."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from quartier.core.errors import MalformedMove
from quartier.examples.hamlet.position import POSITION, Position
from quartier.examples.hamlet.steps import LAY
from quartier.kernel import notation, rules, telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.notation import NO_MOVE, Text, take_name
from quartier.kernel.report import Report, letters, put

NAMES = ("h", "g", "w", *(column + row for row in "123" for column in "abc"))
"""The notation of every step."""
SPELLED = letters("".join(name.ljust(2) for name in NAMES)).reshape(-1, 2)


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


@implements(telling.spell, POSITION)
@kernel
def spell(position: Position, box: rules.BoxRecord, seat: int, step: int, report: Report) -> None:
    """The notation of a step, letter by letter."""
    for place in range(2):
        if int(SPELLED[step, place]) != telling.SPACE:
            put(report, int(SPELLED[step, place]))


@implements(notation.find_step, POSITION)
@kernel
def find_step(position: Position, box: rules.BoxRecord, seat: int, text: Text, report: Report) -> int:
    """The step that is written here."""
    step = take_name(text, SPELLED)
    return step if step >= 0 else NO_MOVE
