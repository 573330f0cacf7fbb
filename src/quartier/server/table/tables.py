"""Which tables are in memory.

A table is in memory as long as somebody holds it: a request, a socket, a bot at work, or the list of
those used lately. So there are never two of the same, and an idle one costs nothing but its rows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from weakref import WeakValueDictionary

from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import TableRecord
from quartier.server.table.table import Surroundings, Table


class Tables:
    """The tables of a server."""

    def __init__(self, around: Surroundings) -> None:
        self.around = around
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._lately: dict[str, Table] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        """Those in memory."""
        return iter(list(self._tables.values()))

    def in_memory(self, name: str) -> Table | None:
        """A table by id, if it is in memory."""
        return self._tables.get(name)

    def find(self, name: str) -> Table:
        """A table by id."""
        table = self._tables.get(name)
        if table is None:
            record = self.around.store.table(name)
            if record is None:
                raise Refusal("not-found")
            table = self._tables[name] = Table(record, self.around)
            if not self.around.together.alone:
                found = self.around.store.shared.presence([name])
                table.elsewhere = self.around.together.elsewhere(found.get(name, {}))
        table.used = time.monotonic()
        self._lately[name] = table
        return table

    def add(self, record: TableRecord) -> Table:
        """A new table, not stored yet."""
        table = self._tables[record.id] = self._lately[record.id] = Table(record, self.around)
        return table

    def drop(self, table: Table) -> None:
        """A new table that could not be stored."""
        self._tables.pop(table.record.id, None)
        self._lately.pop(table.record.id, None)

    def leave(self, name: str) -> None:
        """Let go a table at which nobody is here, unless somebody holds it."""
        table = self._lately.get(name)
        if table is not None and not table.sockets and not table.thoughts:
            del self._lately[name]

    def let_go(self, idle: float) -> None:
        """Let go what nobody has used for so many seconds."""
        for name, table in list(self._lately.items()):
            if time.monotonic() - table.used >= idle and not table.sockets and not table.thoughts:
                table.forget()
                del self._lately[name]
