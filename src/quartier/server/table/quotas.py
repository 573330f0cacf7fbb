"""How many tables there may be: of one person, from one address, and without anybody in a seat.

What is counted is what is stored and what is on its way to the store: whoever asks many times at
once is answered as if it had been one after the other.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quartier.server.messages.refusals import Refusal
from quartier.server.settings import Settings
from quartier.server.store.records import TableRecord
from quartier.server.store.store import Store

HOUR = 3600


class Quotas:
    """The tables that people and addresses have, and how many more there is room for."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._settings = settings
        self._store = store
        self._coming: dict[str, set[str]] = {}
        """For people and addresses, the tables that are not stored yet."""
        self.without_people: dict[str, str] = {}
        """The running tables at which nobody sits, and whose share of them each is. None outlives the server."""
        self._hour = 0
        self._newcomers: Counter[str] = Counter()

    @contextmanager
    def one_more(self, person: str, table: str, address: str = "") -> Iterator[None]:
        """Hold a place for one more table of a person, set up from an address, until it is stored."""
        self._check_person(person)
        self._check_address(address)
        held = [self._coming.setdefault(who, set()) for who in (person, address) if who]
        for tables in held:
            tables.add(table)
        try:
            yield
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

    def _check_address(self, address: str) -> None:
        most = self._settings.tables_per_address
        if not (most and address):
            return
        coming = [table for table in self._coming.get(address, ()) if self._store.table(table) is None]
        if self._store.busy_from(address) + len(coming) >= most:
            raise Refusal("too-many-tables", {"most": most})

    @contextmanager
    def for_bots_alone(self, record: TableRecord) -> Iterator[None]:
        """Hold a place for a match that nobody plays, until it is stored; for others there is always room."""
        if record.status != "running" or record.peopled:
            yield
            return
        share = record.share
        for most, number in (
            (self._settings.bot_tables, len(self.without_people)),
            (self._settings.bot_tables_each, list(self.without_people.values()).count(share)),
        ):
            if number >= most:
                raise Refusal("too-many-tables", {"most": most})
        self.without_people[record.id] = share
        try:
            yield
        except BaseException:
            del self.without_people[record.id]
            raise

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
