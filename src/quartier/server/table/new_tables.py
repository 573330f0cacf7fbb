"""How a table comes to be: what was wanted is checked, a place is held for it, a rematch copies it."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from quartier.core.about import About
from quartier.core.errors import BadOption, UnknownGame
from quartier.core.options import read_options
from quartier.core.registry import about
from quartier.server.identity import Signer, new_id
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.boxes import Boxes
from quartier.server.store.database import Row
from quartier.server.store.records import Person, SeatRecord, TableRecord
from quartier.server.store.store import table_rows
from quartier.server.table.again import again, in_company
from quartier.server.table.beginning import begun, check_set
from quartier.server.table.bot_seats import bot_seat
from quartier.server.table.catching_up import refresh
from quartier.server.table.table import Table
from quartier.server.table.tables import Tables

log = logging.getLogger(__name__)


def checked_options(facts: About, values: dict[str, Any]) -> dict[str, Any]:
    """A game's options, complete; the refusal names the one that is wrong."""
    for key, value in values.items():
        try:
            read_options(facts.options, {key: value})
        except BadOption:
            raise Refusal("bad-option", {"option": key[:40]}) from None
    complete: dict[str, Any] = msgspec.to_builtins(read_options(facts.options, values))
    return complete


class NewTables:
    """Sets tables up."""

    def __init__(self, tables: Tables, boxes: Boxes, signer: Signer) -> None:
        self._tables = tables
        self._quotas = tables.around.quotas
        self._boxes = boxes
        self._signer = signer

    async def set_up(self, person: Person, wanted: NewTable, address: str = "") -> Table:
        """A new table, wanted by a person from an address."""
        try:
            facts = about(wanted.game)
        except UnknownGame:
            raise Refusal("unknown-game") from None
        options = checked_options(facts, wanted.options)
        text = await self._set_text(wanted, options)
        number = wanted.seats if wanted.seats is not None else max(facts.seats.start, wanted.sit + len(wanted.bots))
        if number not in facts.seats or wanted.sit + len(wanted.bots) > number:
            raise Refusal("bad-seats", {"fewest": facts.seats.start, "most": facts.seats.stop - 1})
        seats = [SeatRecord(person=person.id, name=person.name)] if wanted.sit else []
        seats += [SeatRecord()] * (number - len(seats) - len(wanted.bots))
        seats += [bot_seat(name, wanted.game) for name in wanted.bots]
        record = TableRecord(
            id=new_id(),
            game=wanted.game,
            options=options,
            box_text=text,
            seats=tuple(seats),
            host=person.id,
            public=wanted.public,
            spectators=wanted.spectators,
            aids=wanted.aids,
            hints=wanted.aids and alone(seats, wanted.late) if wanted.hints is None else wanted.hints,
            late=wanted.late,
            talk=wanted.talk,
            clock=wanted.clock,
            created=now(),
            rules=facts.rules_version,
            address=self._signer.address(address),
        )
        return await self.place(record, begun(record) if wanted.start else record, person)

    async def _set_text(self, wanted: NewTable, options: dict[str, Any]) -> str:
        """The text of the component set that is wanted, empty for the house's; the option `box` has its name then."""
        if wanted.set is None:
            return self._boxes.text(wanted.game, options["box"])
        kept = self._tables.around.store.sets.get(wanted.set)
        if kept is None or kept.game != wanted.game:
            raise Refusal("bad-option", {"option": "set"})
        options["box"] = kept.title
        await check_set(wanted.game, kept.title, kept.text)
        return kept.text

    async def place(self, bare: TableRecord, record: TableRecord, host: Person, rows: Sequence[Row] = ()) -> Table:
        """Put a table up, from its bare beginning to how it shall be, with other rows that belong to it."""
        return await again(lambda: self._place(bare, record, host, rows))

    async def _place(self, bare: TableRecord, record: TableRecord, host: Person, rows: Sequence[Row]) -> Table:
        with (
            self._quotas.one_more(host.id, record.id, record.address) as counted,
            self._quotas.for_bots_alone(record) as alone,
        ):
            table = self._tables.add(bare)
            if record.seat_of(host.id) is not None:
                table.visited = table.looked
            async with table.lock:
                try:
                    await table.change(record, [("sitting", (host.id, record.id)), *rows, *counted, *alone])
                except BaseException:
                    self._tables.drop(table)
                    raise
        log.info("table set up", extra={"table": record.id, "game": record.game, "status": record.status})
        return table

    async def rematch(self, table: Table, person: Person, address: str = "", *, ready: bool = False) -> Table:
        """The same people and bots at a new table, and what they said; whoever asks second gets the one that is there.

        Where the first is ready to play, the others are awaited, else the host starts the match.
        """
        return await in_company(self._rematch)(table, person, address, ready)

    async def _rematch(self, table: Table, person: Person, address: str, ready: bool) -> Table:
        async with table.lock:
            refresh(table)
            record = table.record
            if record.seat_of(person.id) is None:
                raise Refusal("not-seated")
            if record.status != "over":
                raise Refusal("not-over")
            if not record.rematch or self._tables.find(record.rematch).record.status == "closed":
                following = msgspec.structs.replace(
                    record,
                    id=new_id(),
                    version=0,
                    host=person.id,
                    created=now(),
                    rules=about(record.game).rules_version,
                    status="open",
                    started=0,
                    ended=0,
                    challenge="",
                    unscored=False,
                    challenge_set="",
                    hints=alone(record.seats, record.late) if record.challenge else record.hints,
                    address=self._signer.address(address),
                    seed="",
                    salt="",
                    digest="",
                    box_sha256="",
                    places=(),
                    seats=tuple(
                        msgspec.structs.replace(
                            sitting, away="", back=0, awaited=ready and sitting.person not in (None, person.id)
                        )
                        for sitting in record.seats
                    ),
                )
                with self._quotas.one_more(person.id, following.id, following.address) as counted:
                    # Both tables are stored together: there is never one that the other does not know of.
                    rows = [*table_rows(following), *table.talk.copied_to(following.id), *counted]
                    await table.change(msgspec.structs.replace(record, rematch=following.id), rows)
            return self._tables.find(table.record.rematch)


def alone(seats: Sequence[SeatRecord], late: bool) -> bool:
    """Whether a person plays with bots only: nobody else can sit, and nobody minds a bot's advice."""
    people = [sitting for sitting in seats if sitting.person is not None or sitting.empty]
    return len(people) <= 1 and not late
