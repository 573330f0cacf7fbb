"""To whom a table is shown: what it knows of a socket."""

from __future__ import annotations

from typing import Protocol

from quartier.server.messages.refusals import Refusal


class Listener(Protocol):
    """Somebody to whom a table is shown: a socket."""

    person: str | None
    seat: int | None

    def post(self, message: str) -> None:
        """Send a message; nobody waits for it."""

    def refuse(self, refusal: Refusal) -> None:
        """Say why this one may not stay."""
