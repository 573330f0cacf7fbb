"""The two connections of a server and its hold on the database: opened together, and closed together.

The hold is a lock of the connection that writes. It ends with that session, so that whoever has it knows: of what
the one before has sent, nothing will be committed any more.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TypeVar

from quartier.core.errors import QuartierError
from quartier.server.store.opening import shown
from quartier.server.store.postgres.address import Connection, connect, explained

Result = TypeVar("Result")

SERVING = 0x5155415254494502
"""The key of the lock that a server has on its database."""
LEAVING = 3.0
"""Seconds in which the session of a server that has just gone is over."""
READING, WRITING = 2.0, 10.0
"""Seconds that a query may take, and a commit."""


class StoreInUse(QuartierError):
    """Another server runs on the same database."""


class Line:
    """A connection that one thread uses at a time, and that is closed when nobody uses it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._lock = threading.Lock()

    def use(self, ask: Callable[[Connection], Result]) -> Result:
        """Ask something."""
        with self._lock:
            return ask(self._connection)

    @property
    def gone(self) -> bool:
        """Whether nothing can be asked any more."""
        return self._connection.closed

    def close(self) -> None:
        """End it."""
        with self._lock:
            self._connection.close()


class Lines:
    """Both, on a database that this server has for itself."""

    def __init__(self, address: str, prepare: Callable[[Connection], None], patience: float | None = None) -> None:
        """`prepare` is done when the database is held, before it is used, with so much patience or all of it."""
        opened: list[Connection] = []
        try:
            for seconds in (WRITING, READING):
                connection = connect(address, patience)
                opened.append(connection)
                if len(opened) == 1:
                    hold(connection, address)
                    prepare(connection)
                connection.limit(seconds)
        except BaseException:
            for connection in opened:
                connection.close()
            raise
        self.writing, self.reading = map(Line, opened)

    def close(self) -> None:
        """Let the database go."""
        self.reading.close()
        self.writing.close()


def hold(connection: Connection, address: str) -> None:
    """Keep other servers off the database as long as the connection is open."""
    until = time.monotonic() + LEAVING
    while connection.execute("SELECT pg_try_advisory_lock(%s)", (SERVING,)).fetchall() != [(True,)]:
        if time.monotonic() > until:
            raise StoreInUse("wrong-store-in-use", store=shown(address))
        time.sleep(0.05)


def held(address: str, prepare: Callable[[Connection], None]) -> Connection:
    """A connection without limits to a database that nobody else has; what is wrong is told."""
    with explained(address):
        connection = connect(address)
        try:
            hold(connection, address)
            prepare(connection)
        except BaseException:
            connection.close()
            raise
    return connection
