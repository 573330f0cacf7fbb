"""What a seat may know: a common envelope around the game's own board."""

from __future__ import annotations

from typing import Any

import msgspec

# Views are trees that nothing points back into, so the garbage collector need not look at them.


class Message(msgspec.Struct, frozen=True, gc=False):
    """A text to show: its id in the catalogues and its arguments. Never a sentence."""

    id: str
    args: dict[str, str | int] = {}


class Item(msgspec.Struct, frozen=True, gc=False):
    """Some points and why: the piece that made them, the fields, the neighbours counted."""

    points: int
    reason: Message
    piece: str = ""
    fields: list[str] = []
    neighbours: list[str] = []


class Standing(msgspec.Struct, frozen=True, gc=False):
    """Where a seat stands: rank 1 is best; seats of equal rank share it."""

    seat: int
    rank: int
    score: int
    tie_break: list[int]
    items: list[Item]


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
    seat: int | None
    wave: int
    over: bool
    actors: list[int]
    ready: list[int]
    phase: Message
    legal: list[str]
    """The steps with which the seat may begin or go on, as notation."""
    standings: list[Standing]
    log: list[LogEntry]
    board: Any


encode_view = msgspec.json.Encoder().encode
