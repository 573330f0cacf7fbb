"""Where the weights come from: played games, for each level on its own.

`make weights GAME=cities` writes `data/weights.txt`. A weight runs straight from its
value with one round left to its value with all of them left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from quartier.core.fitting import Fit, Trial, weight_row
from quartier.core.game import Box
from quartier.games.cities.about import CitiesOptions
from quartier.games.cities.box import BoxRecord
from quartier.games.cities.game import GAME
from quartier.games.cities.judgement import rounds_left
from quartier.games.cities.position import POSITION, ROUNDS, TOURIST, Position
from quartier.games.cities.weights import WEIGHTS, Weights, write_weights
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

# Points of occupied zones weigh what they are; the other features are measured by them.
FIRST_MEAN = [0, 1000, 1000, 200, 500, 300, 0, 50, 1000, -500, 0, 1000, 100, 0, 0, 0]
FIRST_SPREAD = [0, 0, 300, 150, 300, 200, 30, 50, 1000, 500, 200, 300, 100, 300, 200, 150]


@implements(weight_row, POSITION)
@kernel
def row_of_round(position: Position, box: BoxRecord, seat: int) -> int:
    """By the stage of the turn and the rounds left."""
    stage = 1 if int(position.stage[seat]) == TOURIST else 0
    return stage * (ROUNDS + 1) + rounds_left(position, seat)


def spread_out(ends: Any) -> Weights:
    """A level's weights from their values with one round left and with all."""
    late, early = ends
    share = np.clip((np.arange(ROUNDS + 1) - 1) / (ROUNDS - 1), 0, 1)[:, None]
    rows = np.rint(late + share * (early - late)).astype(np.int32)
    return np.stack([rows, rows])


FIT = Fit([FIRST_MEAN] * 2, [FIRST_SPREAD] * 2, spread_out, generations=60, tried=32, best=8, games=400)


def trial(box: Box, level: int) -> Trial:
    """Games at one level."""
    return Trial(GAME, CitiesOptions(level=level), box, box.record[0].weights[level - 1])


def main() -> None:
    """Fit all levels and write the file."""
    box = GAME.read_box("house", GAME.house_box())
    weights = np.zeros(WEIGHTS, np.int32)
    for level in range(1, WEIGHTS[0] + 1):
        weights[level - 1] = FIT.find(trial(box, level), f"level {level}")
    weights[:, :, 0] = 0  # with no round left, the score itself counts
    Path(__file__).with_name("data").joinpath("weights.txt").write_text(write_weights(weights), encoding="utf-8")
