"""What everybody at a table may know of it: who sits there, how it stands, what was said."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

Status: TypeAlias = Literal["open", "running", "over", "closed"]
Away: TypeAlias = Literal["", "clock", "left"]


class Place(msgspec.Struct, frozen=True):
    """Where a seat ended."""

    score: int
    rank: int


class SeatFacts(msgspec.Struct, frozen=True):
    """Who sits there. `away`: a bot plays for this person, whose clock ran out or who left."""

    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None
    """The level of a bot."""
    away: Away
    online: bool
    deadline: int | None
    """When the clock runs out, in milliseconds since 1970."""
    advice: bool
    """Whether this person agrees to a bot's advice; there is none before all people agree."""
    awaited: bool
    """Whether the table is a rematch that this person has not agreed to yet; it starts when all have."""
    character: str = ""
    """Of a bot: what it plays for besides points, one of its game's characters."""


class PairingFacts(msgspec.Struct, frozen=True):
    """What those wait for who sit at a table of a pairing."""

    games: list[str]
    """Those that it may become; as long as it has not started, any of them."""
    since: int
    """Since when the first of them waits, in milliseconds since 1970."""
    bots: int | None
    """When bots take the seats that are still empty; none: never, since not all want that."""


class TableFacts(msgspec.Struct, frozen=True):
    """What everybody at the table may know of it; the seed is there when the match is over."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatFacts]
    host: int | None
    """The seat of the host, if the host sits."""
    public: bool
    spectators: bool
    aids: bool
    """Whether legal places and previews are shown."""
    hints: bool
    """Whether a bot gives advice: all people who have a seat agree to it."""
    late: bool
    talk: bool
    clock: int | None
    created: int
    started: int
    ended: int
    commitment: str
    """SHA-256 of salt and seed."""
    seed: str
    salt: str
    places: list[Place]
    rematch: str
    """The id of the table where the same people play again."""
    challenge: str
    """The day whose challenge is played here; its seed is shown on the next day."""
    cooperative: bool
    """Whether all seats win or lose together: they then share rank 1 or rank 2."""
    pairing: PairingFacts | None
    """Before the start of a table that brings people together who would play with anybody: it starts by itself."""
    unscored: bool = False
    """Whether this is a further try at the challenge, which does not count."""


class TalkLine(msgspec.Struct, frozen=True):
    """A line of table talk, counted from 1 at each table; `name` is the one that its writer had then."""

    number: int
    at: int
    """When it was said, in milliseconds since 1970."""
    seat: int
    name: str
    text: str
    """To be shown as it is, never as anything but text."""
