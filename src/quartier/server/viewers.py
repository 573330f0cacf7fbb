"""What a viewer has been shown, and in which version: the only way from a match to a client.

A viewer is a seat or the spectators (None). Its version rises when its own view changes and at no
other time, so it tells nothing about what the viewer cannot see. Views are kept and compared field
by field: a change is the fields that differ, and what somebody missed is the fields changed since.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from quartier.core.match import Match
from quartier.core.view import View

Fields: TypeAlias = dict[str, msgspec.Raw]
"""Some fields of a view, encoded."""

NAMES = tuple(field.name for field in msgspec.structs.fields(View))
READINESS = frozenset(("actors", "ready"))
"""What others' hidden moves change in a view: who still thinks. A seat's decision is all the rest."""

_encode = msgspec.json.Encoder().encode


class Viewer:
    """The view of a seat or of the spectators, by field, and when each field last changed."""

    __slots__ = ("changed", "decided", "fields", "seat", "version")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = 0
        self.decided = 0
        """The version since which the seat's decision is the same."""
        self.fields: dict[str, bytes] = {}
        self.changed: dict[str, int] = {}

    def look(self, match: Match) -> Fields:
        """Look at the match again; return what changed."""
        view = match.view(self.seat)
        fields = self.fields
        changes: Fields = {}
        decided = False
        for name in NAMES:
            encoded = _encode(getattr(view, name))
            if fields.get(name) != encoded:
                fields[name] = encoded
                changes[name] = msgspec.Raw(encoded)
                decided = decided or name not in READINESS
        if changes:
            self.version += 1
            self.changed.update(dict.fromkeys(changes, self.version))
            if decided:
                self.decided = self.version
        return changes

    def since(self, version: int) -> Fields:
        """What somebody missed who saw that version last."""
        return {name: msgspec.Raw(self.fields[name]) for name, changed in self.changed.items() if changed > version}

    def whole(self) -> Any:
        """The view as it is now."""
        return {name: msgspec.Raw(encoded) for name, encoded in self.fields.items()}
