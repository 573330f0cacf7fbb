"""How a whole store is moved: every row copied in one transaction, read back and compared, and only then kept."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from quartier.core.errors import QuartierError
from quartier.server.store.folder import FILE, BadFolder, check_folder, connect, lock_folder
from quartier.server.store.opening import is_address, postgres, shown
from quartier.server.store.schema import migrate
from quartier.server.store.soundness import explained

Rows = Iterable[Sequence[Any]]


class Columns(NamedTuple):
    """What a database table has: all its columns, and those of its key."""

    all: tuple[str, ...]
    key: tuple[str, ...]

    def query(self, table: str) -> str:
        """All rows, in an order that is the same everywhere."""
        return f"SELECT {', '.join(self.all)} FROM {table} ORDER BY {', '.join(self.key)}"


class Moved(NamedTuple):
    """A database table that was moved: how many rows, and the SHA-256 of them all, which both sides have."""

    name: str
    rows: int
    sha256: str


class Side(Protocol):
    """One end of a move: a database that nobody else has meanwhile."""

    name: str
    """As it is told to people."""

    def count(self, table: str) -> int:
        """How many rows a table has."""
        ...

    def rows(self, table: str, columns: Columns) -> Rows:
        """All rows of a table, by its key."""
        ...

    def fill(self, table: str, columns: Columns, rows: Rows) -> None:
        """Write rows into a table; QuartierError if one is not taken."""
        ...

    def transaction(self) -> contextlib.AbstractContextManager[object]:
        """What is written in it is kept as a whole when it ends well, and not at all when it does not."""
        ...


def move(source: str, target: str, tell: Callable[[str, int, int], None]) -> list[Moved]:
    """Copy everything into an empty store; `tell` is told a text's id, and how many rows of how many are done."""
    catalogue = known_tables()
    if source == target:
        raise QuartierError("wrong-move-itself", store=shown(source))
    with opened(source, filled=True) as old, opened(target, filled=False) as new:
        if any(new.count(table) for table in catalogue):
            raise QuartierError("wrong-move-full", store=new.name)
        total = sum(old.count(table) for table in catalogue)
        with new.transaction():
            moved: list[Moved] = []
            for table, columns in catalogue.items():
                digest = Digest(lambda done: tell("move-copying", done, total), sum(entry.rows for entry in moved))
                new.fill(table, columns, digest.noting(old.rows(table, columns)))
                moved.append(Moved(table, digest.rows, digest.sha256))
            done = 0
            for entry in moved:
                digest = Digest(lambda done: tell("move-checking", done, total), done)
                for _ in digest.noting(new.rows(entry.name, catalogue[entry.name])):
                    pass
                if (digest.rows, digest.sha256) != (entry.rows, entry.sha256):
                    raise QuartierError("wrong-move-unequal", table=entry.name, store=new.name)
                done += digest.rows
    return moved


class Digest:
    """What rows come to, while they pass by."""

    def __init__(self, tell: Callable[[int], None], before: int) -> None:
        self._tell = tell
        self._before = before
        self._hash = hashlib.sha256()
        self.rows = 0

    def noting(self, rows: Rows) -> Iterator[Sequence[Any]]:
        """The rows as they are."""
        for row in rows:
            self._hash.update(msgspec.json.encode(row) + b"\n")
            self.rows += 1
            if self.rows % 1000 == 0:
                self._tell(self._before + self.rows)
            yield row
        self._tell(self._before + self.rows)

    @property
    def sha256(self) -> str:
        """Of all rows that have passed."""
        return self._hash.hexdigest()


def known_tables() -> Mapping[str, Columns]:
    """The tables of a database of today, as SQLite's schema has them."""
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database)
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = {}
        for table in sorted(names):
            columns = database.execute(f"SELECT name, pk FROM pragma_table_info('{table}') ORDER BY cid").fetchall()
            key = sorted((place, name) for name, place in columns if place)
            found[table] = Columns(tuple(name for name, _ in columns), tuple(name for _, name in key))
    return found


@contextlib.contextmanager
def opened(place: str, *, filled: bool) -> Iterator[Side]:
    """A store by its folder or address, brought up to date and kept from servers meanwhile."""
    if is_address(place):
        with postgres("moving", place).opened_side(place, filled=filled) as side:
            yield side
        return
    folder = Path(place)
    if filled and not (folder / FILE).is_file():
        raise BadFolder("wrong-folder-empty", folder=place, file=FILE)
    check_folder(folder)
    with contextlib.closing(lock_folder(folder)), contextlib.closing(connect(folder / FILE)) as database:
        yield FolderSide(place, database)


class FolderSide:
    """A data folder."""

    def __init__(self, name: str, database: sqlite3.Connection) -> None:
        self.name = name
        self._database = database

    def count(self, table: str) -> int:
        """How many rows a table has."""
        return int(self._database.execute(f"SELECT count(*) FROM {table}").fetchone()[0])

    def rows(self, table: str, columns: Columns) -> Rows:
        """All rows of a table, by its key."""
        return self._database.execute(columns.query(table))

    def fill(self, table: str, columns: Columns, rows: Rows) -> None:
        """Write rows into a table."""
        marks = ", ".join("?" * len(columns.all))
        with explained(Path(self.name) / FILE):
            self._database.executemany(f"INSERT INTO {table} ({', '.join(columns.all)}) VALUES ({marks})", rows)

    @contextlib.contextmanager
    def transaction(self) -> Iterator[None]:
        """What is written in it is kept as a whole, or not at all."""
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._database.execute("ROLLBACK")
            raise
        with explained(Path(self.name) / FILE):
            self._database.execute("COMMIT")
