"""How people who would play with anybody find each other: they wait at a table that starts by itself.

One asks after the other, each at a table that others can see in the store at once. Whoever has closed the page
is waited with no longer: as long as somebody waits, a socket is open at the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic

import msgspec

from quartier.core.registry import games as all_games
from quartier.server.identity import Signer, new_id
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Overtaken
from quartier.server.store.records import Person, SeatRecord, TableRecord, Wish
from quartier.server.table.again import again
from quartier.server.table.beginning import begun
from quartier.server.table.bot_seats import bot_seat
from quartier.server.table.catching_up import refresh
from quartier.server.table.in_turn import in_turn, versions_of
from quartier.server.table.names import name_at
from quartier.server.table.new_tables import NewTables, alone
from quartier.server.table.seating import leave
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables
from quartier.server.table.wishes import arranged, bots_due, common_games, needed, wishes

GONE = 6.0
"""Seconds after which somebody without a socket has gone: loading the page anew takes fewer."""
ELSEWHERE = 1.0
"""Seconds between two looks at who waits by other servers."""
CLOCK = 300
"""Seconds for a turn: among strangers somebody may go and not come back."""


class Pairings:
    """The tables at which people wait for others."""

    def __init__(self, tables: Tables, new_tables: NewTables, signer: Signer, *, bots_after: float, level: str) -> None:
        self._quotas = tables.around.quotas
        self._new_tables = new_tables
        self._signer = signer
        self._bots_after = bots_after
        self._level = level
        self._all = tables
        self._store = tables.around.store
        self._together = tables.around.together
        self._lock = asyncio.Lock()
        """Held while it is decided who sits with whom; a table's own lock is taken within it, never the other way."""
        self._tables = {record.id: tables.find(record.id) for record in tables.around.store.pairings()}
        self._seen: dict[str, float] = {}
        """When each of those who wait was last there, since the server started."""
        self._looked = monotonic()
        """When the store was last asked who waits by other servers."""

    async def ask(self, person: Person, games: Sequence[str], bots: bool, address: str = "") -> Table:
        """Have somebody wait for others who would play the same, or start with those who wait already."""
        if any(game not in all_games() for game in games):
            raise Refusal("unknown-game")
        return await again(lambda: self._ask(person, games, bots, address))

    async def _ask(self, person: Person, games: Sequence[str], bots: bool, address: str) -> Table:
        wish = Wish(tuple(sorted(set(games))), now(), now() + int(1000 * self._bots_after) if bots else None)
        async with self._lock:
            self._seen[person.id] = monotonic()
            versions = versions_of(self._store, ["pairings"])
            await self._look_elsewhere()
            mine = self._table_of(person)
            if mine is not None:
                known = mine.record.seats[mine.record.seat_of(person.id) or 0].wish
                if known is not None and (known.games, known.bots is None) == (wish.games, wish.bots is None):
                    return mine
                await leave(mine, person)
            for table in self._fitting(person, wish):
                async with table.lock:
                    record = self._joined(table, person, wish)
                    if record is None:
                        continue
                    with (
                        in_turn(self._store, versions) as turn,
                        self._quotas.one_more(person.id, record.id) as counted,
                    ):
                        await table.change(self._begun_if_full(record), [*turn, *counted])
                    return table
            with in_turn(self._store, versions) as turn:
                return await self._new(person, wish, address, turn)

    async def leave(self, person: Person) -> None:
        """Wait no longer."""
        async with self._lock:
            await self._look_elsewhere()
            mine = self._table_of(person)
            if mine is None:
                raise Refusal("not-waiting")
            await leave(mine, person)

    def waiting(self) -> dict[str, int]:
        """How many wait for each game; whoever would play several waits for each of them."""
        found = [wish for table in self._waiting() for wish in wishes(self._there(table))]
        return {game: sum(game in common_games([wish]) for wish in found) for game in all_games()}

    async def _look_elsewhere(self) -> None:
        """Know who waits by other servers."""
        self._looked = monotonic()
        if self._together.alone:
            return
        for record in self._store.pairings():
            self._tables.setdefault(record.id, self._all.find(record.id))
        for table in list(self._tables.values()):
            async with table.lock:
                refresh(table)

    async def look_after(self) -> None:
        """Notice who has gone without a word, and bring bots where all have agreed to them and waited long enough."""
        if monotonic() - self._looked > ELSEWHERE:
            await self._look_elsewhere()
        tables, trouble = self._waiting(), None
        if not tables:
            self._seen.clear()
        for table in tables:
            for person in table.people:
                if person is not None and table.record.seat_of(person) is not None:
                    self._seen[person] = monotonic()
            if self._together.keeps(table.record.id) and self._changed(table) is not None:
                try:
                    async with self._lock, table.lock:
                        refresh(table)
                        record = self._changed(table)
                        if record is not None:
                            await table.change(record)
                except Overtaken:
                    # It is looked at again soon.
                    pass
                except Exception as error:
                    # One table that cannot go on must not keep those at the others waiting.
                    trouble = error
        if trouble is not None:
            raise trouble

    def _waiting(self) -> list[Table]:
        """The tables that have not started, the one that has waited longest first."""
        for name, table in list(self._tables.items()):
            if not (table.record.pairing and table.record.status == "open"):
                del self._tables[name]
        return list(self._tables.values())

    def _table_of(self, person: Person) -> Table | None:
        return next((table for table in self._waiting() if table.record.seat_of(person.id) is not None), None)

    def _there(self, table: Table) -> list[SeatRecord]:
        """Those at a table who have not gone."""
        online = table.people
        long_ago = monotonic() - GONE
        # Who has just asked another server is as much there.
        lately = now() - 1000 * GONE if self._together.shared else None
        return [
            sitting
            for sitting in table.record.seats
            if sitting.person is not None
            and (
                sitting.person in online
                or self._seen.setdefault(sitting.person, monotonic()) > long_ago
                or (lately is not None and sitting.wish is not None and sitting.wish.since > lately)
            )
        ]

    def _joined(self, table: Table, person: Person, wish: Wish) -> TableRecord | None:
        """A table with one person more; None where that does not fit, or nobody is there any more."""
        people = self._there(table)
        if not people or not (table.record.pairing and table.record.status == "open"):
            return None
        sitting = SeatRecord(person=person.id, name=name_at(people, person), back=now(), wish=wish)
        return arranged(table.record, [*people, sitting])

    def _fitting(self, person: Person, wish: Wish) -> list[Table]:
        """The tables where somebody could sit down, those first that then are full."""
        found = [(table, self._joined(table, person, wish)) for table in self._waiting()]
        fitting = [(table, record) for table, record in found if record is not None]
        fitting.sort(key=lambda pair: any(sitting.empty for sitting in pair[1].seats))
        return [table for table, _ in fitting]

    def _changed(self, table: Table) -> TableRecord | None:
        """What has to become of a table; None if it may stay as it is."""
        record, people = table.record, self._there(table)
        if not (record.pairing and record.status == "open"):
            return None
        if len(people) < len(wishes(record.seats)):
            return arranged(record, people) or record.closed
        due = bots_due(wishes(people))
        online = table.people
        if due is None or due > now() or not all(sitting.person in online for sitting in people):
            return None
        bot = bot_seat(self._level, record.game)
        seats = tuple(bot if sitting.empty else sitting for sitting in record.seats)
        return self._begun_if_full(msgspec.structs.replace(record, seats=seats))

    def _begun_if_full(self, record: TableRecord) -> TableRecord:
        """The table as it is stored: as soon as all seats are taken it is one like any other, and its match begins."""
        if any(sitting.empty for sitting in record.seats):
            return record
        seats = tuple(msgspec.structs.replace(sitting, wish=None) for sitting in record.seats)
        return begun(msgspec.structs.replace(record, seats=seats, pairing=False, hints=alone(seats, late=False)))

    async def _new(self, person: Person, wish: Wish, address: str, rows: Sequence[Row]) -> Table:
        """A table at which a person is the first to wait."""
        game = common_games([wish])[0]
        bare = TableRecord(
            id=new_id(),
            game=game,
            options={},
            box_text="",
            seats=(SeatRecord(),) * needed(game),
            host=person.id,
            public=False,
            spectators=True,
            aids=True,
            hints=False,
            late=False,
            clock=CLOCK,
            created=now(),
            pairing=True,
            address=self._signer.address(address),
        )
        sitting = SeatRecord(person=person.id, name=person.name, wish=wish)
        record = arranged(bare, [sitting]) or bare
        table = await self._new_tables.place(record, record, person, rows)
        self._tables[record.id] = table
        return table
