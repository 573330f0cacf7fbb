"""The SQLite database of a data folder: one connection reads it, another one writes."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from quartier.server.store.batches import STATEMENTS
from quartier.server.store.dialect import Dialect
from quartier.server.store.folder import FILE, connect, lock_folder
from quartier.server.store.schema import migrate
from quartier.server.store.soundness import explained

DIALECT = Dialect(
    field=lambda path: f"json_extract(record, '$.{path}')",
    flag=lambda path: f"coalesce(json_extract(record, '$.{path}'), 0)",
    people="(SELECT json_extract(value, '$.person') AS person FROM json_each(record, '$.seats')) AS people",
    each="json_each(?)",
    value=lambda column, kind: f"json_extract(value, '$[{column}]')",
    mark="?",
)
BATCHES = {kind: DIALECT.say(statement) for kind, statement in STATEMENTS.items()}


class SqliteDatabase:
    """The database of a folder that no other server has as long as this is open."""

    Error = sqlite3.Error
    IntegrityError = sqlite3.IntegrityError
    company = None

    def __init__(self, folder: Path) -> None:
        self._lock = lock_folder(folder)
        path = folder / FILE
        with explained(path):
            self._reading = connect(path)
            migrate(self._reading)
            self._writing = connect(path)

    def rows(self, query: str, arguments: Sequence[Any]) -> list[Any]:
        """What is committed."""
        return self._reading.execute(DIALECT.say(query), arguments).fetchall()

    def commit(self, changes: Mapping[str, Sequence[Sequence[Any]]]) -> None:
        """Store rows together; they are on disk when this returns."""
        if len(changes) == 1:
            # One statement is a transaction by itself; two fewer waits for Python's lock.
            ((kind, rows),) = changes.items()
            self._writing.execute(BATCHES[kind], (msgspec.json.encode(rows).decode(),))
            return
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            for kind, statement in BATCHES.items():
                if kind in changes:
                    self._writing.execute(statement, (msgspec.json.encode(changes[kind]).decode(),))
            self._writing.execute("COMMIT")
        except sqlite3.Error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            raise

    def close(self) -> None:
        """Let the folder go."""
        self._writing.close()
        self._reading.close()
        self._lock.close()
