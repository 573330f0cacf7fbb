"""The data folder: whether it can be used, who holds it, and how its database is opened."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from pathlib import Path
from typing import IO

from quartier.core.errors import QuartierError, why
from quartier.core.locking import hold
from quartier.server.store.schema import migrate
from quartier.server.store.soundness import examine, explained

FILE = "quartier.sqlite3"

log = logging.getLogger(__name__)


class BadFolder(QuartierError):
    """A data folder that cannot be used."""


class FolderInUse(BadFolder):
    """Another server runs on the same data folder."""


def connect(path: Path) -> sqlite3.Connection:
    """The database: durable, and readable while it is written."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    return database


def check_folder(folder: Path) -> None:
    """Make the folder and its database, look through all of it, or say at once why that cannot be."""
    lock = lock_folder(folder)
    path = folder / FILE
    try:
        log.info("checking the database", extra={"data": str(folder), "megabytes": path.stat().st_size // 1_000_000})
        with explained(path):
            # What is not ours is left as it is, also the way it is written.
            with contextlib.closing(sqlite3.connect(path)) as database:
                examine(database, path)
            with contextlib.closing(connect(path)) as database:
                migrate(database)
    finally:
        lock.close()


def lock_folder(folder: Path) -> IO[str]:
    """Keep other servers off the folder as long as the lock is open."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).touch(mode=0o600)
        lock = hold(folder / "lock")
    except (FileExistsError, NotADirectoryError):
        raise BadFolder("wrong-folder-file", folder=str(folder)) from None
    except OSError as error:
        raise BadFolder("wrong-folder", folder=str(folder), reason=why(error)) from None
    if lock is None:
        raise FolderInUse("wrong-folder-in-use", folder=str(folder))
    return lock
