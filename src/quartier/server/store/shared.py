"""What servers on one database read of each other: how far each table has come, and who is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from quartier.server.store.database import Row
from quartier.server.store.records import Event, TableRecord

UNKNOWN = -1
"""The number of the last event, where it is not known."""

AMONG = "IN (SELECT json_array_elements_text(?::json))"


class Head(NamedTuple):
    """How far a table has come: the version of its record, its last event, its last line of talk, when to wake it."""

    version: int
    seq: int
    said: int
    wake: int | None


class Progress(NamedTuple):
    """How far a review has come: what is done of its turns, then of its deals."""

    done: int
    turns: int
    deals: int


class Shared:
    """Asked only where a database has a `company`."""

    def __init__(self, rows: Callable[..., list[Any]]) -> None:
        self._rows = rows
        self.coming: Counter[str] = Counter()
        """How often this server is about to change such things."""

    def version(self, name: str) -> int:
        """The version of something that servers change in turn, 0 at first."""
        found = self._rows("SELECT version FROM heads WHERE name = ?", name)
        return int(found[0][0]) if found else 0

    def heads(self, tables: Iterable[str]) -> dict[str, Head]:
        """How far tables have come; of those that no server has changed since they were moved here nothing is said."""
        rows = self._rows(
            "SELECT heads.name, version, seq, "
            "coalesce((SELECT max(number) FROM talk WHERE table_id = heads.name), 0), wake "
            f"FROM heads JOIN tables ON tables.id = heads.name WHERE heads.name {AMONG}",
            listed(tables),
        )
        return {name: Head(*head) for name, *head in rows}

    def presence(self, tables: Iterable[str]) -> dict[str, dict[str, list[str | None]]]:
        """Who is at tables, by the server to which they are connected."""
        found: dict[str, dict[str, list[str | None]]] = {}
        rows = self._rows(f"SELECT table_id, process, people FROM presence WHERE table_id {AMONG}", listed(tables))
        for table, process, people in rows:
            found.setdefault(table, {})[process] = msgspec.json.decode(people)
        return found

    def progress(self, review: str) -> Progress | None:
        """How far the server that makes a review has told to have come."""
        found = self._rows("SELECT done, turns, deals FROM progress WHERE review = ?", review)
        return Progress(*found[0]) if found else None


def listed(names: Iterable[str]) -> str:
    """Names as one value of a query."""
    return msgspec.json.encode(list(names)).decode()


def head_row(name: str, version: int, seq: int = UNKNOWN) -> Row:
    """Has a change count only if nobody else has made this version of something, or any event after the last known."""
    return ("head", (name, version, seq))


def record_head(record: TableRecord, events: Sequence[Event] | None) -> Row:
    """The same for a table that becomes this one, where so much was done in its match as far as that is known."""
    seq = len(events) if events is not None else 0 if record.status == "open" else UNKNOWN
    return head_row(record.id, record.version, seq)


def presence_row(table: str, process: str, people: Sequence[str | None]) -> Row:
    """Who is at a table by this server; nobody is not written down."""
    if not people:
        return ("presence-over", (table, process))
    return ("presence", (table, process, msgspec.json.encode(people).decode()))
