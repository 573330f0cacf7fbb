"""How a table comes to be: what was wanted is checked, a seed is drawn at the start, a rematch copies it."""

from __future__ import annotations

import logging
import re
import secrets
from typing import TYPE_CHECKING, Any

import msgspec

from quartier.core.errors import BadOption, QuartierError, UnknownGame
from quartier.core.game import About
from quartier.core.options import read_options
from quartier.core.registry import about
from quartier.core.seeds import Commitment
from quartier.server.identity import new_id
from quartier.server.records import Person, SeatRecord, TableRecord, box_of, now
from quartier.server.refusals import Refusal
from quartier.server.table import Table
from quartier.server.thinking import check_level
from quartier.server.wire import NewTable

if TYPE_CHECKING:
    from quartier.server.services import Services

BOX_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")

log = logging.getLogger(__name__)


def boxes(services: Services) -> list[str]:
    """The component sets that the operator has put into the data folder, and the house's."""
    folder = services.settings.data / "boxes"
    found = sorted(path.stem for path in folder.glob("*.txt")) if folder.is_dir() else []
    return ["house", *(name for name in found if BOX_NAME.fullmatch(name))]


def checked_options(facts: About, values: dict[str, Any]) -> dict[str, Any]:
    """A game's options, complete; the refusal names the one that is wrong."""
    for key, value in values.items():
        try:
            read_options(facts.options, {key: value})
        except BadOption:
            raise Refusal("bad-option", {"option": key[:40]}) from None
    complete: dict[str, Any] = msgspec.to_builtins(read_options(facts.options, values))
    return complete


def box_text(services: Services, game: str, name: str) -> str:
    """The text of a component set; clients name sets, never files."""
    if name == "house":
        return ""
    if name not in boxes(services):
        raise Refusal("bad-option", {"option": "box"})
    text = (services.settings.data / "boxes" / f"{name}.txt").read_text(encoding="utf-8")
    try:
        box_of(game, name, text, about(game).rules_version)
    except QuartierError:
        raise Refusal("bad-option", {"option": "box"}) from None
    return text


async def set_up(services: Services, person: Person, wanted: NewTable) -> Table:
    """A new table."""
    try:
        facts = about(wanted.game)
    except UnknownGame:
        raise Refusal("unknown-game") from None
    options = checked_options(facts, wanted.options)
    text = box_text(services, wanted.game, options["box"])
    number = wanted.seats if wanted.seats is not None else max(facts.seats.start, wanted.sit + len(wanted.bots))
    if number not in facts.seats or wanted.sit + len(wanted.bots) > number:
        raise Refusal("bad-seats", {"fewest": facts.seats.start, "most": facts.seats.stop - 1})
    check_number(services, person)
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
        late=wanted.late,
        talk=wanted.talk,
        clock=wanted.clock,
        created=now(),
        rules=facts.rules_version,
    )
    return await place(services, record, begun(record) if wanted.start else record, person)


async def place(services: Services, bare: TableRecord, record: TableRecord, host: Person) -> Table:
    """Put a table up, from its bare beginning to how it shall be."""
    table = Table(bare, services)
    async with table.lock:
        services.add(table)
        await table.change(record, [("sitting", (host.id, record.id))])
    log.info("table set up", extra={"table": record.id, "game": record.game, "status": record.status})
    return table


def check_number(services: Services, person: Person) -> None:
    """Refuse people who have too many tables already."""
    most = services.settings.tables_each
    busy = [record for record in services.store.tables_of(person.id, 10 * most) if record.status in ("open", "running")]
    if len(busy) >= most:
        raise Refusal("too-many-tables", {"most": most})


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


async def rematch(table: Table, person: Person) -> Table:
    """The same people and bots at a new table; whoever asks second gets the one that is there."""
    async with table.lock:
        record = table.record
        if record.seat_of(person.id) is None:
            raise Refusal("not-seated")
        if record.status != "over":
            raise Refusal("not-over")
        if record.rematch:
            return table.services.table(record.rematch)
        check_number(table.services, person)
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
            seed="",
            salt="",
            digest="",
            box_sha256="",
            places=(),
            seats=tuple(msgspec.structs.replace(sitting, away="", back=0) for sitting in record.seats),
        )
        new = await place(table.services, again, again, person)
        await table.change(msgspec.structs.replace(record, rematch=again.id))
    return new
