"""The planner: tries the turns that look best in sampled futures, and keeps to its budget.

Sequential halving: the budget is cut into equal phases, and each phase tries half as many turns
as the one before, so that the last few are known best.
"""

from __future__ import annotations

import time

import numpy as np

from quartier.bots.bot import Bot, Budget, Decision, Thinking
from quartier.bots.search import BEAM, BEAMS, SEARCH, TURNS, list_turns, rank_turns, simulate
from quartier.bots.workspace import Workspace
from quartier.core.match import Situation
from quartier.kernel.judgement import POINT
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import copied

SLICE = 0.004
"""Seconds that a slice should last."""
FEWEST = 3
"""Turns that are tried to the end."""
ENOUGH = 8
"""Simulations for which a turn is tried at all: a small budget goes to fewer turns."""
ORDER = np.arange(TURNS)


class Planner(Bot):
    """Sampled futures over the turns that look best; `noise`: how far it misjudges them, by what its game allows."""

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
        self.work = Workspace(situation, random)
        self.noise = noise
        self.search = np.zeros(1, SEARCH)
        self.search["seat"] = self.work.seat
        self.search["random"] = self.work.random
        self.search["order"] = ORDER
        self.number = self.most = 0
        """Turns that are listed, and how many of them are tried at first."""
        self.finished = False
        self.pace = 1
        self.first = self.work.quick()
        self.spent = time.perf_counter() - began
        """Seconds of its own work: others may work between two slices."""

    @property
    def simulations(self) -> int:
        """How many futures were played to their end."""
        return int(self.search["simulations"][0])

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
            return [self.work.decision(self.first, None)]
        ranked = copied(self.search)
        # Turns dropped early keep their place behind those that were tried longer.
        rank_turns(self.work.root, ranked, int(self.search["tried"][0]))
        return [self._decision(turn) for turn in ranked["order"][0, : min(number, self.number)].tolist()]

    def _decision(self, turn: int) -> Decision:
        length, visits, worth, result = (
            int(self.search[name][0, turn]) for name in ("lengths", "visits", "worth", "results")
        )
        steps = self.search["turns"][0, turn, :length].tolist()
        return self.work.decision(steps, result / visits if visits else float(worth))

    def _list(self) -> None:
        """List the turns, unless there is no time even for that."""
        if self.budget.seconds == 0:
            self.finished = True
            return
        work = self.work
        list_turns(work.dealt, work.box, self.search, np.zeros(BEAMS, BEAM), work.spare, work.steps)
        self.number = int(self.search["filled"][0])
        self._mistake()
        rank_turns(work.root, self.search, self.number)
        self._limit(self.budget.simulations or TURNS * ENOUGH)
        # A turn that ends the match is judged by its result: nothing is left to try.
        decided = self.number == 1 or int(self.search["unfinished"][0]) == 0
        self.finished = decided or self.budget.simulations == 0

    def _mistake(self) -> None:
        """See each turn a little better or worse than it is: two draws, so that small errors are likelier."""
        most, random = int(self.noise * self.work.situation.game.misjudgement * POINT), self.search["random"][0]
        if most:
            with np.errstate(over="ignore"):
                errors = [draw(random, most + 1) - draw(random, most + 1) for _ in range(self.number)]
            self.search["bias"][0, : self.number] = errors

    def _simulate(self) -> None:
        """Make as many simulations as fit a slice, and not past the phase or the budget."""
        work, began = self.work, time.perf_counter()
        room = self._room()
        if room <= 0:
            self.finished = True
            return
        number = min(room, self.pace)
        simulate(work.root, work.box, self.search, work.spare, work.steps, number)
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
        self.search["tried"] = self.search["wanted"] = self.most

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
        self.search["wanted"] = max(min(FEWEST, self.most), self.most >> phase)
        return room
