"""What a learner is rewarded with: how far it comes with every step, or what the match was in the end."""

from __future__ import annotations

import functools

from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.rules import BoxRecord, Position, score
from quartier.kernel.telling import failed

RESULT, PROGRESS = range(2)
"""What is rewarded."""


@kernel
def points(position: Position, box: BoxRecord, seat: int) -> int:
    """The points, as things stand."""
    return score(position, box, seat)


@functools.partial(generic, default=points)
def progress(position: Position, box: BoxRecord, seat: int) -> int:
    """How far a seat has come: what it gains by each step is the shaped reward. By default its points."""
    return 0


@kernel
def no_tie_break(position: Position, box: BoxRecord, seat: int) -> int:
    """Equal points stay equal."""
    return 0


@functools.partial(generic, default=no_tie_break)
def tie_break(position: Position, box: BoxRecord, seat: int) -> int:
    """What is compared between seats of equal points, as one number: more is better."""
    return 0


@kernel
def result_among(position: Position, box: BoxRecord, seat: int) -> float:
    """Alone: the points. Together: 1 if all won, -1 if they lost. Else from 1 (ahead of all) to -1 (behind all)."""
    own = score(position, box, seat)
    if position.seats == 1:
        return float(own)
    balance = 0
    for other in range(position.seats):
        theirs = score(position, box, other)
        if theirs == own:
            theirs = tie_break(position, box, other)
            mine = tie_break(position, box, seat)
            balance += 1 if mine > theirs else -1 if mine < theirs else 0
        else:
            balance += 1 if own > theirs else -1
    return balance / (position.seats - 1)


@kernel
def result_together(position: Position, box: BoxRecord, seat: int) -> float:
    """1 if the city was won, -1 if it was lost, however many play: for games that are played together."""
    return -1.0 if failed(position, box) else 1.0


@functools.partial(generic, default=result_among)
def result(position: Position, box: BoxRecord, seat: int) -> float:
    """What a match that is over was to a seat."""
    return 0.0
