"""What is stored of people's own component sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quartier.server.messages.sets import SetLine
from quartier.server.now import now
from quartier.server.store.database import Row
from quartier.server.store.records import SetRecord


class ComponentSets:
    """Reads them; `rows` asks the database."""

    def __init__(self, rows: Callable[..., list[Any]]) -> None:
        self._rows = rows

    def get(self, name: str) -> SetRecord | None:
        """A component set by id."""
        rows = self._rows("SELECT id, owner, version, game, title, text FROM component_sets WHERE id = ?", name)
        return SetRecord(*rows[0]) if rows else None

    def of(self, person: str) -> list[SetLine]:
        """The component sets that a person keeps, those that changed last first."""
        rows = self._rows(
            "SELECT id, version, game, title, updated FROM component_sets WHERE owner = ? ORDER BY updated DESC, id",
            person,
        )
        return [SetLine(*row) for row in rows]


def set_row(record: SetRecord) -> Row:
    """What is written when a component set changes."""
    shown = (record.game, record.title, record.text)
    return ("set", (record.id, record.owner, record.version, now(), *shown))
