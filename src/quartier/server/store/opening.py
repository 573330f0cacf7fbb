"""Which store a server has: PostgreSQL where it is given the address of one, else the data folder's own."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quartier.core.errors import QuartierError
from quartier.server.parts import ALONE, Place
from quartier.server.store.database import Database
from quartier.server.store.folder import check_folder
from quartier.server.store.sqlite import SqliteDatabase
from quartier.server.store.store import Store

SCHEMES = ("postgresql://", "postgres://")


def is_address(text: str) -> bool:
    """Whether this names a PostgreSQL database, and not a folder."""
    return text.startswith(SCHEMES)


def shown(address: str) -> str:
    """An address without its password."""
    hidden = re.sub(r"(://[^/@:]*):[^/]*@", r"\1@", address)
    return re.sub(r"([?&])password=[^&]*&?", r"\1", hidden).rstrip("?&")


def postgres(module: str, address: str) -> Any:
    """A module of the room `postgres`, which takes a driver; or what is wrong with the address, or missing."""
    if not is_address(address):
        raise QuartierError("wrong-store-address", store=shown(address))
    try:
        importlib.import_module("psycopg")
    except ImportError:
        raise QuartierError("wrong-store-driver") from None
    return importlib.import_module(f"quartier.server.store.postgres.{module}")


def check_store(data: Path, address: str) -> None:
    """Make the database or bring it up to date, or say at once why that cannot be."""
    if address:
        postgres("database", address).check_database(address)
    else:
        check_folder(data)


def open_store(data: Path, address: str, observe: Callable[[int, float], None], place: Place = ALONE) -> Store:
    """The store of a server, which may have its place among the processes of a machine."""
    if not address:
        return Store(SqliteDatabase(data), observe)
    database: Database = postgres("database", address).PostgresDatabase(address, place)
    return Store(database, observe)
