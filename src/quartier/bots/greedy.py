"""The greedy bot: the turn with the most points at once; among equals, the one that looks best."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.desk import Desk
from quartier.bots.search import TURN
from quartier.core.match import Situation
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import judge, needless
from quartier.kernel.random import RandomState
from quartier.kernel.rules import apply, legal, score

FIRST_STEPS = 16
"""Beginnings of turns looked at in one slice."""
KEPT = 16
"""The best turns that are remembered."""


@entry
def look_at_turns(
    first: Any, box: Any, seat: int, begin: int, end: int, places: Any, steps: Any, numbers: Any, turn: Any, kept: Any
) -> None:
    """Look at all turns that begin with some of the first steps; keep the best, best first.

    `places` holds a position, `steps` the choices and `numbers` the next choice for each step of a
    turn. A kept row is points, judgement, length and steps.
    """
    places[0] = first[0]
    numbers[0, 0], numbers[0, 1] = begin, min(end, legal(places[0], box[0], seat, steps[0]))
    depth = 0
    while depth >= 0:
        if numbers[depth, 0] >= numbers[depth, 1]:
            depth -= 1
            continue
        step = int(steps[depth, numbers[depth, 0]])
        numbers[depth, 0] += 1
        if needless(places[depth], box[0], seat, step):
            continue
        turn[depth] = step
        places[depth + 1] = places[depth]
        apply(places[depth + 1], box[0], seat, step)
        if places[depth + 1].drafting >> seat & 1 != 0:
            depth += 1
            numbers[depth, 0], numbers[depth, 1] = 0, legal(places[depth], box[0], seat, steps[depth])
            continue
        points = score(places[depth + 1], box[0], seat)
        last = kept.shape[0] - 1
        if int(kept[last, 2]) > 0 and points < int(kept[last, 0]):
            continue
        value = judge(places[depth + 1], box[0], seat)
        index = kept.shape[0]
        while index > 0 and (
            int(kept[index - 1, 2]) == 0
            or points > int(kept[index - 1, 0])
            or (points == int(kept[index - 1, 0]) and value > int(kept[index - 1, 1]))
        ):
            index -= 1
        if index > last:
            continue
        for later in range(last, index, -1):
            for column in range(kept.shape[1]):
                kept[later, column] = kept[later - 1, column]
        kept[index, 0], kept[index, 1], kept[index, 2] = points, value, depth + 1
        for made in range(depth + 1):
            kept[index, 3 + made] = turn[made]


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
        self.desk = desk = Desk(situation, random)
        self.finished = finished
        self.next = 0
        self.places = np.repeat(desk.dealt, TURN + 1)
        self.steps = np.zeros((TURN, situation.game.space), np.int32)
        self.numbers = np.zeros((TURN, 2), np.int64)
        self.turn = np.zeros(TURN, np.int32)
        self.kept = np.zeros((KEPT, 3 + TURN), np.int64)
        self.first = desk.quick()

    def slice(self) -> bool:
        if not self.finished:
            desk, end = self.desk, self.next + FIRST_STEPS
            look_at_turns(
                desk.dealt, desk.box, desk.seat, self.next, end,
                self.places, self.steps, self.numbers, self.turn, self.kept,
            )  # fmt: skip
            # The list of first steps was cut off at its end: there are no more.
            self.finished = int(self.numbers[0, 1]) < end
            self.next = end
        return self.finished

    def ranking(self, number: int) -> list[Decision]:
        rows = [row for row in self.kept[:number].tolist() if row[2] > 0]
        if not rows:
            return [self.desk.decision(self.first, None)]
        return [self.desk.decision(row[3 : 3 + row[2]], row[1]) for row in rows]
