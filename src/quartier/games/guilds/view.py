"""What is seen of a position: the town, blocks, tracks, hands as far as they are known, what is unseen."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, longest_chain
from quartier.games.guilds.laying import founding
from quartier.games.guilds.position import (
    BLOCKS,
    BUILDING,
    DONE,
    GUILDS,
    KINDS,
    MARKET,
    MINSTREL,
    OPEN,
    POSITION,
    RETURNING,
    SPACES,
    TAKING,
    TAVERN,
    TAVERNS,
    UNKNOWN,
    Position,
)
from quartier.games.guilds.rules import may_act
from quartier.games.guilds.scoring import (
    GUILD_POINTS,
    block_share,
    block_value,
    blocks_filled,
    chain_value,
    figures_left,
    figures_on,
    paid_rank,
    paying_guild,
    third_owner,
    track_share,
)
from quartier.games.guilds.secrets import unseen
from quartier.games.guilds.setup import hand_size
from quartier.games.guilds.tiles import tiles_of
from quartier.games.guilds.tracks import at_rank, markers_on
from quartier.games.guilds.words import Say
from quartier.kernel import telling
from quartier.kernel.bits import count, has
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, begin_list, count_part, put, put_known, put_members

PHASES = np.array(
    [
        Say.PHASE_RETURN,
        Say.PHASE_LAY,
        Say.PHASE_INVEST,
        Say.PHASE_MINSTREL,
        Say.PHASE_TAVERN,
        Say.PHASE_TAKE,
    ],
    np.int64,
)
"""The message of each stage, for the seat whose turn it is."""


@implements(telling.tell_board, POSITION)
@kernel
def tell_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    tell_spaces(position, report)
    put(report, BLOCKS)
    for block in range(BLOCKS):
        tell_block(position, box, block, report)
    put(report, GUILDS)
    for guild in range(GUILDS):
        tell_guild(position, box, guild, report)
    put(report, position.seats)
    for other in range(position.seats):
        tell_player(position, other, report)
    put(report, OPEN)
    for place in range(OPEN):
        put_known(report, int(position.open[place]))
    put(report, position.stack)
    put(report, max(TAVERNS - blocks_filled(position), 0))
    tiles, minstrels = unseen(position)
    for kind in range(MINSTREL):
        put(report, tiles_of(tiles, kind))
    put(report, minstrels)


@kernel
def tell_spaces(position: Position, report: Report) -> None:
    """The tile on each space, and whose figures stand there."""
    # Fields of a record are looked up once: interpreted, that is most of the work.
    guilds, markets, minstrels, taverns = position.guilds, position.markets, position.minstrels, position.taverns
    houses, doubled, seats = position.houses, position.doubled, position.seats
    for space in range(SPACES):
        kind = MINSTREL if has(minstrels, space) else TAVERN if has(taverns, space) else -1
        for guild in range(GUILDS):
            if has(guilds[guild], space):
                kind = guild + (MARKET if has(markets, space) else BUILDING)
        owner = -1
        for seat in range(seats):
            if has(houses[seat], space):
                owner = seat
        put_known(report, kind)
        put_known(report, owner)
        put(report, 0 if owner < 0 else 2 if has(doubled, space) else 1)


@kernel
def tell_block(position: Position, box: BoxRecord, block: int, report: Report) -> None:
    """A block: as it was paid, or as it would be if it were full now."""
    guild, completed, spaces = paying_guild(position, box, block), int(position.completed[block]), block_spaces(block)
    put(report, block)
    put_known(report, int(position.white[block]))
    put_known(report, int(position.black[block]))
    put_known(report, third_owner(position, block))
    put(report, block_value(position, block))
    put_known(report, guild)
    put_known(report, completed if completed > 0 else -1)
    put(report, position.seats)
    for seat in range(position.seats):
        put(report, count(position.houses[seat] & spaces))
        put(report, figures_on(position, seat, spaces))
        put(report, block_share(position, block, seat))
        put(report, track_share(GUILD_POINTS, paid_rank(position, block, guild, seat)))


@kernel
def tell_guild(position: Position, box: BoxRecord, guild: int, report: Report) -> None:
    """A guild's track, those on field 0 last, and its longest chain."""
    tiles = position.guilds[guild]
    size, blocks, chain = longest_chain(box, tiles, tiles)
    put(report, guild)
    put(report, position.seats)
    for rank in range(position.seats - markers_on(position, guild, 0)):
        seat = at_rank(position, guild, rank)
        put(report, seat)
        put(report, int(position.fields[guild, seat]))
    for seat in range(position.seats):
        if int(position.fields[guild, seat]) == 0:
            put(report, seat)
            put(report, 0)
    put_members(report, chain)
    put(report, blocks)
    put(report, chain_value(box, size, blocks))


@kernel
def tell_player(position: Position, seat: int, report: Report) -> None:
    """A seat's figures and hand."""
    put(report, figures_left(position, seat))
    put(report, hand_size(position, seat))
    tell_tiles(position.known[seat], report)
    known = int(position.secret[seat, UNKNOWN]) == 0
    put(report, 1 if known else 0)
    if known:
        tell_tiles(position.secret[seat], report)
    put_known(report, int(position.returned[seat]))


@kernel
def tell_tiles(counts: Any, report: Report) -> None:
    """Counts of kinds as a list of tiles."""
    place = begin_list(report)
    for kind in range(KINDS):
        for _ in range(int(counts[kind])):
            put(report, kind)
            count_part(report, place)


@implements(telling.tell_phase, POSITION)
@kernel
def tell_phase(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    if position.stage == DONE:
        put(report, telling.PHASE_OVER)
    elif seat < 0 or not may_act(position, seat):
        put(report, telling.PHASE_WAIT)
    elif founding(position) and position.stage != RETURNING and position.stage != TAKING:
        put(report, Say.PHASE_FOUND)
    else:
        put(report, int(PHASES[position.stage]))
