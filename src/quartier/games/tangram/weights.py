"""What the features of a board weigh: a table by the middle of a turn and the tiles left, from a data file."""

from __future__ import annotations

import functools
from importlib import resources
from typing import Any

import numpy as np

from quartier.games.tangram.position import TILES

FEATURES = 19
FILLABLE = 17
"""The feature that tells of a way to fill the board."""
WEIGHTS = (2, TILES + 1, FEATURES)
"""Before a fountain or not; tiles left; features. In thousandths of a point."""

Weights = np.ndarray[Any, np.dtype[np.int32]]

HEADING = """\
# What the features of a board weigh, in thousandths of a point: 1 in the middle of a turn before the fountain,
# else 0; tiles left; then the features in the order of promise.py.
# Written by `make weights GAME=tangram`.
"""


@functools.cache
def house_weights() -> Weights:
    """The weights that all sets are judged with."""
    return read_weights(resources.files(__package__).joinpath("data/weights.txt").read_text(encoding="utf-8"))


def read_weights(text: str) -> Weights:
    """Weights from their text; what is not listed weighs nothing."""
    weights = np.zeros(WEIGHTS, np.int32)
    for line in text.splitlines():
        if line and not line.startswith("#"):
            pending, left, *row = map(int, line.split())
            weights[pending, left] = row
    return weights


def write_weights(weights: Weights) -> str:
    """Weights as text."""
    lines = [
        f"{pending} {left:2} " + " ".join(f"{weight:6}" for weight in weights[pending, left])
        for pending, left in np.ndindex(*weights.shape[:2])
        if weights[pending, left].any()
    ]
    return HEADING + "\n".join(lines) + "\n"
