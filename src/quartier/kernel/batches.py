"""Many games side by side: every entry goes from one game up to another, so that several cores can share them."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.kernel.compiling import entry
from quartier.kernel.environment import (
    ENDED,
    KIND,
    SEAT,
    begin,
    choose,
    decide,
    is_marked,
    mark_now,
    observe_now,
    observe_seat,
)
from quartier.kernel.records import Int32s
from quartier.kernel.rules import Steps
from quartier.kernel.signatures import Array, Boxes, Positions

Numbers: TypeAlias = Annotated[Any, Array(np.dtype(np.int32), 2)]
Rewards: TypeAlias = Annotated[Any, Array(np.dtype(np.float32), 2)]
WordRows: TypeAlias = Annotated[Any, Array(np.dtype(np.uint64), 2)]
"""A row for each game."""


@entry
def begin_many(
    positions: Positions, box: Boxes, firsts: Positions, notes: Numbers, random: WordRows, first: int, end: int
) -> None:
    """Set games up anew."""
    for game in range(first, end):
        positions[game] = firsts[int(notes[game, KIND])]
        begin(positions[game], box[0], notes[game], random[game])


@entry
def decide_many(
    positions: Positions,
    box: Boxes,
    firsts: Positions,
    notes: Numbers,
    random: WordRows,
    actions: Int32s,
    table: Int32s,
    rewards: Rewards,
    rewarded: int,
    again: int,
    first: int,
    end: int,
) -> None:
    """Make a decision in each game; `again`: those that end begin anew."""
    for game in range(first, end):
        decide(positions[game], box[0], notes[game], int(actions[game]), table, rewards[game], rewarded)
        if again != 0 and int(notes[game, ENDED]) != 0:
            positions[game] = firsts[int(notes[game, KIND])]
            begin(positions[game], box[0], notes[game], random[game])


@entry
def mark_many(
    positions: Positions, box: Boxes, notes: Numbers, steps: Steps, table: Int32s, bits: WordRows, first: int, end: int
) -> None:
    """Mark what may be decided in each game."""
    for game in range(first, end):
        mark_now(positions[game], box[0], notes[game], steps, table, bits[game])


@entry
def observe_many(
    positions: Positions, box: Boxes, spare: Positions, notes: Numbers, words: WordRows, first: int, end: int
) -> None:
    """What whoever decides sees in each game; `spare` is scratch for one position."""
    for game in range(first, end):
        spare[0] = positions[game]
        observe_now(spare[0], box[0], notes[game], words[game])


@entry
def observe_seats(
    positions: Positions, box: Boxes, spare: Positions, seats: Int32s, words: WordRows, first: int, end: int
) -> None:
    """What a given seat of each game sees."""
    for game in range(first, end):
        spare[0] = positions[game]
        observe_seat(spare[0], box[0], int(seats[game]), words[game])


@entry
def choose_many(positions: Positions, bits: WordRows, random: WordRows, actions: Int32s, first: int, end: int) -> None:
    """A random decision for each game, of those that are marked."""
    for game in range(first, end):
        actions[game] = choose(bits[game], random[game])


@entry
def find_forbidden(positions: Positions, notes: Numbers, bits: WordRows, actions: Int32s, first: int, end: int) -> int:
    """The first game whose decision is not marked, of those that go on; -1: none."""
    for game in range(first, end):
        if int(notes[game, SEAT]) >= 0 and not is_marked(bits[game], int(actions[game])):
            return game
    return -1
