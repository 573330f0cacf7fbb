"""How futures are played: the step that promises most by what it changes, found without making any.

A tile changes what one block pays, one chain, and where one marker stands. Blocks and chains count as they stand, a
block by how full it is; how much, and what tiles and figures are worth besides, are weights by the spaces left.
"""

from __future__ import annotations

from typing import Any

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, blocks_touched, chain_of, longest_chain
from quartier.games.guilds.laying import FOR_A_BUILDING, FOR_A_MARKET, founding, guild_on
from quartier.games.guilds.position import (
    BLOCK_SPACES,
    BLOCKS,
    GUILDS,
    INNKEEPING,
    INVESTING,
    KINDS,
    LAYING,
    MARKET,
    MINSTREL,
    OPEN,
    SINGING,
    SPACES,
    TAKING,
    Position,
)
from quartier.games.guilds.prospects import HOUSE, rank_after, rank_share, shares_with
from quartier.games.guilds.rules import holds, open_spaces
from quartier.games.guilds.scoring import (
    GUILD_POINTS,
    PER_MARKET,
    PER_MINSTREL,
    PER_TAVERN,
    block_value,
    chain_value,
    figures_left,
    laid,
    track_share,
)
from quartier.games.guilds.steps import DECLINE, FIGURE, INN, INVEST, LAY, LEAVE, TAKE
from quartier.games.guilds.weights import (
    BUILDING_TAKEN,
    CHAIN,
    CHAIN_TAKEN,
    CHAIN_UNRANKED,
    FIGURE_USED,
    FILLED,
    MARKET_GAIN_TAKEN,
    MARKET_LAID,
    MARKET_TAKEN,
    MINSTREL_LAID,
    MINSTREL_TAKEN,
    OTHERS,
    PART,
    STEP,
)
from quartier.kernel.bits import EMPTY, count, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.policy import best_listed
from quartier.kernel.rules import Steps


@kernel
def quick_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    """The step that promises most at a glance; in set-up, by the judgement of every step."""
    stage = position.stage
    left = (SPACES - count(laid(position))) // PART
    if stage == LAYING and not founding(position):
        return best_lay(position, box, seat, left)
    if stage == INVESTING:
        return invest_or_add(position, box, seat, left)
    if stage == SINGING:
        return sing_or_leave(position, box, seat, left)
    if stage == INNKEEPING:
        return best_inn(position, box, seat, left)
    if stage == TAKING:
        return best_take(position, box, seat, left)
    return best_listed(position, box, seat, steps, spare)


