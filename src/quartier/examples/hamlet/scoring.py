"""What a hamlet is worth: neighbours that like each other."""

from __future__ import annotations

import numpy as np

from quartier.examples.hamlet.position import FIELDS, POSITION, SPAN, Position
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

WORTH = np.array([[0, 0, 0, 0], [0, 0, 2, 3], [0, 2, 1, 0], [0, 3, 0, -2]], dtype=np.int64)
"""The points of two tiles side by side, by their kinds: nothing, house, garden, well."""


@implements(rules.score, POSITION)
@kernel
def score(position: Position, box: rules.BoxRecord, seat: int) -> int:
    """Every pair once: a tile with the one to its right, and with the one below."""
    points = 0
    for field in range(FIELDS):
        tile = int(position.hamlets[seat, field])
        if field % SPAN < SPAN - 1:
            points += int(WORTH[tile, int(position.hamlets[seat, field + 1])])
        if field + SPAN < FIELDS:
            points += int(WORTH[tile, int(position.hamlets[seat, field + SPAN])])
    return points
