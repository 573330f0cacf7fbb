"""Work on the processors of this machine, each with a process; or on a cluster, where one is named.

>>> with Processes(1) as place:
...     list(place.in_order(abs, [3, -4]))
[3, 4]
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, NamedTuple

from quartier.work.chunks import Done, work_on
from quartier.work.place import ChunkedPlace, LostWork, Piece, Result, Workplace

SECONDS = 0.25
"""What is asked of a process at once: so little that progress is seen, and hardly anything is lost with it."""
AHEAD = 2
"""Chunks for each process: the one that it works on, and the next."""


class Ticket(NamedTuple):
    """What will come of a chunk, and the pool that works on it."""

    future: Future[Done]
    pool: ProcessPoolExecutor


class Processes(ChunkedPlace[Ticket]):
    """So many processes of this machine; one is this process itself."""

    def __init__(self, jobs: int) -> None:
        super().__init__(SECONDS)
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    @property
    def width(self) -> int:
        return self._jobs

    @property
    def ahead(self) -> int:
        return AHEAD * self._jobs

    def finished(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        # The first one is done here, so that kernels are compiled once and not by every process.
        here = len(pieces) if self._jobs == 1 else 0 if self._pool else min(1, len(pieces))
        for place in range(here):
            yield place, do(pieces[place])
        for place, result in super().finished(do, pieces[here:]):
            yield here + place, result

    def prepare(self, do: Callable[[Any], Any]) -> Any:
        return do

    def begin(self, do: Any, chunk: Sequence[Any]) -> Ticket:
        pool = self._pool = self._pool or ProcessPoolExecutor(self._jobs, get_context("spawn"), end_silently)
        try:
            return Ticket(pool.submit(work_on, do, chunk), pool)
        except BrokenProcessPool as problem:
            # The chunk joins those that were lost with the pool.
            lost: Future[Done] = Future()
            lost.set_exception(problem)
            return Ticket(lost, pool)

    def wait(self, tickets: Collection[Ticket]) -> Collection[Ticket]:
        done = wait([ticket.future for ticket in tickets], return_when=FIRST_COMPLETED).done
        return [ticket for ticket in tickets if ticket.future in done]

    def take(self, ticket: Ticket) -> Done:
        try:
            return ticket.future.result()
        except BrokenProcessPool as problem:
            # A process that dies takes its pool with it; the next chunk makes another.
            if self._pool is ticket.pool:
                self.close()
            raise LostWork(str(problem)) from None

    def give_up(self, tickets: Collection[Ticket]) -> None:
        for ticket in tickets:
            ticket.future.cancel()

    def close(self) -> None:
        """Wait for the pieces that are worked on, not for all that were planned."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def end_silently() -> None:
    """At Ctrl-C a process of the pool ends at once, whatever it works on, and says nothing of its own about it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def workplace(jobs: int | None, ray: str | None = None, files: Sequence[str] = ()) -> Workplace:
    """So many processes of this machine, all of its cores if none are named; or the Ray cluster at an address.

    `files` are those that the work reads: on a cluster every node has to have them, under the same names.
    """
    if ray is None:
        return Processes(jobs or os.cpu_count() or 1)
    from quartier.work.cluster import connect

    return connect(ray, jobs, files)


def at(place: int | Workplace) -> contextlib.AbstractContextManager[Workplace]:
    """A place for as long as it is needed: a number of processes, or somebody's own, which is left open."""
    return contextlib.nullcontext(place) if isinstance(place, Workplace) else Processes(place)
