"""What the characters of Cities play for besides points, as `ABOUT` counts them."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.position import CAFE, FREE_POSITION, POSITION, Position
from quartier.games.cities.scoring import outlook
from quartier.kernel import judgement
from quartier.kernel.bits import EMPTY, bit, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

GARDENER, REGULAR = 1, 2
"""Loves large zones; loves cafés with a view."""
LONG = 6
"""A zone that makes more points than this is large."""
PER_POINT = 200
"""Thousandths that a point is worth more where it is loved."""


@implements(judgement.leaning, POSITION, FREE_POSITION)
@kernel
def leaning(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    loved, rest = 0, position.tourists[seat]
    while rest != EMPTY:
        field = lowest(rest)
        points, in_cafe = outlook(position, seat, field)[0], position.kinds[seat, CAFE] & bit(field) != EMPTY
        if character == REGULAR and in_cafe:
            loved += points
        if character == GARDENER and not in_cafe:
            loved += max(points - LONG, 0)
        rest = without_lowest(rest)
    return loved * PER_POINT
