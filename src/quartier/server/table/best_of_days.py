"""The best that a day's challenge had in it: looked for once, in a process of its own, stored, told by others.

One is looked for at a time, by a process that yields to everything else; a server that ends in the middle begins
anew when somebody next asks. With sets of people's own nothing is looked for: anybody could have as many deals looked
at as they can type sets.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import TypeAlias

from quartier.core.errors import QuartierError
from quartier.core.registry import load_game
from quartier.insight.best import find_best
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import BestFound, TableRecord
from quartier.server.store.store import Store
from quartier.server.table.beginning import begin_match
from quartier.server.table.together import Together

log = logging.getLogger(__name__)

ASKED_AGAIN = 2.0
"""Seconds until it is asked again whether another server still looks."""

Find: TypeAlias = Callable[[TableRecord, float], BestFound]
"""Looks for the best of a table's deal, for so many seconds."""


class BestOfDays:
    """What was possible in the challenges of a server."""

    def __init__(
        self, store: Store, seconds: float, find: Find | None = None, together: Together | None = None
    ) -> None:
        self._store = store
        self._together = together or Together(None)
        self._seconds = seconds
        self._own_process = OwnProcess()
        self._find = find or self._own_process.find
        self._lock = asyncio.Lock()
        self._wanted: dict[tuple[str, str], asyncio.Task[None]] = {}
        """Looked for, or given up as long as this server runs."""

    def known(self, game: str, day: str) -> BestFound | None:
        """What was found, if it was."""
        return self._store.challenges.possible(game, day)

    def coming(self, game: str, day: str) -> bool:
        """Whether it is still being looked for."""
        task = self._wanted.get((game, day))
        return task is not None and not task.done()

    def want(self, record: TableRecord) -> None:
        """Look for the best of a challenge's deal with the house's set, if nobody has yet and the game can tell."""
        which = record.game, record.challenge
        if record.box_text or not self._seconds or which in self._wanted or self.known(*which) is not None:
            return
        if load_game(record.game).part("hindsight") is not None:
            self._wanted[which] = asyncio.create_task(self._look_for(record))

    async def _look_for(self, record: TableRecord) -> None:
        name = f"best of {record.game} {record.challenge}"
        try:
            while not await self._together.hold(name):
                # Another server looks for it; if that one ends in the middle, this one goes on.
                await asyncio.sleep(ASKED_AGAIN)
            try:
                if self.known(record.game, record.challenge) is None:
                    async with self._lock:
                        found = await asyncio.to_thread(self._find, record, self._seconds)
                    row = record.game, record.challenge, found.score, found.bound, int(found.proven)
                    await self._store.write([("challenge-best", row)])
            finally:
                self._together.let_go(name)
        except (EOFError, OSError, QuartierError, Refusal) as error:
            log.error("best of a challenge not found", extra={"game": record.game, "reason": repr(error)})

    async def close(self) -> None:
        """Look no further."""
        for task in self._wanted.values():
            task.cancel()
        self._own_process.end()
        await asyncio.gather(*self._wanted.values(), return_exceptions=True)


class OwnProcess:
    """Looks for the best of a deal in another process, which can be ended at any time."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._ended = False
        self._lock = threading.Lock()
        """It is begun in one thread and ended in another."""

    def find(self, record: TableRecord, seconds: float) -> BestFound:
        """What the process finds; EOFError if it ends without a word."""
        context = get_context("spawn")
        ours, theirs = context.Pipe(duplex=False)
        with ours:
            with theirs, self._lock:
                if self._ended:
                    raise EOFError
                process = context.Process(target=tell_best, args=(theirs, record, seconds), daemon=True)
                process.start()
                self._process = process
            try:
                found: BestFound = ours.recv()
            finally:
                process.join()
        return found

    def end(self) -> None:
        """Stop; whoever waits is told by an EOFError."""
        with self._lock:
            self._ended = True
            if self._process is not None:
                self._process.terminate()


def tell_best(theirs: Connection, record: TableRecord, seconds: float) -> None:
    """Find the best of a deal, as a process that gives way to all others, and send it."""
    if hasattr(os, "nice"):
        os.nice(19)
    best = find_best(begin_match(record), seconds=seconds, cores=1)
    theirs.send(BestFound(best.score, best.bound, best.proven))
