"""What a store asks of a database, whichever it is: rows by a query, and changes that are committed together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

Row: TypeAlias = tuple[str, Sequence[Any]]
"""A kind of `batches.STATEMENTS` and its values."""


class Unsettled(Exception):
    """The connection was cut: whether what was to be written is there, nobody knows, so nobody tries it again."""


class Company(Protocol):
    """The servers on one database, as one of them knows them."""

    on_news: Callable[[Sequence[str]], None]
    """Called in some thread: others have changed these tables."""
    on_change: Callable[[], None]
    """Called in some thread: others have come or gone, or what this one looks after is not what it was."""

    @property
    def number(self) -> int:
        """Which of them this one is."""
        ...

    @property
    def started(self) -> int:
        """When the first of those who are there has started."""
        ...

    @property
    def alone(self) -> bool:
        """Whether no other one is there, for sure."""
        ...

    @property
    def there(self) -> list[str]:
        """All of them."""
        ...

    def begin(self) -> None:
        """Be there for others."""
        ...

    def close(self) -> None:
        """Be gone."""
        ...

    def keeps(self, name: str) -> bool:
        """Whether this one looks after something, and nobody else does."""
        ...

    def tell(self, names: Sequence[str]) -> None:
        """Tell others that tables were changed; it is stored already."""
        ...

    def hold(self, name: str, told: Callable[[bool], None]) -> None:
        """Have something for oneself; `told`, in some thread, whether that could be."""
        ...

    def let_go(self, name: str) -> None:
        """Let others have it."""
        ...


class Database(Protocol):
    """A database. It is read by the server's loop and written by one thread, at the same time."""

    @property
    def company(self) -> Company | None:
        """The other servers that may have it too; none where there cannot be any."""
        ...

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
