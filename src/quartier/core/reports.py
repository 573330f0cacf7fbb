"""How a report is read: by the type that it is declared to be.

A kernel writes numbers (`kernel/report.py`); here is what they mean. The type of a game's board is a struct whose
annotations say the rest, so that it is declared once for all who read it:

    int, bool                          a number; a switch
    str                                its length and its letters
    Annotated[str, Named(names)]       the number of a name
    Annotated[list[str], Lines(words)] how many words they have together and the number of each
    list[T]                            its length and its parts
    T | None                           0, or 1 and T
    Annotated[dict[str, T], Keys(…)]   a T for each key, in their order
    Annotated[dict[str, T], Some(…)]   its length, then the number of a key and a T for each
    Annotated[T, FromBox("name")]      no number: what the set's contents have by that name
    Annotated[T, FromBox("name", 1)]   the number of a row in there; 2: of a row, and in it
    Annotated[T, Kept()]               how many numbers follow, and T; what was read off the same numbers is shown again
    Annotated[list[S], Rows("name", 4)]  a struct for each row in there, which has its first 4 fields: the others
    Message                            the number of a message and its arguments
    a struct                           its fields, one after the other
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import islice
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np

from quartier.core.view import Item, Message, Standing
from quartier.kernel.report import Report, blank_report
from quartier.kernel.telling import Say


@dataclass(frozen=True)
class Named:
    """A text that is one of some names."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Lines:
    """Lines of a drawing, made of these words; some of them end a line. Read faster than letter by letter."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class Keys:
    """A value for each of these keys."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class Some:
    """Values for some of these keys."""

    names: tuple[str, ...]


@dataclass(frozen=True)
class FromBox:
    """What the contents of a component set have by this name, whole or a row of it."""

    name: str
    numbers: int = 0


@dataclass(frozen=True)
class Kept:
    """What changes seldom and is seen often; it has nothing from the box."""


@dataclass(frozen=True)
class Rows:
    """A struct for each row that the contents of a component set have by this name; its first fields are the row."""

    name: str
    fields: int


KEPT = 1024
"""How many of each kind are kept."""

Arguments: TypeAlias = Mapping[IntEnum, Mapping[str, Any]]
"""For each message with arguments their names, and what each is: `int`, or the names that it is one of."""

Row: TypeAlias = Iterator[int]
Reader: TypeAlias = Callable[[Row, Any], Any]
"""Reads a value off a row of numbers, with the contents of the component set."""


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game's reports: its messages with their arguments, what pieces and fields are called."""

    says: type[IntEnum]
    arguments: Arguments = field(default_factory=dict)
    pieces: tuple[str, ...] = ("",)
    """What an item may be about; number 0 is nothing."""
    fields: tuple[str, ...] = ()
    rule_arguments: Arguments = field(default_factory=dict)
    """For each rule whose text names something the same as for a message."""


