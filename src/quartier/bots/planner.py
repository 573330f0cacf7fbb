"""The planner: tries the turns that look best in sampled futures, and keeps to its budget.

Sequential halving: the budget is cut into equal phases, and each phase tries half as many turns
as the one before, so that the last few are known best.
"""

from __future__ import annotations

import time

import numpy as np

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.desk import Desk
from quartier.bots.search import BEAM, DONE, RESULT, TRIED, TURN, TURNS, WANTED, list_turns, rank_turns, simulate
from quartier.core.match import Situation
from quartier.kernel.judgement import NOTES, POINT
from quartier.kernel.random import RandomState, draw

SLICE = 0.004
"""Seconds that a slice should last."""
FEWEST = 3
"""Turns that are tried to the end."""
ENOUGH = 8
"""Simulations for which a turn is tried at all: a small budget goes to fewer turns."""


class Planner(Bot):
    """Sampled futures over the turns that look best; `noise`: by how many of the game's slips it misjudges them."""

    def __init__(self, name: str, default_budget: Budget, noise: float = 0.0) -> None:
        super().__init__(name, default_budget)
        self.noise = noise

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        return Plan(situation, budget or self.default_budget, random, self.noise)


class Plan(Thinking):
    """One search."""

    def __init__(self, situation: Situation, budget: Budget, random: RandomState, noise: float) -> None:
        began = time.perf_counter()
        self.budget = budget
        self.desk = Desk(situation, random)
        self.noise = noise
        self.turns = np.zeros((TURNS, TURN), np.int32)
        self.lengths = np.zeros(TURNS, np.int64)
        self.worth = np.zeros(TURNS, np.int64)
        self.bias = np.zeros(TURNS, np.int64)
        self.totals = np.zeros((TURNS, 2), np.int64)
        self.visits = np.zeros(TURNS, np.int64)
        self.order = np.arange(TURNS)
        self.progress = np.zeros(4, np.int64)
        self.future = np.zeros((2, 4), np.uint64)
        self.notes = np.zeros((TURNS, NOTES), np.int64)
        self.number = self.most = 0
        self.finished = False
        self.pace = 1
        self.first = self.desk.quick()
        self.spent = time.perf_counter() - began
        """Seconds of its own work: others may work between two slices."""

    @property
    def simulations(self) -> int:
        """How many futures were played to their end."""
        return int(self.progress[DONE])

    def slice(self) -> bool:
        if not self.finished:
            began = time.perf_counter()
            if self.number == 0:
                self._list()
            else:
                self._simulate()
            self.spent += time.perf_counter() - began
        return self.finished

    def ranking(self, number: int) -> list[Decision]:
        if self.number == 0:
            return [self.desk.decision(self.first, None)]
        order = self.order.copy()
        # Turns dropped early keep their place behind those that were tried longer.
        rank_turns(order, int(self.progress[TRIED]), self.worth, self.bias, self.totals, self.visits)
        return [self._decision(int(turn)) for turn in order[: min(number, self.number)]]

    def _decision(self, turn: int) -> Decision:
        steps, visits = self.turns[turn, : self.lengths[turn]].tolist(), int(self.visits[turn])
        expected = self.totals[turn, RESULT] / visits if visits else self.worth[turn]
        return self.desk.decision(steps, float(expected))

    def _list(self) -> None:
        """List the turns, unless there is no time even for that."""
        if self.budget.seconds == 0:
            self.finished = True
            return
        desk = self.desk
        counts = np.zeros(2, np.int64)
        beam = np.zeros((2, BEAM, TURN), np.int32)
        beam_lengths, beam_worth = np.zeros((2, BEAM), np.int64), np.zeros((2, BEAM), np.int64)
        ways = np.zeros((2, BEAM), np.int64)
        list_turns(
            desk.dealt, desk.box, desk.seat, self.turns, self.lengths, self.worth,
            beam, beam_lengths, beam_worth, ways, desk.spare, desk.steps, np.zeros(NOTES, np.int64), counts,
        )  # fmt: skip
        self.number = int(counts[0])
        self._mistake()
        rank_turns(self.order, self.number, self.worth, self.bias, self.totals, self.visits)
        self._limit(self.budget.simulations or TURNS * ENOUGH)
        # A turn that ends the match is judged by its result: nothing is left to try.
        self.finished = self.number == 1 or counts[1] == 0 or self.budget.simulations == 0

    def _mistake(self) -> None:
        """See each turn a little better or worse than it is: two draws, so that small errors are likelier."""
        most = int(self.noise * self.desk.situation.game.misjudgement * POINT)
        if most:
            random = self.desk.random
            with np.errstate(over="ignore"):
                errors = [draw(random, most + 1) - draw(random, most + 1) for _ in range(self.number)]
            self.bias[: self.number] = errors

    def _simulate(self) -> None:
        """Make as many simulations as fit a slice, and not past the phase or the budget."""
        desk, began = self.desk, time.perf_counter()
        room = self._room()
        if room <= 0:
            self.finished = True
            return
        number = min(room, self.pace)
        simulate(
            desk.root, desk.box, desk.seat, self.turns, self.lengths, self.worth, self.bias, self.totals, self.visits,
            self.order, self.progress, desk.random, self.future, self.notes, desk.spare, desk.steps, number,
        )  # fmt: skip
        spent = time.perf_counter() - began
        if self.simulations == 1 and self.budget.seconds is not None:
            self._limit(min(self.budget.seconds / spent, self.budget.simulations or TURNS * ENOUGH))
        target = SLICE
        if self.budget.seconds is not None:
            target = min(SLICE, self.budget.seconds - self.spent - spent)
        self.pace = max(1, min(2 * self.pace, int(number * target / max(spent, 1e-6))))

    def _limit(self, simulations: float) -> None:
        """Try no more turns than so many simulations are enough for."""
        self.most = min(self.number, max(FEWEST, int(simulations / ENOUGH)))
        self.progress[TRIED] = self.progress[WANTED] = self.most

    def _room(self) -> int:
        """How many simulations may be made before anything is to be decided anew; the phase is set."""
        phases = max(1, (self.most // FEWEST).bit_length())
        phase, room = 0, 1 << 30
        if self.budget.simulations is not None:
            done, all_of_them = self.simulations, self.budget.simulations
            if done >= all_of_them:
                return 0
            phase = done * phases // all_of_them
            room = -(-(phase + 1) * all_of_them // phases) - done
        if self.budget.seconds is not None:
            share = self.spent / self.budget.seconds
            if share >= 1:
                return 0
            phase = max(phase, int(share * phases))
        self.progress[WANTED] = max(min(FEWEST, self.most), self.most >> phase)
        return room
