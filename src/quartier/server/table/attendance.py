"""Who is at a table: by a socket here, by another server, or by having asked a moment ago."""

from __future__ import annotations

import time

from quartier.server.bots.fairness import Urgency
from quartier.server.store.records import TableRecord
from quartier.server.table.listener import Listener

PRESENCE = 60.0
"""Seconds for which somebody who asks without a socket counts as being there."""


class Attendance:
    """A table as those who look at it know it."""

    def __init__(self, record: TableRecord) -> None:
        self.record = record
        self.sockets: set[Listener] = set()
        self.elsewhere: dict[str, list[str | None]] = {}
        """Who is there by other servers, by theirs."""
        self.looked = time.monotonic()
        """When somebody last looked."""
        self.visited = -PRESENCE
        """When one who sits last looked or spoke."""

    @property
    def people(self) -> set[str | None]:
        """Who is there, by whichever server; None for whoever has no name here."""
        return {socket.person for socket in self.sockets}.union(*self.elsewhere.values())

    @property
    def online(self) -> set[int | None]:
        """The seats whose people are there."""
        here = {socket.seat for socket in self.sockets}
        if not self.elsewhere:
            return here
        return here | {self.record.seat_of(person) for people in self.elsewhere.values() for person in people}

    @property
    def watched(self) -> bool:
        """Whether anybody is there."""
        return bool(self.sockets or self.elsewhere)

    @property
    def urgency(self) -> Urgency:
        """Who waits for the bots of this table.

        A match goes on to its end also when all its people are away, after everybody else's: it is
        finite, and whoever returns finds it played. One at which nobody has a seat ends instead.
        """
        playing = {
            seat for seat, sitting in enumerate(self.record.seats) if sitting.person is not None and not sitting.away
        }
        if not playing:
            return Urgency.NOBODY
        here = time.monotonic() - self.visited < PRESENCE or not playing.isdisjoint(self.online)
        return Urgency.PRESENT if here else Urgency.SEATED

    def visit(self, seat: int | None) -> None:
        """Somebody looks or speaks."""
        self.looked = time.monotonic()
        if seat is not None:
            self.visited = self.looked