class Compiler:
    """Writes a reader as a Python expression: each type is one, made of those of its parts."""

    def __init__(self, game: str, words: Vocabulary) -> None:
        self.game = game
        self.words = words
        self.scope: dict[str, Any] = {"islice": islice, "text": read_text, "Message": Message}
        self.bound: dict[int, str] = {}

    def reader(self, hint: Any) -> Reader:
        """What reads a type."""
        return self._made(self.expression(hint))

    def view(self, board: type[msgspec.Struct]) -> Reader:
        """What reads all that `tell_view` writes, as a tuple."""
        parts = (int, bool, list[int], list[int], Message, list[Standing], board)
        return self._made(f"({', '.join(self.expression(part) for part in parts)})")

    def _made(self, expression: str) -> Reader:
        exec(f"def read(row, box):\n    take = row.__next__\n    return {expression}", self.scope)
        read: Reader = self.scope["read"]
        return read

    def bind(self, value: Any) -> str:
        """A name by which an expression has this value."""
        name = self.bound.setdefault(id(value), f"_{len(self.bound)}")
        self.scope[name] = value
        return name

    def expression(self, hint: Any) -> str:
        """A type as an expression that takes its numbers."""
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.marked(inner[0], inner[1:])
        if hint is int:
            return "take()"
        if hint is bool:
            return "take() != 0"
        if hint is str:
            return "text(row, take())"
        if origin is Literal:
            return f"{self.bind(inner)}[take()]"
        if origin in (Union, UnionType) and len(inner) == 2 and NoneType in inner:
            (there,) = set(inner) - {NoneType}
            return f"({self.expression(there)} if take() else None)"
        if origin is list:
            return self.listed(inner[0])
        if hint is Message:
            return f"{self.bind(self.messages())}[take()](take)"
        if hint is Item:
            names = list[Annotated[str, Named(self.words.fields)]]
            piece = Annotated[str, Named(self.words.pieces)]
            return self.struct(Item, {"piece": piece, "fields": names, "neighbours": names})
        if hint is Standing:
            return self.struct(Standing, {"items": Annotated[list[Item], Kept()]})
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.struct(hint, {})
        raise TypeError(f"{hint} cannot be read from a report; core/reports.py lists what can")

    def struct(self, kind: type[msgspec.Struct], other: Mapping[str, Any], known: tuple[str, ...] = ()) -> str:
        """A struct by its fields; the first ones may be known by some names."""
        hints = {**get_type_hints(kind, include_extras=True), **other}
        read = (self.expression(hints[name]) for name in kind.__struct_fields__[len(known) :])
        return f"{self.bind(kind)}({', '.join((*known, *read))})"

    def listed(self, part: Any) -> str:
        """A list; where each part is a number, they are taken all at once."""
        if part is int:
            return "[*islice(row, take())]"
        expression = self.expression(part)
        if expression.endswith("[take()]") and expression.count("take()") == 1:
            # Many lists are empty, and a comprehension costs more than the question.
            return f"([{expression[:-8]}[n] for n in islice(row, length)] if (length := take()) else [])"
        return f"[{expression} for _ in range(take())]"

    def marked(self, hint: Any, markers: Sequence[Any]) -> str:
        """A type with something said about it."""
        for marker in markers:
            match marker:
                case Named(names):
                    return f"{self.bind(names)}[take()]"
                case Lines(words):
                    return f"''.join([{self.bind(words)}[n] for n in islice(row, take())]).splitlines()"
                case FromBox(name, numbers):
                    return f"box.{name}" + "[take()]" * numbers
                case Rows(name, number):
                    known = tuple(f"{name}_{place}" for place in range(number))
                    part = self.struct(get_args(hint)[0], {}, known)
                    return f"[{part} for {', '.join(known)}, in box.{name}]"
                case Keys(names):
                    value = self.expression(get_args(hint)[1])
                    return "{" + ", ".join(f"{key!r}: {value}" for key in names) + "}"
                case Some(names):
                    value = self.expression(get_args(hint)[1])
                    return f"{{{self.bind(names)}[take()]: {value} for _ in range(take())}}"
                case Kept():
                    expression = self.expression(hint)
                    if "box." in expression:
                        raise TypeError(f"{hint} has something from the box, of which there may be many: keep it not")
                    return f"{self.bind(keeper(self._made(expression)))}((*islice(row, take()),))"
        return self.expression(hint)

    @functools.cache  # noqa: B019 (a compiler lives as long as its game)
    def messages(self) -> tuple[Callable[[Callable[[], int]], Message] | None, ...]:
        """What reads each message, by number; those without arguments are made once."""
        found: list[Any] = [None] * (1 + max(max(Say), *map(int, self.words.says)))
        for say in (*Say, *self.words.says):
            common = isinstance(say, Say) and say != Say.ITEM_POINTS
            text = say.name.lower().replace("_", "-")
            arguments = {} if isinstance(say, Say) else self.words.arguments.get(say, {})
            found[say] = self.message(text if common else f"{self.game}-{text}", arguments)
        return tuple(found)

    def message(self, text: str, arguments: Mapping[str, Any]) -> Callable[[Callable[[], int]], Message]:
        """What reads the arguments of a message."""
        if not arguments:
            made = Message(text)
            return lambda take: made
        read = (
            f"{name!r}: {'take()' if kind is int else f'{self.bind(kind)}[take()]'}" for name, kind in arguments.items()
        )
        made_of: Callable[[Callable[[], int]], Message] = eval(
            f"lambda take: {self.bind(Message)}({text!r}, {{{', '.join(read)}}})", self.scope
        )
        return made_of


def keeper(read: Reader) -> Callable[[tuple[int, ...]], Any]:
    """What reads some numbers, or finds what it has read off the same ones."""

    @functools.lru_cache(KEPT)
    def known(numbers: tuple[int, ...]) -> Any:
        return read(iter(numbers), None)

    return known


def read_text(row: Row, length: int) -> str:
    """Some letters."""
    return bytes(islice(row, length)).decode("ascii")


def written(write: Callable[[Report], object], room: int = 4096) -> Report:
    """What a kernel writes, in as much room as it needs."""
    report = blank_report(room)
    write(report)
    if int(report[0]) > room:
        return written(write, int(report[0]))
    return report


def row_of(report: Report) -> Row:
    """The numbers of a report."""
    return iter(report[1 : int(report[0]) + 1].tolist())


def letters_of(report: Report) -> str:
    """A report that is one text."""
    return report[1 : int(report[0]) + 1].astype(np.uint8).tobytes().decode("ascii")
