"""A PostgreSQL database as one end of a move: its rows are streamed out of it, and copied into it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Any

import psycopg

from quartier.core.errors import QuartierError
from quartier.server.store.moving import Columns, Rows
from quartier.server.store.opening import shown
from quartier.server.store.postgres.address import Connection, explained
from quartier.server.store.postgres.lines import held
from quartier.server.store.postgres.schema import examine, migrate

AT_ONCE = 2000
"""Rows that are fetched together."""


@contextlib.contextmanager
def opened_side(address: str, *, filled: bool) -> Iterator[DatabaseSide]:
    """A database of today that nobody else has; one that is to be `filled` already is not made."""
    name = shown(address)

    def prepare(connection: Connection) -> None:
        if filled and examine(connection, name) == 0:
            raise QuartierError("wrong-store-empty", store=name)
        migrate(connection, name)

    with held(address, prepare) as connection, explained(address):
        yield DatabaseSide(name, connection)


class DatabaseSide:
    """A PostgreSQL database."""

    def __init__(self, name: str, connection: Connection) -> None:
        self.name = name
        self._connection = connection

    def count(self, table: str) -> int:
        """How many rows a table has."""
        ((number,),) = self._connection.execute(f"SELECT count(*) FROM {table}".encode()).fetchall()
        return int(number)

    def rows(self, table: str, columns: Columns) -> Rows:
        """All rows of a table, by its key; they are not all in memory."""
        with self._connection.transaction(), self._connection.cursor("moving") as cursor:
            cursor.itersize = AT_ONCE
            yield from cursor.execute(columns.query(table).encode())

    def fill(self, table: str, columns: Columns, rows: Rows) -> None:
        """Write rows into a table; QuartierError if one is not taken."""
        try:
            with (
                self._connection.cursor() as cursor,
                cursor.copy(f"COPY {table} ({', '.join(columns.all)}) FROM STDIN".encode()) as copy,
            ):
                for row in rows:
                    copy.write_row(row)
        except psycopg.DataError as error:
            reason = " ".join(str(error).splitlines()[0].split())
            raise QuartierError("wrong-move-row", store=self.name, table=table, reason=reason) from None

    def transaction(self) -> contextlib.AbstractContextManager[Any]:
        """What is written in it is kept as a whole, or not at all."""
        return self._connection.transaction()
