"""How a table comes to be: what was wanted is checked, a seed is drawn at the start, a rematch copies it."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from quartier.core.about import About
from quartier.core.errors import BadOption, UnknownGame
from quartier.core.options import read_options
from quartier.core.registry import about
from quartier.core.seeds import Commitment
from quartier.server.identity import new_id
from quartier.server.records import Person, SeatRecord, TableRecord, box_of, now
from quartier.server.refusals import Refusal
from quartier.server.store import table_rows
from quartier.server.table import Table
from quartier.server.thinking import check_level
from quartier.server.wire import NewTable
from quartier.server.writer import Row

if TYPE_CHECKING:
    from quartier.server.services import Services

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


async def set_up(services: Services, person: Person, wanted: NewTable, address: str = "") -> Table:
    """A new table, wanted by a person from an address."""
    try:
        facts = about(wanted.game)
    except UnknownGame:
        raise Refusal("unknown-game") from None
    options = checked_options(facts, wanted.options)
    text = services.boxes.text(wanted.game, options["box"])
    number = wanted.seats if wanted.seats is not None else max(facts.seats.start, wanted.sit + len(wanted.bots))
    if number not in facts.seats or wanted.sit + len(wanted.bots) > number:
        raise Refusal("bad-seats", {"fewest": facts.seats.start, "most": facts.seats.stop - 1})
    seats = [SeatRecord(person=person.id, name=person.name)] if wanted.sit else []
    seats += [SeatRecord()] * (number - len(seats) - len(wanted.bots))
    seats += [SeatRecord(bot=check_level(level)) for level in wanted.bots]
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
        address=services.signer.address(address),
    )
    return await place(services, record, begun(record) if wanted.start else record, person)


def alone(seats: Sequence[SeatRecord], late: bool) -> bool:
    """Whether a person plays with bots only: nobody else can sit, and nobody minds a bot's advice."""
    people = [sitting for sitting in seats if sitting.person is not None or sitting.empty]
    return len(people) <= 1 and not late


async def place(
    services: Services, bare: TableRecord, record: TableRecord, host: Person, rows: Sequence[Row] = ()
) -> Table:
    """Put a table up, from its bare beginning to how it shall be, with other rows that belong to it."""
    table = Table(bare, services)
    if record.seat_of(host.id) is not None:
        table.visited = table.looked
    with services.room.one_more(host.id, record.id, record.address), services.room.for_bots_alone(record):
        async with table.lock:
            services.add(table)
            try:
                await table.change(record, [("sitting", (host.id, record.id)), *rows])
            except BaseException:
                services.drop(table)
                raise
    log.info("table set up", extra={"table": record.id, "game": record.game, "status": record.status})
    return table


def begun(record: TableRecord, seed: str = "") -> TableRecord:
    """The table with its match begun: a seed is drawn, where none is given, and committed to."""
    if any(sitting.empty for sitting in record.seats):
        raise Refusal("seats-empty")
    seed = seed or secrets.token_hex(32)
    commitment = Commitment.to(seed)
    # A table may have waited for its start while the program became a newer one: a match begins by today's rules.
    rules = about(record.game).rules_version
    return msgspec.structs.replace(
        record,
        status="running",
        started=now(),
        seed=seed,
        salt=commitment.salt,
        digest=commitment.digest,
        rules=rules,
        box_sha256=box_of(record.game, record.options["box"], record.box_text, rules).sha256,
    )


async def rematch(table: Table, person: Person, address: str = "") -> Table:
    """The same people and bots at a new table; whoever asks second gets the one that is there."""
    services = table.services
    async with table.lock:
        record = table.record
        if record.seat_of(person.id) is None:
            raise Refusal("not-seated")
        if record.status != "over":
            raise Refusal("not-over")
        if not record.rematch:
            again = msgspec.structs.replace(
                record,
                id=new_id(),
                host=person.id,
                created=now(),
                rules=about(record.game).rules_version,
                status="open",
                started=0,
                ended=0,
                challenge="",
                hints=alone(record.seats, record.late) if record.challenge else record.hints,
                address=services.signer.address(address),
                seed="",
                salt="",
                digest="",
                box_sha256="",
                places=(),
                seats=tuple(msgspec.structs.replace(sitting, away="", back=0) for sitting in record.seats),
            )
            with services.room.one_more(person.id, again.id, again.address):
                # Both tables are stored together: there is never one that the other does not know of.
                await table.change(msgspec.structs.replace(record, rematch=again.id), list(table_rows(again)))
        return services.table(table.record.rematch)
