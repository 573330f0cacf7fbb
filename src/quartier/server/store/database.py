"""What a store asks of a database, whichever it is: rows by a query, and changes that are committed together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = tuple[str, Sequence[Any]]
"""A kind of `batches.STATEMENTS` and its values."""


class Unsettled(Exception):
    """The connection was cut: whether what was to be written is there, nobody knows, so nobody tries it again."""


class Database(Protocol):
    """A database. It is read by the server's loop and written by one thread, at the same time."""

    @property
    def Error(self) -> type[Exception]:
        """What its driver raises."""
        ...

    @property
    def IntegrityError(self) -> type[Exception]:
        """What its driver raises of a key that is there already."""
        ...

    def rows(self, query: str, arguments: Sequence[Any]) -> list[Any]:
        """What is committed; the query is one of `dialect`."""
        ...

    def commit(self, changes: Mapping[str, Sequence[Sequence[Any]]]) -> None:
        """Store rows of each kind together or not at all; it returns when they are durable."""
        ...

    def close(self) -> None:
        """Let it go."""
        ...
