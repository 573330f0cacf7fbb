"""What is told: that there is something to do at a table, in one line; nothing of the match itself."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from quartier.core.texts import Texts

What: TypeAlias = Literal["turn", "start", "end"]

STEP = 256
"""Bytes in which messages grow, so that their length tells nobody on the way who plays what."""
NAMED = 4
"""Names that are listed."""


class Notice(NamedTuple):
    """Something that a person is to be told: it follows from who sits at which table, and from nothing else."""

    person: str
    table: str
    what: What
    game: str
    others: tuple[str, ...]
    """The names of the other people."""
    keep: int
    """Seconds after which it need not be told any more."""

    def text(self, language: str) -> bytes:
        """What the person's browser gets, in a language."""
        texts = Texts(language)
        names = ", ".join(self.others[:NAMED]) + (" …" if len(self.others) > NAMED else "")
        told = {
            "title": texts.say(f"alert-{self.what}"),
            "text": texts.say("alert-with", game=texts.say(f"{self.game}-title"), names=names),
            "table": self.table,
        }
        data = msgspec.json.encode(told)
        return data.ljust(-(-len(data) // STEP) * STEP)
