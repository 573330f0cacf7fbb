"""What is known of the best that a deal allowed, with all its chance known.

A game in which seats do not bear on each other may have a file `hindsight.py`. It brings

- `alone(match, seat)`: the match of one seat, before its first turn, in which that seat meets what it met in this one;
- `attempts(deal, number)`: an endless iterator of one search among many, told apart by their numbers. Each step is a
  few milliseconds of work and yields the turns of a whole match, if they are the best of this search so far, or None;
- `bounds(deal)`: an iterator whose steps are as short and yield a number that no turns exceed, or None; the first one
  comes at once;
- `EFFORT`: how many steps of either are made where the same is to be found on every machine.

Threads and time are no matter of a game's: `hindsight_seeking.py` has them.

>>> import quartier
>>> search = Search(quartier.new("cities", seats=1, seed=7))
>>> search.bounded(90)
>>> search.bounded(95)
>>> search.bound, search.proven
(90, False)
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.core.match import Match

__all__ = ["Best", "Search"]


class Best(msgspec.Struct, frozen=True):
    """The best that is known of a deal."""

    score: int
    """What the turns bring by the rules."""
    bound: int
    """No turns whatsoever bring more."""
    proven: bool
    """Whether the two are the same: nobody could have made more."""
    turns: tuple[str, ...]
    """The turns that reach the score, from the start to the end."""


class Search:
    """What is known so far: the best turns, each line of them replayed by the rules, and the lowest bound."""

    def __init__(self, deal: Match) -> None:
        self.deal = deal
        """A match of one seat, before its first turn."""
        self.score: int | None = None
        self.bound: int | None = None
        self.turns: tuple[str, ...] = ()

    @property
    def proven(self) -> bool:
        """Whether nothing better can be found."""
        return self.score is not None and self.score == self.bound

    @property
    def known(self) -> bool:
        """Whether there is something to tell: a line and a bound."""
        return self.score is not None and self.bound is not None

    def hear(self, told: Sequence[str] | int | None) -> None:
        """What a step of a game's search yields: turns, a bound, or nothing new."""
        if isinstance(told, int):
            self.bounded(told)
        elif told is not None:
            self.found(told)

    def found(self, turns: Sequence[str]) -> int:
        """Replay a whole match; return what it brings by the rules, and keep it if it is the best so far."""
        match = self.deal.beginning()
        for turn in turns:
            match.play(0, turn)
        if not match.over:
            raise ValueError(f"{len(turns)} turns do not end the match")
        (place,) = match.standings
        if self.score is None or place.score > self.score:
            self.score, self.turns = place.score, tuple(turn.text for turn in match.turns)
            self.check()
        return place.score

    def bounded(self, bound: int) -> None:
        """Note that nothing can bring more."""
        if self.bound is None or bound < self.bound:
            self.bound = bound
            self.check()

    def check(self) -> None:
        """A bound below what the rules have paid is no bound: better no answer than a wrong one."""
        if self.score is not None and self.bound is not None and self.score > self.bound:
            raise ArithmeticError(f"{self.score} points were made, but the bound is {self.bound}")

    def best(self) -> Best:
        """What is known."""
        if self.score is None or self.bound is None:
            raise ValueError("a game's search is to tell a whole match and a bound, however short the time")
        return Best(self.score, self.bound, self.proven, self.turns)
