"""The PostgreSQL database of a server: what is read and written there, and how it comes back when it was away.

A connection that is cut is opened anew by a thread of its own, so that the server's loop never waits for that: until
then all is refused at once. What was being committed is not sent again; it is there or not, and that is settled
when the server's own lock is there again. Other servers may have the same database: see `company.py`.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg.pq import TransactionStatus

from quartier.core.errors import QuartierError
from quartier.server.parts import ALONE, Place
from quartier.server.store.database import Unsettled
from quartier.server.store.opening import shown
from quartier.server.store.postgres.address import Connection, connect, explained
from quartier.server.store.postgres.company import Company
from quartier.server.store.postgres.lines import LEAVING, WRITING, Line, Lines, StoreInUse, held
from quartier.server.store.postgres.schema import current, migrate
from quartier.server.store.postgres.statements import BATCHES, DIALECT, EVENTS_LOCKED, HEADS, LOCK
from quartier.server.store.soundness import BadDatabase

Result = TypeVar("Result")

PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between tries to reach the database again; the last for as long as it takes."""
TRIES = 5
"""How often a commit is tried that has to give way to others."""

log = logging.getLogger(__name__)
# Where servers meet, a commit ends with an error that is told and dealt with: psycopg need not warn of each.
logging.getLogger("psycopg").setLevel(logging.ERROR)


def check_database(address: str) -> None:
    """Bring a database up to date, or say at once why it cannot be used; servers must not run on an older one."""
    log.info("checking the database", extra={"store": shown(address)})
    name = shown(address)
    with explained(address), connect(address) as connection:
        until = time.monotonic() + LEAVING
        while not current(connection, name):
            try:
                held(address, lambda alone: migrate(alone, name)).close()
            except StoreInUse:
                # Several start at once, and one of them is at it.
                if time.monotonic() > until and not current(connection, name):
                    raise


class PostgresDatabase:
    """A database of one server or several."""

    Error = psycopg.Error
    IntegrityError = psycopg.IntegrityError

    def __init__(self, address: str, place: Place = ALONE) -> None:
        self._address = address
        self.number = secrets.randbelow(2**31 - 1) + 1
        """By which servers on one database know each other."""
        self.company = Company(address, self.number, place)
        self._ended = threading.Event()
        self._losing = threading.Lock()
        self._regaining: threading.Thread | None = None
        with explained(address):
            check_database(address)
            self._lines: Lines | None = Lines(address, self.number, self._begin)

    def rows(self, query: str, arguments: Sequence[Any]) -> list[Any]:
        """What is committed; refused at once while the database is away."""
        said = DIALECT.say(query)
        # No text in PostgreSQL has the character 0, so nothing is found by one that has it.
        values = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in arguments]
        return self._use("reading", lambda connection: connection.execute(said, values).fetchall())

    def commit(self, changes: Mapping[str, Sequence[Sequence[Any]]]) -> None:
        """Store rows together; they are durable when this returns."""
        if not self.company.known:
            raise psycopg.OperationalError("other servers do not know of this one")
        batches = [(statement, changes[kind]) for kind, statement in BATCHES.items() if kind in changes]
        locked: list[tuple[str, Sequence[Any]]] = []
        if not self.company.alone:
            heads = sorted({row[0] for kind in HEADS for row in changes.get(kind, ())})
            if len(heads) > 1 and changes.keys() == {"next-event"}:
                batches = [(EVENTS_LOCKED, changes["next-event"])]
            elif len(heads) > 1:
                locked = [(LOCK, heads)]
        try:
            self._send([*locked, *batches])
        except psycopg.errors.CardinalityViolation:
            # A statement may not write the same row twice; several may.
            self._send([*locked, *((statement, [row]) for statement, rows in batches for row in rows)])

    def _send(self, batches: Sequence[tuple[str, Sequence[Any]]]) -> None:
        for _ in range(TRIES):
            with contextlib.suppress(psycopg.errors.DeadlockDetected):
                return self._use("writing", lambda connection: send(connection, batches))
        raise psycopg.InternalError("servers that share a database wait for each other")

    def close(self) -> None:
        """Let the database go."""
        self._ended.set()
        if self._regaining is not None:
            self._regaining.join()
        if self._lines is not None:
            self._lines.close()

    def _use(self, which: str, ask: Callable[[Connection], Result]) -> Result:
        lines = self._lines
        if lines is None:
            raise psycopg.OperationalError("the database is away")
        line: Line = getattr(lines, which)
        try:
            return line.use(ask)
        except psycopg.Error as error:
            if line.gone:
                self._lose(lines, error)
            if isinstance(error, psycopg.errors.DeadlockDetected) and not line.gone:
                raise
            # Nor is it tried again, change by change, where the server is too busy for it.
            if which == "writing" and (line.gone or isinstance(error, psycopg.OperationalError)):
                raise Unsettled(str(error)) from None
            raise

    def _begin(self, connection: Connection) -> None:
        """When the database is first used."""
        ((flushing,),) = connection.execute("SELECT current_setting('fsync')").fetchall()
        if flushing != "on":
            log.warning("the database server has fsync off: what is stored may be lost when its machine fails")

    def _go_on(self, connection: Connection) -> None:
        """When it is used again: an older server must not go on where a newer one has changed the schema."""
        if not current(connection, shown(self._address)):
            raise BadDatabase("wrong-database-foreign", path=shown(self._address))

    def _lose(self, lines: Lines, error: psycopg.Error) -> None:
        with self._losing:
            if self._lines is lines and not self._ended.is_set():
                self._lines = None
                log.error("the database is away", extra={"store": shown(self._address), "reason": str(error)})
                self._regaining = threading.Thread(target=self._regain, args=(lines,), name="regaining", daemon=True)
                self._regaining.start()

    def _regain(self, lost: Lines) -> None:
        lost.close()
        tries = 0
        while not self._ended.wait(PAUSES[min(tries, len(PAUSES) - 1)]):
            tries += 1
            try:
                self._lines = Lines(self._address, self.number, self._go_on, WRITING)
            except (psycopg.Error, QuartierError):
                continue
            log.warning("the database is back", extra={"store": shown(self._address), "tries": tries})
            return


def send(connection: Connection, batches: Sequence[tuple[str, Sequence[Any]]]) -> None:
    """Commit batches in one transaction and one round trip."""
    statements = [(statement, (msgspec.json.encode(rows).decode(),)) for statement, rows in batches]
    if len(statements) == 1:
        # One statement is a transaction by itself.
        connection.execute(*statements[0])
        return
    try:
        with connection.pipeline():
            for statement, values in (("BEGIN", None), *statements, ("COMMIT", None)):
                connection.execute(statement, values)
    except psycopg.Error:
        if not connection.closed and connection.info.transaction_status != TransactionStatus.IDLE:
            connection.execute("ROLLBACK")
        raise
