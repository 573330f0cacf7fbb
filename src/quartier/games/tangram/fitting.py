"""Where the weights come from: played games.

`make weights GAME=tangram` writes `data/weights.txt`. A weight runs straight between its
values with no tile left, with eight left and with all of them left.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from quartier.core.fitting import Fit, Trial, weight_row
from quartier.core.game import Box
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.features import cards_done, fountain_pending
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import POSITION, TILES, Position
from quartier.games.tangram.weights import Weights, write_weights
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

KNOTS = (0, 8, TILES)
"""The numbers of tiles left between which weights run straight."""
# The rectangle as it is will be scored in every round left: that is the measure of the other features.
# A plan at hand is worth the bonus for a full board and is not fitted: quick play follows few plans to their end.
FIRST_MEAN = [0, 1000, 200, -500, -300, -500, -500, -1000, 0, -200, -500, -300, -100, 200, -500, 2000, 3000, 15000, 200]
FIRST_SPREAD = [0, 200, 150, 400, 400, 600, 600, 1000, 400, 400, 500, 300, 200, 300, 500, 2000, 3000, 0, 300]


@implements(weight_row, POSITION)
@kernel
def row_of_tiles_left(position: Position, box: BoxRecord, seat: int) -> int:
    """Before a fountain or not, and by the tiles left."""
    return fountain_pending(position, seat) * (TILES + 1) + TILES - cards_done(position, seat)


def spread_out(knots: Any) -> Weights:
    """Weights from their values at the knots."""
    left = np.arange(TILES + 1)
    columns = [np.interp(left, KNOTS, column) for column in np.transpose(knots)]
    rows = np.rint(np.stack(columns, axis=1)).astype(np.int32)
    return np.stack([rows, rows])


FIT = Fit(
    [FIRST_MEAN] * len(KNOTS), [FIRST_SPREAD] * len(KNOTS), spread_out, generations=45, tried=40, best=10, games=100
)


def trial(box: Box) -> Trial:
    """Games with a set."""
    return Trial(GAME, TangramOptions(), box, box.record[0].weights)


def main() -> None:
    """Fit the weights and write the file."""
    box = GAME.read_box("house", GAME.house_box())
    weights = FIT.find(trial(box), "weights")
    Path(__file__).with_name("data").joinpath("weights.txt").write_text(write_weights(weights), encoding="utf-8")
