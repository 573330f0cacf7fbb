"""Where everything is kept: a database, whichever it is, read here and written by one thread."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from quartier.server.messages.refusals import Refusal
from quartier.server.messages.studies import StudyLine
from quartier.server.now import now
from quartier.server.store.challenge_results import ChallengeResults
from quartier.server.store.component_sets import ComponentSets
from quartier.server.store.database import Company, Database, Row, Unsettled
from quartier.server.store.outcomes import Conflict, Doubtful, Unreadable
from quartier.server.store.records import (
    KEPT_TALK,
    Event,
    Person,
    ReviewRecord,
    StudyRecord,
    Subscription,
    TableRecord,
    TalkRecord,
)
from quartier.server.store.shared import Shared
from quartier.server.store.writer import Writer

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(TableRecord).decode
_decode_study = msgspec.json.Decoder(StudyRecord).decode


class Store:
    """People, tables, events and links; what is written is awaited, what is read is committed."""

    def __init__(self, database: Database, observe: Callable[[int, float], None]) -> None:
        self._database = database
        # It signs cookies and deals challenges: made once, and the same for good.
        database.commit({"key": [(secrets.token_hex(32),)]})
        self.key: str = self._one("SELECT value FROM settings WHERE key = 'key'")
        self._writer = Writer(database, observe)
        self.challenges = ChallengeResults(self._rows)
        self.sets = ComponentSets(self._rows)
        self.company: Company | None = database.company
        """The other servers on the same database, where there may be some."""
        self.shared = Shared(self._rows)

    async def close(self) -> None:
        """Write what is left and let the database go."""
        await self._writer.close()
        self._database.close()

    # Reading

    def _rows(self, query: str, *arguments: Any) -> list[Any]:
        try:
            return self._database.rows(query, arguments)
        except self._database.Error as error:
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
            "{record:host} = ? OR EXISTS (SELECT 1 FROM {people} WHERE people.person = ?))",
            *(person, person, person),
        )
        return [table for (table,) in rows]

    def busy_from(self, address: str) -> int:
        """How many tables, open or running, were set up from an address, told by its mark."""
        query = "SELECT count(*) FROM tables WHERE {record:address} = ? AND {record:address} <> ''"
        return int(self._one(query, address))

    def without_people(self) -> list[str]:
        """The running tables at which no person has a seat."""
        return [record.id for record in self.bots_alone()]

    def bots_alone(self) -> list[TableRecord]:
        """The same, with all that is stored of them."""
        return self._records(
            "SELECT record FROM tables WHERE status = 'running' "
            "AND NOT EXISTS (SELECT 1 FROM {people} WHERE people.person IS NOT NULL)"
        )

    def pairings(self) -> list[TableRecord]:
        """The tables at which people wait to be paired, the oldest first."""
        return self._records("SELECT record FROM tables WHERE status = 'open' AND {flag:pairing} ORDER BY updated")

    def events(self, match: str, first: int = 0) -> list[Event]:
        """All that was done in a match, or what was from a number on."""
        rows = self._rows(
            "SELECT seq, at, kind, seat, text, client FROM events WHERE match = ? AND seq >= ? ORDER BY seq",
            match,
            first,
        )
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

    def study(self, study: str) -> StudyRecord | None:
        """A study by id."""
        found = self._one("SELECT record FROM studies WHERE id = ?", study)
        return None if found is None else _decode_study(found)

    def studies_of(self, person: str) -> list[StudyLine]:
        """The studies that a person keeps, those that changed last first."""
        rows = self._rows(
            "SELECT id, game, title, positions, updated FROM studies WHERE owner = ? ORDER BY updated DESC, id", person
        )
        return [StudyLine(*row) for row in rows]

    def push_key(self) -> str | None:
        """The server's private key for Web Push, once it has made one."""
        found: str | None = self._one("SELECT value FROM settings WHERE key = 'push-key'")
        return found

    def review(self, match: str) -> ReviewRecord | None:
        """The review of a match by its digest, made or only asked for."""
        rows = self._rows("SELECT match, owner, file, review FROM reviews WHERE match = ?", match)
        return ReviewRecord(*rows[0]) if rows else None

    def reviews_to_make(self) -> list[ReviewRecord]:
        """The reviews that were asked for and are not made yet, the oldest first."""
        rows = self._rows("SELECT match, owner, file, review FROM reviews WHERE review = '' ORDER BY asked, match")
        return [ReviewRecord(*row) for row in rows]

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
        except self._database.IntegrityError:
            raise Conflict from None
        except self._database.Error:
            raise Refusal("storage") from None
        except Unsettled:
            raise Doubtful from None


def _record(text: str) -> TableRecord:
    try:
        return _decode(text)
    except msgspec.DecodeError as error:
        log.error("table cannot be read", extra={"reason": str(error)})
        raise Unreadable from None


def table_rows(record: TableRecord) -> Iterable[Row]:
    """What is written when a table changes."""
    values = (record.id, record.status, int(record.public), now(), _encode(record).decode())
    yield ("table", values)
    for sitting in record.seats:
        if sitting.person is not None:
            yield ("sitting", (sitting.person, record.id))
    if record.scored:
        player, place = record.seats[0], record.places[0]
        # Where all win or lose together and have lost, nobody is first.
        lost = all(other.rank != 1 for other in record.places)
        made = (player.person, player.name, place.score, int(lost), record.ended, record.set_digest)
        yield ("challenge-result", (record.game, record.challenge, record.id, *made))


def subscription_rows(subscription: Subscription) -> Iterable[Row]:
    """What is written when a browser subscribes, or does so again; the oldest of too many goes."""
    new = subscription
    yield ("subscription", (new.endpoint, new.person, new.p256dh, new.auth, new.language, now()))
    yield ("subscriptions-too-many", (new.person,))


def study_row(record: StudyRecord) -> Row:
    """What is written when a study changes."""
    shown = (record.game, record.title, len(record.turns))
    return ("study", (record.id, record.owner, record.version, now(), *shown, _encode(record).decode()))


def event_row(match: str, event: Event) -> Row:
    """What is written when something is done in a match."""
    return ("event", (match, event.seq, event.at, event.kind, event.seat, event.text, event.client))


def next_event_row(record: TableRecord, event: Event) -> Row:
    """The same where several servers write: it has to be the next one, at the table as this server knows it."""
    return ("next-event", (*event_row(record.id, event)[1], record.version))


def talk_rows(table: str, line: TalkRecord) -> Iterable[Row]:
    """What is written when something is said at a table; the oldest line kept goes."""
    yield ("talk", (table, line.number, line.at, line.seat, line.name, line.text, line.client))
    if line.number > KEPT_TALK:
        yield ("talk-forgotten", (table, line.number - KEPT_TALK))
