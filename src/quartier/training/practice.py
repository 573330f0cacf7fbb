"""How well weights play: matches by judgement alone, and by how much the judgements on the way were wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.core.game import Box, Game, State
from quartier.core.options import read_options
from quartier.core.weights import Setting, Weights
from quartier.kernel.bits import lowest
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import POINT, judge, utility
from quartier.kernel.policy import best_step
from quartier.kernel.random import RandomState
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, apply, blank_steps, over, start_next
from quartier.kernel.signatures import Array, Boxes, Positions

# All kernels of training stand here: `kernel.sources.shared_sources` says why.

ERROR, NOTED, MET = range(3)
"""Of a row of weights: final result less judgement, added up; how many judgements; how many in the running match."""
Notes: TypeAlias = Annotated[Any, Array(np.dtype(np.int64), 2)]
"""A row of these three for each row of weights."""


@kernel
def make_best_step(position: Position, box: BoxRecord, steps: Steps, spare: Any) -> None:
    """The step that looks best to the first seat that may act."""
    seat = lowest(np.uint64(actors(position, box)))
    apply(position, box, seat, best_step(position, box, seat, steps, spare))


@kernel
def result(position: Position, box: BoxRecord) -> int:
    """What a match that is over has brought all seats."""
    total = 0
    for seat in range(position.seats):
        total += judge(position, box, seat)
    return total


@entry
def play_matches(
    blank: Positions, positions: Positions, box: Boxes, random: RandomState, steps: Steps, matches: int
) -> int:
    """Play matches by judgement; return the sum of all results. `positions` is scratch for three positions."""
    total = 0
    for _ in range(matches):
        positions[0] = blank[0]
        start_next(positions[0], box[0], random)
        while not over(positions[0], box[0]):
            make_best_step(positions[0], box[0], steps, positions[1:])
        total += result(positions[0], box[0])
    return total


@entry
def play_rivals(
    blank: Positions, positions: Positions, boxes: Boxes, random: RandomState, steps: Steps, matches: int
) -> int:
    """Play matches in which one seat, each in turn, judges by the first box and all others by the second.

    Return what that seat played for, added up. `positions` is scratch for three positions.
    """
    total = 0
    for match in range(matches):
        positions[0] = blank[0]
        start_next(positions[0], boxes[0], random)
        chosen = match % positions[0].seats
        while not over(positions[0], boxes[0]):
            seat = lowest(np.uint64(actors(positions[0], boxes[0])))
            # Whose box it is does not bear on the rules.
            step = best_step(positions[0], boxes[0 if seat == chosen else 1], seat, steps, positions[1:])
            apply(positions[0], boxes[0], seat, step)
        total += utility(positions[0], boxes[0], chosen)
    return total


@entry
def note_errors(
    blank: Positions, positions: Positions, boxes: Boxes, random: RandomState, steps: Steps, matches: int, notes: Notes
) -> int:
    """The same, while for each row of weights it is noted how wrong the first seat's judgements by it were.

    In the second box the constant of each row is greater by the row's number, counted from 1: so much
    greater is the judgement, and that tells which row it went by. 0: by none of them.
    """
    total = 0
    for _ in range(matches):
        positions[0] = blank[0]
        start_next(positions[0], boxes[0], random)
        while not over(positions[0], boxes[0]):
            make_best_step(positions[0], boxes[0], steps, positions[1:])
            judged = judge(positions[0], boxes[0], 0)
            row = judge(positions[0], boxes[1], 0) - judged - 1
            if row >= 0:
                notes[row, ERROR] -= judged
                notes[row, MET] += 1
        total += result(positions[0], boxes[0])
        final = judge(positions[0], boxes[0], 0)
        for row in range(notes.shape[0]):
            notes[row, ERROR] += final * notes[row, MET]
            notes[row, NOTED] += notes[row, MET]
            notes[row, MET] = 0
    return total


class Ground:
    """The scratch space of matches in one setting."""

    def __init__(self, game: Game, setting: Setting, more: Mapping[str, Any]) -> None:
        options = read_options(game.about.options, {**setting.options, **more})
        self.blank = game.blank(setting.seats, options)
        self.positions = np.repeat(self.blank, 3)


class Practice:
    """Matches with a set, the house's if none is given, in some settings, played with any weights at a place of the
    table."""

    def __init__(
        self,
        game: Game,
        settings: tuple[Setting, ...],
        more: Mapping[str, Any],
        place: tuple[Any, ...],
        rivals: bool = False,
        box: Box | None = None,
    ) -> None:
        # What is fitted here is the judgement without a network.
        self.box = (box or game.read_box("house", game.house_box())).unlearned.copy()
        self.place = place
        self.rivals = rivals
        self.grounds = [Ground(game, setting, more) for setting in settings]
        self.steps = blank_steps(game.space)

    def mean_result(self, weights: Weights, random: RandomState, matches: int) -> float:
        """What a seat gets on average, the same matches for all weights; or what it plays for against rivals."""
        box = self._box(weights)
        if self.rivals:
            boxes = np.concatenate([box, self.box])
            aims = [
                play_rivals(ground.blank, ground.positions, boxes, random.copy(), self.steps, matches) / matches
                for ground in self.grounds
            ]
            return float(np.mean(aims)) / POINT
        totals = [
            play_matches(ground.blank, ground.positions, box, random.copy(), self.steps, matches)
            / (matches * int(ground.blank["seats"][0]))
            for ground in self.grounds
        ]
        return float(np.mean(totals)) / POINT

    def mean_errors(self, weights: Weights, constant: int, random: RandomState, matches: int) -> tuple[Weights, Any]:
        """For each row, by how much judgements by it were too low on average; and how many there were."""
        rows = weights.shape[:-1]
        notes = np.zeros((int(np.prod(rows)), 3), np.int64)
        marked = weights.copy()
        marked[..., constant] += np.arange(1, len(notes) + 1).reshape(rows)
        boxes = np.concatenate([self._box(weights), self._box(marked)])
        for ground in self.grounds:
            note_errors(ground.blank, ground.positions, boxes, random.copy(), self.steps, matches, notes)
        errors = np.where(notes[:, NOTED] > 0, notes[:, ERROR] / np.maximum(notes[:, NOTED], 1), 0)
        return errors.astype(np.int32).reshape(rows), notes[:, NOTED].reshape(rows)

    def _box(self, weights: Weights) -> State:
        """The set with these weights."""
        box = self.box.copy()
        box["weights"][0][self.place] = weights
        return box
