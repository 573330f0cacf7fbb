"""How good was a turn: the best ones are searched for, then they and the one that was played meet the same futures.

Where turns are made at once, each future is played to its end. Where seats take turns, it is played to the next turn
of the same account and searched there once more: quick play, which ends other futures, misses too much of what a good
player goes on with. All is thought from what the seat could know, in slices, and by numbers of simulations: the same
on every machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from quartier.bots import Budget, Decision, Thinking
from quartier.core.forecast import ONE
from quartier.core.match import Situation
from quartier.insight.review_futures import LOOK, Comparing, Future, came_to, next_turn
from quartier.kernel.random import seeded

COMPARED = 3
"""The best turns of the search that are compared with the one played: so few that a search drops none of them."""
FEWEST = 12
"""Futures that turns meet at least."""
SURE = 1.645
"""By how many standard errors a turn must be behind the best to have lost something: chance alone, once in twenty."""


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, and the points that its seat could expect to end with."""

    turn: str
    expected: float
    low: float | None
    high: float | None
    """The band that nine of ten results lie in; none where such matches were not measured."""
    winning: float | None
    """In a game that all win or lose together: the chance to win; none likewise."""
    spread: float
    """How far the results of its futures lie apart: their standard deviation."""
    then: str = ""
    """Where seats take turns: with which turn the account most often goes on best."""
    often: float = 0.0
    """In which share of the futures."""


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """What came of the comparison."""

    played: Prospect
    best: list[Prospect]
    """The best turns known, the best first; the one played may be among them."""
    lost: float
    """By how many points the turn was behind the best, by what its seat plays for."""


class Weighing(Thinking):
    """The search for the best turns of a seat, and their comparison with the one that it played."""

    def __init__(
        self,
        situation: Situation,
        played: tuple[tuple[int, ...], str],
        account: Sequence[int],
        simulations: int,
        seed: str,
    ) -> None:
        self._search = Comparing(situation, Budget(simulations=simulations // 2), seeded(seed))
        self._turns = [played]
        """Steps and notation; the one played comes first."""
        self._first = 0
        """Which of them the search found best."""
        self._account = account
        self._simulations = simulations
        self._seed = seed
        self._met: list[list[Future]] = []
        """For each future what each turn came to in it."""
        self._work = self._weigh()

    def slice(self) -> bool:
        return next(self._work, self) is self

    def ranking(self, number: int) -> list[Decision]:
        return self._search.ranking(number)

    def _weigh(self) -> Iterator[None]:
        search = self._search
        yield from search.search()
        listed = [(tuple(turn.steps), turn.text) for turn in search.told(COMPARED + 1)]
        self._turns += [turn for turn in listed if turn[0] != self._turns[0][0]][:COMPARED]
        self._first = 0 if listed[0][0] == self._turns[0][0] else 1
        for_each = self._simulations // len(self._turns)
        if search.situation.game.turns_stay_secret:
            yield from self._to_the_end(max(FEWEST, for_each))
        else:
            yield from self._to_the_next_turn(max(FEWEST, for_each // LOOK), min(LOOK, for_each))

    def _to_the_end(self, futures: int) -> Iterator[None]:
        row = self._search.forecasts()
        self._search.compare([steps for steps, _ in self._turns])
        for _ in range(futures):
            self._met.append([came_to(row, *each) for each in self._search.meet()])
            yield

    def _to_the_next_turn(self, futures: int, simulations: int) -> Iterator[None]:
        for number in range(futures):
            met = []
            for steps, _ in self._turns:
                random = seeded(f"{self._seed} future {number}")
                met.append((yield from next_turn(self._search, steps, self._account, simulations, random)))
                yield
            self._met.append(met)

    def found(self) -> Weighed:
        """What the futures say."""
        played_for = np.array([[future.played_for for future in met] for met in self._met])
        lost, means = points_lost(played_for, self._first), played_for.mean(axis=0)
        best = self._first if lost else 0
        # The turn that counts as best comes first; those behind it as they are.
        ranked = sorted(range(len(means)), key=lambda place: (place != best, -means[place], place))
        prospects = [self._prospect(place) for place in range(len(means))]
        return Weighed(
            played=prospects[0],
            best=[prospects[place] for place in ranked[:COMPARED]],
            lost=lost,
        )

    def _prospect(self, place: int) -> Prospect:
        met, row = [futures[place] for futures in self._met], self._search.forecasts()
        points = np.array([future.points for future in met])
        expected = float(points.mean())
        chances = [future.winning for future in met if future.winning is not None]
        ((then, times),) = Counter(future.then for future in met).most_common(1)
        return Prospect(
            turn=self._turns[place][1],
            expected=round(expected, 3),
            low=None if row is None else round(expected + row.low / ONE, 3),
            high=None if row is None else round(expected + row.high / ONE, 3),
            winning=None if row is None or not chances else round(sum(chances) / len(chances), 3),
            spread=round(float(points.var() + np.mean([future.variance for future in met])) ** 0.5, 3),
            then=then,
            often=round(times / len(met), 3) if then else 0.0,
        )


def points_lost(played_for: NDArray[np.float64], first: int) -> float:
    """By how much the turn played, column 0, is behind the one that a search found best; a row is a future.

    The search has seen none of these futures, so that nothing is best for having been lucky in them; and what they
    cannot tell apart is as good.
    """
    behind = played_for[:, first] - played_for[:, 0]
    if behind.mean() <= SURE * behind.std() / len(behind) ** 0.5:
        return 0.0
    return round(float(behind.mean()), 3)
