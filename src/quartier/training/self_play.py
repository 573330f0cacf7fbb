"""What networks learn from: matches played by what they say now, and the steps of learning itself, compiled.

A match is played step by step, each the one after which the seat that acts has the best prospects. What each step led
to is kept with what came of it: the result, or on the way what was expected a little later (TD(λ)).
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.kernel.bits import lowest
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import judge, utility
from quartier.kernel.learned import (
    BUCKET,
    FIRST,
    NARROW,
    NET,
    RESULT,
    WIDE,
    describe,
    groundwork,
    size_of_bucket,
    size_of_net,
)
from quartier.kernel.policy import best_listed, best_step
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Int16s, Int32s, Int64s
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, apply, over, pick, start_next
from quartier.kernel.signatures import Array, Boxes, Positions

# All kernels of this room stand in one file each: `kernel.sources.shared_sources` says why.

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Lists: TypeAlias = Annotated[Any, Array(np.dtype(np.int16), 2)]
Targets: TypeAlias = Annotated[Any, Array(np.dtype(np.float32), 2)]
Slopes: TypeAlias = Targets

INPUTS, BUCKETS, OUTPUTS, CURIOSITY, AHEAD, SCALE, ROOM, BY_POLICY = range(8)
"""What a run is told: a network's shape, thousandths of chance and of looking ahead, what 1 is in thousandths of a
point, how many samples there is room for, and whether quick play chooses the steps."""
MATCHES, TOTAL, SAMPLES = range(3)
"""What a run tells."""


@kernel
def think(weights: Floats, plan: Int64s, inputs: Int16s, length: int, wide: Floats, narrow: Floats) -> int:
    """The layers' values for a list of inputs; return where the weights of its bucket begin."""
    number = plan[INPUTS]
    at = int(inputs[NET]) * size_of_net(number, plan[BUCKETS], plan[OUTPUTS])
    row = weights[at + number * WIDE :]
    for unit in range(WIDE):
        wide[unit] = row[unit]
    for index in range(FIRST, length):
        row = weights[at + int(inputs[index]) * WIDE :]
        for unit in range(WIDE):
            wide[unit] += row[unit]
    for unit in range(WIDE):
        wide[unit] = min(max(wide[unit], np.float32(0)), np.float32(1))
    at += (number + 1) * WIDE + int(inputs[BUCKET]) * size_of_bucket(plan[OUTPUTS])
    row = weights[at + WIDE * NARROW :]
    for unit in range(NARROW):
        narrow[unit] = row[unit]
    for source in range(WIDE):
        value = wide[source]
        row = weights[at + source * NARROW :]
        for unit in range(NARROW):
            narrow[unit] += value * row[unit]
    for unit in range(NARROW):
        narrow[unit] = min(max(narrow[unit], np.float32(0)), np.float32(1))
    return int(at)


@kernel
def output(weights: Floats, at: int, which: int, narrow: Floats) -> Any:
    """What a network says, after `think`."""
    row = weights[at + (WIDE + 1) * NARROW + which * (NARROW + 1) :]
    total = row[NARROW]
    for unit in range(NARROW):
        total += narrow[unit] * row[unit]
    return total


@kernel
def next_step(
    position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any, plan: Int64s, random: RandomState
) -> int:
    """The step to go on with: the best, now and then any."""
    if draw(random, 1000) < plan[CURIOSITY]:
        return pick(position, box, seat, random, steps)
    if plan[BY_POLICY] != 0:
        return best_step(position, box, seat, steps, spare)
    return best_listed(position, box, seat, steps, spare)


@entry
def play_to_learn(
    blank: Positions,
    positions: Positions,
    box: Boxes,
    random: RandomState,
    steps: Steps,
    weights: Floats,
    plan: Int64s,
    layers: Floats,
    lists: Lists,
    lengths: Int32s,
    seats: Int32s,
    targets: Targets,
    grounds: Targets,
    told: Int64s,
    matches: int,
) -> None:
    """Play matches by the box's network, of which these are the weights, and keep what it is to learn.

    That are lists of inputs, and what it should have said. `positions`, `steps`, `layers` and `seats` are scratch. The
    matches end early where there is no room for more.
    """
    outputs = plan[OUTPUTS]
    kept = 0
    for _ in range(matches):
        positions[0] = blank[0]
        start_next(positions[0], box[0], random)
        first = kept
        while not over(positions[0], box[0]):
            seat = lowest(np.uint64(actors(positions[0], box[0])))
            step = next_step(positions[0], box[0], seat, steps, positions[1:], plan, random)
            apply(positions[0], box[0], seat, step)
            if over(positions[0], box[0]) or kept + 1 >= plan[ROOM]:
                continue
            length = describe(positions[0], box[0], seat, lists[kept])
            at = think(weights, plan, lists[kept], length, layers, layers[WIDE:])
            ground = groundwork(positions[0], box[0], seat) / plan[SCALE]
            lengths[kept] = length
            seats[kept] = seat
            for which in range(outputs):
                grounds[kept, which] = ground
                # What it says now; what it should have said is known when the match is over.
                targets[kept, which] = ground + output(weights, at, which, layers[WIDE:])
            kept += 1
        for seat in range(positions[0].seats):
            told[TOTAL] += judge(positions[0], box[0], seat)
            for which in range(outputs):
                final = judge(positions[0], box[0], seat) if which == RESULT else utility(positions[0], box[0], seat)
                ahead = np.float32(final / plan[SCALE])
                trust = np.float32(plan[AHEAD] / 1000)
                for sample in range(kept - 1, first - 1, -1):
                    if int(seats[sample]) == seat:
                        said = targets[sample, which]
                        targets[sample, which] = ahead - grounds[sample, which]
                        ahead = trust * ahead + (np.float32(1) - trust) * said
        told[MATCHES] += 1
        if kept + 1 >= plan[ROOM]:
            break
    told[SAMPLES] = kept


