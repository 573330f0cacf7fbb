"""How a match begins: hands are drawn, a tile is returned, the open tiles are shown."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.position import (
    BLOCKS,
    DRAWN,
    HAND,
    KINDS,
    OPEN,
    POSITION,
    SEATS,
    TILES,
    TOTALS,
    UNKNOWN,
    Position,
)
from quartier.games.guilds.tiles import drawn_kind
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    for kind in range(KINDS):
        position.rest[kind] = int(TOTALS[kind])
    for seat in range(SEATS):
        position.returned[seat] = -1
    for seat in range(position.seats):
        for _ in range(DRAWN):
            position.secret[seat, drawn_tile(position, position.random)] += 1
    position.stack = TILES - DRAWN * position.seats
    position.last = -1
    for place in range(OPEN):
        position.open[place] = -1
    for block in range(BLOCKS):
        position.white[block] = -1
        position.black[block] = -1
        position.control[block] = -1
        for rank in range(3):
            position.leaders[block, rank] = -1


@kernel
def drawn_tile(position: Position, random: RandomState) -> int:
    """Draw any tile of the rest, each as likely as the others; return its kind."""
    kind = drawn_kind(position.rest, random)
    position.rest[kind] -= 1
    return kind


@kernel
def hand_size(position: Position, seat: int) -> int:
    """How many tiles a seat holds, known or not."""
    secret, known = position.secret, position.known
    held = int(secret[seat, UNKNOWN])
    for kind in range(KINDS):
        held += int(secret[seat, kind]) + int(known[seat, kind])
    return held


@kernel
def return_tile(position: Position, seat: int, kind: int) -> None:
    """Put a tile back unseen; when all have, the three open tiles are shown and seat 1 begins."""
    position.secret[seat, kind] -= 1
    position.returned[seat] = kind
    position.stack += 1
    if int(position.rest[0]) >= 0:
        position.rest[kind] += 1
    for other in range(position.seats):
        if hand_size(position, other) > HAND:
            return
    for place in range(OPEN):
        reveal(position, place)
    position.wave = 1
    position.stage += 1


@kernel
def reveal(position: Position, place: int) -> None:
    """Show a tile of the stack at an open place, as long as there is one; unknown, the place stays empty."""
    position.open[place] = -1
    if position.stack == 0:
        return
    position.stack -= 1
    position.reveals += 1
    if int(position.rest[0]) < 0:
        return
    kind = drawn_tile(position, position.random)
    position.open[place] = kind
    for seat in range(position.seats):
        # It may be the very tile that the seat returned: from now on that one can be anywhere.
        if int(position.returned[seat]) == kind:
            position.returned[seat] = -1
