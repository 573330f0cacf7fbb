"""What a seat cannot know, and worlds that agree with what it does know."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.position import (
    GUILDS,
    KINDS,
    MARKET,
    MINSTREL,
    OPEN,
    POSITION,
    TOTALS,
    UNKNOWN,
    Position,
)
from quartier.games.guilds.setup import drawn_tile
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, next_word


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    for word in range(4):
        position.random[word] = EMPTY
    for kind in range(KINDS):
        position.rest[kind] = -1
    for other in range(position.seats):
        if other != seat:
            position.returned[other] = -1
            for kind in range(KINDS):
                position.secret[other, UNKNOWN] += position.secret[other, kind]
                position.secret[other, kind] = 0


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    for word in range(4):
        position.random[word] = next_word(random)
    for kind in range(KINDS):
        position.rest[kind] = unseen(position, kind)
    # A tile that a seat returned lies in the rest: nobody can hold it.
    for seat in range(position.seats):
        if int(position.returned[seat]) >= 0:
            position.rest[int(position.returned[seat])] -= 1
    for seat in range(position.seats):
        while int(position.secret[seat, UNKNOWN]) > 0:
            position.secret[seat, UNKNOWN] -= 1
            position.secret[seat, drawn_tile(position, random)] += 1
    for seat in range(position.seats):
        if int(position.returned[seat]) >= 0:
            position.rest[int(position.returned[seat])] += 1


@kernel
def unseen(position: Position, kind: int) -> int:
    """How many tiles of a kind are neither laid nor open nor in a hand as far as it is known."""
    if kind == MINSTREL:
        left = int(TOTALS[kind]) - count(position.minstrels)
    else:
        tiles = position.guilds[kind % GUILDS]
        tiles &= position.markets if kind >= MARKET else ~position.markets
        left = int(TOTALS[kind]) - count(tiles)
    for place in range(OPEN):
        if int(position.open[place]) == kind:
            left -= 1
    for seat in range(position.seats):
        left -= int(position.known[seat, kind]) + int(position.secret[seat, kind])
    return left
