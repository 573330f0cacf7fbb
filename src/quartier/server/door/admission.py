"""Who is let in: connections are counted by address and in all, and shown out when they keep the server waiting.

A connection that waits for the server is the server's business. One for which the server waits (for a
request's headers or body, for the next request, for an answer to be read) has a deadline, and it is the first
to go when the house is full, the one that has waited longest before the others.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from quartier.server.door.address import Senders
from quartier.server.door.limits import Addresses, Counts
from quartier.server.door.neighbours import Neighbours
from quartier.server.door.open_files import most_connections
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings

ADMISSION = "admission"
"""Where the application's state keeps it."""
TICK = 0.5
"""Seconds between two looks at the deadlines."""
AT_THE_DOOR = 64
"""Connections turned away that are still to be told so; more of them are just closed."""
KNOCK = 0.2
"""What a new connection costs of its address's allowance."""
QUIET = 60
"""Seconds between two lines in the log about a full house."""

log = logging.getLogger(__name__)


class Visitor(Protocol):
    """A connection, as it is known here."""

    def look(self, now: float) -> None:
        """Go, if a deadline is over."""

    def show_out(self) -> None:
        """Go at once."""


class Admission:
    """All connections of a server."""

    def __init__(
        self, settings: Settings, addresses: Addresses, metrics: Metrics, neighbours: Neighbours | None = None
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.neighbours = neighbours
        """Who may have a socket instead, where several processes share a port."""
        self.addresses = addresses
        self.senders = Senders(settings.proxies)
        self.most = settings.connections or most_connections()
        # However much an address is allowed, half of the house is left for others.
        self._each = Counts(min(settings.address_connections or self.most, max(self.most // 2, 1)))
        self._inside: dict[Visitor, str] = {}
        self._waited_for: dict[Visitor, None] = {}
        """Those for whom the server waits, who has waited longest first."""
        self._turned_away: set[Visitor] = set()
        self._told = -float(QUIET)
        metrics.connections.set_function(lambda: len(self._inside))

    def enter(self, visitor: Visitor, peer: str) -> str:
        """Let a connection in, or say by a refusal's code why not."""
        address = self.senders.connected(peer)
        if not self.addresses.take(address, KNOCK) or not self._each.take(address):
            return "too-many"
        if len(self._inside) >= self.most:
            self._tell_of_full_house()
            if not self._waited_for:
                self._each.give_back(address)
                return "full"
            self.metrics.shown_out.labels("full").inc()
            next(iter(self._waited_for)).show_out()
        self._inside[visitor] = address
        self._waited_for[visitor] = None
        return ""

    def enter_again(self, visitor: Visitor, peer: str) -> None:
        """A connection that just left is another one: a socket."""
        address = self.senders.connected(peer)
        self._each.take(address)
        self._inside[visitor] = address

    def turn_away(self, visitor: Visitor, code: str) -> bool:
        """Count one that is not let in; whether there is time to tell it why."""
        self.metrics.shown_out.labels(code).inc()
        if len(self._turned_away) >= AT_THE_DOOR:
            return False
        self._turned_away.add(visitor)
        return True

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone."""
        self._turned_away.discard(visitor)
        self._waited_for.pop(visitor, None)
        address = self._inside.pop(visitor, None)
        if address is not None:
            self._each.give_back(address)

    def wait_for(self, visitor: Visitor) -> None:
        """It is for the other side to do something."""
        if visitor in self._inside:
            self._waited_for.pop(visitor, None)
            self._waited_for[visitor] = None

    def work_for(self, visitor: Visitor) -> None:
        """It is for the server to do something."""
        self._waited_for.pop(visitor, None)

    async def watch(self) -> None:
        """Look at all deadlines, again and again."""
        while True:
            await asyncio.sleep(TICK)
            now = time.monotonic()
            for visitor in (*self._inside, *self._turned_away):
                try:
                    visitor.look(now)
                except Exception:
                    log.exception("a connection could not be ended")
            if len(self._inside) > 0.9 * self.most:
                self._tell_of_full_house()

    def _tell_of_full_house(self) -> None:
        if time.monotonic() - self._told >= QUIET:
            self._told = time.monotonic()
            log.warning("nearly as many connections as there may be", extra={"open": len(self._inside)})
