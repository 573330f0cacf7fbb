"""How many tables there may be: of one person, from one address, and without anybody in a seat.

What is counted is what is stored and what is on its way to the store: whoever asks many times at
once is answered as if it had been one after the other. Where several servers share the store, what they
count has a version that a further table changes: of two who have counted the same, one counts again.
"""

from __future__ import annotations

import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quartier.server.messages.refusals import Refusal
from quartier.server.settings import Settings
from quartier.server.store.database import Row
from quartier.server.store.records import TableRecord
from quartier.server.store.store import Store
from quartier.server.table.in_turn import in_turn, versions_of

HOUR = 3600
SHARED = 1024
"""Names by which servers count the tables of addresses."""
AT_ONCE = 100
"""Tables of one address that may be on their way by other servers."""


class Quotas:
    """The tables that people and addresses have, and how many more there is room for."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._coming: dict[str, set[str]] = {}
        """For people and addresses, the tables that are not stored yet."""
        self.without_people: dict[str, str] = {}
        """The running tables at which nobody sits, and whose share of them each is. None outlives the server, where it
        has the store for itself; else what is stored counts."""
        self._beginning: dict[str, str] = {}
        """Those of them that are not stored yet."""
        self._hour = 0
        self._newcomers: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str, table: str, address: str = "") -> Iterator[list[Row]]:
        """Hold a place for one more table of a person, set up from an address, until it is stored with some rows."""
        # Of an address nothing stays in the store: many share a name.
        shared = f"tables from {zlib.crc32(address.encode()) % SHARED}"
        versions = versions_of(self._store, [f"tables of {person}", shared])
        self._check_person(person)
        if self._check_address(address):
            # Nobody is near the limit: those of one address need not wait for each other.
            versions.pop(shared, None)
        held = [self._coming.setdefault(who, set()) for who in (person, address) if who]
        for tables in held:
            tables.add(table)
        try:
            with in_turn(self._store, versions) as rows:
                yield rows
        finally:
            for tables in held:
                tables.discard(table)
            for who in (person, address):
                if not self._coming.get(who, True):
                    del self._coming[who]

    def _check_person(self, person: str) -> None:
        most = self._settings.tables_each
        if len({*self._store.busy(person), *self._coming.get(person, ())}) >= most:
            raise Refusal("too-many-tables", {"most": most})

    def _check_address(self, address: str) -> bool:
        """Refuse one more table of an address, where it has as many as it may; whether it has but few."""
        most = self._settings.tables_per_address
        if not (most and address):
            return True
        coming = [table for table in self._coming.get(address, ()) if self._store.table(table) is None]
        number = self._store.busy_from(address) + len(coming)
        if number >= most:
            raise Refusal("too-many-tables", {"most": most})
        return number + AT_ONCE < most

    @contextmanager
    def for_bots_alone(self, record: TableRecord) -> Iterator[list[Row]]:
        """Hold a place for a match that nobody plays, until it is stored; for others there is always room."""
        if record.status != "running" or record.peopled:
            yield []
            return
        share = record.share
        versions = versions_of(self._store, ["matches of bots alone"])
        if self._store.company is not None:
            stored = {table.id: table.share for table in self._store.bots_alone()}
            self.without_people = stored | self._beginning
        for most, number in (
            (self._settings.bot_tables, len(self.without_people)),
            (self._settings.bot_tables_each, list(self.without_people.values()).count(share)),
        ):
            if number >= most:
                raise Refusal("too-many-tables", {"most": most})
        self.without_people[record.id] = self._beginning[record.id] = share
        try:
            with in_turn(self._store, versions) as rows:
                yield rows
        except BaseException:
            self.without_people.pop(record.id, None)
            raise
        finally:
            del self._beginning[record.id]

    def settle(self, record: TableRecord) -> None:
        """Note what a table has become."""
        if record.status != "running" or record.peopled:
            self.without_people.pop(record.id, None)

    def check_newcomer(self, address: str) -> None:
        """Count one more guest from an address, or refuse it: a cookie is free."""
        most = self._settings.guests_per_address
        if not (most and address):
            return
        hour = int(time.monotonic() // HOUR)
        if hour != self._hour:
            self._hour, self._newcomers = hour, Counter()
        if self._newcomers[address] >= most:
            raise Refusal("too-many")
        self._newcomers[address] += 1
