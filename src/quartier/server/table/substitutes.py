"""What happens when time is up or a person is gone: a bot takes the seat over until the person returns."""

from __future__ import annotations

import logging

import msgspec

from quartier.server.messages.tables import Away
from quartier.server.now import now
from quartier.server.table.table import Table

log = logging.getLogger(__name__)


async def run_out(table: Table) -> None:
    """Give the seats whose clock has run out to bots; under the table's lock."""
    time = now()
    if table.record.status != "running":
        await table.change(table.record)
        return
    late = [
        seat for seat in table.live.match.actors if (deadline := table.deadline(seat)) is not None and deadline <= time
    ]
    for seat in late:
        await take_over(table, seat, "clock")


async def take_over(table: Table, seat: int, reason: Away) -> None:
    """Have a bot play for a person; under the table's lock."""
    sitting = msgspec.structs.replace(table.record.seats[seat], away=reason)
    await table.change(table.record.with_seat(seat, sitting))
    table.around.metrics.takeovers.labels(reason).inc()
    log.info("seat taken over", extra={"table": table.record.id, "seat": seat, "reason": reason})


async def give_back(table: Table, seat: int) -> None:
    """Let a person who has returned play on, with a fresh clock; under the table's lock."""
    if table.record.seats[seat].away and table.record.status == "running":
        sitting = msgspec.structs.replace(table.record.seats[seat], away="", back=now())
        await table.change(table.record.with_seat(seat, sitting))
