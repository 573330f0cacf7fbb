"""The locks that servers on one database have there, and which of them belong to servers that are there."""

from __future__ import annotations

from typing import Any

from quartier.server.store.postgres.address import Connection

HERE, KEEPING, HOLDING = 0x51554103, 0x51554104, 0x51554105
"""The first halves of the keys of locks: of a server that is there, of a part, of a thing that one does at a time."""
GRANTED = (
    "locktype = 'advisory' AND objsubid = 2 AND granted "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


def asked(connection: Connection, query: str, *values: Any) -> list[Any]:
    """What the database answers."""
    return connection.execute(query.encode(), values).fetchall()


def enter(connection: Connection, number: int, started: float) -> None:
    """Be there from now on, as long as the connection is."""
    asked(connection, "SELECT pg_try_advisory_lock(%s, %s)", HERE, number)
    connection.execute(
        "INSERT INTO processes (process, started) VALUES (%s, %s) ON CONFLICT (process) DO NOTHING", (number, started)
    )
    # Those that were killed have said nothing; whoever is there has had its lock since before it was noted.
    connection.execute(
        "DELETE FROM processes WHERE process NOT IN "
        f"(SELECT objid::bigint FROM pg_locks WHERE {GRANTED} AND classid::bigint = %s)".encode(),
        (HERE,),
    )


def leave(connection: Connection, number: int) -> None:
    """Be there no longer."""
    connection.execute("DELETE FROM processes WHERE process = %s", (number,))


def locked(connection: Connection) -> tuple[frozenset[int], set[int], list[Any]]:
    """The servers that are there, the parts that somebody keeps, and when those servers have started."""
    locks = asked(
        connection,
        "SELECT classid::bigint, objid::bigint, started FROM pg_locks "
        "LEFT JOIN processes ON process = objid::bigint AND classid::bigint = %s "
        f"WHERE {GRANTED} AND classid::bigint IN (%s, %s)",
        *(HERE, HERE, KEEPING),
    )
    there = frozenset(number for kind, number, _ in locks if kind == HERE)
    taken = {part for kind, part, _ in locks if kind == KEEPING}
    return there, taken, [started for kind, _, started in locks if kind == HERE and started is not None]
