"""People who wait to be paired, as tests have them: a page at a table, and time that passes when it is told to."""

from __future__ import annotations

import pytest

from quartier.server.interface.context import Context
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person
from quartier.server.table import pairing
from quartier.server.table.table import Table

CLEO = Person("cleo", "Cleo")


class Tab:
    """An open page at a table."""

    def __init__(self, table: Table, person: Person) -> None:
        self.person: str | None = person.id
        self.seat = table.record.seat_of(person.id)
        self.heard: list[str] = []
        self.table = table
        table.sockets.add(self)

    def post(self, message: str) -> None:
        self.heard.append(message)

    def refuse(self, refusal: Refusal) -> None:
        raise refusal

    def close(self) -> None:
        self.table.sockets.discard(self)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def now(self) -> int:
        return int(1000 * self.seconds)

    def monotonic(self) -> float:
        return self.seconds

    def rules(self, monkeypatch: pytest.MonkeyPatch) -> Clock:
        """Be the time that pairings go by."""
        monkeypatch.setattr(pairing, "now", self.now)
        monkeypatch.setattr(pairing, "monotonic", self.monotonic)
        return self

    def passes(self, seconds: float) -> None:
        self.seconds += seconds


async def waits(inside: Context, person: Person, *wanted: str, bots: bool = False) -> tuple[Table, Tab]:
    """Somebody who has asked, and whose page is open at the table."""
    table = await inside.pairings.ask(person, wanted, bots)
    return table, Tab(table, person)


def names(table: Table) -> list[str]:
    return [sitting.name for sitting in table.record.seats]
