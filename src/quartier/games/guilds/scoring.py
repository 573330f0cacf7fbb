"""What a full block brings and to whom, and what the chains bring at the end."""

from __future__ import annotations

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import block_spaces, longest_chain
from quartier.games.guilds.position import BLOCKS, FEWEST_SEATS, FIGURES, GUILDS, POSITION, Position
from quartier.games.guilds.tracks import at_rank, rank_on_track
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word

BASE = 8
PER_MARKET = 2
PER_MINSTREL = 5
PER_TAVERN = 5
GUILD_POINTS = 4
"""What the guild that controls a block pays to the first on its track."""
ONLY_TWO = 1
"""What each of exactly two players in a block gets more."""


@implements(rules.score, POSITION)
@kernel
def score(position: Position, box: BoxRecord, seat: int) -> int:
    return position.points[seat]


@kernel
def laid(position: Position) -> Word:
    """All spaces with a tile."""
    tiles = position.minstrels | position.taverns
    for guild in range(GUILDS):
        tiles |= position.guilds[guild]
    return tiles


@kernel
def figures_on(position: Position, seat: int, spaces: Word) -> int:
    """How many figures of a seat stand on these spaces."""
    houses = position.houses[seat] & spaces
    return count(houses) + count(houses & position.doubled)


@kernel
def figures_left(position: Position, seat: int) -> int:
    """How many figures a seat has not used yet."""
    houses = position.houses[seat]
    return int(FIGURES[position.seats - FEWEST_SEATS]) - count(houses) - count(houses & position.doubled)


@kernel
def weight(position: Position, seat: int, spaces: Word) -> int:
    """What seats are ranked by in a block: houses, then figures."""
    return 100 * count(position.houses[seat] & spaces) + figures_on(position, seat, spaces)


@kernel
def block_value(position: Position, block: int) -> int:
    """The points that a block is worth with the tiles in it."""
    spaces = block_spaces(block)
    markets, minstrels = count(position.markets & spaces), count(position.minstrels & spaces)
    return BASE + PER_MARKET * markets + PER_MINSTREL * minstrels + PER_TAVERN * count(position.taverns & spaces)


@kernel
def third_owner(position: Position, block: int) -> int:
    """The best of those without a marker in a block; -1: nobody, or a tie."""
    spaces = block_spaces(block)
    third, most, tied = -1, 0, False
    for seat in range(position.seats):
        if seat != int(position.white[block]) and seat != int(position.black[block]):
            worth = weight(position, seat, spaces)
            if worth > most:
                third, most, tied = seat, worth, False
            elif worth == most:
                tied = True
    return -1 if tied else third


@kernel
def players_in(position: Position, block: int) -> int:
    """How many players have a figure in a block."""
    players = 0
    for seat in range(position.seats):
        if position.houses[seat] & block_spaces(block) != EMPTY:
            players += 1
    return players


@kernel
def half(points: int) -> int:
    """Half of some points, rounded up."""
    return (points + 1) // 2


@kernel
def block_share(position: Position, block: int, seat: int) -> int:
    """What a seat gets for owning a block, as it stands."""
    value, players = block_value(position, block), players_in(position, block)
    return owner_share(position, block, seat, value, players, third_owner(position, block))


@kernel
def owner_share(position: Position, block: int, seat: int, value: int, players: int, third: int) -> int:
    """What a seat gets of a block's value, which so many players share, one of them perhaps as the third."""
    if position.houses[seat] & block_spaces(block) == EMPTY:
        return 0
    if players == 1:
        return value
    bonus = ONLY_TWO if players == 2 else 0
    if seat == int(position.white[block]):
        return half(value) + bonus
    if seat == int(position.black[block]):
        return half(half(value)) + bonus
    return half(half(half(value))) if seat == third else 0


@kernel
def controlling_guild(position: Position, box: BoxRecord, block: int) -> int:
    """The guild that controls a block, by tiles, longest chain, its blocks; -1: none, or a tie."""
    within = block_spaces(block)
    guild, most, alone = -1, 0, False
    for other in range(GUILDS):
        tiles = count(position.guilds[other] & within)
        if tiles > most:
            guild, most, alone = other, tiles, True
        elif tiles == most:
            alone = False
    if most == 0 or alone:
        return guild
    size, blocks, tied = 0, 0, False
    for other in range(GUILDS):
        if count(position.guilds[other] & within) == most:
            length, touched, _ = longest_chain(box, position.guilds[other], within)
            if length == size and touched == blocks:
                tied = True
            elif length > size or (length == size and touched > blocks):
                guild, size, blocks, tied = other, length, touched, False
    return -1 if tied else guild


@kernel
def chain_value(box: BoxRecord, size: int, blocks: int) -> int:
    """What a chain is worth at the end."""
    return size + int(box.bonus[blocks])


@kernel
def track_share(value: int, rank: int) -> int:
    """What a rank on a track gets of a value: all, half, a quarter, rounded up; nothing for other ranks."""
    if rank == 0:
        return value
    if rank == 1:
        return half(value)
    return half(half(value)) if rank == 2 else 0


@kernel
def blocks_filled(position: Position) -> int:
    """How many blocks are full and paid."""
    filled = 0
    for block in range(BLOCKS):
        if int(position.completed[block]) > 0:
            filled += 1
    return filled


@kernel
def paying_guild(position: Position, box: BoxRecord, block: int) -> int:
    """The guild that was paid for a block when it was filled, or would be as it stands; -1: none."""
    if int(position.completed[block]) > 0:
        return int(position.control[block])
    return controlling_guild(position, box, block)


@kernel
def paid_rank(position: Position, block: int, guild: int, seat: int) -> int:
    """The rank by which this guild paid a seat for a block, or would as it stands; below 0 or above 2: nothing."""
    if guild < 0:
        return -1
    if int(position.completed[block]) == 0:
        return rank_on_track(position, guild, seat)
    for rank in range(3):
        if int(position.leaders[block, rank]) == seat:
            return rank
    return -1


@kernel
def score_block(position: Position, box: BoxRecord, block: int) -> None:
    """Pay for a block that has just been filled, and note the guild that controls it."""
    position.completed[block] = blocks_filled(position) + 1
    value, players, third = block_value(position, block), players_in(position, block), third_owner(position, block)
    for seat in range(position.seats):
        position.points[seat] += owner_share(position, block, seat, value, players, third)
    guild = controlling_guild(position, box, block)
    position.control[block] = guild
    if guild >= 0:
        for rank in range(3):
            seat = at_rank(position, guild, rank)
            position.leaders[block, rank] = seat
            if seat >= 0:
                position.points[seat] += track_share(GUILD_POINTS, rank)


@kernel
def score_end(position: Position, box: BoxRecord) -> None:
    """Pay for the longest chain of each guild; unused figures cost a point each."""
    for guild in range(GUILDS):
        tiles = position.guilds[guild]
        if tiles != EMPTY:
            size, blocks, _ = longest_chain(box, tiles, tiles)
            value = chain_value(box, size, blocks)
            for seat in range(position.seats):
                position.points[seat] += track_share(value, rank_on_track(position, guild, seat))
    for seat in range(position.seats):
        position.points[seat] -= figures_left(position, seat)
