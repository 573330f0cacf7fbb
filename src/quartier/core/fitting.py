"""How the weights of a judgement are found: the cross-entropy method, by the mean score of games played with them.

Weights are drawn around a mean, the same games are played alone with each, and the mean moves
towards the best of them. What a weight depends on, and how it runs in between, is the game's own.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from quartier.core.about import Options
from quartier.core.game import Box, Game
from quartier.kernel.compiling import entry
from quartier.kernel.generic import generic
from quartier.kernel.judgement import POINT, judge
from quartier.kernel.policy import best_step
from quartier.kernel.random import RandomState, seeded
from quartier.kernel.rules import BoxRecord, Position, apply, over, score, start_next

Weights: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]
"""In thousandths of a point; the last axis are the features, the first of which is always 1."""


@generic
def weight_row(position: Position, box: BoxRecord, seat: int) -> int:
    """Which row of weights the seat's position is judged by."""
    return 0


@entry
def play_games(
    blank: Any, positions: Any, box: Any, random: Any, steps: Any, games: int, missed: Any, noted: Any
) -> int:
    """Play games alone by judgement; return the sum of the scores.

    For each row of weights, `missed` adds up final score less judgement, and `noted` counts.
    `positions` is scratch for two positions.
    """
    total = 0
    for _ in range(games):
        positions[0] = blank[0]
        position = positions[0]
        start_next(position, box[0], random)
        while not over(position, box[0]):
            apply(position, box[0], 0, best_step(position, box[0], 0, steps, positions[1:]))
            row = weight_row(position, box[0], 0)
            missed[row] -= judge(position, box[0], 0)
            noted[row] += 1
        final = score(position, box[0], 0)
        total += final
        for row in range(missed.shape[0]):
            missed[row] += final * POINT
    return total


class Trial:
    """The scratch space of many games; `weights` is where the box has the weights that they are played with."""

    def __init__(self, game: Game, options: Options, box: Box, weights: Weights) -> None:
        self.box = box
        self.weights = weights
        self.blank = game.blank(1, options)
        self.positions = np.repeat(self.blank, 2)
        self.steps = np.zeros(game.space, np.int32)

    def play(self, weights: Weights, random: RandomState, games: int) -> tuple[float, Weights]:
        """The mean score with these weights, and by how much each judgement was too low on average."""
        self.weights[:] = weights
        rows = weights.shape[:-1]
        missed, noted = np.zeros(rows, np.int64), np.zeros(rows, np.int64)
        total = play_games(
            self.blank, self.positions, self.box.record, random.copy(), self.steps, games,
            missed.reshape(-1), noted.reshape(-1),
        )  # fmt: skip
        return total / games, np.where(noted > 0, missed / np.maximum(noted, 1), 0).astype(np.int32)


@dataclass(frozen=True)
class Fit:
    """How long to search and from where: `mean` and `spread` have a row for each point between which weights run."""

    mean: Any
    spread: Any
    spread_out: Callable[[Any], Weights]
    """All weights from their values at those points."""
    generations: int
    tried: int
    best: int
    games: int

    def find(self, trial: Trial, seed: str) -> Weights:
        """The weights with which judgement plays best; progress goes to standard error."""
        chance = np.random.default_rng(seeded(seed))
        first_spread = np.array(self.spread, float)
        mean, spread = np.array(self.mean, float), first_spread
        for generation in range(self.generations):
            tried = mean + spread * chance.standard_normal((self.tried, *mean.shape))
            deals = seeded(f"{seed} {generation}")
            results = [trial.play(self.spread_out(points), deals, self.games)[0] for points in tried]
            best = tried[np.argsort(results)[-self.best :]]
            mean = 0.5 * mean + 0.5 * best.mean(0)
            # A spread that never quite vanishes keeps the search from settling too early.
            spread = 0.5 * spread + 0.5 * best.std(0) + 0.02 * first_spread * (1 - generation / self.generations)
            if sys.stderr.isatty():
                print(f"{seed}, {generation + 1} of {self.generations}: {np.mean(results):.2f}", file=sys.stderr)
        weights = self.spread_out(mean)
        score, missing = trial.play(weights, seeded(f"{seed} constant"), 10 * self.games)
        weights[..., 0] += missing
        print(f"{seed}: mean score {score:.2f}", file=sys.stderr)
        return weights
