"""What is seen of a position: the boards, and what is to do."""

from __future__ import annotations

import msgspec

from quartier.core.game import Box, State
from quartier.core.view import Message
from quartier.examples.hamlet.position import SPAN
from quartier.kernel import calls

SIGNS = ".hgw"
"""A sign for each kind of tile."""


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table; `boards` are the seats' own, row by row."""

    open: str
    left: int
    boards: list[list[str]]


def board(state: State, box: Box, seat: int | None) -> Board:
    """All boards, from a hidden state."""
    record = state[0]
    signs = ["".join(SIGNS[tile] for tile in tiles) for tiles in record.hamlets[: record.seats]]
    return Board(
        "".join(SIGNS[tile] for tile in record.open),
        int(record.left),
        [[hamlet[row : row + SPAN] for row in range(0, len(hamlet), SPAN)] for hamlet in signs],
    )


def phase(state: State, box: Box, seat: int | None) -> Message:
    """What is to do now."""
    if calls.over(state, box.record):
        return Message("phase-over")
    if seat is None or not calls.actors(state, box.record) >> seat & 1:
        return Message("phase-wait")
    return Message("hamlet-phase-lay" if state["held"][0] else "hamlet-phase-take")
