"""What a seat may know: a common envelope around the game's own board.

>>> import quartier
>>> match = quartier.new("cities", seats=2, seed=7)
>>> view = match.view(0)
>>> view.actors, view.phase.id, view.legal[:2]
([0, 1], 'cities-phase-start', ['e5^,g7^,i9^', 'e5^,g7^,i9>'])
>>> [(place.seat, place.rank, place.score) for place in view.standings]
[(0, 1, 0), (1, 1, 0)]
>>> match.view(None).legal                 # a spectator has nothing to decide
[]
"""

from __future__ import annotations

from typing import Any

import msgspec

__all__ = ["Item", "LogEntry", "Message", "Standing", "View", "encode_view"]

# Views are trees that nothing points back into, so the garbage collector need not look at them.


class Message(msgspec.Struct, frozen=True, gc=False):
    """A text to show: its id in the catalogues and its arguments. Never a sentence."""

    id: str
    """The message's name in the catalogues (`quartier.core.texts`)."""
    args: dict[str, str | int] = {}


class Item(msgspec.Struct, frozen=True, gc=False):
    """Some points and why: the piece that made them, the fields, the neighbours counted."""

    points: int
    reason: Message
    """What they are for."""
    piece: str = ""
    fields: list[str] = []
    neighbours: list[str] = []


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Where a seat stands: rank 1 is best; seats of equal rank share it."""

    seat: int
    rank: int
    score: int
    tie_break: list[int]
    """What decides between equal scores: the greater first number, then the second."""
    items: list[Item]
    """The score, itemised."""


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """One turn: the wave (round) it belongs to, who made it, its notation."""

    wave: int
    seat: int
    turn: str


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat (or a spectator: none) may know, and nothing else."""

    game: str
    options: dict[str, Any]
    seats: int
    """How many play."""
    seat: int | None
    """Whose view it is."""
    wave: int
    """The running round."""
    over: bool
    actors: list[int]
    """The seats that may act now."""
    ready: list[int]
    """The seats that wait for others."""
    phase: Message
    """What is to be done now."""
    legal: list[str]
    """The steps with which the seat may begin or go on, as notation."""
    standings: list[Standing]
    log: list[LogEntry]
    """All turns that the seat may know."""
    board: Any
    """The game's own part: boards, displays, hands."""


encode_view = msgspec.json.Encoder().encode
"""A view as JSON, in bytes."""
