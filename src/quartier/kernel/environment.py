"""A game for those who train and study agents: what it shows a learner, what may be decided, and one decision.

A game implements `observe`; everything else has a default. A decision is a step, or the first or second half of one:
a table divides the move space into ranges, whose steps are `first + outer * inner + rest`, so that some hundred
decisions stand for tens of thousands of steps. With one range of single steps, decisions are the steps themselves.
"""

from __future__ import annotations

import functools
from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.bits import EMPTY, bit, count, down, has, lowest, nth, up
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Int32s, Word, Words
from quartier.kernel.rewards import PROGRESS, RESULT, progress, result
from quartier.kernel.rules import (
    BoxRecord,
    Position,
    Steps,
    actors,
    apply,
    hide,
    legal,
    mid_turn,
    over,
    score,
    start_next,
)

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

PENDING, SEAT, ENDED, LENGTH, TURNS, STEPS, GAMES, KIND = range(8)
"""What is noted of each game: the first step of those that are left after half a decision (-1: a new one begins), who
decides (-1: nobody, it is over), whether the last decision ended it, its steps so far; turns, steps and games in all;
which of the first positions it begins with."""
NOTES = 8
"""After these: the progress of each seat when it was last looked at, then its points in the last game that ended."""

FIRST, OUTER, INNER, OUTER_ID, INNER_ID = range(5)
RANGE = 5
"""A range of the table: its first step, how many first and second decisions it has, and where their numbers begin."""


