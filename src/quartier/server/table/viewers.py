"""What a viewer has been shown, and in which version: the only way from a match to a client.

A viewer is a seat or the spectators (None). Its version rises when its own view changes and at no
other time, so it tells nothing about what the viewer cannot see. Views are kept and compared field
by field: a change is the fields that differ, and what somebody missed is the fields changed since.
A seat's own hidden position is a field like any other; it changes only with the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.situation import Told
from quartier.server.messages.socket import HiddenPosition, TableView

Fields: TypeAlias = dict[str, msgspec.Raw]
"""Some fields of a view, encoded."""

SETTING = ("game", "options", "seats", "seat")
"""What never changes in a view."""
READINESS = ("actors", "ready", "position")
"""What others' secret turns change in a view: who still thinks; a position tells that too, and no more."""
DECISION = frozenset(("wave", "over", "phase", "legal", "log"))
"""What a seat has to decide, and its own last turn: the rest may change without making its move stale."""
NAMES = tuple(field.name for field in msgspec.structs.fields(TableView))
"""All that is sent; the position is the last of it."""
PLAYED = tuple(name for name in NAMES if name not in SETTING)
_told = {names: attrgetter(*names[:-1]) for names in (NAMES, PLAYED)}

_encode = msgspec.json.Encoder().encode


class Glance:
    """What all viewers of a match see of it at a time: read and encoded once where it is the same for them."""

    __slots__ = ("_encoded", "_parts", "told")

    def __init__(self) -> None:
        self.told = Told()
        self._parts: tuple[Any, ...] = ()
        self._encoded: dict[int, bytes] = {}

    @property
    def encoded(self) -> dict[int, bytes]:
        """What was told last, as it is sent, by ids: as long as it is kept, nothing else has them."""
        if self._parts is not self.told.parts:
            self._parts = self.told.parts
            self._encoded = {id(part): _encode(part) for part in self._parts}
        return self._encoded


class Viewer:
    """The view of a seat or of the spectators, by field, and when each field last changed."""

    __slots__ = ("_shown", "changed", "decided", "fields", "seat", "version")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.version = 0
        self.decided = 0
        """The version since which the seat's decision is the same."""
        self.fields: dict[str, bytes] = {}
        self.changed: dict[str, int] = {}
        self._shown = (-1, -1)

    def look(self, match: Match, by: int | None = None, glance: Glance | None = None) -> Fields:
        """Look at the match again after something that a seat did; return what changed."""
        glance = glance or Glance()
        shown, hidden = match.shown, match.hidden(self.seat)
        position = hidden_position(match, self.seat, hidden)
        if match.game.turns_stay_secret and shown == self._shown and by != self.seat:
            changes = self._differing(READINESS, (*match.readiness(self.seat, hidden), position), glance)
        else:
            self._shown = shown
            names = PLAYED if self.fields else NAMES
            view = match.view(self.seat, hidden, glance.told)
            changes = self._differing(names, (*_told[names](view), position), glance)
        if changes:
            self.version += 1
            for name in changes:
                self.changed[name] = self.version
            if not DECISION.isdisjoint(changes):
                self.decided = self.version
        return changes

    def _differing(self, names: Sequence[str], values: Sequence[Any], glance: Glance) -> Fields:
        fields, known = self.fields, glance.encoded
        changes: Fields = {}
        for name, value in zip(names, values, strict=True):
            encoded = known.get(id(value)) or _encode(value)
            if fields.get(name) != encoded:
                fields[name] = encoded
                changes[name] = msgspec.Raw(encoded)
        return changes

    def since(self, version: int) -> Fields:
        """What somebody missed who saw that version last."""
        return {name: msgspec.Raw(self.fields[name]) for name, changed in self.changed.items() if changed > version}

    def whole(self) -> Any:
        """The view as it is now."""
        return {name: msgspec.Raw(encoded) for name, encoded in self.fields.items()}


def hidden_position(match: Match, seat: int | None, hidden: State) -> HiddenPosition | None:
    """The position as it is sent to a seat; none to spectators, and none with a set that pages have no record of."""
    if seat is None or match.options.box != "house" or match.rules != match.game.about.rules_version:
        return None
    return HiddenPosition(match.game.kernels_hash, hidden.tobytes())
