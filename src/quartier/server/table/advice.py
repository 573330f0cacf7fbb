"""Whether a bot gives advice at a table: the people who have a seat agree on it, and any of them can take it back.

Bots and spectators have no say. Who plays alone with bots decides alone. In a challenge there is no advice.
"""

from __future__ import annotations

import msgspec

from quartier.server.messages.refusals import Refusal
from quartier.server.table.table import Table


async def agree(table: Table, seat: int, agreed: bool) -> None:
    """Store whether the person of a seat agrees, then show it; under the table's lock."""
    record = table.record
    if record.status not in ("open", "running"):
        raise Refusal("not-running")
    if record.challenge:
        raise Refusal("no-hints")
    sitting = record.seats[seat]
    if record.agrees(sitting) != agreed:
        await table.change(record.with_seat(seat, msgspec.structs.replace(sitting, advice=agreed)))
