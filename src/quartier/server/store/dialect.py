"""How a statement is said to one database or the other: what SQL does not say alike has a name in braces.

`{record:game}` is a field of a table's record, `{flag:pairing}` one that is true or not, `{people}` are the rows
of those in its seats (`person`, which may be null). In a statement that writes, `{each}` are the rows to be written,
`{0}` is the first value of each as a text, `{1:number}` the second as a whole number. Values are `?`.
"""

from __future__ import annotations

from collections.abc import Callable

COLUMNS = range(12)
"""A row to be written has so many values at most."""


class Named:
    """Something that a dialect says by a name behind a colon."""

    def __init__(self, say: Callable[[str], str]) -> None:
        self._say = say

    def __format__(self, name: str) -> str:
        return self._say(name)


class Dialect:
    """What one database says its own way."""

    def __init__(
        self,
        *,
        field: Callable[[str], str],
        flag: Callable[[str], str],
        people: str,
        each: str,
        value: Callable[[int, str], str],
        mark: str,
    ) -> None:
        self._names = {"record": Named(field), "flag": Named(flag), "people": people, "each": each}
        self._values = [Named(lambda kind, column=column: value(column, kind)) for column in COLUMNS]  # type: ignore[misc]
        self._mark = mark
        self._said: dict[str, str] = {}

    def say(self, statement: str) -> str:
        """The statement as the database takes it; each is put together once."""
        said = self._said.get(statement)
        if said is None:
            said = self._said[statement] = statement.format(*self._values, **self._names).replace("?", self._mark)
        return said
