"""Where everything is kept: a SQLite database in the data folder, read here and written by one thread."""

from __future__ import annotations

import contextlib
import logging
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.folder import FILE, connect, lock_folder
from quartier.server.store.records import KEPT_TALK, Event, Person, Subscription, TableRecord, TalkRecord
from quartier.server.store.schema import migrate
from quartier.server.store.soundness import explained
from quartier.server.store.writer import Row, Writer

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableRecord).decode


class Conflict(Refusal):
    """What was to be written once is there already; nothing was written."""

    def __init__(self) -> None:
        super().__init__("storage")


class Store:
    """People, tables, events and links; what is written is awaited, what is read is committed."""

    def __init__(self, folder: Path, observe: Callable[[int, float], None]) -> None:
        self._lock = lock_folder(folder)
        path = folder / FILE
        with explained(path):
            self._database = connect(path)
            migrate(self._database)
            self._database.execute(
                "INSERT OR IGNORE INTO settings (key, value) VALUES ('key', ?)", (secrets.token_hex(32),)
            )
            self.key: str = self._one("SELECT value FROM settings WHERE key = 'key'")
            self._writer = Writer(connect(path), observe)

    async def close(self) -> None:
        """Write what is left and let the folder go."""
        await self._writer.close()
        self._database.close()
        self._lock.close()

    # Reading

    def _rows(self, query: str, *arguments: Any) -> list[Any]:
        try:
            return self._database.execute(query, arguments).fetchall()
        except sqlite3.Error as error:
            log.error("not read", extra={"reason": str(error)})
            raise Refusal("storage") from None

    def _one(self, query: str, *arguments: Any) -> Any:
        found = self._rows(query, *arguments)
        return found[0][0] if found else None

    def _records(self, query: str, *arguments: Any) -> list[TableRecord]:
        """The tables of a list; one that cannot be read does not cost the others."""
        found = []
        for (record,) in self._rows(query, *arguments):
            with contextlib.suppress(Refusal):
                found.append(_record(record))
        return found

    def person(self, person: str) -> Person | None:
        """A guest by id."""
        name = self._one("SELECT name FROM people WHERE id = ?", person)
        return None if name is None else Person(person, name)

    def table(self, table: str) -> TableRecord | None:
        """A table by id."""
        found = self._one("SELECT record FROM tables WHERE id = ?", table)
        return None if found is None else _record(found)

    def lobby(self, limit: int) -> list[TableRecord]:
        """The public tables, those that can be joined first, then those that changed last."""
        return self._records(
            "SELECT record FROM tables WHERE public = 1 AND status IN ('open', 'running') "
            "ORDER BY status, updated DESC LIMIT ?",
            limit,
        )

    def tables_of(self, person: str, limit: int) -> list[TableRecord]:
        """The tables where a person sits or sat, those that changed last first."""
        return self._records(
            "SELECT record FROM sittings JOIN tables ON tables.id = sittings.table_id "
            "WHERE person = ? ORDER BY updated DESC LIMIT ?",
            person,
            limit,
        )

    def busy(self, person: str) -> list[str]:
        """The tables, open or running, that a person has: as host or in a seat."""
        rows = self._rows(
            "SELECT tables.id FROM sittings JOIN tables ON tables.id = sittings.table_id "
            "WHERE sittings.person = ? AND tables.status IN ('open', 'running') AND ("
            "json_extract(record, '$.host') = ? OR EXISTS ("
            "SELECT 1 FROM json_each(record, '$.seats') WHERE json_extract(value, '$.person') = ?))",
            *(person, person, person),
        )
        return [table for (table,) in rows]

    def busy_from(self, address: str) -> int:
        """How many tables, open or running, were set up from an address, told by its mark."""
        query = (
            "SELECT count(*) FROM tables "
            "WHERE json_extract(record, '$.address') = ? AND json_extract(record, '$.address') <> ''"
        )
        return int(self._one(query, address))

    def without_people(self) -> list[str]:
        """The running tables at which no person has a seat."""
        rows = self._rows(
            "SELECT id FROM tables WHERE status = 'running' AND NOT EXISTS ("
            "SELECT 1 FROM json_each(record, '$.seats') WHERE json_extract(value, '$.person') IS NOT NULL)"
        )
        return [table for (table,) in rows]

    def pairings(self) -> list[TableRecord]:
        """The tables at which people wait to be paired, the oldest first."""
        return self._records(
            "SELECT record FROM tables WHERE status = 'open' AND json_extract(record, '$.pairing') ORDER BY updated"
        )

    def challenge_entry(self, person: str, game: str, day: str) -> str | None:
        """The table at which a person took a day's challenge."""
        query = "SELECT table_id FROM challenge_entries WHERE person = ? AND game = ? AND day = ?"
        found: str | None = self._one(query, person, game, day)
        return found

    def challenges(self, game: str, day: str) -> list[TableRecord]:
        """The tables of a day's challenge."""
        return self._records(
            "SELECT record FROM tables WHERE json_extract(record, '$.challenge') = ? "
            "AND json_extract(record, '$.game') = ? AND json_extract(record, '$.challenge') <> ''",
            day,
            game,
        )

    def events(self, match: str) -> list[Event]:
        """All that was done in a match."""
        rows = self._rows("SELECT seq, at, kind, seat, text, client FROM events WHERE match = ? ORDER BY seq", match)
        return [Event(*row) for row in rows]

    def talk(self, table: str) -> list[TalkRecord]:
        """What was said at a table, as far as it is kept."""
        rows = self._rows(
            "SELECT number, at, seat, name, text, client FROM talk WHERE table_id = ? ORDER BY number", table
        )
        return [TalkRecord(*row) for row in rows]

    def subscriptions(self, person: str) -> list[Subscription]:
        """The browsers in which a person wants to be told."""
        rows = self._rows(
            "SELECT endpoint, person, p256dh, auth, language, failures, failing FROM subscriptions WHERE person = ?",
            person,
        )
        return [Subscription(*row) for row in rows]

    def subscribers(self) -> set[str]:
        """All who want to be told."""
        return {person for (person,) in self._rows("SELECT DISTINCT person FROM subscriptions")}

    def push_key(self) -> str | None:
        """The server's private key for Web Push, once it has made one."""
        found: str | None = self._one("SELECT value FROM settings WHERE key = 'push-key'")
        return found

    def due(self, time: int) -> list[str]:
        """The tables where a clock has run out."""
        rows = self._rows("SELECT id FROM tables WHERE wake > 0 AND wake <= ? ORDER BY wake LIMIT 200", time)
        return [table for (table,) in rows]

    def bots_due(self, after: str) -> list[str]:
        """The tables where a bot is to move, some at a time: those whose ids come after one."""
        rows = self._rows("SELECT id FROM tables WHERE wake = 0 AND id > ? ORDER BY id LIMIT 200", after)
        return [table for (table,) in rows]

    def forgotten(self, before: int) -> list[str]:
        """The tables not started and not touched since."""
        rows = self._rows(
            "SELECT id FROM tables WHERE status = 'open' AND public IN (0, 1) AND updated < ? LIMIT 200", before
        )
        return [table for (table,) in rows]

    def transfer(self, token: str) -> tuple[str, str] | None:
        """The table and the person that a link's hashed token stands for."""
        query = "SELECT table_id, person FROM transfers WHERE token = ? AND expires > ?"
        found: list[tuple[str, str]] = self._rows(query, token, now())
        return found[0] if found else None

    # Writing

    async def write(self, rows: Sequence[Row]) -> None:
        """Store rows together; return when they are on disk."""
        try:
            await self._writer.write(rows)
        except sqlite3.IntegrityError:
            raise Conflict from None
        except sqlite3.Error:
            raise Refusal("storage") from None


