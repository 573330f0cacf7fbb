"""Copies of a data folder's database: made while a server runs, checked, and put back whole.

A database is more than its file: what was written last stands in a file beside it until it is merged in, also
after a crash. Such a file left beside another database would be merged into that one. So a copy is made by SQLite
itself, and putting it back takes away all that belongs to the old one.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import shutil
import sqlite3
from pathlib import Path
from typing import NamedTuple

from quartier.core.errors import BadFile, Place, why
from quartier.server.store.folder import FILE, BadFolder, connect, lock_folder
from quartier.server.store.soundness import BadDatabase, examine, explained

BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database."""


class Content(NamedTuple):
    """How much is in a database."""

    tables: int
    events: int


def back_up(data: Path, to: Path, *, force: bool = False) -> Content:
    """Copy the database as it is at one moment, also while a server runs on it; nothing is overwritten unasked."""
    source = data / FILE
    if not source.is_file():
        raise BadFolder("wrong-folder-empty", folder=str(data), file=FILE)
    if to.exists() and (not force or os.path.samefile(source, to) or to.is_dir()):
        raise BadFile("wrong-target-exists", where=Place(str(to)))
    partial = to.with_name(to.name + ".partial")
    try:
        # Others may be writing: it is opened as they do it, not as a file that stands still.
        content = copied(source, sqlite3.connect(source, timeout=30), partial)
        os.replace(partial, to)
        flush(to.parent)
    except OSError as error:
        raise BadFile("wrong-target", where=Place(str(to)), reason=why(error)) from None
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
    return content


def restore(copy: Path, data: Path, *, keep: bool = True) -> tuple[Content, Path | None]:
    """Put a copy in the place of a folder's database; what was there is kept beside it, unless told otherwise."""
    target = data / FILE
    if not copy.is_file():
        raise BadFile("wrong-copy-missing", where=Place(str(copy)))
    if target.exists() and os.path.samefile(copy, target):
        raise BadFile("wrong-copy-itself", where=Place(str(copy)))
    lock = lock_folder(data)
    partial = data / f"{FILE}.restoring"
    try:
        content = copied(copy, opened(copy), partial)
        aside = set_aside(target) if keep and target.stat().st_size else None
        for suffix in BESIDE:
            beside(target, suffix).unlink(missing_ok=True)
        os.replace(partial, target)
        flush(data)
    except OSError as error:
        raise BadFolder("wrong-folder", folder=str(data), reason=why(error)) from None
    finally:
        partial.unlink(missing_ok=True)
        lock.close()
    return content, aside


def copied(source: Path, database: sqlite3.Connection, to: Path) -> Content:
    """Copy a database into a file of its own, looked through and on disk."""
    to.unlink(missing_ok=True)
    to.touch(mode=0o600)
    with explained(source), contextlib.closing(database), contextlib.closing(sqlite3.connect(to)) as new:
        database.backup(new)
    with contextlib.closing(opened(to)) as new:
        if examine(new, source) == 0:
            raise BadDatabase("wrong-database-foreign", path=str(source))
        content = Content(*(new.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in Content._fields))
    flush(to)
    return content


def opened(path: Path) -> sqlite3.Connection:
    """A database to be read. Nothing is made beside one that stands alone: it may be in a folder that is closed."""
    alone = not beside(path, "-wal").exists()
    address = path.resolve().as_uri() + ("?immutable=1" if alone else "?mode=ro")
    return sqlite3.connect(address, uri=True, timeout=30)


def beside(path: Path, suffix: str) -> Path:
    """A file that belongs to a database."""
    return path.with_name(path.name + suffix)


def merge(path: Path) -> None:
    """Bring a database and what was written last together, if it is sound enough for that."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(connect(path)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def set_aside(path: Path) -> Path:
    """Keep a database, and what could not be merged into it, under a name with the date."""
    merge(path)
    moment = datetime.datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = (
        path.with_name(f"{path.stem}-{moment}{more}{path.suffix}") for more in ("", *(f"-{n}" for n in range(2, 99)))
    )
    aside = next(name for name in names if not name.exists())
    try:
        aside.hardlink_to(path)
    except OSError:
        shutil.copy2(path, aside)
    for suffix in BESIDE:
        if beside(path, suffix).exists():
            shutil.copy2(beside(path, suffix), beside(aside, suffix))
            flush(beside(aside, suffix))
    flush(aside)
    return aside


def flush(path: Path) -> None:
    """Have a file or a folder on disk before going on."""
    folder = path.is_dir()
    if folder and os.name == "nt":
        # Windows opens no folders, and has their entries on disk by itself.
        return
    handle = os.open(path, os.O_RDONLY if folder else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
