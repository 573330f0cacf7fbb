"""What a position promises a seat: points made, and shares of blocks and chains as they stand now.

In the middle of a seat's turn its new figure counts as if its markers were set, a building as if it had invested. A
block counts for more the fuller it is; figures cost a point only as far as the turns left cannot use them.
"""

from __future__ import annotations

from typing import Any

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, longest_chain
from quartier.games.guilds.laying import FOR_A_BUILDING, guild_on
from quartier.games.guilds.position import BLOCK_SPACES, BLOCKS, DONE, GUILDS, INVESTING, POSITION, SPACES, Position
from quartier.games.guilds.prospects import rank_after, shares_with
from quartier.games.guilds.quick_play import quick_step
from quartier.games.guilds.rules import turn_of
from quartier.games.guilds.scoring import (
    GUILD_POINTS,
    block_value,
    chain_value,
    controlling_guild,
    figures_left,
    laid,
    track_share,
)
from quartier.games.guilds.tracks import rank_on_track
from quartier.kernel import judgement, policy
from quartier.kernel.bits import EMPTY, count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import Steps


@kernel
def blocks_promised(position: Position, box: BoxRecord, seat: int) -> int:
    """What the blocks that are not paid yet would pay, each as far as it is filled."""
    promised, tiles = 0, laid(position)
    for block in range(BLOCKS):
        filled = count(tiles & block_spaces(block))
        # A full block is not paid before its last tile's figures are settled.
        if filled > 0 and int(position.completed[block]) == 0:
            paid, _ = shares_with(position, block, seat, 0, block_value(position, block))
            guild = controlling_guild(position, box, block)
            if guild >= 0:
                paid += track_share(GUILD_POINTS, rank_on_track(position, guild, seat))
            promised += paid * filled * POINT // BLOCK_SPACES
    return promised


@kernel
def chains_promised(position: Position, box: BoxRecord, seat: int) -> int:
    """What the longest chains would pay now."""
    promised, pending = 0, -1
    if position.stage == INVESTING and turn_of(position) == seat:
        pending = guild_on(position, position.last)
    for guild in range(GUILDS):
        rank = rank_after(position, guild, seat, FOR_A_BUILDING if guild == pending else 0)
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


@implements(policy.best_step, POSITION)
@kernel
def best_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    return quick_step(position, box, seat, steps, spare)
