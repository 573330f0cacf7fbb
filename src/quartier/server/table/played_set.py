"""Which component set a day's challenge is played with: the house's, one that somebody keeps here, or a table's own."""

from __future__ import annotations

from typing import NamedTuple

from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import TableRecord, set_digest
from quartier.server.store.store import Store


class PlayedSet(NamedTuple):
    """A component set as a challenge knows it: whatever becomes of it later, its text stays."""

    name: str = "house"
    text: str = ""
    """Empty for the house's."""
    id: str = ""
    """By which it is kept; empty for the house's, and where it was changed or deleted since."""

    @property
    def digest(self) -> str:
        """By which its challenges are told from those with other sets; empty for the house's."""
        return set_digest(self.text)


HOUSE = PlayedSet()


def kept_set(store: Store, name: str) -> tuple[str, PlayedSet]:
    """A set that somebody keeps, as it is now, and its game."""
    kept = store.sets.get(name)
    if kept is None:
        raise Refusal("not-found")
    return kept.game, PlayedSet(kept.title, kept.text, kept.id)


def set_at(store: Store, record: TableRecord) -> PlayedSet:
    """The set of a table, as it was when its match began."""
    if not record.box_text:
        return HOUSE
    kept = store.sets.get(record.challenge_set)
    still = kept is not None and kept.text == record.box_text
    return PlayedSet(str(record.options["box"]), record.box_text, record.challenge_set if still else "")
