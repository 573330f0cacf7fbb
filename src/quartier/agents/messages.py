"""The line protocol between a table and an agent: one JSON object a line, what is asked and what is answered.

Both sides ignore fields that they do not know, and an agent lines of a type that it does not know; with anything else
that changes, the number of the protocol rises. docs/agents.md tells it to those who write agents.
"""

from __future__ import annotations

from typing import Any

import msgspec

PROTOCOL = 1


class Hello(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The first line. It is answered when the agent is ready, with the protocol that it speaks."""

    protocol: int
    quartier: str
    """The version of whoever asks, for logs."""


class ComponentSet(msgspec.Struct, frozen=True):
    """The component set in use, whole: an older program has another house set."""

    name: str
    sha256: str
    text: str


class NewGame(msgspec.Struct, frozen=True, tag="game", tag_field="type"):
    """A game begins, or another one: all that stays the same in it. There is no answer."""

    game: str
    rules: list[int]
    """Versions of the rules that differ in nothing but their house sets."""
    options: dict[str, Any]
    """Those that are not as they are by default, so that an agent may be older than an option that nobody uses."""
    seats: int
    seat: int
    """Counted from 0."""
    box: ComponentSet


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="type"):
    """It is the seat's turn. The answer is a whole turn, or how it begins: then it is asked how it goes on."""

    view: Any
    """What the seat may know, after the steps in `begun`; `view.legal` are the next steps."""
    begun: str
    """What the agent has answered of this turn so far."""
    position: dict[str, Any]
    """The same knowledge as the kernels have it: the fields of the hidden position by their names."""
    random: str
    """Chance for this turn: 32 bytes in hexadecimal. Who uses no other plays the same game again."""
    limit: float
    """Seconds for the whole turn; who takes longer has lost."""
    seconds: float | None
    """How long to think; none: as the agent likes."""
    simulations: int | None
    """How much to think, for agents that count that; none: as the agent likes."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an agent says: to a hello its protocol, to a move its turn, at any time that it cannot go on, and why."""

    protocol: int | None = None
    name: str = ""
    turn: str | None = None
    error: str | None = None


KINDS: dict[Any, type[msgspec.Struct]] = {"hello": Hello, "game": NewGame, "move": Move}


def line_of(message: msgspec.Struct) -> bytes:
    """A message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_line(line: bytes) -> msgspec.Struct | None:
    """What is asked in a line; none: a type that this program does not know. DecodeError where it has another form."""
    told = msgspec.json.decode(line, type=dict[str, Any])
    kind = KINDS.get(told.get("type"))
    return None if kind is None else msgspec.convert(told, kind)
