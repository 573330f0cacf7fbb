"""What a position is worth by a network that was learned from play: small, in integers, the same bytes everywhere.

What it sees of a position are inputs that are 0 or 1, listed by the game (`describe`). Their rows of the first layer
are added up; what is negative counts as 0, what is too large as `FULL`; the two layers behind it have weights of their
own for each bucket (the stage of the match). All of it is one array of small numbers that travels with the box.
"""

from __future__ import annotations

import functools

import numpy as np

from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.records import Int16s
from quartier.kernel.rules import BoxRecord, Position
from quartier.kernel.scratch import small_room

WIDE, NARROW = 64, 16
"""Sums of the first and of the second layer."""
FULL = 511
ONE = 9
"""The most that a sum counts; in learning that is 1. So many bits are 1."""
DOWN_SECOND, DOWN_THIRD = 8, 6
"""By how many bits sums of the second and the third layer are lowered."""

INPUTS = 512
"""Room for the list of inputs."""
NET, BUCKET, FIRST = range(3)
"""Where the list says which net is asked and in which bucket; from where on the inputs stand."""
NUMBER, BUCKETS, OUTPUTS = range(3)
HEADER = 4
"""What a network begins with: how many inputs it has (0: there is no network), buckets and outputs."""
RESULT, AIM = range(2)
"""Outputs: the seat's final result, and what it plays for where that is something else; in thousandths of a point."""


@kernel
def sees_nothing(position: Position, box: BoxRecord, seat: int, inputs: Int16s) -> int:
    """No network."""
    return 0


@functools.partial(generic, default=sees_nothing)
def describe(position: Position, box: BoxRecord, seat: int, inputs: Int16s) -> int:
    """List what a network sees as a seat: which net, which bucket, then all inputs that are 1; return the length.

    What is drawn next is not among it: a step is judged by what it leads to, whatever comes then.
    """
    return 0


@kernel
def from_nothing(position: Position, box: BoxRecord, seat: int) -> int:
    """The network says all of it."""
    return 0


@functools.partial(generic, default=from_nothing)
def groundwork(position: Position, box: BoxRecord, seat: int) -> int:
    """What the answer of the network is added to."""
    return 0


@kernel
def is_learned(network: Int16s) -> bool:
    """Whether there is a network."""
    return int(network[NUMBER]) != 0


@kernel
def learned(position: Position, box: BoxRecord, network: Int16s, seat: int, output: int) -> int:
    """What a network, that of the box, says of a position."""
    inputs = small_room(INPUTS)
    length = describe(position, box, seat, inputs)
    return groundwork(position, box, seat) + answer(network, inputs, length, output)


@kernel
def size_of_bucket(outputs: int) -> int:
    """How many numbers the second and the third layer have for one bucket: a row for each sum, and their beginnings."""
    return (WIDE + 1) * NARROW + (NARROW + 1) * outputs


@kernel
def size_of_net(inputs: int, buckets: int, outputs: int) -> int:
    """How many numbers one net has. What the sums of a layer begin with stands behind its rows."""
    return (inputs + 1) * WIDE + buckets * size_of_bucket(outputs)


def _answer_in_loops(network: Int16s, inputs: Int16s, length: int, output: int) -> int:
    """The same in loops, of which a compiler makes vectors."""
    number, buckets, outputs = int(network[NUMBER]), int(network[BUCKETS]), int(network[OUTPUTS])
    at = HEADER + int(inputs[NET]) * size_of_net(number, buckets, outputs)
    wide = small_room(WIDE)
    row = network[at + number * WIDE :]
    for unit in range(WIDE):
        wide[unit] = row[unit]
    for index in range(FIRST, length):
        row = network[at + int(inputs[index]) * WIDE :]
        for unit in range(WIDE):
            wide[unit] += row[unit]
    at += (number + 1) * WIDE + int(inputs[BUCKET]) * size_of_bucket(outputs)
    for unit in range(WIDE):
        wide[unit] = min(max(int(wide[unit]), 0), FULL)
    begin = network[at + WIDE * NARROW :]
    third = network[at + (WIDE + 1) * NARROW + output * (NARROW + 1) :]
    total = int(third[NARROW]) << ONE
    for unit in range(NARROW):
        row = network[at + unit * WIDE :]
        narrow = np.int32(int(begin[unit]) << ONE)
        for source in range(WIDE):
            narrow = np.int32(narrow + np.int32(wide[source]) * np.int32(row[source]))
        total += min(max(int(narrow) >> DOWN_SECOND, 0), FULL) * int(third[unit])
    return total >> DOWN_THIRD


@functools.partial(kernel, compiled_as=_answer_in_loops)
def answer(network: Int16s, inputs: Int16s, length: int, output: int) -> int:
    """What a network answers to a list of inputs."""
    number, buckets, outputs = int(network[NUMBER]), int(network[BUCKETS]), int(network[OUTPUTS])
    at = HEADER + int(inputs[NET]) * size_of_net(number, buckets, outputs)
    rows = network[at : at + (number + 1) * WIDE].reshape(-1, WIDE)
    wide = (rows[number] + rows[inputs[FIRST:length]].sum(0, dtype=np.int16)).clip(0, FULL)
    at += (number + 1) * WIDE + int(inputs[BUCKET]) * size_of_bucket(outputs)
    second = network[at : at + WIDE * NARROW].reshape(NARROW, WIDE).astype(np.int64)
    begin = network[at + WIDE * NARROW : at + (WIDE + 1) * NARROW].astype(np.int64)
    narrow = ((second @ wide + (begin << ONE)) >> DOWN_SECOND).clip(0, FULL)
    at += (WIDE + 1) * NARROW + output * (NARROW + 1)
    third = network[at : at + NARROW + 1].astype(np.int64)
    return int((narrow @ third[:NARROW] + (third[NARROW] << ONE)) >> DOWN_THIRD)