def _record(text: str) -> TableRecord:
    try:
        return _decode(text)
    except msgspec.DecodeError as error:
        log.error("table cannot be read", extra={"reason": str(error)})
        raise Refusal("storage") from None


def table_rows(record: TableRecord) -> Iterable[Row]:
    """What is written when a table changes."""
    values = (record.id, record.status, int(record.public), now(), _encode(record).decode())
    yield ("table", values)
    for sitting in record.seats:
        if sitting.person is not None:
            yield ("sitting", (sitting.person, record.id))


def subscription_rows(subscription: Subscription) -> Iterable[Row]:
    """What is written when a browser subscribes, or does so again; the oldest of too many goes."""
    new = subscription
    yield ("subscription", (new.endpoint, new.person, new.p256dh, new.auth, new.language, now()))
    yield ("subscriptions-too-many", (new.person,))


def event_row(match: str, event: Event) -> Row:
    """What is written when something is done in a match."""
    return ("event", (match, event.seq, event.at, event.kind, event.seat, event.text, event.client))


def talk_rows(table: str, line: TalkRecord) -> Iterable[Row]:
    """What is written when something is said at a table; the oldest line kept goes."""
    yield ("talk", (table, line.number, line.at, line.seat, line.name, line.text, line.client))
    if line.number > KEPT_TALK:
        yield ("talk-forgotten", (table, line.number - KEPT_TALK))
