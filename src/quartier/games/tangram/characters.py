"""What the characters of Tangram City play for besides points, as `ABOUT` counts them."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import POSITION, Position
from quartier.games.tangram.scoring import full_fields, harmony_distance, largest_rectangle
from quartier.kernel import judgement
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

HARMONIST, SURVEYOR = 1, 2
"""Wants as much black as green; wants a large rectangle early."""
PER_STEP = 700
PER_FIELD = 250
"""Thousandths of a point: for a step between the markers, and for a field of the rectangle."""


@implements(judgement.leaning, POSITION)
@kernel
def leaning(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    if character == HARMONIST:
        return -PER_STEP * harmony_distance(position, seat)
    if character == SURVEYOR:
        return PER_FIELD * largest_rectangle(full_fields(position, seat))[0]
    return 0