@kernel
def add_slopes(
    weights: Floats, slopes: Floats, plan: Int64s, inputs: Int16s, length: int, target: Floats, layers: Floats
) -> float:
    """How the error of one sample grows with each weight, added to what is there; return the error's square."""
    number, outputs = plan[INPUTS], plan[OUTPUTS]
    wide, narrow, back = layers, layers[WIDE:], layers[WIDE + NARROW :]
    at = think(weights, plan, inputs, length, wide, narrow)
    wrong = np.float64(0)
    for unit in range(NARROW):
        back[unit] = np.float32(0)
    for which in range(outputs):
        error = np.float32(output(weights, at, which, narrow) - target[which])
        wrong += error * error
        error = min(max(error, np.float32(-1)), np.float32(1))
        place = at + (WIDE + 1) * NARROW + which * (NARROW + 1)
        row, slope = weights[place:], slopes[place:]
        slope[NARROW] += error
        for unit in range(NARROW):
            slope[unit] += error * narrow[unit]
            back[unit] += error * row[unit]
    for unit in range(NARROW):
        if narrow[unit] <= 0 or narrow[unit] >= 1:
            back[unit] = np.float32(0)
    slope = slopes[at + WIDE * NARROW :]
    for unit in range(NARROW):
        slope[unit] += back[unit]
    for source in range(WIDE):
        value = wide[source]
        total = np.float32(0)
        row, slope = weights[at + source * NARROW :], slopes[at + source * NARROW :]
        for unit in range(NARROW):
            slope[unit] += value * back[unit]
            total += row[unit] * back[unit]
        wide[source] = total if 0 < value < 1 else np.float32(0)
    at = int(inputs[NET]) * size_of_net(number, plan[BUCKETS], outputs)
    slope = slopes[at + number * WIDE :]
    for unit in range(WIDE):
        slope[unit] += wide[unit]
    for index in range(FIRST, length):
        slope = slopes[at + int(inputs[index]) * WIDE :]
        for unit in range(WIDE):
            slope[unit] += wide[unit]
    return wrong


@entry
def find_slopes(
    blank: Positions,
    weights: Floats,
    slopes: Floats,
    plan: Int64s,
    layers: Floats,
    lists: Lists,
    lengths: Int32s,
    targets: Targets,
    order: Int64s,
) -> int:
    """How the errors of some samples grow with each weight, added up; return the sum of their squares, in millionths.

    `layers` is scratch.
    """
    for index in range(len(slopes)):
        slopes[index] = np.float32(0)
    wrong = np.float64(0)
    for place in range(len(order)):
        sample = order[place]
        wrong += add_slopes(weights, slopes, plan, lists[sample], int(lengths[sample]), targets[sample], layers)
    return int(wrong * 1e6)


@entry
def take_step(
    blank: Positions,
    weights: Floats,
    slopes: Slopes,
    means: Floats,
    squares: Floats,
    rates: Floats,
    number: int,
    begin: int,
    end: int,
) -> None:
    """Change a stretch of the weights by what so many samples say (Adam): a row of slopes for each part of them.

    `rates` are the rate, and what is left of old slopes and squares.
    """
    rate, keep, keep_squares, share = rates[0], rates[1], rates[2], np.float32(1 / number)
    for index in range(begin, end):
        slope = np.float32(0)
        for part in range(slopes.shape[0]):
            slope += slopes[part, index]
        slope *= share
        means[index] = keep * means[index] + (np.float32(1) - keep) * slope
        squares[index] = keep_squares * squares[index] + (np.float32(1) - keep_squares) * slope * slope
        weights[index] -= rate * means[index] / (np.sqrt(squares[index]) + np.float32(1e-8))
