"""What the network sees of a city in its frame: every field with what it is part of, and a few numbers."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.features import best_gain, zone_points
from quartier.games.cities.frame import FIRST_ROW
from quartier.games.cities.geometry import around, open_sides
from quartier.games.cities.network import (
    BUCKETS,
    EMPTY_CAFES,
    EMPTY_ZONES,
    ENDS,
    FIELDS,
    GAIN,
    LAKES,
    LARGEST,
    LEFT,
    MOST,
    PEOPLE,
    REACHED,
    SIDES,
    STRICT,
    SUPPLY,
    TALL,
    VISITED,
    VISITED_CAFES,
    VISITED_ZONES,
    WIDE,
)
from quartier.games.cities.plain import rounds_left, weighed
from quartier.games.cities.position import (
    ATTRACTION,
    CAFE,
    PARK,
    POSITION,
    TOURIST,
    WATER,
    FramePosition,
)
from quartier.games.cities.scoring import sight_of, zone_of
from quartier.games.cities.tourists import supply
from quartier.kernel import learned
from quartier.kernel.bits import EMPTY, count, down, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.learned import BUCKET, FIRST, NET
from quartier.kernel.records import Int16s, Word


@kernel
def see(inputs: Int16s, length: int, first: int, fields: Word) -> int:
    """An input for each of some fields; return the length of the list."""
    while fields != EMPTY:
        inputs[length] = first + lowest(fields)
        length += 1
        fields = without_lowest(fields)
    return length


@implements(learned.describe, POSITION)
@kernel
def describe(position: FramePosition, box: BoxRecord, seat: int, inputs: Int16s) -> int:
    left = rounds_left(position, seat)
    midway = int(position.stage[seat]) == TOURIST
    tourists, kinds = position.tourists[seat], position.kinds
    inputs[NET] = position.level - 1
    inputs[BUCKET] = int(BUCKETS[left]) + (ENDS if midway else 0)
    length = FIRST
    reach = around(position, seat, tourists)
    reached = 0
    for kind in range(ATTRACTION, PARK + 1):
        rest = kinds[seat, kind]
        empty, visited = EMPTY, EMPTY
        largest, poorest, sides = 0, MOST, 0
        while rest != EMPTY:
            zone = zone_of(position, seat, lowest(rest), rest)
            rest &= ~zone
            points = zone_points(position, seat, zone, kind)
            if zone & tourists != EMPTY:
                visited |= zone
                sides += open_sides(position, seat, zone)
                poorest = min(poorest, points)
            else:
                empty |= zone
                largest = max(largest, points)
                if zone & reach != EMPTY:
                    reached = max(reached, points)
        length = see(inputs, length, EMPTY_ZONES + FIELDS * kind, empty)
        length = see(inputs, length, VISITED_ZONES + FIELDS * kind, visited)
        inputs[length] = LARGEST + (MOST + 1) * kind + min(largest, MOST)
        inputs[length + 1] = VISITED + (MOST + 1) * kind + poorest
        inputs[length + 2] = SIDES + (MOST + 1) * kind + min(sides, MOST)
        length += 3
    cafes = kinds[seat, CAFE]
    length = see(inputs, length, EMPTY_CAFES, cafes & ~tourists)
    length = see(inputs, length, VISITED_CAFES, cafes & tourists)
    length = see(inputs, length, LAKES, kinds[seat, WATER])
    length = see(inputs, length, PEOPLE, tourists)
    seen = MOST
    if position.level > 1:
        rest = cafes & tourists
        while rest != EMPTY:
            seen = min(seen, count(sight_of(position, seat, lowest(rest))))
            rest = without_lowest(rest)
    inputs[length] = VISITED + 2 * (MOST + 1) + seen
    inputs[length + 1] = LEFT + left
    inputs[length + 2] = SUPPLY + supply(position, seat)
    inputs[length + 3] = REACHED + min(reached, MOST)
    everything = kinds[seat, 0] | kinds[seat, 1] | kinds[seat, 2] | kinds[seat, 3]
    inputs[length + 4] = TALL + rows_of(everything) // 2
    inputs[length + 5] = WIDE + columns_of(everything) // 2
    length += 6
    if position.no_jumping != 0:
        inputs[length] = STRICT
        length += 1
    if midway:
        inputs[length] = GAIN + min(max(best_gain(position, seat), 0), MOST)
        length += 1
    return length


@kernel
def rows_of(fields: Word) -> int:
    """How many rows of fields a city has, which begins with the first."""
    rows = 0
    while fields != EMPTY:
        fields = down(fields, 8)
        rows += 1
    return rows


@kernel
def columns_of(fields: Word) -> int:
    """How many columns it has."""
    fields |= down(fields, 32)
    fields |= down(fields, 16)
    fields |= down(fields, 8)
    fields &= FIRST_ROW
    columns = 0
    while fields != EMPTY:
        fields = down(fields, 1)
        columns += 1
    return columns


@implements(learned.groundwork, POSITION)
@kernel
def groundwork(position: FramePosition, box: BoxRecord, seat: int) -> int:
    return weighed(position, box, seat)
