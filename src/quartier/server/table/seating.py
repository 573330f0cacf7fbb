"""Who sits where: people and bots take seats, leave them, and move them to another device."""

from __future__ import annotations

import contextlib

import msgspec

from quartier.server.identity import hashed, new_id
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict
from quartier.server.store.records import Person, SeatRecord, TableRecord
from quartier.server.store.store import Store
from quartier.server.table.again import again, in_company
from quartier.server.table.beginning import begun
from quartier.server.table.bot_seats import bot_seat
from quartier.server.table.catching_up import refresh
from quartier.server.table.names import name_at
from quartier.server.table.substitutes import take_over
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables
from quartier.server.table.wishes import arranged

HOUR = 3600 * 1000
EMPTY = SeatRecord()


@in_company
async def start(table: Table, person: Person, fill: str | None) -> None:
    """Start the match."""
    async with table.lock:
        record = as_host(table, person)
        if fill is not None:
            bot = bot_seat(fill, record.game)
            seats = tuple(bot if sitting.empty or sitting.awaited else sitting for sitting in record.seats)
            record = msgspec.structs.replace(record, seats=seats)
        record = begun(record)
        with table.around.quotas.for_bots_alone(record) as rows:
            await table.change(record, rows)


def as_host(table: Table, person: Person) -> TableRecord:
    """The table before its start, for its host."""
    if not table.record.hosted_by(person.id):
        raise Refusal("not-host")
    if table.record.status != "open":
        raise Refusal("not-open")
    return table.record


@in_company
async def seat_bot(table: Table, person: Person, seat: int, name: str | None) -> None:
    """Put a bot into a seat, or empty it."""
    async with table.lock:
        record = as_host(table, person)
        if seat >= len(record.seats):
            raise Refusal("bad-seats", {"fewest": 0, "most": len(record.seats) - 1})
        sitting = record.seats[seat]
        if sitting.person is not None and not sitting.awaited:
            raise Refusal("seat-taken")
        await table.change(record.with_seat(seat, EMPTY if name is None else bot_seat(name, record.game)))


@in_company
async def agree(table: Table, person: Person) -> None:
    """Agree to a rematch; it starts as soon as nobody is awaited and every seat is taken."""
    async with table.lock:
        record = table.record
        seat = record.seat_of(person.id)
        if seat is None or record.status != "open":
            return
        record = record.with_seat(seat, msgspec.structs.replace(record.seats[seat], awaited=False))
        if not any(sitting.awaited or sitting.empty for sitting in record.seats):
            record = begun(record)
        await table.change(record)


@in_company
async def join(table: Table, person: Person, seat: int | None) -> None:
    """Take a free seat, or the one that a rematch holds; after the start, one of a bot, where the table allows it."""
    async with table.lock:
        refresh(table)
    if table.record.awaits(person.id):
        await agree(table, person)
        return
    async with table.lock:
        record = table.record
        if record.seat_of(person.id) is not None:
            raise Refusal("already-seated")
        late = record.status == "running" and record.late
        if record.pairing or (record.status != "open" and not late):
            raise Refusal("not-open")
        free = [
            number
            for number, sitting in enumerate(record.seats)
            if sitting.empty or (late and sitting.person is None and sitting.bot is not None)
        ]
        if seat is not None and seat not in free:
            raise Refusal("seat-taken")
        if not free:
            raise Refusal("table-full")
        sitting = SeatRecord(person=person.id, name=name_at(record.seats, person), back=now(), advice=False)
        with table.around.quotas.one_more(person.id, record.id) as rows:
            await table.change(record.with_seat(free[0] if seat is None else seat, sitting), rows)


@in_company
async def leave(table: Table, person: Person) -> None:
    """Get up: before the start the seat is free again; after it a bot plays on until the person returns."""
    async with table.lock:
        record = table.record
        seat = record.seat_of(person.id)
        if seat is None and record.host != person.id:
            raise Refusal("not-seated")
        if record.pairing and record.status == "open":
            rest = [sitting for sitting in record.seats if sitting.person not in (None, person.id)]
            await table.change(arranged(record, rest) or record.closed)
        elif record.status == "open":
            record = record if seat is None else record.with_seat(seat, EMPTY)
            others = [sitting.person for sitting in record.seats if sitting.person is not None]
            if record.host == person.id:
                record = msgspec.structs.replace(record, host=others[0]) if others else record.closed
            await table.change(record)
        elif record.status == "running" and seat is not None:
            # A challenge waits for its player: what a bot made of it must not count as theirs.
            if not record.seats[seat].away and not record.challenge:
                await take_over(table, seat, "left")
        else:
            raise Refusal("not-running")


@in_company
async def close_forgotten(table: Table) -> None:
    """Close a table that nobody has started or looks at."""
    async with table.lock:
        if table.record.status == "open" and not table.watched:
            await table.change(table.record.closed)


@in_company
async def close_left_challenge(table: Table) -> None:
    """Close the table of a past challenge that nobody has ended or looks at."""
    async with table.lock:
        if table.record.status == "running" and not table.watched:
            await table.change(table.record.closed)


@in_company
async def end_bots_alone(table: Table) -> None:
    """End a match that nobody plays and nobody watches."""
    async with table.lock:
        if table.record.status == "running" and not table.record.peopled and not table.watched:
            await table.change(table.record.closed)


@in_company
async def offer_transfer(table: Table, person: Person) -> tuple[str, int]:
    """A token with which another device can take this person's seat, once; one offered before is void."""
    async with table.lock:
        if table.record.seat_of(person.id) is None:
            raise Refusal("not-seated")
        token, expires = new_id(), now() + HOUR
        await table.around.store.write([("transfer", (hashed(token), table.record.id, person.id, expires))])
    return token, expires


async def transfer(tables: Tables, person: Person, token: str) -> Table:
    """Take a seat over from another device; the old device becomes a spectator."""
    return await again(lambda: transfer_once(tables, person, token))


async def transfer_once(tables: Tables, person: Person, token: str) -> Table:
    """The same, unless another server was quicker."""
    store = tables.around.store
    found = store.transfer(hashed(token))
    if found is None:
        raise Refusal("not-found")
    table = tables.find(found[0])
    async with table.lock:
        refresh(table)
        owner = found[1]
        seat = table.record.seat_of(owner)
        # The link may have been used while the lock was awaited, or its owner may have got up.
        if seat is None or store.transfer(hashed(token)) is None:
            raise Refusal("not-found")
        if person.id != owner and table.record.seat_of(person.id) is not None:
            raise Refusal("already-seated")
        sitting = msgspec.structs.replace(table.record.seats[seat], person=person.id, away="", back=now())
        record = table.record.with_seat(seat, sitting)
        if record.host == owner:
            record = msgspec.structs.replace(record, host=person.id)
        rows = [("transferred", (hashed(token),)), *entry_rows(store, record, person)]
        busy = record.status in ("open", "running") and person.id != owner
        try:
            with contextlib.ExitStack() as held:
                if busy:
                    rows += held.enter_context(tables.around.quotas.one_more(person.id, record.id))
                await table.change(record, rows)
        except Conflict:
            raise Refusal("challenge-taken") from None
    return table


def entry_rows(store: Store, record: TableRecord, person: Person) -> list[Row]:
    """That a person plays a challenge at this table: the seat of one who has played it elsewhere stays theirs."""
    if not record.challenge or record.unscored:
        return []
    which = person.id, record.game, record.challenge, record.set_digest
    if store.challenges.entry(*which) == record.id:
        return []
    # Where there is an entry of another table, the store refuses a second one.
    return [("challenge-entry", (*which, record.id))]
