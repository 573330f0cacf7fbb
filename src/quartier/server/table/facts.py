"""What everybody may know of a table; nothing here comes from its match but who is to act until when."""

from __future__ import annotations

from collections.abc import Callable, Set

from quartier.core.registry import games
from quartier.server.messages.tables import PairingFacts, SeatFacts, TableFacts
from quartier.server.store.records import TableRecord
from quartier.server.table.wishes import bots_due, common_games, wishes


def table_facts(record: TableRecord, online: Set[int | None], deadline: Callable[[int], int | None]) -> TableFacts:
    """A table that somebody looks at: with the seats that are there, and until when each has time."""
    seats = [seat_facts(record, seat, seat in online, deadline(seat)) for seat in range(len(record.seats))]
    return facts(record, seats)


def listed_facts(record: TableRecord) -> TableFacts:
    """A table in a list: who is online and whose clock runs is not looked up."""
    return facts(record, [seat_facts(record, seat, False, None) for seat in range(len(record.seats))])


def facts(record: TableRecord, seats: list[SeatFacts]) -> TableFacts:
    """The table with these seats; seed and salt stay secret until the match is over."""
    over = record.status == "over" and not record.secret_still
    return TableFacts(
        record.id,
        record.game,
        record.options,
        record.status,
        seats,
        record.seat_of(record.host),
        record.public,
        record.spectators,
        record.aids,
        record.hinting,
        record.late,
        record.talk,
        record.clock,
        record.created,
        record.started,
        record.ended,
        record.digest,
        record.seed if over else "",
        record.salt if over else "",
        list(record.places),
        record.rematch,
        record.challenge,
        # A table may be of a game that is not there any more: it is listed, and refused when it is opened.
        record.game in games() and games()[record.game].cooperative,
        pairing_facts(record),
        record.unscored,
    )


def seat_facts(record: TableRecord, seat: int, online: bool, deadline: int | None) -> SeatFacts:
    """A seat as others see it: names, never ids."""
    sitting = record.seats[seat]
    return SeatFacts(
        "person" if sitting.person is not None else "empty" if sitting.bot is None else "bot",
        sitting.name,
        sitting.bot,
        sitting.away,
        online and sitting.person is not None,
        deadline,
        record.agrees(sitting),
        sitting.awaited,
        sitting.character,
    )


def pairing_facts(record: TableRecord) -> PairingFacts | None:
    """What those wait for who sit at a table of a pairing."""
    waiting = wishes(record.seats)
    if not waiting or record.status != "open":
        return None
    return PairingFacts(common_games(waiting), min(wish.since for wish in waiting), bots_due(waiting))
