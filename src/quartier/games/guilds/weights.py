"""What counts for how much where futures are played: a table by the spaces left, and how it was found."""

from __future__ import annotations

import functools

from quartier.core.weights import Axis, Fitting, Setting, Weights, WeightTable
from quartier.games.guilds.position import BLOCK_SPACES, SPACES

PART = 4
"""Weights change with so many spaces that are filled."""

TABLE = WeightTable(
    """\
What counts for how much where futures are played (quick_play.py), in thousandths, by the spaces left, a quarter of
their number. Written by `make weights GAME=guilds`.""",
    (
        *(f"filled-{number}" for number in range(1, BLOCK_SPACES)),  # what a block would pay, by how full it is
        "others",  # what others are paid, against it
        "chain",  # what a rank on a track gets of a chain
        "chain-unranked",  # what a chain gains while the seat is not among the first three of its track
        "step",  # each step on a track
        # a figure that is used: fewer of them than turns left by 6 and more, 3 to 5, 1 or 2; as many; 1 or 2 more; more
        "figure-6", "figure-3", "figure-1", "figure", "figure+1", "figure+3",
        "market",  # a market that is laid
        "minstrel",  # a minstrel house that is laid
        "building-taken",  # what the investment of an open building would bring
        "market-taken",  # an open market
        "market-gain-taken",  # what its investment would bring
        "minstrel-taken",  # an open minstrel house
        "chain-taken",  # what the rank after that investment gets of the chain
    ),
    (Axis("left", range(SPACES // PART + 1)),),
)  # fmt: skip
WEIGHTS = TABLE.shape
FILLED, OTHERS, CHAIN, CHAIN_UNRANKED, STEP, FIGURE_USED, MARKET_LAID, MINSTREL_LAID = (
    TABLE.features.index(name)
    for name in ("filled-1", "others", "chain", "chain-unranked", "step", "figure-6", "market", "minstrel")
)
BUILDING_TAKEN, MARKET_TAKEN, MARKET_GAIN_TAKEN, MINSTREL_TAKEN, CHAIN_TAKEN = range(
    TABLE.features.index("building-taken"), len(TABLE.features)
)

FITTING = Fitting(
    (Setting(3), Setting(4), Setting(5)),
    # A block is paid by how full it is, a chain as it is; a figure that no turn is left for costs a point.
    mean=(
        125,
        250,
        375,
        500,
        625,
        750,
        875,
        200,
        1000,
        -250,
        50,
        0,
        0,
        0,
        0,
        1000,
        1000,
        0,
        0,
        1000,
        500,
        1000,
        1000,
        50,
    ),
    deviation=(80,) * 7 + (150, 250, 100, 150) + (500,) * 6 + (700, 700, 300, 700, 300, 1000, 100),
    along="left",
    points=(0, 5, 16),
    rivals=True,
    generations=40,
    tried=32,
    best=8,
    games=300,
)


@functools.cache
def house_weights() -> Weights:
    """The weights that were fitted in the house town."""
    return TABLE.load(__package__)
