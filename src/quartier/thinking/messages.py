"""What a server and its workers say to each other over a socket: one JSON object a message.

A worker says hello and is welcomed; it says when it is ready. Work is given in pieces: a question the first time, then
its number alone, until the worker has found the answer. With anything that changes here the number of the protocol
rises; a worker is given work only by a server of its own version anyway (`fitting.py`).
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

PROTOCOL = 1
BEAT = 1.0
"""Seconds between two signs of life of a worker, each of which is answered."""
SILENCE = 5.0
"""Seconds without one after which the other side is gone."""
MOST_THREADS = 1024

Short: TypeAlias = Annotated[str, msgspec.Meta(max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, lt=1 << 53)]


class _Message(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Anything that is said."""


# What a worker says


class Hello(_Message, frozen=True, tag="hello"):
    """The first message: who it is, and with what it thinks."""

    protocol: int
    quartier: Short
    """Its version."""
    threads: Annotated[int, msgspec.Meta(ge=1, le=MOST_THREADS)]
    """How many thoughts it works at at a time."""
    games: Annotated[dict[Short, Short], msgspec.Meta(max_length=1000)]
    """The games that it knows, with what its thoughts about them depend on (`fitting.py`)."""


class Ready(_Message, frozen=True, tag="ready"):
    """It may be given work."""


class Alive(_Message, frozen=True, tag="alive"):
    """It is still there."""


class Leaving(_Message, frozen=True, tag="leaving"):
    """It finishes what it has begun and wants nothing more."""


class Paused(_Message, frozen=True, tag="paused"):
    """A piece is over, and the thought is not finished; the worker keeps it."""

    id: Number


class Found(_Message, frozen=True, tag="found"):
    """A thought is finished."""

    id: Number
    answer: msgspec.Raw
    """By the kind of its question."""


class Failed(_Message, frozen=True, tag="failed"):
    """A thought went wrong."""

    id: Number
    reason: Annotated[str, msgspec.Meta(max_length=1000)]


Said: TypeAlias = Hello | Ready | Alive | Leaving | Paused | Found | Failed

# What a server says


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to a hello."""

    protocol: int
    quartier: str
    worker: str
    """The name in its token."""
    process: str
    """Which of the server's processes this is."""
    processes: list[str]
    """All of them: a worker has a connection to each, also where they share a port."""
    games: list[str]
    """About which it will be asked."""
    others: list[str]
    """Those that it would think about with other kernels, levels or sets, or does not know: it is not asked."""


class Here(_Message, frozen=True, tag="here"):
    """The answer to a sign of life."""

    processes: list[str]


class Work(_Message, frozen=True, tag="work"):
    """A piece of work: go on with a thought for so many seconds."""

    id: int
    seconds: float
    question: dict[str, Any] | None = None
    """What it is about, the first time."""


class Drop(_Message, frozen=True, tag="drop"):
    """Nobody waits for a thought any more: the worker forgets it."""

    id: int


class Refused(_Message, frozen=True, tag="refused"):
    """Why the worker is not taken, or may not stay; the connection ends."""

    code: str
    """As in `error-CODE` of the catalogues."""
    arguments: dict[str, str | int]
    """Of that text."""


Told: TypeAlias = Welcome | Here | Work | Drop | Refused

encode = msgspec.json.Encoder().encode
read_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
read_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
