"""What people at a table were told, and a socket that writes it down."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tests.server.server_running import Seat

PATIENCE = 45.0
"""Seconds in which somebody is answered, or told that something is broken, or else hangs."""


class Seen(NamedTuple):
    """What a seat had before it after a message."""

    seat: int
    version: int
    view: dict[str, Any]


@dataclass
class Story:
    """All that was told at one table."""

    table: str
    acknowledged: list[tuple[int, str, str]] = field(default_factory=list)
    """Seat, kind and id, in the order in which it was told."""
    sent: set[str] = field(default_factory=set)
    seen: list[Seen] = field(default_factory=list)
    """Since it was last looked at."""
    texts: list[str] = field(default_factory=list)
    """The same, as it came, as long as the match ran."""
    talked: list[str] = field(default_factory=list)
    over: bool = False


class WatchedSeat(Seat):
    """A socket that writes down what it is shown."""

    story: Story
    heard: list[dict[str, Any]]

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message = super().hear(timeout)
        if not self.view.get("over") and self.table.get("status") != "over":
            self.story.texts.append(self.raw[-1])
        if self.seat is not None and self.view and message["type"] in ("snapshot", "changes", "ack", "resync"):
            self.story.seen.append(Seen(self.seat, self.version, dict(self.view)))
        self.raw.clear()
        self.heard.clear()
        return message
