"""What the characters of Skylines play for besides the skyline, as `ABOUT` counts them."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import POSITION, Position
from quartier.games.skylines.vocabulary import MONEY
from quartier.kernel import judgement
from quartier.kernel.bits import count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

TREASURER, ARCHITECT = 1, 2
"""Loves money in the bank; loves unique buildings."""
PER_MONEY = 150
PER_BUILDING = 1500
"""Thousandths of a point."""


@implements(judgement.leaning, POSITION)
@kernel
def leaning(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    if character == TREASURER:
        return PER_MONEY * position.tracks[MONEY]
    if character == ARCHITECT:
        return PER_BUILDING * count(np.uint64(position.built))
    return 0
