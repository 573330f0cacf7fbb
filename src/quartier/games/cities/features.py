"""A city in numbers: zones that can grow, views still open, tourists still to be placed.

The numbers are weighed in `judgement`; what they weigh comes from play (`fitting`).
"""

from __future__ import annotations

from typing import TypeAlias

from quartier.games.cities.geometry import EAST, NORTH, around, beside, open_beyond, open_sides, shifted
from quartier.games.cities.position import ATTRACTION, CAFE, PARK, TOURIST, WATER, Position
from quartier.games.cities.scoring import outlook, sight_of, zone_of
from quartier.games.cities.tourists import standable, supply
from quartier.kernel.bits import EMPTY, bit, count, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

LOW = 3
"""A tourist who makes fewer points than this is likely to move on."""

Features: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int]


@kernel
def open_views(position: Position, seat: int, field: int) -> int:
    """In how many directions a café's line of sight may still grow."""
    clear = position.kinds[seat, WATER]
    if position.level == 3:
        clear |= position.kinds[seat, PARK]
    views = 0
    for direction in range(NORTH, 8, EAST):
        end = bit(field)
        ahead = shifted(position, seat, end, direction) & clear
        while ahead != EMPTY:
            end = ahead
            ahead = shifted(position, seat, end, direction) & clear
        if open_beyond(position, seat, lowest(end), direction):
            views += 1
    return views


@kernel
def zone_points(position: Position, seat: int, zone: Word, kind: int) -> int:
    """What one tourist makes of a zone."""
    points = count(zone)
    if position.level == 3:
        neighbours = CAFE if kind == ATTRACTION else WATER
        points += count(beside(position, seat, zone) & position.kinds[seat, neighbours])
    return points


@kernel
def lost_by_leaving(position: Position, seat: int, field: int) -> int:
    """The points that go when the tourist on a field leaves it."""
    points, zone, _ = outlook(position, seat, field)
    if position.kinds[seat, CAFE] & bit(field) == EMPTY and count(zone & position.tourists[seat]) > 1:
        return 0
    return points


@kernel
def best_gain(position: Position, seat: int) -> int:
    """The most points that one tourist action brings at once."""
    tourists, free = position.tourists[seat], standable(position, seat)
    cheapest = 0
    new = position.last[seat] & free
    if supply(position, seat) == 0:
        cheapest = 64
        if position.no_jumping != 0:
            new = EMPTY
        else:
            rest = tourists
            while rest != EMPTY:
                cheapest = min(cheapest, lost_by_leaving(position, seat, lowest(rest)))
                rest = without_lowest(rest)
    targets = (around(position, seat, tourists) & free) | new
    best = 0
    for kind in range(3):
        rest = position.kinds[seat, kind] & targets
        while rest != EMPTY:
            spots = bit(lowest(rest))
            if kind == CAFE:
                gain = count(sight_of(position, seat, lowest(rest))) if position.level > 1 else 0
            else:
                zone = zone_of(position, seat, lowest(rest), position.kinds[seat, kind])
                gain = zone_points(position, seat, zone, kind) if zone & tourists == EMPTY else 0
                spots = zone & targets
            rest &= ~spots
            if spots & new != EMPTY:
                best = max(best, gain - cheapest)
            walkers = around(position, seat, spots) & tourists
            while walkers != EMPTY and gain > best:
                best = max(best, gain - lost_by_leaving(position, seat, lowest(walkers)))
                walkers = without_lowest(walkers)
    return best


@kernel
def features(position: Position, seat: int, left: int) -> Features:
    """A city in numbers, `left` rounds before its end."""
    tourists = position.tourists[seat]
    zones, sides, low, idle = 0, 0, 0, 0
    promised, squares, promised_sides, largest, promising, walkable = 0, 0, 0, 0, 0, 0
    reach = around(position, seat, tourists)
    for kind in range(ATTRACTION, PARK + 1):
        rest = position.kinds[seat, kind]
        while rest != EMPTY:
            zone = zone_of(position, seat, lowest(rest), rest)
            rest &= ~zone
            points = zone_points(position, seat, zone, kind)
            edge = open_sides(position, seat, zone)
            inside = count(zone & tourists)
            if inside > 0:
                zones += points
                sides += edge
                low += min(points, LOW)
                idle += inside - 1
                continue
            if zone & reach != EMPTY:
                walkable = max(walkable, points)
            if edge > 0:
                promised += points
                squares += points * points
                promised_sides += edge
                promising += 1
                largest = max(largest, points)
    views, seen = 0, 0
    cafes = position.kinds[seat, CAFE]
    rest = cafes & tourists
    while rest != EMPTY:
        field = lowest(rest)
        points = count(sight_of(position, seat, field)) if position.level > 1 else 0
        seen += points
        low += min(points, LOW)
        if points == 0:
            idle += 1
        if position.level > 1:
            views += open_views(position, seat, field)
        rest = without_lowest(rest)
    shore = 0
    if position.level > 1:
        clear = position.kinds[seat, WATER]
        if position.level == 3:
            clear |= position.kinds[seat, PARK]
        shore = count(beside(position, seat, cafes & ~tourists) & clear)
    waiting = min(supply(position, seat), left)
    gain = best_gain(position, seat) if int(position.stage[seat]) == TOURIST else 0
    return (
        1, zones, seen, sides, views, promised, squares, promised_sides,
        waiting, idle, largest, gain, shore, low, promising, walkable,
    )  # fmt: skip
