"""The best that anybody could have made of a deal, its whole order known.

>>> import quartier
>>> best = find_best(quartier.new("cities", seats=1, seed=7, level=1), seconds=0.5)
>>> len(best.turns), best.score <= best.bound, best.proven == (best.score == best.bound)
(14, True, True)
>>> find_best(quartier.new("guilds", seats=3, seed=7))
Traceback (most recent call last):
quartier.core.errors.BadOption: guilds has no best score of a deal: what others do and draw bears on it
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

from quartier.core.arguments import read_seat
from quartier.core.errors import BadOption
from quartier.core.hindsight import Best, Search
from quartier.core.hindsight_seeking import seek_by_time
from quartier.core.match import Match

__all__ = ["Best", "deal_of", "find_best"]

SECONDS = 10.0


def find_best(
    match: Match,
    *,
    seat: int = 0,
    seconds: float = SECONDS,
    cores: int | None = None,
    progress: Callable[[Best, float], None] | None = None,
    unfinished: bool = False,
    clock: Callable[[], float] = time.monotonic,
) -> Best:
    """The best score that the seat could have made with what the match deals, with turns that reach it and a bound.

    Turns that the match has already do not matter: a deal is a match just begun (`quartier.new`, with its seed,
    options and set), or one on file. Of a match that has begun and is not over nothing is told, unless `unfinished`
    says that nobody minds. It ends when the best is proven or the time is up, by `clock`; `progress` is called with
    the best so far and the seconds spent.
    """
    deal = deal_of(match, seat)
    if match.turns and not match.over and not unfinished:
        raise BadOption("wrong-best-running")
    search, began = Search(deal), clock()

    def tell() -> None:
        if progress is not None and search.known:
            progress(search.best(), clock() - began)

    def left() -> float:
        return max(0.0, began + seconds - clock())

    seek_by_time(search, match.game.part("hindsight"), cores or usable_cores(), left, tell)
    return search.best()


def deal_of(match: Match, seat: int = 0) -> Match:
    """The match of one seat, before its first turn, in which the best of a seat is found and replayed."""
    hindsight = match.game.part("hindsight")
    if hindsight is None:
        raise BadOption("wrong-best-game", game=match.game.name)
    deal: Match = hindsight.alone(match, read_seat(seat, match.seats))
    return deal


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
