"""Turns as notation: one that is known, or all of a seat by a walk through every choice, in slices."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.kernel.compiling import entry, kernel
from quartier.kernel.records import Int64s, record_type
from quartier.kernel.report import Report, put
from quartier.kernel.rules import STEP, BoxRecord, Position, Steps, apply, legal, mid_turn
from quartier.kernel.signatures import Array, Boxes, Positions
from quartier.kernel.telling import SPACE, spell

TURN = 8
"""The most steps of a turn."""
LINE_END = 10
ENOUGH = 1 << 16
"""Letters after which a slice ends."""


class Walk:
    """Where a walk stands: for each step of the turn at hand how many choices there are, and the next of them."""

    begun: int
    depth: int  # the steps that are made of the turn at hand; -1: there are no more turns
    choices: Annotated[Int64s, TURN]
    next: Annotated[Int64s, TURN]


WALK = record_type(Walk)
Walks: TypeAlias = Annotated[Any, Array(WALK)]
Choices: TypeAlias = Annotated[Any, Array(np.dtype(STEP), 2)]
"""A row of steps for each step of a turn."""


@kernel
def spell_turn(position: Position, box: BoxRecord, seat: int, turn: Steps, length: int, report: Report) -> None:
    """The notation of a turn, a space between two steps; the position moves on."""
    for made in range(length):
        if made > 0:
            apply(position, box, seat, int(turn[made - 1]))
            put(report, SPACE)
        spell(position, box, seat, int(turn[made]), report)


@entry
def spell_turns(positions: Positions, box: Boxes, seat: int, walks: Walks, choices: Choices, report: Report) -> bool:
    """Go on with a walk, a line for each turn that it comes to; return whether that was the last slice.

    `positions` has the position, and room for those after each step of a turn.
    """
    walk: Walk = walks[0]
    if walk.begun == 0:
        walk.begun = 1
        walk.choices[0] = legal(positions[0], box[0], seat, choices[0])
    while walk.depth >= 0 and int(report[0]) < ENOUGH:
        depth = walk.depth
        if walk.next[depth] == walk.choices[depth]:
            walk.depth -= 1
            continue
        step = int(choices[depth, walk.next[depth]])
        walk.next[depth] += 1
        positions[depth + 1] = positions[depth]
        apply(positions[depth + 1], box[0], seat, step)
        if mid_turn(positions[depth + 1], seat):
            walk.depth = depth + 1
            walk.choices[depth + 1] = legal(positions[depth + 1], box[0], seat, choices[depth + 1])
            walk.next[depth + 1] = 0
            continue
        for made in range(depth + 1):
            if made > 0:
                put(report, SPACE)
            spell(positions[made], box[0], seat, int(choices[made, walk.next[made] - 1]), report)
        put(report, LINE_END)
    return walk.depth < 0
