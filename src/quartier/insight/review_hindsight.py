"""What a review says of hindsight: the best that each account could have made, had it known beforehand what came.

It is found by a number of steps, never by the clock: the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quartier.core.errors import BadOption
from quartier.core.hindsight import Best, Search
from quartier.core.hindsight_seeking import seek_by_steps
from quartier.core.match import Match
from quartier.insight.best import deal_of


class Looking:
    """The search for the best of a deal, in slices."""

    def __init__(self, deal: Match, steps: int) -> None:
        self._search = Search(deal)
        self._work: Iterator[None] = seek_by_steps(self._search, deal.game.part("hindsight"), steps)

    def slice(self) -> bool:
        """Work a few milliseconds; true when finished."""
        return next(self._work, self) is self

    def found(self) -> Best:
        """The best that is known."""
        return self._search.best()


@dataclass(frozen=True)
class Deal:
    """What some seats of a match met alike."""

    seats: list[int]
    match: Match
    """The match of one of them, before its first turn."""
    steps: int

    def looking(self) -> Looking:
        """The thought about it."""
        return Looking(self.match, self.steps)


def deals(match: Match, simulations: int) -> list[Deal]:
    """The deals of a match whose best can be told, looked at as thoroughly as its turns are."""
    found: dict[bytes, Deal] = {}
    try:
        for seat in range(match.seats):
            deal = deal_of(match, seat)
            steps = deal.game.part("hindsight").EFFORT * simulations // match.game.review_simulations
            same = found.setdefault(deal.state.tobytes(), Deal([], deal, steps))
            same.seats.append(seat)
    except BadOption:
        return []
    return list(found.values())
