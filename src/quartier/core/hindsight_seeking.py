"""How the best of a deal is sought: on several cores until the time is up, or by a number of steps.

A game's search has attempts and bounds (`hindsight.py` says how they are made). The first core takes steps of both in
turns, every other core makes attempts of its own.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeAlias

from quartier.core.hindsight import Search
from quartier.core.match import Match

WAIT = 0.2
"""Seconds after which it is looked at the clock, news or not."""

Told: TypeAlias = Sequence[str] | int | None
"""What a step yields: the turns of a match, a bound, or nothing new."""


class Hindsight(Protocol):
    """What a game's `hindsight.py` brings."""

    EFFORT: int

    def alone(self, match: Match, seat: int) -> Match: ...

    def attempts(self, deal: Match, number: int) -> Iterator[Sequence[str] | None]: ...

    def bounds(self, deal: Match) -> Iterator[int | None]: ...


def steps(hindsight: Hindsight, deal: Match, number: int) -> Iterator[tuple[Told, Told]]:
    """What one core does: attempts; the first core, as long as there are any, bounds as well."""
    bounds = hindsight.bounds(deal) if number == 0 else iter(())
    first = next(bounds, None)
    for turns in hindsight.attempts(deal, number):
        yield first, turns
        first = next(bounds, None)


def seek_by_steps(search: Search, hindsight: Hindsight, number: int) -> Iterator[None]:
    """Take so many steps on this core, or fewer if the best is proven before; the same on every machine."""
    for step, told in enumerate(steps(hindsight, search.deal, 0), 1):
        for news in told:
            search.hear(news)
        if search.proven or (step >= number and search.known):
            return
        yield


def seek_by_time(
    search: Search, hindsight: Hindsight, cores: int, left: Callable[[], float], tell: Callable[[], None]
) -> None:
    """Seek on so many cores until nothing is left of the time, or the best is proven; `tell` is called on the way."""
    news: queue.SimpleQueue[Told | BaseException] = queue.SimpleQueue()
    ended = threading.Event()

    def work(number: int) -> None:
        try:
            for told in steps(hindsight, search.deal, number):
                for each in told:
                    if each is not None:
                        news.put(each)
                if ended.is_set():
                    return
        except BaseException as error:
            news.put(error)

    threads = [threading.Thread(target=work, args=(number,)) for number in range(cores)]
    for thread in threads:
        thread.start()
    try:
        while not search.known or (not search.proven and left() > 0):
            with contextlib.suppress(queue.Empty):
                hear(search, news.get(timeout=min(WAIT, left()) if search.known else None))
            tell()
    finally:
        ended.set()
        for thread in threads:
            thread.join()
    while not news.empty():
        hear(search, news.get())
    tell()


def hear(search: Search, told: Told | BaseException) -> None:
    """Something new, or what went wrong."""
    if isinstance(told, BaseException):
        raise told
    search.hear(told)
