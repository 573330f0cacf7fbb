"""The planner: tries the turns that look best in sampled futures, and keeps to its budget.

Sequential halving: the budget is cut into equal phases, and each phase tries half as many turns
as the one before, so that the last few are known best.
"""

from __future__ import annotations

import time

import numpy as np

from quartier.bots.bot import Bot, Budget, Thinking
from quartier.bots.characters import character_index
from quartier.bots.levels import BOTS, Level, level_of
from quartier.bots.search import BEAM, BEAMS, Beams, list_turns, simulate
from quartier.bots.thought import DEALT, NO_LIMIT, ROOT, SPARE, Thought, Thoughts, sort_turns
from quartier.bots.workspace import PLAIN, Nature, Workspace
from quartier.core.forecast import ForecastRow, row_for
from quartier.core.game import Game
from quartier.core.match import Situation
from quartier.kernel.compiling import entry, kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import Steps
from quartier.kernel.signatures import Boxes, Positions

SLICE = 4000
"""Microseconds that a slice should last."""
FEWEST = 3
"""Turns that are tried to the end."""
ENOUGH = 8
"""Simulations for which a turn is tried at all: a small budget goes to fewer turns."""
FORCED = 32
"""Simulations of the only turn that there is: they choose nothing, and tell what is to be expected."""
ENDLESS = 1 << 30
"""Simulations where only the clock counts."""


@entry
def plan_on(positions: Positions, box: Boxes, thoughts: Thoughts, beams: Beams, steps: Steps, spent: int) -> bool:
    """Go on for a slice, the first of which lists the turns; return whether the thought is finished.

    `spent` are the microseconds that it was worked at so far: others may work between two slices. `beams`, of which
    there are `BEAMS`, and `steps` are scratch.
    """
    thought: Thought = thoughts[0]
    if thought.finished != 0:
        return True
    if thought.filled == 0:
        list_best(positions, box, thought, beams, steps)
    else:
        if thought.made > 0:
            set_pace(thought, spent)
        thought.made = min(thought.pace, room_left(thought, spent))
        if thought.made == 0:
            thought.finished = 1
        simulate(positions[ROOT], box[0], thought, positions[SPARE:], steps, thought.made)
    thought.spent = spent
    return thought.finished != 0


@kernel
def list_best(positions: Positions, box: Boxes, thought: Thought, beams: Beams, steps: Steps) -> None:
    """List the turns, as the seat sees them, unless there is no time even for that."""
    thought.finished = 1
    if thought.microseconds == 0:
        return
    list_turns(positions[DEALT], box[0], thought, beams, positions[SPARE:], steps)
    make_mistakes(thought)
    sort_turns(thought, thought.order, thought.filled)
    limit_turns(thought, thought.breadth * ENOUGH)
    thought.pace = 1
    if thought.filled == 1:
        thought.allowed = FORCED if thought.allowed == NO_LIMIT else min(thought.allowed, FORCED)
    # A turn that ends the match is judged by its result: nothing is left to try.
    if thought.unfinished > 0 and thought.allowed != 0:
        thought.finished = 0


@kernel
def make_mistakes(thought: Thought) -> None:
    """See each turn a little better or worse than it is: two draws, so that small errors are likelier."""
    if thought.slip > 0:
        for turn in range(thought.filled):
            better = draw(thought.random, thought.slip + 1)
            thought.bias[turn] = better - draw(thought.random, thought.slip + 1)


@kernel
def limit_turns(thought: Thought, simulations: int) -> None:
    """Try no more turns than so many simulations, or those that are allowed, are enough for."""
    enough = simulations
    if thought.allowed > 0:
        enough = min(enough, thought.allowed)
    thought.most = min(thought.filled, max(FEWEST, enough // ENOUGH))
    thought.tried = thought.wanted = thought.most


@kernel
def set_pace(thought: Thought, spent: int) -> None:
    """Learn from the last slice how long a simulation takes; the first tells how many turns there is time for."""
    took, target = max(1, spent - thought.spent), SLICE
    if thought.microseconds != NO_LIMIT:
        if thought.simulations == 1:
            limit_turns(thought, min(thought.breadth * ENOUGH, thought.microseconds // took))
        target = min(SLICE, thought.microseconds - spent)
    thought.pace = max(1, min(2 * thought.pace, thought.made * target // took))


@kernel
def room_left(thought: Thought, spent: int) -> int:
    """How many simulations may be made before anything is to be decided anew; the phase is set."""
    phases = 0
    while thought.most // FEWEST >> phases > 0:
        phases += 1
    phases = max(1, phases)
    phase, room = 0, ENDLESS
    if thought.allowed != NO_LIMIT:
        if thought.simulations >= thought.allowed:
            return 0
        phase = thought.simulations * phases // thought.allowed
        end = ((phase + 1) * thought.allowed + phases - 1) // phases
        room = end - thought.simulations
    if thought.microseconds != NO_LIMIT:
        if spent >= thought.microseconds:
            return 0
        phase = max(phase, spent * phases // thought.microseconds)
    thought.wanted = max(min(FEWEST, thought.most), thought.most >> phase)
    return room


def slip(noise: float, game: Game) -> int:
    """By how many thousandths of a point a noisy bot may misjudge a turn of a game."""
    return int(noise * game.misjudgement * POINT)


class Planner(Bot):
    """Sampled futures over the turns that look best, as far as its level in a game sees, to its character's taste."""

    def __init__(self, name: str, level: str, character: str = "") -> None:
        super().__init__(name, BOTS[level].budget)
        self.level = level
        self.character = character

    def begin(self, situation: Situation, budget: Budget | None, random: RandomState) -> Thinking:
        level = level_of(self.level, situation.game)
        nature = nature_of(level, self.character, situation.game)
        return Plan(situation, budget or level.budget, random, nature, level.learned)


def nature_of(level: Level, character: str, game: Game) -> Nature:
    """A level of a game with one of its characters; UnknownBot names those that there are."""
    number, risk = 0, 0
    if character:
        number = 1 + character_index(character, game.about)
        risk = game.about.characters[number - 1].risk
    return Nature(slip(level.noise, game), level.reach, level.breadth, number, risk)


class Plan(Workspace):
    """One search, and how long it took."""

    def __init__(
        self, situation: Situation, budget: Budget, random: RandomState, nature: Nature = PLAIN, learned: bool = True
    ) -> None:
        began = time.perf_counter()
        super().__init__(situation, budget, random, nature, learned)
        self.beams = np.zeros(BEAMS, BEAM)
        self.finished = False
        self.spent = time.perf_counter() - began
        """Seconds of its own work: others may work between two slices."""

    @property
    def simulations(self) -> int:
        """How many futures were played to their end."""
        return int(self.thought["simulations"][0])

    def forecasts(self) -> ForecastRow | None:
        return row_for(self.situation)

    def slice(self) -> bool:
        if not self.finished:
            began, spent = time.perf_counter(), round(self.spent * 1e6)
            self.finished = plan_on(self.positions, self.box, self.thought, self.beams, self.steps, spent)
            self.spent += time.perf_counter() - began
        return self.finished
