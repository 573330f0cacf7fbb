"""When a connection has to go, whatever is spoken over it: too slow a reader, too slow a parting, or at once."""

from __future__ import annotations

import asyncio

from quartier.server.door.admission import Admission

CLOSING = 5
"""Seconds that the other side of a closed connection has to read what is left for it."""


class Leaving:
    """A connection that the admission can look at and show out."""

    transport: asyncio.Transport
    _admission: Admission
    _written_by: float | None = None
    """When the other side has to have read what waits for it."""
    _gone_by: float | None = None
    """When a closed connection has to be gone."""

    def look(self, now: float) -> None:
        """Go, if a deadline is over."""
        if self.transport.is_closing():
            # uvicorn closes politely: it waits for what is left to be read, which may be never.
            self._gone_by = self._gone_by or now + CLOSING
            if now > self._gone_by:
                self.transport.abort()
        elif self._written_by is not None and now > self._written_by:
            self._admission.metrics.shown_out.labels("unread").inc()
            self.transport.abort()

    def show_out(self) -> None:
        """Go at once."""
        self._admission.leave(self)
        self.transport.abort()
