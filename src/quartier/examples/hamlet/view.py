"""What is seen of a position: the boards, and what is to do."""

from __future__ import annotations

import msgspec

from quartier.examples.hamlet.position import FIELDS, NOTHING, POSITION, SPAN, Position
from quartier.examples.hamlet.words import Say
from quartier.kernel import rules, telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, letters, put

SIGNS = letters(".hgw")
"""A sign for each kind of tile."""


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table; `boards` are the seats' own, row by row."""

    open: str
    left: int
    boards: list[list[str]]


@implements(telling.tell_board, POSITION)
@kernel
def tell_board(position: Position, box: rules.BoxRecord, seat: int, report: Report) -> None:
    """A `Board`, field by field: a text is its length and its letters, a list its length and its parts."""
    put(report, 2)
    put(report, int(SIGNS[position.open[0]]))
    put(report, int(SIGNS[position.open[1]]))
    put(report, position.left)
    put(report, position.seats)
    for other in range(position.seats):
        put(report, SPAN)
        for field in range(FIELDS):
            if field % SPAN == 0:
                put(report, SPAN)
            put(report, int(SIGNS[int(position.hamlets[other, field])]))


@implements(telling.tell_phase, POSITION)
@kernel
def tell_phase(position: Position, box: rules.BoxRecord, seat: int, report: Report) -> None:
    """What is to do now."""
    if rules.over(position, box):
        put(report, telling.PHASE_OVER)
    elif seat != position.wave % position.seats:
        put(report, telling.PHASE_WAIT)
    else:
        put(report, Say.PHASE_TAKE if position.held == NOTHING else Say.PHASE_LAY)
