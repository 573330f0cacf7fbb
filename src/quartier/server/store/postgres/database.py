"""The PostgreSQL database of a server: what is read and written there, and how it comes back when it was away.

A connection that is cut is opened anew by a thread of its own, so that the server's loop never waits for that: until
then all is refused at once. What was being committed is not sent again; it is there or not, and that is settled
when the lock is there again.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg.pq import TransactionStatus

from quartier.core.errors import QuartierError
from quartier.server.store.database import Unsettled
from quartier.server.store.opening import shown
from quartier.server.store.postgres.address import Connection, explained
from quartier.server.store.postgres.lines import WRITING, Line, Lines, held
from quartier.server.store.postgres.schema import migrate
from quartier.server.store.postgres.statements import BATCHES, DIALECT

Result = TypeVar("Result")

PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0)
"""Seconds between tries to reach the database again; the last for as long as it takes."""

log = logging.getLogger(__name__)


class Taken(Exception):
    """Another server has had the database meanwhile: what this one has in memory is not what is stored."""


def check_database(address: str) -> None:
    """Bring a database up to date, or say at once why it cannot be used."""
    log.info("checking the database", extra={"store": shown(address)})
    held(address, lambda connection: migrate(connection, shown(address))).close()


class PostgresDatabase:
    """A database that no other server has as long as this is open, or until it was away for too long."""

    Error = psycopg.Error
    IntegrityError = psycopg.IntegrityError

    def __init__(self, address: str) -> None:
        self._address = address
        self._name = secrets.token_hex(16)
        """By which this server knows that nobody else has had the database."""
        self._ended = threading.Event()
        self._losing = threading.Lock()
        self._regaining: threading.Thread | None = None
        with explained(address):
            self._lines: Lines | None = Lines(address, self._begin)

    def rows(self, query: str, arguments: Sequence[Any]) -> list[Any]:
        """What is committed; refused at once while the database is away."""
        said = DIALECT.say(query)
        # No text in PostgreSQL has the character 0, so nothing is found by one that has it.
        values = [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in arguments]
        return self._use("reading", lambda connection: connection.execute(said, values).fetchall())

    def commit(self, changes: Mapping[str, Sequence[Sequence[Any]]]) -> None:
        """Store rows together; they are durable when this returns."""
        batches = [(statement, changes[kind]) for kind, statement in BATCHES.items() if kind in changes]
        try:
            self._use("writing", lambda connection: send(connection, batches))
        except psycopg.errors.CardinalityViolation:
            # A statement may not write the same row twice; several may.
            singly = [(statement, [row]) for statement, rows in batches for row in rows]
            self._use("writing", lambda connection: send(connection, singly))

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
            # Nor is it tried again, change by change, where the server is too busy for it.
            if which == "writing" and (line.gone or isinstance(error, psycopg.OperationalError)):
                raise Unsettled(str(error)) from None
            raise

    def _begin(self, connection: Connection) -> None:
        """When the database is first held."""
        migrate(connection, shown(self._address))
        connection.execute("UPDATE about SET server = %s", (self._name,))
        ((flushing,),) = connection.execute("SELECT current_setting('fsync')").fetchall()
        if flushing != "on":
            log.warning("the database server has fsync off: what is stored may be lost when its machine fails")

    def _go_on(self, connection: Connection) -> None:
        """When it is held again."""
        if connection.execute("SELECT server FROM about").fetchall() != [(self._name,)]:
            raise Taken

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
                self._lines = Lines(self._address, self._go_on, WRITING)
            except (psycopg.Error, QuartierError):
                continue
            except Taken:
                log.error("another server has had the database: start this one again", extra={"tries": tries})
                return
            log.warning("the database is back", extra={"store": shown(self._address), "tries": tries})
            return


def send(connection: Connection, batches: Sequence[tuple[str, Sequence[Sequence[Any]]]]) -> None:
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
