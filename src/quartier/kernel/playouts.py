"""Random games to their end, for every game alike."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.kernel.bits import lowest
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.random import RandomState
from quartier.kernel.records import Int64s
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, apply, over, pick, score, start_next
from quartier.kernel.signatures import Array, Boxes, Positions

Scores: TypeAlias = Annotated[Any, Array(np.dtype(np.int64), 2)]
"""A row for each game, a column for each seat."""


@kernel
def random_step(position: Position, box: BoxRecord, random: RandomState, steps: Steps) -> None:
    """One random legal step of the first seat that may act."""
    seat = lowest(np.uint64(actors(position, box)))
    apply(position, box, seat, pick(position, box, seat, random, steps))


@kernel
def play_out(position: Position, box: BoxRecord, random: RandomState, steps: Steps) -> int:
    """Play random steps until the match is over; return how many."""
    made = 0
    while not over(position, box):
        random_step(position, box, random, steps)
        made += 1
    return made


@entry
def play_out_many(
    first: Positions, positions: Positions, box: Boxes, random: RandomState, steps: Steps, games: int, scores: Scores
) -> int:
    """Play games from `first` as it was before the start; note all scores; return the steps made.

    `positions` is scratch for one position. Each game is set up anew by the running random numbers.
    """
    made = 0
    for game in range(games):
        positions[0] = first[0]
        position = positions[0]
        start_next(position, box[0], random)
        made += play_out(position, box[0], random, steps)
        for seat in range(position.seats):
            scores[game, seat] = score(position, box[0], seat)
    return made


@kernel
def play_next(position: Position, box: BoxRecord, random: RandomState, steps: Steps, sums: Int64s) -> None:
    """Play a position from before the start to its end; add up the steps made, the scores and their squares."""
    start_next(position, box, random)
    sums[0] += play_out(position, box, random, steps)
    for seat in range(position.seats):
        points = score(position, box, seat)
        sums[1] += points
        sums[2] += points * points
