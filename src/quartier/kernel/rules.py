"""What every game's rules answer: the generic functions over a position and its box.

A game implements each of them for its position types. They allocate nothing and raise
nothing: a step that cannot be is a code, not an exception.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.compiling import generic, hash_of, kernel, kernel_sources
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Field, RecordType, record

Position: TypeAlias = Any
"""A record: the whole state of a match."""
BoxRecord: TypeAlias = Any
"""A record: the component set in use. Nobody writes to it."""
Steps: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]

HEADER: list[Field] = [
    ("seats", np.int64),
    ("wave", np.int64),  # turns of one wave are simultaneous: any order gives the same bytes
    ("reveals", np.int64),  # rises when somebody learns something; nothing before it can be undone
    ("drafting", np.int64),  # the seats in the middle of a turn, a bit each
    ("random", np.uint64, (4,)),
]

ALLOWED = 0
OVER = 1
NOT_TO_MOVE = 2
OTHER_STEP = 3
"""Rule codes that all games share; a game's own begin at 10."""


def position_type(module: str, fields: Sequence[Field]) -> RecordType:
    """A position's record type: the common header, then the game's own fields.

    `module` is the caller's `__file__`. A hash of the kernels in its folder becomes part of the type:
    Numba's cache goes by types, so a change in one game's rules makes only that game compile anew.
    """
    return record([*HEADER, *fields], title=hash_of(kernel_sources(Path(module).parent)))


@generic
def start(position: Position, box: BoxRecord) -> None:
    """Set the game up by its random state; seats and options are filled in already."""


@kernel
def start_next(position: Position, box: BoxRecord, random: RandomState) -> None:
    """Set the next of many games up by running random numbers, which go on from there."""
    for word in range(4):
        position.random[word] = random[word]
    start(position, box)
    for word in range(4):
        random[word] = position.random[word]


@generic
def actors(position: Position, box: BoxRecord) -> int:
    """The seats that may act now, a bit each."""
    return 0


@generic
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """List the legal steps of a seat; return their number."""
    return 0


@kernel
def pick_listed(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    """A random legal step by listing them all."""
    return int(steps[draw(random, legal(position, box, seat, steps))])


@functools.partial(generic, default=pick_listed)
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    """A random legal step, each as likely as the others; a game may know a faster way than a list."""
    return 0


@generic
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    """0 if the step is legal, else the code of the rule that it breaks."""
    return 0


@kernel
def any_legal(position: Position, box: BoxRecord, seat: int, first: int, end: int, random: RandomState) -> int:
    """One of the legal steps from `first` up to `end`, all equally likely; -1: there is none."""
    chosen, found = -1, 0
    for step in range(first, end):
        if check(position, box, seat, step) == ALLOWED:
            found += 1
            if draw(random, found) == 0:
                chosen = step
    return chosen


@generic
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    """Make a legal step."""


@generic
def over(position: Position, box: BoxRecord) -> bool:
    """Whether the match is over."""
    return False


@generic
def score(position: Position, box: BoxRecord, seat: int) -> int:
    """The points of a seat, as things stand."""
    return 0


@generic
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    """Blank all that the seat cannot know (-1: a spectator)."""


@generic
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    """Fill in what was hidden, at random, consistently with what is known."""
