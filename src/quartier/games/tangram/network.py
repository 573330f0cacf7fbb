"""The inputs of the network that judges boards of Tangram City, its shape, and how it is learned."""

from __future__ import annotations

import functools
from itertools import accumulate

import numpy as np

from quartier.core.networks import Learning, Network, Shape
from quartier.core.weights import Setting
from quartier.games.tangram.position import FOUNTAINS, TILES

FIELDS = 64
LARGEST = 49
"""Fields of a board."""
EDGE, GAPS, TINY, SMALL, APART, HALVES, SPARE, HOMELESS = 40, 7, 7, 5, 10, 12, 12, 3
"""The largest of these numbers that is told from smaller ones."""
PHASES = 8
PHASE = np.array([0] * 3 + [1] * 2 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3 + [7] * 4, np.int64)
"""The stage of a match by the tiles left; in the middle of a turn as many others follow."""

WIDTHS = (
    5 * FIELDS,  # fields: full, then half full by the corner that is covered
    LARGEST + 1,  # the largest rectangle
    LARGEST + 1,  # the largest if all fields that are begun were full
    EDGE + 1,
    GAPS + 1,
    TINY + 1,
    SMALL + 1,
    2 * SPARE + 1,  # half-fields of the tiles with room beyond those that are empty
    APART + 1,  # by how many fields the colours differ
    HALVES + 1,
    HOMELESS + 1,
    FOUNTAINS + 1,
    TILES + 1,  # tiles left
    TILES,  # which tiles are left, the largest first
)
(
    STATES, RECTANGLE, HOPED, EDGES, GAPS_HERE, TINY_HERE, SMALL_HERE, SPARES, COLOURS, COLOUR_HALVES, HOMELESS_TILES,
    SPRINGS, LEFT, COMING, NUMBER,
) = accumulate(WIDTHS, initial=0)  # fmt: skip
"""Where the inputs of each kind begin."""

SHAPE = Shape(nets=1, buckets=2 * PHASES, inputs=NUMBER)
LEARNING = Learning(
    (Setting(),),
    matches=256,
    samples=TILES + FOUNTAINS + 2,
    scale=20.0,
    longest=128,
    ahead=0.9,
)


@functools.cache
def house_network() -> Network:
    """The network learned with the house set; tiles are told by their size alone, so it serves other sets too."""
    return SHAPE.load(__package__)
