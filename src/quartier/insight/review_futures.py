"""What turns come to in the same futures: played to their end, or to the next turn of an account and searched there."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from quartier.bots import Budget
from quartier.bots.planner import Plan, plan_on
from quartier.core.forecast import ForecastRow
from quartier.core.game import State
from quartier.core.match import Situation
from quartier.kernel import calls
from quartier.kernel.judgement import POINT
from quartier.kernel.random import RandomState
from quartier.kernel.records import copied

LOOK = 24
"""Simulations of a search within a future: as few as forecasts are found with, or fewer."""
AGAIN = 4
"""Of how many of these there is one more future, which the winner of such a search meets."""


class Future(NamedTuple):
    """What a turn came to in a future, in points to be expected: its result, and what its seat plays for."""

    points: float
    played_for: float
    winning: float | None = None
    variance: float = 0.0
    """How unsure the result still was where the future was left."""
    then: str = ""
    """The next turn of the account."""


class Comparing(Plan):
    """A search after which turns can meet futures together: the same for all of them, and none that it has seen."""

    def search(self) -> Iterator[None]:
        """The search, in slices."""
        while not self.slice():
            yield

    def compare(self, turns: Sequence[tuple[int, ...]]) -> None:
        """These turns meet futures from now on; nothing that the search has found out about them counts."""
        thought = self.thought[0]
        for name in ("worth", "visits", "utilities", "results", "notes"):
            thought[name][:] = 0
        for place, steps in enumerate(turns):
            thought["lengths"][place] = len(steps)
            thought["turns"][place, : len(steps)] = steps
            thought["order"][place] = place
        for name in ("cursor", "simulations", "spent"):
            thought[name] = 0
        for name in ("filled", "most", "tried", "wanted"):
            thought[name] = len(turns)

    def meet(self) -> list[tuple[int, int]]:
        """One more future: for each turn the result and what the seat plays for, in thousandths of a point."""
        thought = self.thought[0]
        number = int(thought["filled"])
        results, utilities = thought["results"][:number].copy(), thought["utilities"][:number].copy()
        thought["finished"], thought["pace"] = 0, number
        thought["allowed"] = thought["simulations"] + number
        plan_on(self.positions, self.box, self.thought, self.beams, self.steps, 0)
        results, utilities = thought["results"][:number] - results, thought["utilities"][:number] - utilities
        return list(zip(results.tolist(), utilities.tolist(), strict=True))


def came_to(row: ForecastRow | None, result: float, utility: float) -> Future:
    """A future played to its end, as what comes of such promises; both in thousandths of a point."""
    if row is None:
        return Future(result / POINT, utility / POINT)
    told = row.forecast(result / POINT)
    return Future(told.expected, row.forecast(utility / POINT).expected, told.winning)


def next_turn(
    search: Comparing, steps: tuple[int, ...], account: Sequence[int], simulations: int, random: RandomState
) -> Generator[None, None, Future]:
    """What a turn comes to in one future: what the next turn of the account promises there; in slices.

    `simulations` search for that turn. Promises and results are all read as those of the decision: else the end of a
    match, which is known for sure, would not compare with what is only promised.
    """
    known, row = search.situation, search.forecasts()
    box, state = known.box, copied(known.state)
    calls.deal(state, box.record, random)
    for step in steps:
        calls.apply(state, box.record, known.seat, step)
    seat = play_to_turn(known, state, account, random)
    if seat is None:
        score = calls.score(state, box.record, account[0]) * POINT
        return came_to(row, score, score)
    look = Comparing(seen_by(known, state, seat), Budget(simulations=simulations), random)
    yield from look.search()
    (told,) = look.told(1)
    look.compare([tuple(told.steps)])
    met = np.array([look.meet()[0] for _ in range(max(1, simulations // AGAIN))], float)
    result, utility = met.mean(axis=0).tolist()
    found = came_to(row, result, utility)
    return found._replace(variance=float(met[:, 0].var()) / POINT**2, then=told.text)


def play_to_turn(known: Situation, state: State, account: Sequence[int], random: RandomState) -> int | None:
    """Let the others play what looks best until a seat of the account is to act; none: the match has ended before."""
    box = known.box
    while not calls.over(state, box.record):
        acting = calls.actors(state, box.record)
        seat = next(seat for seat in range(acting.bit_length()) if acting >> seat & 1)
        if seat in account:
            return seat
        quick = Plan(seen_by(known, state, seat), Budget(simulations=0), random)
        while not quick.slice():
            pass
        for step in quick.best.steps:
            calls.apply(state, box.record, seat, step)
    return None


def seen_by(known: Situation, state: State, seat: int) -> Situation:
    """What a seat may know of an imagined position."""
    hidden = copied(state)
    calls.hide(hidden, known.box.record, seat)
    return Situation(known.game, known.box, seat, hidden, known.options)
