"""How the weights of a judgement are found: the cross-entropy method, by what matches bring that are played with them.

Weights are drawn around a mean, the same matches are played with each, and the mean moves towards the best
of them. What a weight depends on, and where the search begins, is said by the game (`core.weights`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from quartier.core.errors import BadOption
from quartier.core.game import Box, Game
from quartier.core.weights import CONSTANT, Fitting, Weights, WeightTable
from quartier.kernel.random import RandomState, seeded
from quartier.training.fit_file import FitFile, Tried
from quartier.training.practice import Practice
from quartier.work.place import Workplace
from quartier.work.processes import at

LINGERING = 0.02
"""The share of the first deviation that is added in each generation, less and less of it."""


@dataclass(frozen=True)
class Part:
    """A part of a table that is fitted on its own."""

    name: str
    place: tuple[Any, ...]
    """Where it stands in the table."""
    options: dict[str, Any]


def fit(
    game: Game,
    table: WeightTable,
    fitting: Fitting,
    box: Box | None = None,
    jobs: int | Workplace = 1,
    record: FitFile | None = None,
) -> Weights:
    """The weights with which a game's judgement plays best with a set, the house's if none is given.

    Proposals are tried on so many processes or at a place of work; what a record has is not tried again. Progress goes
    to standard error.
    """
    weights = np.zeros(table.shape, np.int32)
    known = FitFile(game, fitting, box, None) if record is None else record
    with at(jobs) as place:
        for number, part in enumerate(parts(table, fitting)):
            now = table.load(game.package)[part.place]
            practice = Practice(game, fitting.settings, part.options, part.place, fitting.rivals, box)
            search = WeightSearch(table, fitting, practice, now, place, known)
            weights[part.place] = search.find(part.name, number * fitting.generations * fitting.tried)
    return weights


def tried_out(practice: Practice, deals: RandomState, games: int, weights: Weights) -> float:
    """What comes of a proposal."""
    return practice.mean_result(weights, deals, games)


def parts(table: WeightTable, fitting: Fitting) -> Iterator[Part]:
    """The parts of a table that are fitted on their own."""
    everything = [slice(length) for length in table.shape]
    for number, axis in enumerate(table.axes):
        if axis.name == fitting.apart:
            for index, value in enumerate(axis.values):
                place = (*everything[:number], index, *everything[number + 1 :])
                yield Part(f"{axis.name} {value}", place, {axis.name: value})
    if fitting.apart is None:
        yield Part("weights", tuple(everything), {})


class WeightSearch:
    """The search for the weights of one part: what is drawn are the weights at the points between which they run."""

    def __init__(
        self,
        table: WeightTable,
        fitting: Fitting,
        practice: Practice,
        now: Weights,
        place: Workplace,
        record: FitFile,
    ) -> None:
        self.fitting = fitting
        self.practice = practice
        self.place, self.record = place, record
        self.constant = table.features.index(CONSTANT) if CONSTANT in table.features else None
        self.axes = [axis for axis in table.axes if axis.name != fitting.apart]
        self.shape = now.shape
        first = self._first_guess(now)
        self.signs = np.sign(first)
        self.mean = np.log(np.maximum(np.abs(first), 1)) if fitting.by_factors else first
        self.deviation = np.tile(np.array(fitting.deviation, float), (len(first), 1))

    def _first_guess(self, now: Weights) -> Any:
        """The first guess at each point."""
        points = self.fitting.points if self.fitting.along else (0,)
        if self.fitting.mean is not None:
            return np.tile(np.array(self.fitting.mean, float), (len(points), 1))
        # On the axes along which weights are the same, any row will do: the last has no special case.
        rows = [
            axis.values.index(point) if axis.name == self.fitting.along else -1
            for point in points
            for axis in self.axes
        ]
        return np.array([now[tuple(place)] for place in np.reshape(rows, (len(points), len(self.axes)))], float)

    def weights(self, points: Any) -> Weights:
        """The whole part from what was drawn for the points."""
        if self.fitting.by_factors:
            points = self.signs * np.exp(points)
        lengths = [1] * len(self.axes)
        for number, axis in enumerate(self.axes):
            if axis.name == self.fitting.along:
                points = np.stack([np.interp(axis.values, self.fitting.points, one) for one in points.T], axis=1)
                lengths[number] = len(axis.values)
        rows = np.rint(points).astype(np.int32).reshape(*lengths, -1)
        return np.broadcast_to(rows, self.shape).copy()

    def find(self, name: str, first: int = 0) -> Weights:
        """Draw, play and move on, generation after generation; `first` is the number of the first proposal."""
        fitting, chance = self.fitting, np.random.default_rng(seeded(name))
        mean, deviation = self.mean, self.deviation
        for generation in range(fitting.generations):
            tried = mean + deviation * chance.standard_normal((fitting.tried, *mean.shape))
            deals = seeded(f"{name} {generation}")
            results = self.results([self.weights(points) for points in tried], deals, first)
            first += fitting.tried
            best = tried[np.argsort(results)[-fitting.best :]]
            mean = 0.5 * mean + 0.5 * best.mean(0)
            # A deviation that never quite vanishes keeps the search from settling too early.
            lingering = LINGERING * self.deviation * (1 - generation / fitting.generations)
            deviation = 0.5 * deviation + 0.5 * best.std(0) + lingering
            if sys.stderr.isatty():
                print(f"{name}, {generation + 1} of {fitting.generations}: {np.mean(results):.2f}", file=sys.stderr)
        weights = self.weights(mean)
        if self.constant is not None:
            weights = self.with_constant(weights, self.constant, name)
        result = self.practice.mean_result(weights, seeded(f"{name} result"), 10 * fitting.games)
        print(f"{name}: {result:.2f} points on average", file=sys.stderr)
        return weights

    def results(self, proposals: list[Weights], deals: RandomState, first: int) -> list[float]:
        """What comes of each proposal, the same matches for all; `first` is the number of the first."""
        known = self.record.results
        missing = [number for number in range(len(proposals)) if first + number not in known]
        try_out = partial(tried_out, self.practice, deals, self.fitting.games)
        for which, result in self.place.finished(try_out, [proposals[number] for number in missing]):
            self.record.add(Tried(first + missing[which], result))
        return [known[first + number].result for number in range(len(proposals))]

    def with_constant(self, weights: Weights, constant: int, name: str) -> Weights:
        """Make judgements right on average, for each row; a row by which nothing was judged weighs nothing."""
        deals = seeded(f"{name} constant")
        errors, noted = self.practice.mean_errors(weights, constant, deals, 10 * self.fitting.games)
        weights[..., constant] += errors
        weights[noted == 0] = 0
        return weights


def described(game: Game) -> tuple[WeightTable, Fitting]:
    """What a game says of its weights; BadOption where it has none."""
    module = game.part("weights")
    if module is None:
        raise BadOption("wrong-weights-game", game=game.name)
    return module.TABLE, module.FITTING
