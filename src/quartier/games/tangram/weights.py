"""What the features of a board weigh: a table by the middle of a turn and the tiles left, and how it was found."""

from __future__ import annotations

import functools

from quartier.core.weights import Axis, Fitting, Setting, Weights, WeightTable
from quartier.games.tangram.position import TILES

NAMES = (
    "constant",
    "rectangle",  # fields of the largest rectangle, for every round in which it will be scored
    "hoped",  # the same if all fields that are begun were full
    "edge",  # sides of fields with something on just one hand of them
    "half-full",  # fields that are begun and not full
    "gaps",
    "tiny",  # half-fields in gaps that only fountains fill
    "hopeless",  # those for which there are no fountains left
    "small",  # gaps for one small tile
    "empty",  # half-fields that are empty
    "lacking",  # half-fields that the tiles with room are too few to fill
    "fields",  # by how many full fields the colours differ
    "halves",  # by how many half-fields the colours differ
    "harmony",  # the bonus for harmony as the board is now
    "homeless",  # tiles to come that have no room
    "hopeful",  # 1: tiles and fountains could be enough to fill the board
    "full",  # 1: the fountains left fill the board
    "fillable",  # 1: there is a plan to fill the board
    "spare",  # half-fields of tiles that are more than enough
)
FILLABLE = NAMES.index("fillable")

TABLE = WeightTable(
    """\
What the features of a board weigh, in thousandths of a point: pending is 1 in the middle of a turn before the
fountain, else 0; left are the tiles to come. Written by `make weights GAME=tangram`.""",
    NAMES,
    (Axis("pending", range(2)), Axis("left", range(TILES + 1))),
)
WEIGHTS = TABLE.shape

# The rectangle as it is will be scored in every round left: that is the measure of the other features.
# A plan at hand is worth the bonus for a full board and is not fitted: quick play follows few plans to their end.
FITTING = Fitting(
    (Setting(),),
    mean=(0, 1000, 200, -500, -300, -500, -500, -1000, 0, -200, -500, -300, -100, 200, -500, 2000, 3000, 15000, 200),
    deviation=(0, 200, 150, 400, 400, 600, 600, 1000, 400, 400, 500, 300, 200, 300, 500, 2000, 3000, 0, 300),
    along="left",
    points=(0, 8, TILES),
    generations=45,
    tried=40,
    best=10,
    games=100,
)


@functools.cache
def house_weights() -> Weights:
    """The weights that all sets are judged with."""
    return TABLE.load(__package__)