@kernel
def observe_nothing(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    """A game that has no `research` module."""


@functools.partial(generic, default=observe_nothing)
def observe(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    """Fill in what a seat sees, as the game's `Layout` says, where all that it cannot know was hidden before."""


LEAST, MOST = -128, 127


@kernel
def put_number(words: Words, first: int, place: int, number: int) -> None:
    """Put a number at a place among those whose words begin at `first`, where there is none yet."""
    low = np.uint64(min(max(number, LEAST), MOST) & 255)
    words[first + (place >> 3)] |= low << np.uint64(8 * (place & 7))


# Decisions


@kernel
def range_of_step(table: Int32s, step: int) -> int:
    """Where the range of a step stands in the table."""
    at = table.shape[0] - RANGE
    while step < int(table[at + FIRST]):
        at -= RANGE
    return at


@kernel
def range_of_decision(table: Int32s, decision: int) -> int:
    """Where the range of a first decision stands in the table."""
    at = table.shape[0] - RANGE
    while decision < int(table[at + OUTER_ID]):
        at -= RANGE
    return at


@kernel
def mark_listed(
    position: Position, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words
) -> None:
    """By listing the legal steps."""
    number = legal(position, box, seat, steps)
    at = range_of_step(table, pending if pending >= 0 else int(steps[0]))
    for index in range(number):
        step = int(steps[index])
        if pending >= 0:
            if not pending <= step < pending + int(table[at + INNER]):
                continue
            decision = int(table[at + INNER_ID]) + step - pending
        else:
            past = step - int(table[at + FIRST])
            if not 0 <= past < int(table[at + OUTER]) * int(table[at + INNER]):
                at = range_of_step(table, step)
                past = step - int(table[at + FIRST])
            decision = int(table[at + OUTER_ID]) + past // int(table[at + INNER])
        bits[decision >> 6] |= bit(decision & 63)


@functools.partial(generic, default=mark_listed)
def mark(position: Position, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words) -> None:
    """Mark what a seat may decide now, in words that are empty; `steps` is scratch, as long as the move space.

    A game may know a shorter way than to list all legal steps.
    """


@kernel
def mark_word(bits: Words, first: int, word: Word) -> None:
    """Mark those of 64 decisions from one on that are in the word; the last ones of all may be fewer."""
    shift = first & 63
    bits[first >> 6] |= up(word, shift)
    if shift > 0 and (first >> 6) + 1 < bits.shape[0]:
        bits[(first >> 6) + 1] |= down(word, 64 - shift)


@kernel
def choose(bits: Words, random: RandomState) -> int:
    """One of the decisions that are marked, all equally likely; -1: there is none."""
    number = 0
    for word in range(bits.shape[0]):
        number += count(bits[word])
    if number == 0:
        return -1
    rest = draw(random, number)
    word = 0
    while rest >= count(bits[word]):
        rest -= count(bits[word])
        word += 1
    return 64 * word + nth(bits[word], rest)


# One game


@kernel
def turn_to_next(position: Position, box: BoxRecord, notes: Int32s) -> None:
    """Note who decides now."""
    acting = actors(position, box)
    notes[SEAT] = -1 if acting == 0 else lowest(np.uint64(acting))
    notes[PENDING] = -1


@kernel
def begin(position: Position, box: BoxRecord, notes: Int32s, random: RandomState) -> None:
    """Set a game up by its running random numbers, from a position as it was before the start."""
    start_next(position, box, random)
    notes[LENGTH] = 0
    for seat in range(position.seats):
        notes[NOTES + seat] = progress(position, box, seat)
    turn_to_next(position, box, notes)


@kernel
def clear(notes: Int32s, rewards: Floats) -> None:
    """Forget what the last decision brought."""
    notes[ENDED] = 0
    for seat in range(rewards.shape[0]):
        rewards[seat] = 0.0


@kernel
def decide(
    position: Position, box: BoxRecord, notes: Int32s, action: int, table: Int32s, rewards: Floats, rewarded: int
) -> None:
    """Make a decision that is allowed; note whether that was the end."""
    clear(notes, rewards)
    seat = int(notes[SEAT])
    if seat < 0:
        return
    step = int(notes[PENDING])
    if step >= 0:
        step += action - int(table[range_of_step(table, step) + INNER_ID])
    else:
        at = range_of_decision(table, action)
        step = int(table[at + FIRST]) + (action - int(table[at + OUTER_ID])) * int(table[at + INNER])
        if int(table[at + INNER]) > 1:
            notes[PENDING] = step
            return
    apply(position, box, seat, step)
    notes[LENGTH] += 1
    notes[STEPS] += 1
    if not mid_turn(position, seat):
        notes[TURNS] += 1
    turn_to_next(position, box, notes)
    if rewarded == PROGRESS:
        for other in range(position.seats):
            now = progress(position, box, other)
            rewards[other] = now - int(notes[NOTES + other])
            notes[NOTES + other] = now
    if over(position, box):
        notes[ENDED] = 1
        notes[GAMES] += 1
        for other in range(position.seats):
            notes[NOTES + rewards.shape[0] + other] = score(position, box, other)
            if rewarded == RESULT:
                rewards[other] = result(position, box, other)


@kernel
def decide_allowed(
    position: Position,
    box: BoxRecord,
    notes: Int32s,
    action: int,
    table: Int32s,
    bits: Words,
    rewards: Floats,
    rewarded: int,
    wrong: Int32s,
    game: int,
) -> int:
    """Make a decision if it is allowed, else note the game in which it is not; return whether that was its end."""
    if is_marked(bits, action):
        decide(position, box, notes, action, table, rewards, rewarded)
    else:
        clear(notes, rewards)
        if int(notes[SEAT]) >= 0:
            wrong[0] = game + 1
    return int(notes[ENDED])


@kernel
def is_marked(bits: Words, action: int) -> bool:
    """Whether a decision is marked."""
    return 0 <= action < 64 * bits.shape[0] and has(bits[action >> 6], action & 63)


@kernel
def mark_now(position: Position, box: BoxRecord, notes: Int32s, steps: Steps, table: Int32s, bits: Words) -> None:
    """Mark what may be decided now, and nothing else."""
    for word in range(bits.shape[0]):
        bits[word] = EMPTY
    if int(notes[SEAT]) >= 0:
        mark(position, box, int(notes[SEAT]), int(notes[PENDING]), steps, table, bits)


@kernel
def observe_seat(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    """What a seat sees (-1: nothing); all that it cannot know is hidden in the position."""
    for word in range(words.shape[0]):
        words[word] = EMPTY
    if seat >= 0:
        hide(position, box, seat)
        observe(position, box, seat, words)


@kernel
def observe_now(position: Position, box: BoxRecord, notes: Int32s, words: Words) -> None:
    """What whoever decides sees, likewise."""
    observe_seat(position, box, int(notes[SEAT]), words)
