"""The greedy bot: the turn with the most points at once; among equals, the one that looks best."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.bots.bot import Bot, Budget, Thinking
from quartier.bots.thought import DEALT, Thought, Thoughts
from quartier.bots.workspace import Workspace
from quartier.core.match import Situation
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import judge, needless
from quartier.kernel.random import RandomState
from quartier.kernel.records import Int32s, Int64s, record_type
from quartier.kernel.rules import STEP, apply, legal, mid_turn, score
from quartier.kernel.signatures import Array, Boxes, Positions
from quartier.kernel.turns import TURN, Choices

FIRST_STEPS = 16
"""Beginnings of turns looked at in one slice."""
KEPT = 16
"""The best turns that are remembered."""


class Walk:
    """A walk through all turns: where it stands, and the points of those that are kept."""

    next: Annotated[Int64s, TURN]  # for each step of the turn that is looked at, the next choice
    choices: Annotated[Int64s, TURN]  # and how many there are
    turn: Annotated[Int32s, TURN]
    points: Annotated[Int64s, KEPT]


WALK = record_type(Walk)
Walks: TypeAlias = Annotated[Any, Array(WALK)]


@kernel
def keep_turn(thought: Thought, walk: Walk, points: int, worth: int, length: int) -> None:
    """Remember the turn that is looked at, if it is one of the best: by points, by judgement among equals."""
    index = thought.filled
    while index > 0 and (
        points > int(walk.points[index - 1])
        or (points == int(walk.points[index - 1]) and worth > int(thought.worth[index - 1]))
    ):
        index -= 1
    if index == KEPT:
        return
    for later in range(min(thought.filled, KEPT - 1), index, -1):
        walk.points[later], thought.worth[later] = walk.points[later - 1], thought.worth[later - 1]
        thought.lengths[later] = thought.lengths[later - 1]
        for made in range(TURN):
            thought.turns[later, made] = thought.turns[later - 1, made]
    walk.points[index], thought.worth[index], thought.lengths[index] = points, worth, length
    for made in range(length):
        thought.turns[index, made] = walk.turn[made]
    thought.filled = min(thought.filled + 1, KEPT)


@entry
def look_at_turns(positions: Positions, box: Boxes, thoughts: Thoughts, walks: Walks, choices: Choices) -> bool:
    """Look at all turns that begin with the next few first steps; return whether these were the last.

    The walk is all zero at first; `choices` is scratch.
    """
    thought: Thought = thoughts[0]
    walk: Walk = walks[0]
    if thought.allowed == 0 or thought.microseconds == 0:
        return True
    seat = thought.seat
    stack = positions[DEALT:]
    first = legal(stack[0], box[0], seat, choices[0])
    walk.choices[0] = min(int(walk.next[0]) + FIRST_STEPS, first)
    depth = 0
    while depth >= 0:
        if walk.next[depth] >= walk.choices[depth]:
            depth -= 1
            continue
        step = int(choices[depth, walk.next[depth]])
        walk.next[depth] += 1
        if needless(stack[depth], box[0], seat, step):
            continue
        walk.turn[depth] = step
        stack[depth + 1] = stack[depth]
        apply(stack[depth + 1], box[0], seat, step)
        if mid_turn(stack[depth + 1], seat):
            depth += 1
            walk.next[depth], walk.choices[depth] = 0, legal(stack[depth], box[0], seat, choices[depth])
            continue
        points = score(stack[depth + 1], box[0], seat)
        if thought.filled < KEPT or points >= int(walk.points[KEPT - 1]):
            keep_turn(thought, walk, points, judge(stack[depth + 1], box[0], seat), depth + 1)
    return int(walk.next[0]) >= first


class Greedy(Bot):
    """Takes what it can get now. It looks at every turn, whatever the budget, unless there is none at all."""

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        return Look(situation, budget or self.default_budget, random)


class Look(Workspace):
    """A look at every turn."""

    def __init__(self, situation: Situation, budget: Budget, random: RandomState) -> None:
        super().__init__(situation, budget, random)
        self.walk = np.zeros(1, WALK)
        self.choices = np.zeros((TURN, situation.game.space), STEP)
        self.finished = False

    def slice(self) -> bool:
        if not self.finished:
            self.finished = look_at_turns(self.positions, self.box, self.thought, self.walk, self.choices)
        return self.finished
