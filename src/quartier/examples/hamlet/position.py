"""What a position of Hamlet holds: the hamlets, the two tiles that lie open, the stack."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from quartier.kernel import rules
from quartier.kernel.records import Int16s, Int64s

SEATS = 4
SPAN = 3
FIELDS = SPAN * SPAN
NOTHING, HOUSE, GARDEN, WELL = range(4)
NUMBERS = np.array([0, 16, 14, 10], dtype=np.int64)
"""How many tiles there are of each kind: four full hamlets, two open tiles, and two that stay unknown."""
TILES = 40


class Position(rules.Position):
    """A whole match. The seats take turns, so every turn is a wave of its own."""

    open: Annotated[Int64s, 2]
    held: int  # the tile that was taken and is to be laid now
    left: int  # how many tiles of the stack nobody has seen: its first ones, as it is drawn from its end
    stack: Annotated[Int16s, TILES]
    hamlets: Annotated[Int16s, SEATS, FIELDS]  # row by row


POSITION = rules.position_type(Position)
