"""What is said over a socket: messages of clients and of the server, told apart by `type`.

A client may post the same messages over HTTP, one at a time, and gets the same answers.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from quartier.core.view import View
from quartier.server.messages.refusals import Problem
from quartier.server.messages.tables import TableFacts, TalkLine

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Decision: TypeAlias = int
"""The version since which your decision is the same: a move by that version or a later one is not stale."""
Turn: TypeAlias = (
    Annotated[str, Meta(min_length=1, max_length=400)]
    | Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=64)]
)
"""A turn or its beginning: as notation, or as a list of the game's moves."""


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client says; the answer carries the same id."""

    id: Id


class Move(ClientMessage, frozen=True, tag="move"):
    """Play a whole turn, decided on by the view of that version."""

    version: Version
    turn: Turn


class Undo(ClientMessage, frozen=True, tag="undo"):
    """Take the own last turn back, as long as nothing was revealed since."""

    version: Version


class Preview(ClientMessage, frozen=True, tag="preview"):
    """The view as it would be after this draft; where aids are on."""

    draft: Turn


class Choices(ClientMessage, frozen=True, tag="choices"):
    """The steps with which this draft may go on."""

    draft: Turn


class Hint(ClientMessage, frozen=True, tag="hint"):
    """The turns that a strong bot would play; where hints are on."""


class AgreeToAdvice(ClientMessage, frozen=True, tag="advice"):
    """Agree to a bot's advice at this table, or take that back; it is given once all people who have a seat agree."""

    agree: bool


class Return(ClientMessage, frozen=True, tag="return"):
    """Take the own seat back from the bot that plays it."""


class Talk(ClientMessage, frozen=True, tag="talk"):
    """Say a short line to all at the table; it is cleaned, and at most 200 characters may be left."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Sync(ClientMessage, frozen=True, tag="sync"):
    """What happened since that version."""

    version: Version


AnyClientMessage: TypeAlias = Move | Undo | Preview | Choices | Hint | AgreeToAdvice | Return | Talk | Sync


class HiddenPosition(msgspec.Struct, frozen=True, gc=False):
    """What a seat may know of the position, as the game's kernels have it: a page with the same ones can ask them."""

    kernels: str
    """The hash of their sources; a page with others asks the server."""
    state: bytes
    """Its bytes, in base64: all that the seat cannot know is blank in them."""


class TableView(View, frozen=True, gc=False):
    """A view as it is sent: with the seat's own position."""

    position: HiddenPosition | None = None
    """None for spectators, and where the match is not played with today's house set: pages know no other."""


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="type"):
    """All there is: the table, your seat (none: a spectator), whether you are the host, your view."""

    version: int
    decision: Decision
    seat: int | None
    host: bool
    table: TableFacts
    view: TableView | None
    """None before the start."""
    talk: list[TalkLine]
    """The last lines that were said."""


class Changes(msgspec.Struct, frozen=True, tag="changes", tag_field="type"):
    """The fields of your view that changed; put them over those you have."""

    version: int
    decision: Decision
    changes: dict[str, Any]
    id: str = ""
    """The id of the message that asked, if one did."""


class TableChanged(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table as it is now."""

    table: TableFacts


class Talked(msgspec.Struct, frozen=True, tag="talked", tag_field="type"):
    """What was said at the table; lines that you have already are told by their numbers."""

    lines: list[TalkLine]


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """Done and stored; and what it changed in your view."""

    id: str
    version: int
    decision: Decision
    changes: dict[str, Any]


class Resync(msgspec.Struct, frozen=True, tag="resync", tag_field="type"):
    """Not done, because you had not seen this yet (`stale`), or done already (`repeated`)."""

    id: str
    reason: str
    version: int
    decision: Decision
    view: TableView


class Previewed(msgspec.Struct, frozen=True, tag="previewed", tag_field="type"):
    """The view after a draft; nothing has changed."""

    id: str
    view: View


class Chosen(msgspec.Struct, frozen=True, tag="chosen", tag_field="type"):
    """How a draft may go on: `legal` is empty when the turn is whole."""

    id: str
    legal: list[str]


class Advice(msgspec.Struct, frozen=True):
    """A turn, and the points that its seat may expect to end with.

    The best turn need not be the one with the most of them: where it matters, what others get is weighed too.
    """

    turn: str
    expected: float | None
    low: float | None = None
    high: float | None = None
    """Nine of ten matches end between these; none where it is not known."""
    winning: float | None = None
    """Where all win or lose together: the chance to win; none where it is not known."""


class Hinted(msgspec.Struct, frozen=True, tag="hinted", tag_field="type"):
    """Good turns, the best first."""

    id: str
    turns: list[Advice]


class Failed(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """Not done; nothing has changed. `id` is empty where the message could not be read."""

    id: str
    error: Problem


Answer: TypeAlias = Ack | Resync | Previewed | Chosen | Hinted | Changes | Failed
ServerMessage: TypeAlias = (
    Snapshot | Changes | TableChanged | Talked | Ack | Resync | Previewed | Chosen | Hinted | Failed
)

decoder = msgspec.json.Decoder(AnyClientMessage)
encode = msgspec.json.Encoder().encode


def socket_schemas() -> dict[str, Any]:
    """The JSON Schemas of all messages."""
    (client, server), shared = msgspec.json.schema_components(
        (AnyClientMessage, ServerMessage), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**shared, "ClientMessage": client, "ServerMessage": server},
    }
