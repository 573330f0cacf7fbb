"""The inputs of the network that judges cities in their frame, its shape, and how it is learned.

A net for each level; weights of their own for the end of a turn and for its middle, and by the rounds left.
"""

from __future__ import annotations

import functools

import numpy as np

from quartier.core.networks import Learning, Network, Shape
from quartier.core.weights import Setting
from quartier.games.cities.position import ROUNDS, TOURISTS

FIELDS = 64
MOST = 12
"""The largest number that is told from smaller ones."""
BUCKETS = np.array([0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7, 7, 7], np.int64)
"""By the rounds left."""
ENDS = 8
"""Buckets for the end of a turn; as many follow for its middle."""

# Of each field: what it is part of. A zone or café with a tourist in it is told from one without.
EMPTY_ZONES, VISITED_ZONES = 0, 2 * FIELDS
EMPTY_CAFES, VISITED_CAFES, LAKES, PEOPLE = (FIELDS * index for index in range(4, 8))
LEFT = 8 * FIELDS
SUPPLY = LEFT + ROUNDS + 1
GAIN = SUPPLY + TOURISTS + 1
LARGEST = GAIN + MOST + 1
REACHED = LARGEST + 2 * (MOST + 1)
VISITED = REACHED + MOST + 1
SIDES = VISITED + 3 * (MOST + 1)
TALL = SIDES + 2 * (MOST + 1)
WIDE = TALL + 5
STRICT = WIDE + 5
NUMBER = STRICT + 1

SHAPE = Shape(nets=3, buckets=2 * ENDS, inputs=NUMBER)
LEARNING = Learning(
    tuple(Setting(1, {"level": level, "no_jumping": strict}) for level in (1, 2, 3) for strict in (False, True)),
    matches=256,
    samples=2 * ROUNDS + 2,
    scale=10.0,
    longest=160,
)


@functools.cache
def house_network() -> Network:
    """The network learned with the house set."""
    return SHAPE.load(__package__)
