"""What a seat cannot know, and worlds that agree with what it does know."""

from __future__ import annotations

import numpy as np

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
from quartier.games.guilds.tiles import guild_tiles, tiles_of
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, bit, count, up
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, next_word
from quartier.kernel.records import Word

GUILD_TILES = np.uint64(sum(int(TOTALS[kind]) << 8 * kind for kind in range(MINSTREL)))
"""How many tiles there are of each kind but minstrels, a byte each."""


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
            held = 0
            for kind in range(KINDS + 1):
                held += int(position.secret[other, kind])
                position.secret[other, kind] = 0
            position.secret[other, UNKNOWN] = held


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    for word in range(4):
        position.random[word] = next_word(random)
    tiles, minstrels = unseen(position)
    for kind in range(MINSTREL):
        position.rest[kind] = tiles_of(tiles, kind)
    position.rest[MINSTREL] = minstrels
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
def unseen(position: Position) -> tuple[Word, int]:
    """The tiles that are neither laid nor open nor in a hand as far as it is known: all but minstrels, and these."""
    tiles, minstrels = open_tiles(position)
    for guild in range(GUILDS):
        markets = position.guilds[guild] & position.markets
        tiles += up(np.uint64(count(position.guilds[guild] & ~markets)), 8 * guild)
        tiles += up(np.uint64(count(markets)), 8 * (MARKET + guild))
    minstrels += count(position.minstrels)
    for seat in range(position.seats):
        tiles += guild_tiles(position.known[seat]) + guild_tiles(position.secret[seat])
        minstrels += int(position.known[seat, MINSTREL]) + int(position.secret[seat, MINSTREL])
    return GUILD_TILES - tiles, int(TOTALS[MINSTREL]) - minstrels


@kernel
def open_tiles(position: Position) -> tuple[Word, int]:
    """The open tiles: all but minstrels, a byte for each kind, and these."""
    tiles, minstrels = EMPTY, 0
    for place in range(OPEN):
        kind = int(position.open[place])
        tiles += bit(8 * kind) if 0 <= kind < MINSTREL else EMPTY
        minstrels += 1 if kind == MINSTREL else 0
    return tiles, minstrels
