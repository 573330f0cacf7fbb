"""Which tourist goes where in which round: a matching of what scores in a planned city with rounds.

Nobody has to jump: whoever jumps could have waited in the supply. So a tourist is put onto a tile when it is laid and
may step once later, each in a round of its own.
"""

from __future__ import annotations

from quartier.games.cities.frame import with_neighbours
from quartier.games.cities.hindsight_city import NOBODY, PLACE_FIELDS, TARGETS, PlannedCity
from quartier.games.cities.position import CITY_TILES, START_TILES, TOURISTS, WATER
from quartier.kernel.bits import EMPTY, bit, flag, flagged, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word


@kernel
def tiles_of(city: PlannedCity, fields: Word) -> int:
    """Flags of the tiles that have some of these fields, start tiles left out."""
    found = 0
    for tile in range(START_TILES, CITY_TILES):
        if fields & PLACE_FIELDS[int(city.place[tile])] != EMPTY:
            found |= flag(tile)
    return found


@kernel
def put_directly(city: PlannedCity, target: int) -> bool:
    """Find a round for a target, moving others to other rounds where that helps."""
    seen, first, last = 0, 0, 1
    city.queue[0] = target
    while first < last:
        now = int(city.queue[first])
        first += 1
        for tile in range(START_TILES, CITY_TILES):
            if flagged(city.slots[now], tile) and not flagged(seen, tile):
                seen |= flag(tile)
                city.reached_from[tile] = now
                holder = int(city.owner[tile])
                if holder == NOBODY:
                    at = tile
                    while True:
                        mover = int(city.reached_from[at])
                        left = int(city.round_of[mover])
                        city.owner[at] = mover
                        city.round_of[mover] = at
                        if mover == target:
                            return True
                        at = left
                if holder < TARGETS:
                    city.queue[last] = holder
                    last += 1
    return False


@kernel
def put_and_walk(city: PlannedCity, target: int) -> bool:
    """Put a tourist beside a target, and let it step there in a later round; both rounds must be free."""
    fields = city.fields[target]
    # Nobody waits where somebody else may arrive.
    near = with_neighbours(fields) & ~fields & ~city.kinds[WATER] & ~city.stepped_to
    for tile in range(START_TILES, CITY_TILES - 1):
        if int(city.owner[tile]) == NOBODY:
            rest = near & PLACE_FIELDS[int(city.place[tile])]
            while rest != EMPTY:
                field = lowest(rest)
                goals = with_neighbours(bit(field)) & fields & ~city.stepped_from
                rest = without_lowest(rest)
                while goals != EMPTY:
                    goal = lowest(goals)
                    goals = without_lowest(goals)
                    laid = int(city.tile[4 * (goal // 16) + goal % 8 // 2])
                    for later in range(max(tile + 1, laid), CITY_TILES):
                        if int(city.owner[later]) == NOBODY:
                            city.owner[tile] = TARGETS
                            city.owner[later] = TARGETS
                            city.put_on[tile] = field
                            city.walk_from[later] = field
                            city.walk_to[later] = goal
                            city.stepped_from |= bit(field)
                            city.stepped_to |= fields
                            return True
    return False


@kernel
def send_tourists(city: PlannedCity) -> int:
    """Who goes where, the best first; return the points."""
    for tile in range(CITY_TILES):
        city.owner[tile] = NOBODY
        city.put_on[tile] = NOBODY
        city.walk_from[tile] = NOBODY
    city.stepped_from = city.stepped_to = EMPTY
    sent, points = 0, 0
    for target in range(city.targets):
        city.slots[target] = tiles_of(city, city.fields[target])
        city.round_of[target] = NOBODY
        if put_directly(city, target) or put_and_walk(city, target):
            sent += 1
            points += city.worth[target]
            if sent == TOURISTS:
                break
    return points


@kernel
def promise(city: PlannedCity) -> int:
    """The points if every target could be reached."""
    points = 0
    for target in range(min(city.targets, TOURISTS)):
        points += city.worth[target]
    return points
