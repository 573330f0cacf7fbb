"""How changes become durable: one thread writes, many changes share one commit, then all are told."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from quartier.server.store.database import Database, Row, Unsettled

log = logging.getLogger(__name__)


class Change(NamedTuple):
    """Rows that are stored together or not at all, and who waits for that."""

    rows: Sequence[Row]
    done: asyncio.Future[None]


class Writer:
    """The only one who writes. A future is done when its rows are on disk, never before."""

    def __init__(self, database: Database, observe: Callable[[int, float], None]) -> None:
        self._database = database
        self._observe = observe
        self._changes: queue.SimpleQueue[list[Change]] = queue.SimpleQueue()
        self._gathered: list[Change] = []
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer")
        self._thread.start()

    def write(self, rows: Sequence[Row]) -> asyncio.Future[None]:
        """Store the rows; wait for the future before telling anybody."""
        done = self._loop.create_future()
        if not self._gathered:
            # All that the loop does before it comes round again goes over together: threads change rarely.
            self._loop.call_soon(self._hand_over)
        self._gathered.append(Change(rows, done))
        return done

    def _hand_over(self) -> None:
        if self._gathered:
            self._changes.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Store what is left, then stop."""
        self._hand_over()
        self._changes.put([])
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while changes := self._changes.get():
            last = False
            while not self._changes.empty() and not last:
                more = self._changes.get()
                changes += more
                last = not more
            self._store(changes)
            if last:
                break

    def _store(self, changes: list[Change]) -> None:
        began = time.perf_counter()
        failures: list[Exception | None] = [None] * len(changes)
        try:
            self._commit(changes)
        except Unsettled as error:
            failures = [error] * len(changes)
        except self._database.Error as error:
            if len(changes) == 1:
                failures[0] = error
            else:
                # One bad change must not take the others with it.
                for index, change in enumerate(changes):
                    try:
                        self._commit([change])
                    except (self._database.Error, Unsettled) as alone:
                        failures[index] = alone
        for failure in filter(None, failures):
            # What is there already is no fault of the storage's: two have asked for the same at once.
            level = logging.WARNING if isinstance(failure, self._database.IntegrityError) else logging.ERROR
            log.log(level, "not stored", extra={"reason": str(failure)})
        self._observe(len(changes), time.perf_counter() - began)
        self._loop.call_soon_threadsafe(_tell, changes, failures)

    def _commit(self, changes: list[Change]) -> None:
        rows: dict[str, list[Sequence[Any]]] = {}
        for change in changes:
            for kind, row in change.rows:
                rows.setdefault(kind, []).append(row)
        self._database.commit(rows)


def _tell(changes: list[Change], failures: list[Exception | None]) -> None:
    for change, failure in zip(changes, failures, strict=True):
        if change.done.cancelled():
            continue
        if failure is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(failure)
