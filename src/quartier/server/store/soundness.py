"""Whether a database is one of ours and sound; where not, one clear line says what it is."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from quartier.core.errors import QuartierError
from quartier.server.store.schema import MIGRATIONS, NewerDatabase

KEY = re.compile(r"[0-9a-f]{64}")
SAID = {
    sqlite3.SQLITE_NOTADB: "wrong-database-none",
    sqlite3.SQLITE_CORRUPT: "wrong-database-damaged",
    sqlite3.SQLITE_READONLY: "wrong-database-closed",
    sqlite3.SQLITE_CANTOPEN: "wrong-database-closed",
    sqlite3.SQLITE_PERM: "wrong-database-closed",
}
"""What is said of the errors that people can do something about."""


class BadDatabase(QuartierError):
    """A database that cannot be used."""


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Say of any trouble with a database which one it is and what can be done."""
    try:
        yield
    except sqlite3.Error as error:
        # Extended codes hold the plain one in their last byte.
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        raise BadDatabase(
            SAID.get(code, "wrong-database-other"), path=str(path), reason=" ".join(str(error).split())
        ) from None


def tables_of(version: int) -> set[str]:
    """The tables that a database of a version has."""
    return set(re.findall(r"CREATE TABLE (\w+)", " ".join(MIGRATIONS[:version])))


def examine(database: sqlite3.Connection, path: Path) -> int:
    """Look through a whole database and return its version, 0 for an empty one; BadDatabase if it is no good."""
    with explained(path):
        (version,) = database.execute("PRAGMA user_version").fetchone()
        found = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if version > len(MIGRATIONS):
            raise NewerDatabase("wrong-database-newer", version=version, known=len(MIGRATIONS))
        if found if version == 0 else not tables_of(version) <= found:
            raise BadDatabase("wrong-database-foreign", path=str(path))
        (finding,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if finding != "ok":
            raise BadDatabase("wrong-database-damaged", path=str(path), reason=" ".join(finding.split()))
        if version:
            keys = database.execute("SELECT value FROM settings WHERE key IN ('key', 'push-key')")
            if not all(KEY.fullmatch(key) for (key,) in keys):
                raise BadDatabase("wrong-database-key", path=str(path))
    return int(version)
