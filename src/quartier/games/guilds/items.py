"""Why a seat has its points: every full block, every chain at the end, unused figures."""

from __future__ import annotations

import numpy as np

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, longest_chain
from quartier.games.guilds.position import BLOCKS, DONE, GUILDS, POSITION, Position
from quartier.games.guilds.scoring import (
    GUILD_POINTS,
    block_share,
    block_value,
    blocks_filled,
    chain_value,
    figures_left,
    paid_rank,
    paying_guild,
    players_in,
    track_share,
)
from quartier.games.guilds.tracks import rank_on_track
from quartier.games.guilds.words import A_BLOCK, A_GUILD, Say
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, begin_list, count_part, put, put_members
from quartier.kernel.telling import put_item, put_nothing_more

BY_GUILD = np.array([Say.ITEM_GUILD_FIRST, Say.ITEM_GUILD_SECOND, Say.ITEM_GUILD_THIRD], np.int64)
BY_CHAIN = np.array([Say.ITEM_CHAIN_FIRST, Say.ITEM_CHAIN_SECOND, Say.ITEM_CHAIN_THIRD], np.int64)
"""Why the first, second and third on a guild's track get points."""


@implements(telling.tell_items, POSITION)
@kernel
def tell_items(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The seat's points: blocks in the order in which they were filled, then the end."""
    items = begin_list(report)
    for number in range(blocks_filled(position)):
        for block in range(BLOCKS):
            if int(position.completed[block]) == number + 1:
                tell_ownership(position, block, seat, report, items)
                tell_control(position, box, block, seat, report, items)
    if position.stage == DONE:
        for guild in range(GUILDS):
            tell_chain(position, box, guild, seat, report, items)
        tell_figures_left(position, seat, report, items)


@kernel
def tell_ownership(position: Position, block: int, seat: int, report: Report, items: int) -> None:
    """What a block brings to a seat as one of its owners."""
    points = block_share(position, block, seat)
    if points > 0:
        count_part(report, items)
        put_item(report, points, ownership(position, block, seat))
        put(report, block)
        put(report, block_value(position, block))
        put(report, A_BLOCK + block)
        own = position.houses[seat] & block_spaces(block)
        put_members(report, own)
        put_members(report, block_spaces(block) & ~own)


@kernel
def ownership(position: Position, block: int, seat: int) -> int:
    """As what a seat gets its share of a block."""
    players = players_in(position, block)
    if players == 1:
        return Say.ITEM_BLOCK_ALONE
    if seat == int(position.white[block]):
        return Say.ITEM_BLOCK_FIRST_OF_TWO if players == 2 else Say.ITEM_BLOCK_FIRST
    if seat == int(position.black[block]):
        return Say.ITEM_BLOCK_SECOND_OF_TWO if players == 2 else Say.ITEM_BLOCK_SECOND
    return Say.ITEM_BLOCK_THIRD


@kernel
def tell_control(position: Position, box: BoxRecord, block: int, seat: int, report: Report, items: int) -> None:
    """What it brings on the track of the guild that controls it."""
    guild = paying_guild(position, box, block)
    rank = paid_rank(position, block, guild, seat)
    points = track_share(GUILD_POINTS, rank)
    if points > 0:
        count_part(report, items)
        put_item(report, points, int(BY_GUILD[rank]))
        put(report, block)
        put(report, guild)
        put(report, A_GUILD + guild)
        put_members(report, position.guilds[guild] & block_spaces(block))
        put(report, 0)


@kernel
def tell_chain(position: Position, box: BoxRecord, guild: int, seat: int, report: Report, items: int) -> None:
    """What the longest chain of a guild brings at the end."""
    tiles = position.guilds[guild]
    size, blocks, chain = longest_chain(box, tiles, tiles)
    rank, worth = rank_on_track(position, guild, seat), chain_value(box, size, blocks)
    points = track_share(worth, rank)
    if points > 0:
        count_part(report, items)
        put_item(report, points, int(BY_CHAIN[rank]))
        put(report, guild)
        put(report, size)
        put(report, blocks)
        put(report, worth)
        put(report, A_GUILD + guild)
        put_members(report, chain)
        put(report, 0)


@kernel
def tell_figures_left(position: Position, seat: int, report: Report, items: int) -> None:
    """What unused figures cost."""
    left = figures_left(position, seat)
    if left > 0:
        count_part(report, items)
        put_item(report, -left, Say.ITEM_FIGURES)
        put(report, left)
        put_nothing_more(report)