@kernel
def best_lay(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """The tile to lay and its space."""
    spaces = open_spaces(position)
    chosen, most = -1, 0
    for kind in range(KINDS):
        if not holds(position, seat, kind):
            continue
        guild, by = kind % GUILDS, FOR_A_BUILDING if kind < MARKET else FOR_A_MARKET
        size, value, before, after, invested = 0, 0, -1, -1, 0
        if kind < MINSTREL:
            size, blocks, _ = longest_chain(box, position.guilds[guild], position.guilds[guild])
            value = chain_value(box, size, blocks)
            before, after = rank_after(position, guild, seat, 0), rank_after(position, guild, seat, by)
            invested = investment(position, box, guild, value, before, after, by, left)
        rest, block, single, double = spaces, -1, 0, 0
        while rest != EMPTY:
            space = lowest(rest)
            rest = without_lowest(rest)
            if space // BLOCK_SPACES != block:
                block = space // BLOCK_SPACES
                single, double = in_block(position, box, seat, block, kind, invested, left)
            worth = max(single, double)
            if kind < MINSTREL:
                more = longer(position, box, guild, space, size, value)
                if more > 0:
                    worth = single + chain_gain(box, value, more, after, left)
                    worth = max(worth, double + chain_gain(box, value, more, before, left))
            if chosen < 0 or worth > most:
                chosen, most = LAY + SPACES * kind + space, worth
    return chosen


@kernel
def in_block(
    position: Position, box: BoxRecord, seat: int, block: int, kind: int, invested: int, left: int
) -> tuple[int, int]:
    """What a tile changes in a block with its investment; and, of a building, with a second figure instead."""
    filled, value = count(laid(position) & block_spaces(block)), block_value(position, block)
    now = standing_worth(position, box, seat, block, 0, value, filled, left)
    now -= control_gain(position, box, seat, block, kind, filled, left)
    figures, figure = figures_left(position, seat), figure_worth(position, box, seat, left)
    if kind >= MARKET:
        value += PER_MARKET if kind < MINSTREL else PER_MINSTREL
    single = standing_worth(position, box, seat, block, 0, value, filled + 1, left) + invested
    if kind >= MARKET and kind < MINSTREL:
        single += int(box.weights[left, MARKET_LAID])
    elif figures > 0:
        placed = standing_worth(position, box, seat, block, HOUSE + 1, value, filled + 1, left) + figure
        # A minstrel house may stay empty; the first figure on a building is compulsory.
        single = placed + invested if kind < MARKET else max(single, placed)
    if kind >= MINSTREL:
        single += int(box.weights[left, MINSTREL_LAID])
    double = single
    if kind < MARKET and figures > 1:
        double = standing_worth(position, box, seat, block, HOUSE + 2, value, filled + 1, left) + 2 * figure
    return single - now, double - now


@kernel
def standing_worth(
    position: Position, box: BoxRecord, seat: int, block: int, more: int, value: int, filled: int, left: int
) -> int:
    """What a block of that value would pay a seat that has so much more in it, less a part of what it pays others."""
    mine, theirs = shares_with(position, block, seat, more, value)
    return (mine - theirs * int(box.weights[left, OTHERS]) // POINT) * part(box, filled, left)


@kernel
def part(box: BoxRecord, filled: int, left: int) -> int:
    """How much of what a block would pay counts, in thousandths, by how full it is."""
    if filled == BLOCK_SPACES:
        return POINT
    return int(box.weights[left, FILLED + filled - 1]) if filled > 0 else 0


@kernel
def control_gain(position: Position, box: BoxRecord, seat: int, block: int, kind: int, filled: int, left: int) -> int:
    """How a tile changes what the guild that controls a block pays; where guilds are tied, none does."""
    spaces = block_spaces(block)
    before, most, after, most_after = -1, 0, -1, 0
    for guild in range(GUILDS):
        tiles = count(position.guilds[guild] & spaces)
        if tiles >= most:
            before, most = guild if tiles > most else -1, tiles
        tiles += 1 if kind < MINSTREL and kind % GUILDS == guild else 0
        if tiles >= most_after:
            after, most_after = guild if tiles > most_after else -1, tiles
    gain = 0
    if after >= 0:
        gain += rank_share(GUILD_POINTS, rank_after(position, after, seat, 0)) * part(box, filled + 1, left)
    if before >= 0:
        gain -= rank_share(GUILD_POINTS, rank_after(position, before, seat, 0)) * part(box, filled, left)
    return gain


@kernel
def figure_worth(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """What it is worth to use a figure: by how many more there are than turns left."""
    turns = (SPACES - count(laid(position)) + position.seats - 1) // position.seats
    more = figures_left(position, seat) - turns
    many = 0
    if more > -6:
        many = 1 if more <= -3 else 2 if more < 0 else 3 if more == 0 else 4 if more <= 2 else 5
    return int(box.weights[left, FIGURE_USED + many])


@kernel
def investment(
    position: Position, box: BoxRecord, guild: int, value: int, before: int, after: int, by: int, left: int
) -> int:
    """What it is worth to move ahead on a track, where the longest chain has that value."""
    controlled = 0
    if before != after:
        controlled = control_parts(position, box, guild, left)
    gain = (rank_share(value, after) - rank_share(value, before)) * int(box.weights[left, CHAIN])
    gain += (rank_share(GUILD_POINTS, after) - rank_share(GUILD_POINTS, before)) * controlled
    return gain + by * int(box.weights[left, STEP])


@kernel
def control_parts(position: Position, box: BoxRecord, guild: int, left: int) -> int:
    """The parts that count of all blocks that a guild controls, added up."""
    parts, tiles = 0, laid(position)
    for block in range(BLOCKS):
        spaces = block_spaces(block)
        own, most = count(position.guilds[guild] & spaces), 0
        if own == 0 or tiles & spaces == spaces:
            continue
        for other in range(GUILDS):
            most = max(most, count(position.guilds[other] & spaces) if other != guild else 0)
        if own > most:
            parts += part(box, count(tiles & spaces), left)
    return parts


@kernel
def longer(position: Position, box: BoxRecord, guild: int, space: int, size: int, value: int) -> int:
    """By how much the longest chain of a guild gains value with a tile on a space."""
    if box.neighbours[space] & position.guilds[guild] == EMPTY:
        return chain_value(box, 1, 1) if size == 0 else 0
    chain = chain_of(box, space, position.guilds[guild])
    if count(chain) < size:
        return 0
    return max(chain_value(box, count(chain), blocks_touched(chain)) - value, 0)


@kernel
def chain_gain(box: BoxRecord, value: int, more: int, rank: int, left: int) -> int:
    """What it is worth to a rank on its track that the longest chain gains value."""
    if rank < 0 or rank > 2:
        return more * int(box.weights[left, CHAIN_UNRANKED])
    return (track_share(value + more, rank) - track_share(value, rank)) * int(box.weights[left, CHAIN])


@kernel
def invest_or_add(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """Whether to invest for the building just laid, or to add a second figure."""
    guild, block = guild_on(position, position.last), position.last // BLOCK_SPACES
    filled, value = count(laid(position) & block_spaces(block)), block_value(position, block)
    size, blocks, _ = longest_chain(box, position.guilds[guild], position.guilds[guild])
    before, after = rank_after(position, guild, seat, 0), rank_after(position, guild, seat, FOR_A_BUILDING)
    chain = chain_value(box, size, blocks)
    invested = investment(position, box, guild, chain, before, after, FOR_A_BUILDING, left)
    invested += standing_worth(position, box, seat, block, 0, value, filled, left)
    added = standing_worth(position, box, seat, block, 1, value, filled, left) + figure_worth(position, box, seat, left)
    return INVEST if invested >= added else FIGURE


@kernel
def sing_or_leave(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """Whether to put a figure on the minstrel house just laid."""
    block = position.last // BLOCK_SPACES
    filled, value = count(laid(position) & block_spaces(block)), block_value(position, block)
    placed = standing_worth(position, box, seat, block, HOUSE + 1, value, filled, left)
    placed += figure_worth(position, box, seat, left)
    return FIGURE if placed >= standing_worth(position, box, seat, block, 0, value, filled, left) else LEAVE


@kernel
def best_inn(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """Where to lay a tavern, if anywhere: in a block all spaces are as good."""
    rest, chosen, most = open_spaces(position), DECLINE, 0
    while rest != EMPTY:
        space = lowest(rest)
        block = space // BLOCK_SPACES
        rest &= ~block_spaces(block)
        filled, value = count(laid(position) & block_spaces(block)), block_value(position, block)
        worth = standing_worth(position, box, seat, block, 0, value + PER_TAVERN, filled + 1, left)
        worth -= standing_worth(position, box, seat, block, 0, value, filled, left)
        if worth > most:
            chosen, most = INN + space, worth
    return chosen


@kernel
def best_take(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """Which open tile to take: by what its investment would bring now."""
    weights = box.weights
    chosen, most = -1, 0
    for place in range(OPEN):
        kind = int(position.open[place])
        if kind < 0:
            continue
        worth = int(weights[left, MINSTREL_TAKEN])
        if kind < MINSTREL:
            guild, market = kind % GUILDS, kind >= MARKET
            size, blocks, _ = longest_chain(box, position.guilds[guild], position.guilds[guild])
            value = chain_value(box, size, blocks)
            before = rank_share(value, rank_after(position, guild, seat, 0))
            after = rank_share(value, rank_after(position, guild, seat, FOR_A_MARKET if market else FOR_A_BUILDING))
            worth = (after - before) * int(weights[left, MARKET_GAIN_TAKEN if market else BUILDING_TAKEN])
            worth += after * int(weights[left, CHAIN_TAKEN]) + (int(weights[left, MARKET_TAKEN]) if market else 0)
        if chosen < 0 or worth > most:
            chosen, most = TAKE + kind, worth
    return chosen
