"""What the features of a city weigh for those who judge it, and how that was found."""

from __future__ import annotations

import functools

from quartier.core.weights import Fitting, Setting, Weights, WeightTable

NAMES = (
    "lost",  # a city that is lost
    "square",  # a free square, for each milestone to come
    "lonely",  # taken off for a free square without a free neighbour
    "money",  # each of the first six beyond what is due at the next milestone
    "more-money",  # each of the next six
    "riches",  # each further one
    "last-money",  # each of the first twelve before the last milestone
    "debt",  # each that is missing for the next part and the labour market
    "missing",  # a supply below 0, each step for every time that it would count at a milestone
    "supply",  # each of the first three steps above 0
    "labour",  # each step away from 0, for each milestone to come
    "burden",  # each step of pollution, traffic, crime
    "heavy",  # each step of them beyond 2
    "empty",  # a district that has too few tiles
    "large",  # a free square in reach of a large service, for each milestone to come
    "small",  # a small service in a district, for each milestone to come
    "joint",  # two free squares side by side, for each milestone to come
    "lasting",  # how often a lasting advantage counts for each ten squares that can still be built on, in thousandths
    "card",  # a card that is about to be drawn
    "hand",  # what the cards in hand would bring, in thousandths of it
    "playable",  # each of two cards in every hand that can be played
    "second",  # money from which on a card of level II is drawn, in thousandths; each milestone ended lowers it
    "third",  # the same for level III
    "ripe",  # by how much each milestone ended lowers both
)
(
    LOST, SQUARE, LONELY, FIRST_MONEY, MORE_MONEY, RICHES, LAST_MONEY, DEBT, MISSING, SUPPLY, LABOUR_WEIGHT,
    BURDEN, HEAVY, LACKING, LARGE, SMALL, JOINT, LASTING, CARD, HAND, PLAYABLE, SECOND, THIRD, RIPE,
) = range(len(NAMES))  # fmt: skip

TABLE = WeightTable(
    """\
What the features of a city weigh, in thousandths of a point of the final skyline.
Written by `make weights GAME=skylines`.""",
    NAMES,
)

# A lost city counts as it does in `judge`: that is the measure of the other features.
FITTING = Fitting(
    (Setting(2, {"scenario": "1"}), Setting(2, {"scenario": "4"}), Setting(3, {"scenario": "5"})),
    deviation=tuple(0.0 if name == "lost" else 0.35 for name in NAMES),
    by_factors=True,
    generations=20,
    tried=24,
    best=6,
    games=80,
)


@functools.cache
def house_weights() -> Weights:
    """The weights that all sets are judged with."""
    return TABLE.load(__package__)
