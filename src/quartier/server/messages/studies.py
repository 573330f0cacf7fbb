"""What is said about studies: the types of bodies and answers."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from quartier.core.study import MOST_POSITIONS

LONGEST_NAME, LONGEST_NOTE = 80, 2000
"""Characters of a title or a player's name, and of a note."""
Title: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NAME)]
Note: TypeAlias = Annotated[str, Meta(max_length=LONGEST_NOTE)]


class StudyTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A turn of a study: from which position it is made, by which seat, and what is said about where it leads.

    The first turn leads to position 1; 0 is the start.
    """

    parent: Annotated[int, Meta(ge=0, le=MOST_POSITIONS)]
    seat: Annotated[int, Meta(ge=0, le=63)]
    turn: Annotated[str, Meta(min_length=1, max_length=400)]
    note: Note = ""


Turns: TypeAlias = Annotated[list[StudyTurn], Meta(max_length=MOST_POSITIONS)]


class NewStudy(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study to be kept: the deal of a match file or a study file, with its turns or with others."""

    file: Annotated[str, Meta(max_length=60_000)]
    title: Title | None = None
    """Without it, and without the others, what the file says."""
    players: Annotated[list[Title], Meta(max_length=64)] | None = None
    note: Note | None = None
    turns: Turns | None = None


class StudyChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study as it is to be from now on: of the version that you know, else it is refused. The deal stays."""

    version: Annotated[int, Meta(ge=1, le=10**9)]
    title: Title
    note: Note
    turns: Turns


class StudyFacts(msgspec.Struct, frozen=True):
    """A study, for everybody who has its link."""

    id: str
    version: int
    yours: bool
    """Whether you may change it."""
    game: str
    deal: str
    """The match file of the deal, without turns."""
    title: str
    players: list[str]
    """Who played, by seats, where that is known."""
    note: str
    """What is said about the start."""
    turns: list[StudyTurn]


class StudyLine(msgspec.Struct, frozen=True):
    """A study in a list."""

    id: str
    game: str
    title: str
    positions: int
    updated: int


class StudyList(msgspec.Struct, frozen=True):
    """The studies that you keep, those that changed last first."""

    studies: list[StudyLine]
