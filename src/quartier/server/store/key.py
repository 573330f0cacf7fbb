"""The key of a store, read beside a server that runs on it: what its signatures are made with."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

from quartier.core.errors import QuartierError
from quartier.server.store.folder import FILE
from quartier.server.store.opening import postgres, shown
from quartier.server.store.soundness import explained

QUERY = "SELECT value FROM settings WHERE key = 'key'"


def read_key(data: Path, address: str) -> str:
    """The key; QuartierError where no server has made one yet. Nothing is changed and nobody is kept out."""
    rows = _from_postgres(address) if address else _from_folder(data / FILE)
    if not rows:
        raise QuartierError("wrong-store-no-key", store=shown(address) if address else str(data))
    ((key,),) = rows
    return str(key)


def _from_folder(path: Path) -> list[Any]:
    # An empty file is what a server makes before it has made anything else.
    if not path.is_file() or not path.stat().st_size:
        return []
    with explained(path), contextlib.closing(sqlite3.connect(path)) as database:
        return database.execute(QUERY).fetchall()


def _from_postgres(address: str) -> list[Any]:
    room = postgres("address", address)
    with room.explained(address), contextlib.closing(room.connect(address)) as connection:
        if not connection.execute("SELECT to_regclass('settings') IS NOT NULL").fetchall()[0][0]:
            return []
        found: list[Any] = connection.execute(QUERY).fetchall()
        return found
