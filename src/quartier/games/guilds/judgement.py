"""What a position promises a seat: points made, and shares of blocks and chains as they stand now.

A block counts for more the fuller it is; figures cost a point only as far as the turns left cannot use them.
"""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, longest_chain
from quartier.games.guilds.position import BLOCK_SPACES, BLOCKS, DONE, GUILDS, POSITION, SPACES, Position
from quartier.games.guilds.scoring import (
    GUILD_POINTS,
    block_share,
    chain_value,
    controlling_guild,
    figures_left,
    laid,
    track_share,
)
from quartier.games.guilds.tracks import rank_on_track
from quartier.kernel import judgement
from quartier.kernel.bits import EMPTY, count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT


@kernel
def blocks_promised(position: Position, box: BoxRecord, seat: int) -> int:
    """What the blocks that are not full yet would pay, each as far as it is filled."""
    promised, tiles = 0, laid(position)
    for block in range(BLOCKS):
        filled = count(tiles & block_spaces(block))
        if 0 < filled < BLOCK_SPACES:
            paid = block_share(position, block, seat)
            guild = controlling_guild(position, box, block)
            if guild >= 0:
                paid += track_share(GUILD_POINTS, rank_on_track(position, guild, seat))
            promised += paid * filled * POINT // BLOCK_SPACES
    return promised


@kernel
def chains_promised(position: Position, box: BoxRecord, seat: int) -> int:
    """What the longest chains would pay now."""
    promised = 0
    for guild in range(GUILDS):
        rank = rank_on_track(position, guild, seat)
        tiles = position.guilds[guild]
        if rank >= 0 and tiles != EMPTY:
            size, blocks, _ = longest_chain(box, tiles, tiles)
            promised += track_share(chain_value(box, size, blocks), rank) * POINT
    return promised


@kernel
def figures_wasted(position: Position, seat: int) -> int:
    """Figures that stay unused even if every turn left uses one."""
    turns = (SPACES - count(laid(position))) // position.seats
    return max(figures_left(position, seat) - turns, 0)


@implements(judgement.judge, POSITION)
@kernel
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    worth = position.points[seat] * POINT
    if position.stage == DONE:
        return worth
    worth += blocks_promised(position, box, seat) + chains_promised(position, box, seat)
    return worth - figures_wasted(position, seat) * POINT


@implements(judgement.utility, POSITION)
@kernel
def utility(position: Position, box: BoxRecord, seat: int) -> int:
    """The seat's points, and half of its lead over the best of the others: what they get may cost the win."""
    own = judge(position, box, seat)
    best = judge(position, box, (seat + 1) % position.seats)
    for distance in range(2, position.seats):
        best = max(best, judge(position, box, (seat + distance) % position.seats))
    return own + (own - best) // 2
