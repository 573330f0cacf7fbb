"""The servers on one database: who is there, who looks after which tables, and what has changed.

A thread has a connection of its own for it. As long as its session lives, the server is there, by a lock with its
number. Tables are shared out by the hashes of their ids, in so many parts, and whoever has the lock of a part looks
after its tables: PostgreSQL sees to it that this is one server at most, and when that one dies, its locks are free.
What has changed is told by NOTIFY, after it was committed; a notice has the number of who tells and the ids of tables,
and nothing else.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import select
import socket
import threading
import time
import zlib
from collections.abc import Callable, Sequence

import psycopg

from quartier.core.errors import QuartierError
from quartier.server.now import now
from quartier.server.parts import ALONE, PARTS, Place, part_of
from quartier.server.store.opening import shown
from quartier.server.store.postgres.address import Connection, connect
from quartier.server.store.postgres.locks import HOLDING, KEEPING, asked, enter, leave, locked

CHANNEL = "quartier"
BEAT = 0.5
"""Seconds between two looks at who is there."""
SURE = 3.0
"""Seconds for which a server believes, after the last sign of the database, that it still has its locks."""
PATIENCE = 2.0
"""Seconds in which the database has to answer."""
SETTINGS = {
    "tcp_keepalives_idle": "3",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "6000",
    "synchronous_commit": "off",
}
"""How the database notices a machine that has gone without a word: later than that one stops believing in itself. It
asks whether somebody is there only as long as it has nothing to tell; what is told may wait for so long to arrive. And
nothing that is told has to be there after a crash."""
GATHER = 0.01
"""Seconds for which what is to be told is gathered: one notice is of many tables."""
PAUSE = 0.5
"""Seconds between tries to be there again."""
LONGEST = 7000
"""Bytes of a notice."""

log = logging.getLogger(__name__)


class Company:
    """This server among the others. What it calls back is called in its thread."""

    def __init__(self, address: str, number: int, place: Place = ALONE) -> None:
        self._address = address
        self._place = place
        self.number = number
        self.started = now()
        """When the first of those who are there has started."""
        self._own_start = self.started
        self.on_news: Callable[[Sequence[str]], None] = lambda names: None
        """Others have changed these tables."""
        self.on_change: Callable[[], None] = lambda: None
        """Others have come or gone, or this one has come back, or looks after other tables than before."""
        self._there: frozenset[int] = frozenset()
        self._parts: frozenset[int] = frozenset()
        self._leaving: list[int] = []
        """Parts that are let go at the next beat: what was done for their tables is over by then."""
        self._sure_until = 0.0
        self._telling: set[str] = set()
        self._noting = threading.Lock()
        self._asked: queue.SimpleQueue[Callable[[Connection], None]] = queue.SimpleQueue()
        self._awake: socket.socket | None = None
        self._waking: socket.socket | None = None
        self._heard: list[str] = []
        """What others have told, and nobody has read yet."""
        self._ended = threading.Event()
        self._known = threading.Event()
        """Whether others know that this server is there; before it begins to be nobody has to."""
        self._known.set()
        self._thread = threading.Thread(target=self._run, name="company", daemon=True)

    def begin(self) -> None:
        """Be there; what is not reached within some seconds is reached later."""
        self._awake, self._waking = socket.socketpair()
        self._waking.setblocking(False)
        self._known.clear()
        self._thread.start()
        self._known.wait(5 * PATIENCE)

    def close(self) -> None:
        """Be gone, if it is there: others look after everything from now on."""
        self._ended.set()
        self._wake()
        if self._thread.is_alive():
            self._thread.join()
        for end in (self._awake, self._waking):
            if end is not None:
                end.close()

    # Asked from other threads

    @property
    def sure(self) -> bool:
        """Whether the database has been heard of lately."""
        return time.monotonic() < self._sure_until

    @property
    def known(self) -> bool:
        """Whether others know that this server is there: one that believes to be alone does not look at what we do."""
        return self._known.is_set()

    @property
    def alone(self) -> bool:
        """Whether no other server is there, for sure."""
        return self._there == {self.number} and self.sure

    @property
    def there(self) -> list[str]:
        """The servers that are there, this one at least."""
        return [str(number) for number in sorted(self._there | {self.number})]

    def keeps(self, name: str) -> bool:
        """Whether this server looks after something, and nobody else does."""
        return part_of(name) in self._parts and self.sure

    def tell(self, names: Sequence[str]) -> None:
        """Tell others, if there are any, that something was changed; it is stored already."""
        if not self.alone:
            with self._noting:
                waked = bool(self._telling)
                self._telling.update(names)
            if not waked:
                self._wake()

    def hold(self, name: str, told: Callable[[bool], None]) -> None:
        """Have something for oneself until it is let go, or this server is gone; `told` whether that could be."""
        self._ask("pg_try_advisory_lock", name, told)

    def let_go(self, name: str) -> None:
        """Let others have it."""
        self._ask("pg_advisory_unlock", name, lambda done: None)

    def _ask(self, what: str, name: str, told: Callable[[bool], None]) -> None:
        def ask(connection: Connection) -> None:
            key = (HOLDING, zlib.crc32(name.encode()) & 0x7FFFFFFF)
            done = False
            try:
                done = bool(asked(connection, f"SELECT {what}(%s, %s)", *key)[0][0])
            finally:
                # Also where the connection was cut just then: whoever waits would wait for ever.
                told(done)

        self._asked.put(ask)
        self._wake()

    def _wake(self) -> None:
        if self._waking is not None:
            with contextlib.suppress(OSError):
                self._waking.send(b".")

    # In its own thread

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                connection = connect(self._address, PATIENCE)
                try:
                    self._live(connection)
                finally:
                    connection.close()
            except (psycopg.Error, QuartierError) as error:
                if self._parts:
                    log.error("no word of other servers", extra={"store": shown(self._address), "reason": str(error)})
            self._parts, self._there, self._leaving, self._sure_until = frozenset(), frozenset(), [], 0.0
            if not self._ended.is_set():
                self._known.clear()
                self.on_change()
            self._ended.wait(PAUSE)

    def _live(self, connection: Connection) -> None:
        assert self._awake is not None
        for name, value in SETTINGS.items():
            asked(connection, "SELECT set_config(%s, %s, false)", name, value)
        enter(connection, self.number, self._own_start)
        self._heard = []
        connection.add_notify_handler(lambda notice: self._heard.append(notice.payload))
        connection.execute(f"LISTEN {CHANNEL}".encode())
        self._notify(connection, "")
        self._beat(connection)
        if len(self._there) > 1:
            # They have been told; whoever did not hear it has looked by then.
            self._ended.wait(BEAT + GATHER)
        self._known.set()
        # Whatever was told before is not known here.
        self.on_change()
        beat = time.monotonic() + BEAT
        while not self._ended.is_set():
            wait = 0.0 if self._heard else max(0.0, beat - time.monotonic())
            ready, _, _ = select.select([connection.fileno(), self._awake.fileno()], [], [], wait)
            if self._awake.fileno() in ready:
                self._awake.recv(4096)
            if self._hear(connection) or time.monotonic() >= beat:
                self._beat(connection)
                beat = time.monotonic() + BEAT
            self._say(connection)
            while not self._asked.empty():
                self._asked.get()(connection)
        self._parts = frozenset()
        self._say(connection)
        asked(connection, "SELECT pg_advisory_unlock_all()")
        leave(connection, self.number)
        self._notify(connection, "")

    def _hear(self, connection: Connection) -> bool:
        """Read what others tell; whether one of them has come or gone, or lets parts go."""
        connection.pgconn.consume_input()
        while (notice := connection.pgconn.notifies()) is not None:
            self._heard.append(notice.extra.decode())
        heard, self._heard = self._heard, []
        names: set[str] = set()
        looked = False
        for said in heard:
            teller, _, told = said.partition(":")
            if teller != str(self.number):
                names.update(told.split(",") if told else ())
                looked = looked or not told
        if names:
            self.on_news(sorted(names))
        return looked

    def _say(self, connection: Connection) -> None:
        if not self._telling:
            return
        self._ended.wait(GATHER)
        with self._noting:
            telling, self._telling = self._telling, set()
        told = ""
        for name in sorted(telling):
            if len(told) + len(name) > LONGEST:
                self._notify(connection, told)
                told = ""
            told += f",{name}" if told else name
        if told:
            self._notify(connection, told)

    def _notify(self, connection: Connection, told: str) -> None:
        asked(connection, "SELECT pg_notify(%s, %s)", CHANNEL, f"{self.number}:{told}")

    def _beat(self, connection: Connection) -> None:
        """See who is there, and have as many parts as are this server's due."""
        began = time.monotonic()
        for part in self._leaving:
            asked(connection, "SELECT pg_advisory_unlock(%s, %s)", KEEPING, part)
        freed, self._leaving = bool(self._leaving), []
        there, taken, starts = locked(connection)
        due = -(-PARTS // max(1, len(there)))
        parts = set(self._parts)
        if len(parts) > due:
            self._leaving = sorted(parts, key=self._place.rank)[due:]
            parts -= set(self._leaving)
        for part in sorted(set(range(PARTS)) - taken, key=self._place.rank)[: max(0, due - len(parts))]:
            if asked(connection, "SELECT pg_try_advisory_lock(%s, %s)", KEEPING, part) == [(True,)]:
                parts.add(part)
        changed = (there, frozenset(parts)) != (self._there, self._parts)
        self._there, self._parts = there, frozenset(parts)
        self.started = min(starts, default=self._own_start)
        self._sure_until = began + SURE
        if freed:
            self._notify(connection, "")
        if changed:
            self.on_change()
