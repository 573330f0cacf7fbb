"""Where the weights come from: the cross-entropy method, by the mean score of games played by judgement alone.

`python -m quartier.games.cities.fitting` tries weights drawn around a mean, plays the same games with
each, moves the mean towards the best of them, and in the end writes `data/weights.txt`. A weight runs
straight from its value with one round left to its value with all of them left.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from quartier.core.game import Box
from quartier.games.cities.about import CitiesOptions
from quartier.games.cities.game import GAME
from quartier.games.cities.judgement import rounds_left
from quartier.games.cities.position import ROUNDS, TOURIST
from quartier.games.cities.weights import FEATURES, WEIGHTS, Weights, write_weights
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, judge
from quartier.kernel.policy import best_step
from quartier.kernel.random import RandomState, seeded
from quartier.kernel.rules import apply, over, score, start

GENERATIONS = 60
TRIED = 32
BEST = 8
GAMES = 400
# Points of occupied zones weigh what they are; the other features are measured by them.
FIRST_MEAN = [0, 1000, 1000, 200, 500, 300, 0, 50, 1000, -500, 0, 1000, 100, 0, 0, 0]
FIRST_SPREAD = [0, 0, 300, 150, 300, 200, 30, 50, 1000, 500, 200, 300, 100, 300, 200, 150]


@entry
def play_games(
    blank: Any, positions: Any, box: Any, random: Any, steps: Any, games: int, missed: Any, noted: Any
) -> int:
    """Play games alone by judgement; return the sum of the scores.

    For each stage and number of rounds left, `missed` adds up final score less judgement, and `noted`
    counts. `positions` is scratch for two positions.
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
            left = rounds_left(position, 0)
            stage = 1 if int(position.stage[0]) == TOURIST else 0
            missed[stage, left] -= judge(position, box[0], 0)
            noted[stage, left] += 1
        final = score(position, box[0], 0)
        total += final
        for left in range(ROUNDS + 1):
            for stage in range(2):
                missed[stage, left] += final * POINT
    return total


class Trial:
    """The scratch space of many games at one level."""

    def __init__(self, box: Box, level: int) -> None:
        self.box = box
        self.level = level
        self.blank = GAME.blank(1, CitiesOptions(level=level))
        self.positions = np.repeat(self.blank, 2)
        self.steps = np.zeros(GAME.space, np.int32)

    def play(self, weights: Weights, random: RandomState, games: int) -> tuple[float, Weights]:
        """The mean score with these weights, and by how much each judgement was too low on average."""
        self.box.record[0].weights[self.level - 1] = weights
        missed, noted = np.zeros((2, ROUNDS + 1), np.int64), np.zeros((2, ROUNDS + 1), np.int64)
        total = play_games(self.blank, self.positions, self.box.record, random.copy(), self.steps, games, missed, noted)
        return total / games, np.where(noted > 0, missed / np.maximum(noted, 1), 0).astype(np.int32)


def spread_out(ends: Any) -> Weights:
    """A level's weights from their values with one round left and with all."""
    late, early = ends
    share = np.clip((np.arange(ROUNDS + 1) - 1) / (ROUNDS - 1), 0, 1)[:, None]
    rows = np.rint(late + share * (early - late)).astype(np.int32)
    return np.stack([rows, rows])


def fit(trial: Trial, seed: str, generations: int = GENERATIONS, games: int = GAMES) -> Weights:
    """The weights of one level."""
    chance = np.random.default_rng(seeded(seed))
    mean = np.array([FIRST_MEAN, FIRST_MEAN], float)
    spread = np.array([FIRST_SPREAD, FIRST_SPREAD], float)
    for generation in range(generations):
        tried = mean + spread * chance.standard_normal((TRIED, 2, FEATURES))
        deals = seeded(f"{seed} {generation}")
        results = [trial.play(spread_out(ends), deals, games)[0] for ends in tried]
        best = tried[np.argsort(results)[-BEST:]]
        mean = 0.5 * mean + 0.5 * best.mean(0)
        # A spread that never quite vanishes keeps the search from settling too early.
        spread = 0.5 * spread + 0.5 * best.std(0) + 0.02 * np.array(FIRST_SPREAD) * (1 - generation / generations)
        if sys.stderr.isatty():
            print(f"level {trial.level}, {generation + 1} of {generations}: {np.mean(results):.2f}", file=sys.stderr)
    weights = spread_out(mean)
    score, missing = trial.play(weights, seeded(f"{seed} constant"), 10 * games)
    weights[:, :, 0] += missing
    print(f"level {trial.level}: {score:.2f}", file=sys.stderr)
    return weights


def main() -> None:
    """Fit all levels and write the file."""
    box = GAME.read_box("house", GAME.house_box())
    weights = np.zeros(WEIGHTS, np.int32)
    for level in range(1, WEIGHTS[0] + 1):
        weights[level - 1] = fit(Trial(box, level), f"level {level}")
    weights[:, :, 0] = 0  # with no round left, the score itself counts
    Path(__file__).with_name("data").joinpath("weights.txt").write_text(write_weights(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
