"""What is said about component sets of people's own: the types of bodies and answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from quartier.core.box_data import BoxData

LONGEST_TITLE, LONGEST_TEXT = 60, 40_000
"""Characters of a set's title, and of its text; a match file with the set must still find room in a request."""
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TITLE)]
SetText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TEXT)]
GameName: TypeAlias = Annotated[str, Meta(max_length=40)]


class SetToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set to be looked at: it is not kept."""

    game: GameName
    text: SetText


class NewSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set to be kept, with which the game can be played."""

    game: GameName
    title: Title
    text: SetText


class SetChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set as it is to be from now on: of the version that you know, else it is refused."""

    version: Annotated[int, Meta(ge=1, le=10**9)]
    title: Title
    text: SetText


class Fault(msgspec.Struct, frozen=True, gc=False):
    """What is wrong or unusual with a set, and where; lines and columns are counted from 1, 0 is nowhere in particular.

    `inner` has the arguments of its text that are texts themselves.
    """

    id: str
    args: dict[str, str | int]
    inner: dict[str, Fault]
    line: int
    column: int


class SetVerdict(msgspec.Struct, frozen=True):
    """What the game's reader says of a set."""

    wrong: Fault | None
    """Why the game cannot be played with it."""
    unusual: list[Fault]
    """What can be played with but is not so in the box."""
    box: BoxData | None
    """What an engine needs to play with it."""


class SetFacts(msgspec.Struct, frozen=True):
    """A set, for everybody who has its link."""

    id: str
    version: int
    yours: bool
    """Whether you may change it."""
    game: str
    title: str
    text: str


class TableSet(msgspec.Struct, frozen=True):
    """The set of a table, for everybody who may look at the table."""

    game: str
    title: str
    text: str


class SetLine(msgspec.Struct, frozen=True):
    """A set in a list."""

    id: str
    version: int
    game: str
    title: str
    updated: int


class SetList(msgspec.Struct, frozen=True):
    """The sets that you keep here, those that changed last first."""

    sets: list[SetLine]
