"""What all tables share: the store, the bots' threads, the limits; and which tables are in memory.

A table is in memory as long as somebody holds it: a request, a socket, a bot at work, or the list of
those used lately. So there are never two of the same, and an idle one costs nothing but its rows.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from weakref import WeakValueDictionary

from quartier.server.bots import think
from quartier.server.boxes import Boxes
from quartier.server.clock import run_out
from quartier.server.health import Health
from quartier.server.identity import Signer
from quartier.server.limits import Addresses
from quartier.server.metrics import Metrics
from quartier.server.records import now
from quartier.server.refusals import Refusal
from quartier.server.room import Room
from quartier.server.seating import close_forgotten, end_bots_alone
from quartier.server.settings import Settings
from quartier.server.store import Store
from quartier.server.table import Table
from quartier.server.thinking import Thinkers

TICK = 0.25
"""Seconds between two looks at what is due."""

log = logging.getLogger(__name__)


class Services:
    """One server's inside."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.data, self.metrics.observe_commit)
        self.signer = Signer(self.store.key)
        self.addresses = Addresses(settings.address_rate, settings.address_sockets)
        self.thinkers = Thinkers(settings.bot_threads, self.metrics.thinking.observe)
        self.room = Room(settings, self.store)
        self.boxes = Boxes(settings.data / "boxes")
        self.health = Health(self.store, self.thinkers)
        self.started = now()
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._lately: dict[str, Table] = {}
        self._ticking = asyncio.create_task(self._tick())
        self.metrics.tables.set_function(lambda: len(self._tables))
        self.metrics.thoughts.set_function(lambda: self.thinkers.waiting)

    async def close(self) -> None:
        """Stop the bots, write what is left."""
        self._ticking.cancel()
        for table in list(self._tables.values()):
            for thought in list(table.thoughts.values()):
                thought.cancel()
        await asyncio.to_thread(self.thinkers.close)
        await self.store.close()

    def table(self, name: str) -> Table:
        """A table by id."""
        table = self._tables.get(name)
        if table is None:
            record = self.store.table(name)
            if record is None:
                raise Refusal("not-found")
            table = self._tables[name] = Table(record, self)
        table.used = time.monotonic()
        self._lately[name] = table
        return table

    def add(self, table: Table) -> None:
        """A new table, not stored yet."""
        self._tables[table.record.id] = self._lately[table.record.id] = table

    def drop(self, table: Table) -> None:
        """A new table that could not be stored."""
        self._tables.pop(table.record.id, None)
        self._lately.pop(table.record.id, None)

    def wake(self, table: Table) -> None:
        """Have the bots think that are to move."""
        for seat in table.bots_to_move():
            if seat not in table.thoughts:
                table.thoughts[seat] = asyncio.create_task(think(table, seat))

    async def _tick(self) -> None:
        """Look after clocks, after bots that a restart interrupted, and after what nobody uses any more."""
        swept = time.monotonic()
        after: str | None = ""
        await self._end_bots_alone(self.store.without_people)
        while True:
            await asyncio.sleep(TICK)
            self.health.ticked = time.monotonic()
            try:
                for name in self.store.due(now()):
                    await self._look_after(name)
                if after is not None:
                    after = await self._look_after_bots(after)
                self._see_who_waits()
                if time.monotonic() - swept > min(10, self.settings.idle):
                    swept, after = time.monotonic(), ""
                    await self._sweep()
            except Exception as error:
                self.health.failed(error)
                log.exception("tick failed")

    def _see_who_waits(self) -> None:
        """Notice people who have gone without a word."""
        for table in list(self._tables.values()):
            if table.thoughts:
                table.share.urgency = table.urgency

    async def _look_after_bots(self, after: str) -> str | None:
        """Have bots think that a restart or a failure has interrupted, some at a time; None after the last."""
        names = self.store.bots_due(after)
        for name in names:
            table = self._tables.get(name)
            if table is None or not table.thoughts:
                await self._look_after(name)
        return names[-1] if names else None

    async def _look_after(self, name: str) -> None:
        try:
            table = self.table(name)
            async with table.lock:
                await run_out(table)
                self.wake(table)
        except Exception as error:
            self.health.failed(error)
            # It must not keep the others waiting: it is looked at again when somebody opens it.
            log.exception("table cannot go on", extra={"table": name})
            await self.store.write([("wake", (name, None))])

    async def _sweep(self) -> None:
        """Let go what nobody uses any more."""
        for name, table in list(self._lately.items()):
            if time.monotonic() - table.used >= self.settings.idle and not table.sockets and not table.thoughts:
                table.forget()
                del self._lately[name]
        for name in self.store.forgotten(now() - int(3_600_000 * self.settings.keep_open)):
            await close_forgotten(self.table(name))
        await self.store.write([("transfers-expired", (now(),))])
        await self._end_bots_alone(self._unwatched)

    def _unwatched(self) -> list[str]:
        """The matches without people that nobody has watched for a while."""
        tables = [self.table(name) for name in self.room.without_people]
        for table in tables:
            if table.sockets:
                table.visit(None)
        before = time.monotonic() - self.settings.bot_tables_unwatched
        return [table.record.id for table in tables if table.looked < before]

    async def _end_bots_alone(self, found: Callable[[], list[str]]) -> None:
        try:
            # All at once: they share a commit.
            await asyncio.gather(*(end_bots_alone(self.table(name)) for name in found()))
        except Exception as error:
            self.health.failed(error)
            log.exception("matches without people cannot be ended")
