"""What every game's rules answer: the generic functions over a position and its box.

A game implements each of them for its position types. They allocate nothing and raise
nothing: a step that cannot be is a code, not an exception.
"""

from __future__ import annotations

import functools
import sys
from enum import IntEnum
from pathlib import Path
from typing import Annotated, TypeAlias

import numpy as np

from quartier.kernel.bits import EMPTY, flag, flagged
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.homes import move_in, open_home
from quartier.kernel.random import RandomState, draw, next_word
from quartier.kernel.records import Int8s, Int32s, RecordType, Words, record_type

STEP = np.int32
"""The width of steps wherever they are listed, kept or searched."""
Steps: TypeAlias = Int32s


def blank_steps(space: int) -> Steps:
    """Room for all steps of a move space."""
    return np.zeros(space, STEP)


class Position:
    """The whole state of a match, a record: every game's begins with this."""

    seats: int
    wave: int  # turns of one wave are simultaneous: any order gives the same bytes
    reveals: int  # rises when somebody learns something; nothing before it can be undone
    drafting: int  # the seats in the middle of a turn, a bit each
    random: Annotated[Words, 4]


class BoxRecord:
    """The component set in use, a record of the game's own. Nobody writes to it."""


class Rule(IntEnum):
    """The rules of all games that a step can break, by the codes that `check` answers; a game's own begin at 10."""

    OVER = 1
    NOT_TO_MOVE = 2
    OTHER_STEP = 3


ALLOWED = 0
"""The step is legal. Numba unifies a game's own rules with plain integers only, so these are used in kernels."""
OVER, NOT_TO_MOVE, OTHER_STEP = (int(rule) for rule in Rule)


def position_type(fields: type[Position]) -> RecordType:
    """The record type of a game's positions, whose generic functions are implemented in the package of `fields`.

    A hash of the kernels in that package becomes part of the type: Numba's cache goes by types, so a
    change in one game's rules makes only that game compile anew.
    """
    package = fields.__module__.rpartition(".")[0]
    folder = Path(str(sys.modules[fields.__module__].__file__)).parent
    home = open_home(package, folder)
    dtype = record_type(fields, title=home.hash)
    move_in(dtype, home)
    return dtype


@kernel
def mid_turn(position: Position, seat: int) -> bool:
    """Whether the seat has begun a turn and not ended it."""
    return flagged(position.drafting, seat)


@kernel
def seats_before(stages: Int8s, seats: int, stage: int) -> int:
    """The seats that have not come to a stage of their turns, a bit each."""
    found = 0
    for seat in range(seats):
        if int(stages[seat]) < stage:
            found |= flag(seat)
    return found


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
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    """0 if the step is legal, else the code of the rule that it breaks."""
    return 0


@kernel
def legal_by_check(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """Every step of the move space is checked; `steps` is as long as that."""
    number = 0
    for step in range(steps.shape[0]):
        if check(position, box, seat, step) == ALLOWED:
            steps[number] = step
            number += 1
    return number


@functools.partial(generic, default=legal_by_check)
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """List the legal steps of a seat; return their number. A game may know a faster way than to check them all."""
    return 0


@kernel
def pick_listed(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    """A random legal step by listing them all."""
    return int(steps[draw(random, legal(position, box, seat, steps))])


@functools.partial(generic, default=pick_listed)
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    """A random legal step, each as likely as the others; a game may know a faster way than a list."""
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


@kernel
def hide_chance(position: Position, box: BoxRecord, seat: int) -> None:
    """Nothing is hidden but what chance will bring."""
    for word in range(4):
        position.random[word] = EMPTY


@functools.partial(generic, default=hide_chance)
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    """Blank all that the seat cannot know (-1: a spectator)."""


@kernel
def deal_chance(position: Position, box: BoxRecord, random: RandomState) -> None:
    """New random numbers."""
    for word in range(4):
        position.random[word] = next_word(random)


@functools.partial(generic, default=deal_chance)
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    """Fill in what was hidden, at random, consistently with what is known."""
