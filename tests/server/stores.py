"""The stores that the contract is held against: a further one is added here, and gets every test by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import msgspec
import pytest

from quartier.server.store.opening import open_store
from quartier.server.store.records import SeatRecord, TableRecord
from quartier.server.store.store import Store

if TYPE_CHECKING:  # loading it takes the extra `postgres`
    from tests.server.postgres_running import Postgres

Opening: TypeAlias = Callable[[], Store]
Script: TypeAlias = Callable[[Store], Awaitable[None]]
Run: TypeAlias = Callable[[Script], None]


def sqlite(folder: Path, request: pytest.FixtureRequest) -> Opening:
    """The database in the data folder."""
    return lambda: open_store(folder, "", lambda changes, seconds: None)


def postgres(folder: Path, request: pytest.FixtureRequest) -> Opening:
    """A database of a PostgreSQL server."""
    server: Postgres = request.getfixturevalue("postgres")
    address = server.new_database()
    return lambda: open_store(folder, address, lambda changes, seconds: None)


STORES: Mapping[str, Callable[[Path, pytest.FixtureRequest], Opening]] = {"sqlite": sqlite, "postgres": postgres}
"""Each gives a way to open the same store again and again."""


def record(name: str, **more: object) -> TableRecord:
    """A table of one person and a bot."""
    seats = (SeatRecord(person="ann", name="Ann"), SeatRecord(bot="easy"))
    bare = TableRecord(name, "cities", {"box": "house"}, "", seats, "ann", True, True, True, False, None, 1)
    return msgspec.structs.replace(bare, **more)
