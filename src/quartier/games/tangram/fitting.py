"""Where the weights come from: the cross-entropy method, by the mean score of games played by judgement alone.

`python -m quartier.games.tangram.fitting` tries weights drawn around a mean, plays the same games with
each, moves the mean towards the best of them, and in the end writes `data/weights.txt`. A weight runs
straight between its values with no tile left, with eight left and with all of them left.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from quartier.core.game import Box
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import TILES
from quartier.games.tangram.promise import cards_done, fountain_pending
from quartier.games.tangram.weights import FEATURES, WEIGHTS, Weights, write_weights
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, judge
from quartier.kernel.policy import best_step
from quartier.kernel.random import RandomState, seeded
from quartier.kernel.rules import apply, over, score, start

GENERATIONS = 45
TRIED = 40
BEST = 10
GAMES = 100
KNOTS = (0, 8, TILES)
"""The numbers of tiles left between which weights run straight."""
# The rectangle as it is will be scored in every round left: that is the measure of the other features.
FIRST_MEAN = [0, 1000, 200, -500, -300, -500, -500, -1000, 0, -200, -500, -300, -100, 200, -500, 2000, 3000, 10000, 200]
FIRST_SPREAD = [0, 200, 150, 400, 400, 600, 600, 1000, 400, 400, 500, 300, 200, 300, 500, 2000, 3000, 6000, 300]


@entry
def play_games(
    blank: Any, positions: Any, box: Any, random: Any, steps: Any, games: int, missed: Any, noted: Any
) -> int:
    """Play games alone by judgement; return the sum of the scores.

    Before a fountain or not, and for each number of tiles left, `missed` adds up final score less
    judgement, and `noted` counts. `positions` is scratch for two positions.
    """
    total = 0
    for _ in range(games):
        positions[0] = blank[0]
        position = positions[0]
        for word in range(4):
            position.random[word] = random[word]
        start(position, box[0])
        for word in range(4):
            random[word] = position.random[word]
        while not over(position, box[0]):
            apply(position, box[0], 0, best_step(position, box[0], 0, steps, positions[1:]))
            pending, left = fountain_pending(position, 0), TILES - cards_done(position, 0)
            missed[pending, left] -= judge(position, box[0], 0)
            noted[pending, left] += 1
        final = score(position, box[0], 0)
        total += final
        for left in range(TILES + 1):
            for pending in range(2):
                missed[pending, left] += final * POINT
    return total


class Trial:
    """The scratch space of many games."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.blank = GAME.blank(1, TangramOptions())
        self.positions = np.repeat(self.blank, 2)
        self.steps = np.zeros(GAME.space, np.int32)

    def play(self, weights: Weights, random: RandomState, games: int) -> tuple[float, Weights]:
        """The mean score with these weights, and by how much each judgement was too low on average."""
        self.box.record[0].weights[:] = weights
        missed, noted = np.zeros(WEIGHTS[:2], np.int64), np.zeros(WEIGHTS[:2], np.int64)
        total = play_games(self.blank, self.positions, self.box.record, random.copy(), self.steps, games, missed, noted)
        return total / games, np.where(noted > 0, missed / np.maximum(noted, 1), 0).astype(np.int32)


def spread_out(knots: Any) -> Weights:
    """Weights from their values at the knots."""
    left = np.arange(TILES + 1)
    columns = [np.interp(left, KNOTS, column) for column in np.transpose(knots)]
    rows = np.rint(np.stack(columns, axis=1)).astype(np.int32)
    return np.stack([rows, rows])


def fit(trial: Trial, seed: str, generations: int = GENERATIONS, games: int = GAMES) -> Weights:
    """The weights with which judgement plays best."""
    chance = np.random.default_rng(seeded(seed))
    mean = np.array([FIRST_MEAN] * len(KNOTS), float)
    spread = np.array([FIRST_SPREAD] * len(KNOTS), float)
    for generation in range(generations):
        tried = mean + spread * chance.standard_normal((TRIED, len(KNOTS), FEATURES))
        deals = seeded(f"{seed} {generation}")
        results = [trial.play(spread_out(knots), deals, games)[0] for knots in tried]
        best = tried[np.argsort(results)[-BEST:]]
        mean = 0.5 * mean + 0.5 * best.mean(0)
        # A spread that never quite vanishes keeps the search from settling too early.
        spread = 0.5 * spread + 0.5 * best.std(0) + 0.02 * np.array(FIRST_SPREAD) * (1 - generation / generations)
        if sys.stderr.isatty() or generation % 10 == 9:
            print(f"{generation + 1} of {generations}: {np.mean(results):.2f}", file=sys.stderr)
    weights = spread_out(mean)
    score, missing = trial.play(weights, seeded(f"{seed} constant"), 10 * games)
    weights[:, :, 0] += missing
    print(f"mean score {score:.2f}", file=sys.stderr)
    return weights


def main() -> None:
    """Fit the weights and write the file."""
    box = GAME.read_box("house", GAME.house_box())
    weights = fit(Trial(box), "weights")
    Path(__file__).with_name("data").joinpath("weights.txt").write_text(write_weights(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
