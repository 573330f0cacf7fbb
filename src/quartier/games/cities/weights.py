"""What the features of a city weigh: a table by level, stage of the turn and rounds left, from a data file."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

import numpy as np

from quartier.games.cities.position import ROUNDS

FEATURES = 16
WEIGHTS = (3, 2, ROUNDS + 1, FEATURES)
"""Levels; after a turn or in its middle; rounds left; features. In thousandths of a point."""

Weights = np.ndarray[Any, np.dtype[np.int32]]

HEADING = """\
# What the features of a city weigh, in thousandths of a point: level, stage (0 after a turn, 1 in its middle),
# rounds left, then the features in the order of promise.py. Written by `make weights GAME=cities`.
"""


@functools.cache
def house_weights() -> Weights:
    """The weights fitted to play with the house set."""
    return read_weights(resources.files(__package__).joinpath("data/weights.txt").read_text(encoding="utf-8"))


def read_weights(text: str) -> Weights:
    """Weights from their text; what is not listed weighs nothing."""
    weights = np.zeros(WEIGHTS, np.int32)
    for line in text.splitlines():
        if line and not line.startswith("#"):
            level, stage, left, *row = map(int, line.split())
            weights[level - 1, stage, left] = row
    return weights


def write_weights(weights: Weights) -> str:
    """Weights as text."""
    lines = [
        f"{level + 1} {stage} {left:2} " + " ".join(f"{weight:6}" for weight in weights[level, stage, left])
        for level, stage, left in np.ndindex(*weights.shape[:3])
        if weights[level, stage, left].any()
    ]
    return HEADING + "\n".join(lines) + "\n"
