"""The address of a PostgreSQL database: how it is read, shown and connected to, and what is said when that fails."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Generator, Iterator
from typing import Any

import psycopg
from psycopg import conninfo

from quartier.core.errors import QuartierError
from quartier.server.store.opening import shown
from quartier.server.store.soundness import BadDatabase

ARRIVAL = 5
"""Seconds in which a server has to take a connection."""
LINE = {
    "connect_timeout": ARRIVAL,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "application_name": "quartier",
}
"""How a connection is kept, where the address does not say otherwise: a machine that has gone is noticed."""
SERVERS_SIDE = {
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
"""The same at the other end, where the lock of a machine that has gone would else be kept for hours."""

WAITED = 1.0
"""Seconds for which a server that should have given up is waited for."""


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """One that waits for so long and no longer, also for a server that keeps the line and says nothing."""

    patience: float | None = None

    def wait(self, gen: Generator[Any, Any, Any], *arguments: Any, **more: Any) -> Any:
        """Have something done on the connection; where that takes too long, the connection is gone."""
        if self.patience is None:
            return super().wait(gen, *arguments, **more)
        try:
            return super().wait(bounded(gen, time.monotonic() + self.patience), *arguments, **more)
        except TimeoutError:
            self.close()
            raise psycopg.OperationalError("the server does not answer") from None

    def limit(self, seconds: float) -> None:
        """From now on, no statement takes longer."""
        milliseconds = str(int(1000 * seconds))
        self.execute("SELECT set_config('statement_timeout', %s, false)", (milliseconds,))
        self.patience = seconds + WAITED


def bounded(gen: Generator[Any, Any, Any], until: float) -> Generator[Any, Any, Any]:
    """What a generator asks to wait for, and TimeoutError when it has waited for too long."""
    with contextlib.closing(gen):
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if not ready and time.monotonic() > until:
                    raise TimeoutError
                wanted = gen.send(ready)
        except StopIteration as end:
            return end.value


def connect(address: str, patience: float | None = None) -> Connection:
    """A connection whose commits are durable when they are told; it waits for so many seconds, or for ever."""
    parameters: dict[str, Any] = {**LINE, **conninfo.conninfo_to_dict(address)}
    connection = Connection.connect(**parameters, autocommit=True, prepare_threshold=0)
    connection.patience = patience
    try:
        for name, value in SERVERS_SIDE.items():
            connection.execute("SELECT set_config(%s, %s, false)", (name, value))
        connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) "
            "WHERE current_setting('synchronous_commit') IN ('off', 'local')"
        )
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def explained(address: str) -> Iterator[None]:
    """Say of any trouble with a database which one it is and what can be done."""
    try:
        yield
    except psycopg.Error as error:
        raise told(error, address) from None


def told(error: psycopg.Error, address: str) -> QuartierError:
    """What is wrong, as a sentence: errors of connecting bear no code, so what the server says is looked at."""
    said = str(error)
    # Who is asked stands before it, and advice after it.
    first = said.partition("\n")[0].rpartition(" failed: ")[2]
    reason = error.diag.message_primary or first.removeprefix("FATAL:").strip()
    if isinstance(error, psycopg.ProgrammingError) and error.sqlstate is None:
        return BadDatabase("wrong-store-address", store=shown(address))
    if isinstance(error, psycopg.errors.InsufficientPrivilege):
        return BadDatabase("wrong-store-permission", store=shown(address), reason=reason)
    if error.sqlstate is None and re.search(r"password authentication failed|no password supplied", said):
        return BadDatabase("wrong-store-password", store=shown(address))
    if error.sqlstate is None and re.search(r'database "[^"]*" does not exist', said):
        return BadDatabase("wrong-store-missing", store=shown(address))
    if error.sqlstate is None:
        return BadDatabase("wrong-store-unreachable", store=shown(address), reason=reason)
    return BadDatabase("wrong-database-other", path=shown(address), reason=reason)
