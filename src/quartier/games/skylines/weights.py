"""What the features of a city weigh for those who judge it, from a data file."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

import numpy as np

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
    "unique",  # a unique building with a lasting advantage, for each milestone to come
    "card",  # a card that is about to be drawn
    "hand",  # what the cards in hand would bring, in thousandths of it
    "role",  # a role kept, for each milestone to come
)
(
    LOST, SQUARE, LONELY, FIRST_MONEY, MORE_MONEY, RICHES, LAST_MONEY, DEBT, MISSING, SUPPLY, LABOUR_WEIGHT,
    BURDEN, HEAVY, EMPTY, LARGE, SMALL, UNIQUE_WEIGHT, CARD, HAND, ROLE,
) = range(len(NAMES))  # fmt: skip

HEADING = """\
# What the features of a city weigh, in thousandths of a point of the final skyline (weights.py says what they are).
# Written by `make weights GAME=skylines`.
"""

Weights = np.ndarray[Any, np.dtype[np.int32]]


@functools.cache
def house_weights() -> Weights:
    """The weights that all sets are judged with."""
    return read_weights(resources.files(__package__).joinpath("data/weights.txt").read_text(encoding="utf-8"))


def read_weights(text: str) -> Weights:
    """Weights from their text: a name and thousandths of a point a line."""
    lines = [line.split() for line in text.splitlines() if line and not line.startswith("#")]
    values = {name: int(value) for name, value in lines}
    return np.array([values[name] for name in NAMES], np.int32)


def write_weights(weights: Weights) -> str:
    """Weights as text."""
    return "".join(f"{name} {value}\n" for name, value in zip(NAMES, weights.tolist(), strict=True))
