"""What all tables share: the store, the bots' threads, the limits; and which tables are in memory.

A table is in memory as long as somebody holds it: a request, a socket, a bot at work, or the list of
those used lately. So there are never two of the same, and an idle one costs nothing but its rows.
"""

from __future__ import annotations

import asyncio
import logging
import time
from weakref import WeakValueDictionary

from quartier.server.bots import think
from quartier.server.clock import run_out
from quartier.server.identity import Signer
from quartier.server.limits import Addresses
from quartier.server.metrics import Metrics
from quartier.server.records import now
from quartier.server.refusals import Refusal
from quartier.server.seating import close_forgotten
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
        self.started = now()
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._lately: dict[str, Table] = {}
        self._ticking = asyncio.create_task(self._tick())
        self.metrics.tables.set_function(lambda: len(self._tables))

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

    def wake(self, table: Table) -> None:
        """Have the bots think that are to move."""
        for seat in table.bots_to_move():
            if seat not in table.thoughts:
                table.thoughts[seat] = asyncio.create_task(think(table, seat))

    async def _tick(self) -> None:
        """Look after clocks, after bots that a restart interrupted, and after what nobody uses any more."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(TICK)
            try:
                for name in self.store.due(now()):
                    await self._look_after(name)
                if time.monotonic() - swept > min(10, self.settings.idle):
                    swept = time.monotonic()
                    self._sweep()
                    for name in self.store.forgotten(now() - int(3_600_000 * self.settings.keep_open)):
                        await close_forgotten(self.table(name))
            except Exception:
                log.exception("tick failed")

    async def _look_after(self, name: str) -> None:
        try:
            table = self.table(name)
            async with table.lock:
                await run_out(table)
                self.wake(table)
        except Exception:
            # It must not keep the others waiting: it is looked at again when somebody opens it.
            log.exception("table cannot go on", extra={"table": name})
            await self.store.write([("wake", (name, None))])

    def _sweep(self) -> None:
        for name, table in list(self._lately.items()):
            if time.monotonic() - table.used >= self.settings.idle and not table.sockets and not table.thoughts:
                table.forget()
                del self._lately[name]
