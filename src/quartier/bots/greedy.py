"""The greedy bot: the turn with the most points at once; among equals, the one that looks best."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import numpy as np

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.workspace import Workspace
from quartier.core.match import Situation
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import judge, needless
from quartier.kernel.random import RandomState
from quartier.kernel.records import Int32s, Int64s, record_type
from quartier.kernel.rules import STEP, apply, legal, mid_turn, score
from quartier.kernel.signatures import Array, Boxes, Positions
from quartier.kernel.turns import TURN

FIRST_STEPS = 16
"""Beginnings of turns looked at in one slice."""
KEPT = 16
"""The best turns that are remembered."""


class Walk:
    """A walk through all turns: where it stands, and the best turns that it has met, best first."""

    seat: int
    next: Annotated[Int64s, TURN]  # for each step of the turn that is looked at, the next choice
    choices: Annotated[Int64s, TURN]  # and how many there are
    turn: Annotated[Int32s, TURN]
    filled: int
    turns: Annotated[Int32s, KEPT, TURN]
    lengths: Annotated[Int64s, KEPT]
    points: Annotated[Int64s, KEPT]
    worth: Annotated[Int64s, KEPT]


WALK = record_type(Walk)
Walks: TypeAlias = Annotated[Any, Array(WALK)]
Choices: TypeAlias = Annotated[Any, Array(np.dtype(STEP), 2)]
"""A row of steps for each step of a turn."""


@kernel
def keep_turn(walk: Walk, points: int, worth: int, length: int) -> None:
    """Remember the turn that is looked at, if it is one of the best: by points, by judgement among equals."""
    index = walk.filled
    while index > 0 and (
        points > int(walk.points[index - 1])
        or (points == int(walk.points[index - 1]) and worth > int(walk.worth[index - 1]))
    ):
        index -= 1
    if index == KEPT:
        return
    for later in range(min(walk.filled, KEPT - 1), index, -1):
        walk.points[later], walk.worth[later] = walk.points[later - 1], walk.worth[later - 1]
        walk.lengths[later] = walk.lengths[later - 1]
        for made in range(TURN):
            walk.turns[later, made] = walk.turns[later - 1, made]
    walk.points[index], walk.worth[index], walk.lengths[index] = points, worth, length
    for made in range(length):
        walk.turns[index, made] = walk.turn[made]
    walk.filled = min(walk.filled + 1, KEPT)


@entry
def look_at_turns(positions: Positions, box: Boxes, walks: Walks, steps: Choices, number: int) -> bool:
    """Look at all turns that begin with the next `number` first steps; return whether these were the last.

    `positions` has the position and room for those after each step of a turn, `steps` for the choices of each.
    """
    walk: Walk = walks[0]
    seat = walk.seat
    first = legal(positions[0], box[0], seat, steps[0])
    walk.choices[0] = min(int(walk.next[0]) + number, first)
    depth = 0
    while depth >= 0:
        if walk.next[depth] >= walk.choices[depth]:
            depth -= 1
            continue
        step = int(steps[depth, walk.next[depth]])
        walk.next[depth] += 1
        if needless(positions[depth], box[0], seat, step):
            continue
        walk.turn[depth] = step
        positions[depth + 1] = positions[depth]
        apply(positions[depth + 1], box[0], seat, step)
        if mid_turn(positions[depth + 1], seat):
            depth += 1
            walk.next[depth], walk.choices[depth] = 0, legal(positions[depth], box[0], seat, steps[depth])
            continue
        points = score(positions[depth + 1], box[0], seat)
        if walk.filled < KEPT or points >= int(walk.points[KEPT - 1]):
            keep_turn(walk, points, judge(positions[depth + 1], box[0], seat), depth + 1)
    return int(walk.next[0]) >= first


class Greedy(Bot):
    """Takes what it can get now. It looks at every turn, whatever the budget, unless there is none at all."""

    def __init__(self, name: str) -> None:
        super().__init__(name, Budget(simulations=1))

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        budget = budget or self.default_budget
        return Look(situation, random, finished=0 in (budget.seconds, budget.simulations))


class Look(Thinking):
    """A look at every turn."""

    def __init__(self, situation: Situation, random: RandomState, finished: bool) -> None:
        self.work = Workspace(situation, random)
        self.finished = finished
        self.walk = np.zeros(1, WALK)
        self.walk["seat"] = self.work.seat
        self.positions = np.repeat(self.work.dealt, TURN + 1)
        self.steps = np.zeros((TURN, situation.game.space), STEP)
        self.first = self.work.quick()

    def slice(self) -> bool:
        if not self.finished:
            self.finished = look_at_turns(self.positions, self.work.box, self.walk, self.steps, FIRST_STEPS)
        return self.finished

    def ranking(self, number: int) -> list[Decision]:
        walk, filled = self.walk, int(self.walk["filled"][0])
        if filled == 0:
            return [self.work.decision(self.first, None)]
        turns, lengths, worth = (walk[name][0].tolist() for name in ("turns", "lengths", "worth"))
        return [self.work.decision(turns[turn][: lengths[turn]], worth[turn]) for turn in range(min(number, filled))]
