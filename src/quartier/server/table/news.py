"""What a server learns of the others on its store, and tells them: what has changed at tables, and who is there.

What is told are names of tables; what has become of them is read from the store. Whatever was not heard is noticed
by looking, every few seconds, at how far the tables in memory have come.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from quartier.server.messages.refusals import Refusal
from quartier.server.store.database import Company
from quartier.server.store.shared import Head, presence_row
from quartier.server.table.catching_up import behind, catch_up
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables

LOOK = 2.0
"""Seconds between two looks at all tables in memory."""

log = logging.getLogger(__name__)


class News:
    """Keeps the tables in memory as they are stored, until it is cancelled."""

    def __init__(self, tables: Tables, company: Company) -> None:
        self._tables = tables
        self._store = tables.around.store
        self._together = tables.around.together
        self._company = company
        self._names: set[str] = set()
        self._woken = asyncio.Event()
        self._others: list[str] = []
        self._noted: dict[str, list[str | None]] = {}
        """Who is at tables by this server, as others can read it."""
        self.changes = 0
        """How often others have come or gone, or tables have become this server's to look after."""
        loop = asyncio.get_running_loop()
        company.on_news = lambda names: loop.call_soon_threadsafe(self._hear, names)  # type: ignore[assignment]
        company.on_change = lambda: loop.call_soon_threadsafe(self._change)  # type: ignore[assignment]
        tables.around.together.attend = self.attend

    def _hear(self, names: Sequence[str]) -> None:
        self._names.update(names)
        self._woken.set()

    def _change(self) -> None:
        self.changes += 1
        if self._company.there != self._others:
            self._others = self._company.there
            # Whoever has come knows nothing yet, and a database that was away may have forgotten it.
            self._noted.clear()
        self._hear([table.record.id for table in self._tables])

    def attend(self, table: str) -> None:
        """Somebody has come to a table, or gone."""
        self._hear([table])

    async def run(self) -> None:
        """Look at what is told, and now and then at everything."""
        look = 0.0
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with asyncio.timeout(max(0.0, look - loop.time())):
                    await self._woken.wait()
            except TimeoutError:
                look = loop.time() + LOOK
                self._names.update(table.record.id for table in self._tables)
            self._woken.clear()
            names, self._names = self._names, set()
            if self._together.alone:
                self._forget_others()
                continue
            try:
                await self._look_at(names)
            except Refusal:
                # The store is away, which it has said itself.
                self._names |= names
                await asyncio.sleep(0.5)
            except Exception:
                log.exception("news not read")

    def _forget_others(self) -> None:
        for table in self._tables:
            if table.elsewhere:
                table.elsewhere = {}
                table.show_table()

    async def _look_at(self, names: set[str]) -> None:
        known = {name for name in names if self._together.keeps(name) or self._tables.in_memory(name) is not None}
        heads = self._store.shared.heads(known) if known else {}
        there = self._store.shared.presence(known) if known else {}
        looking = []
        for name in known:
            head = heads.get(name)
            if head is not None and not self._together.keeps(name):
                self._leave(name, head)
            table = self._tables.in_memory(name)
            if table is None and head is not None and head.wake == 0 and self._together.keeps(name):
                table = self._tables.find(name)
            if table is not None:
                looking.append((table, head, self._together.elsewhere(there.get(name, {}))))
        # Begun when all are found: the store may go away before that.
        for problem in await asyncio.gather(*(self._bring_up(*each) for each in looking), return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, Refusal):
                log.error("table not brought up to date", exc_info=problem)
        await self._note_presence(known | (names & self._noted.keys()))

    def _leave(self, name: str, head: Head) -> None:
        """Have others go on with a table at which nobody is here: it is read again where somebody asks for it."""
        table = self._tables.in_memory(name)
        if table is not None and behind(table, head.version, head.seq):
            self._tables.leave(name)

    async def _bring_up(self, table: Table, head: Head | None, elsewhere: dict[str, list[str | None]]) -> None:
        """Have a table be as it is stored."""
        said = table.talk.behind
        moved = head is not None and behind(table, head.version, head.seq)
        spoken = head is not None and said is not None and head.said != said
        waits = head is not None and head.wake == 0 and not table.thoughts
        if not (moved or spoken or waits or elsewhere != table.elsewhere):
            return
        async with table.lock:
            if table.doubtful:
                return
            if moved and head is not None and behind(table, head.version, head.seq):
                catch_up(table)
            if spoken:
                table.hear()
            if elsewhere != table.elsewhere:
                table.elsewhere = elsewhere
                table.show_table()
            if waits:
                table.wake()

    async def _note_presence(self, names: set[str]) -> None:
        """Have others know who is at tables by this server."""
        rows, changed = [], []
        for name in names:
            table = self._tables.in_memory(name)
            people = list({socket.person: None for socket in table.sockets}) if table is not None else []
            if people != self._noted.get(name, []):
                changed.append((name, people))
                rows.append(presence_row(name, self._together.process, people))
        if not rows:
            return
        if self._together.keeps("presence"):
            gone = [("processes-gone", (process,)) for process in self._together.processes]
            await self._store.write(gone)
        await self._store.write(rows)
        for name, people in changed:
            self._noted[name] = people
            if not people:
                del self._noted[name]
        self._company.tell([name for name, _ in changed])
