"""What tourists score, and for which fields: levels 1 to 3."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import EAST, NORTH, beside, shifted
from quartier.games.cities.position import ATTRACTION, CAFE, FREE_POSITION, PARK, POSITION, WATER, Position
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, below, bit, count, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word


@kernel
def zone_of(position: Position, seat: int, field: int, within: Word) -> Word:
    """The fields of a set that hang together with this one: every field is spread from only once."""
    zone = bit(field)
    edge = zone
    while edge != EMPTY:
        edge = beside(position, seat, edge) & within & ~zone
        zone |= edge
    return zone


@kernel
def sight_of(position: Position, seat: int, field: int) -> Word:
    """The fields that a tourist in a café sees in the four directions."""
    clear = position.kinds[seat, WATER]
    if position.level == 3:
        clear |= position.kinds[seat, PARK]
    seen = EMPTY
    for direction in range(NORTH, 8, EAST):
        ahead = shifted(position, seat, bit(field), direction) & clear
        while ahead != EMPTY:
            seen |= ahead
            ahead = shifted(position, seat, ahead, direction) & clear
    return seen


@kernel
def outlook(position: Position, seat: int, field: int) -> tuple[int, Word, Word]:
    """The points of the tourist on a field, the fields they come from, and the neighbours counted."""
    tourist = bit(field)
    if position.kinds[seat, CAFE] & tourist != EMPTY:
        if position.level == 1:
            return 0, EMPTY, EMPTY
        seen = sight_of(position, seat, field)
        return count(seen), seen, EMPTY
    kind, neighbours = ATTRACTION, CAFE
    if position.kinds[seat, PARK] & tourist != EMPTY:
        kind, neighbours = PARK, WATER
    zone = zone_of(position, seat, field, position.kinds[seat, kind])
    extra = EMPTY
    if position.level == 3:
        extra = beside(position, seat, zone) & position.kinds[seat, neighbours]
    if zone & position.tourists[seat] & below(field) != EMPTY:
        return 0, zone, extra
    return count(zone) + count(extra), zone, extra


@implements(rules.score, POSITION, FREE_POSITION)
@kernel
def score(position: Position, box: BoxRecord, seat: int) -> int:
    total = 0
    rest = position.tourists[seat]
    while rest != EMPTY:
        total += outlook(position, seat, lowest(rest))[0]
        rest = without_lowest(rest)
    return total
