"""What a seat would be paid for a block, and be ranked on a track, after something that it might do."""

from __future__ import annotations

from quartier.games.guilds.chains import block_spaces
from quartier.games.guilds.position import Position
from quartier.games.guilds.scoring import ONLY_TWO, half, track_share
from quartier.games.guilds.tracks import ROOM, distance, markers_on
from quartier.kernel.bits import count
from quartier.kernel.compiling import kernel

HOUSE = 100
"""What a house counts where seats are ranked in a block; a figure counts 1."""


@kernel
def shares_with(position: Position, block: int, seat: int, more: int, value: int) -> tuple[int, int]:
    """What a block of that value would pay a seat that has so much more in it, and all others together.

    Markers that the seat has won and not yet got, in the middle of its turn, count already.
    """
    spaces = block_spaces(block)
    first, second = int(position.white[block]), int(position.black[block])
    own, most, next_most, third, third_most, players = 0, 0, 0, -1, 0, 0
    for other in range(position.seats):
        houses = position.houses[other] & spaces
        weight = (HOUSE + 1) * count(houses) + count(houses & position.doubled) + (more if other == seat else 0)
        if weight == 0:
            continue
        players += 1
        own = weight if other == seat else own
        if other == first:
            most = weight
        elif other == second:
            next_most = weight
        elif weight > third_most:
            third, third_most = other, weight
        elif weight == third_most:
            third = -1
    if players < 2:
        return (value, 0) if own > 0 else (0, value * players)
    bonus = ONLY_TWO if players == 2 else 0
    paid = half(value) + half(half(value)) + (half(half(half(value))) if players > 2 else 2 * bonus)
    mine = 0
    if own > 0:
        if seat == first or first < 0 or own > most:
            mine = half(value) + bonus
        elif seat == second or second < 0 or own > next_most:
            mine = half(half(value)) + bonus
        elif seat == third:
            mine = half(half(half(value)))
    return mine, paid - mine


@kernel
def rank_after(position: Position, guild: int, seat: int, by: int) -> int:
    """A seat's rank on a track after an investment; -1: it is on field 0."""
    field, own = int(position.fields[guild, seat]), distance(position, guild, seat)
    if by > 0:
        there = markers_on(position, guild, field + by)
        if there < ROOM:
            field += by
            own = ROOM * field - there
    if field == 0:
        return -1
    ahead = 0
    for other in range(position.seats):
        ahead += 1 if other != seat and distance(position, guild, other) > own else 0
    return ahead


@kernel
def rank_share(value: int, rank: int) -> int:
    """What a rank on a track gets of a value; nothing on field 0."""
    return track_share(value, rank) if rank >= 0 else 0
