"""The two connections of a server and its holds on the database: opened together, and closed together.

Both holds are locks of the connection that writes, and end with its session. One is the server's own: whoever has it
again knows that of what the session before has sent, nothing will be committed any more. The other one all servers
share, and whoever changes the schema or moves everything has it alone.
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
"""The key of the lock that servers share on their database."""
OWN = 0x51554102
"""The first half of the key of the lock that a server has for itself; the other one is its number."""
LEAVING = 3.0
"""Seconds in which the session of a server that has just gone is over."""
READING, WRITING = 2.0, 10.0
"""Seconds that a query may take, and a commit."""


class StoreInUse(QuartierError):
    """Another server runs on the same database, which has to be left alone now."""


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
    """Both, of the server with a number."""

    def __init__(
        self, address: str, number: int, prepare: Callable[[Connection], None], patience: float | None = None
    ) -> None:
        """`prepare` is done before the database is used, with so much patience or all of it."""
        opened: list[Connection] = []
        try:
            for seconds in (WRITING, READING):
                connection = connect(address, patience)
                opened.append(connection)
                if len(opened) == 1:
                    prepare(connection)
                    hold(connection, address, "pg_try_advisory_lock_shared(%s)", SERVING)
                    hold(connection, address, "pg_try_advisory_lock(%s, %s)", OWN, number)
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


def hold(connection: Connection, address: str, lock: str, *key: int) -> None:
    """Have a lock as long as the connection is open."""
    until = time.monotonic() + LEAVING
    while connection.execute(f"SELECT {lock}".encode(), key).fetchall() != [(True,)]:
        if time.monotonic() > until:
            raise StoreInUse("wrong-store-in-use", store=shown(address))
        time.sleep(0.05)


def held(address: str, prepare: Callable[[Connection], None]) -> Connection:
    """A connection without limits to a database that no server has; what is wrong is told."""
    with explained(address):
        connection = connect(address)
        try:
            hold(connection, address, "pg_try_advisory_lock(%s)", SERVING)
            prepare(connection)
        except BaseException:
            connection.close()
            raise
    return connection
