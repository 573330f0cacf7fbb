"""What can go wrong, each with what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from quartier.core.texts import Texts

Argument: TypeAlias = "str | int | float | Remark | QuartierError"
"""What fills a text; a remark in a remark is said in the same language."""


class Place(NamedTuple):
    """Where in somebody's file: lines and columns are counted from 1."""

    source: str
    line: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Remark:
    """Something to be told to a person in any language: a message of the catalogues, and what place it is about."""

    message: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    where: Place | None = None

    def text(self, texts: Texts) -> str:
        """The remark as a sentence."""
        said = {
            name: value.text(texts) if isinstance(value, (Remark, QuartierError)) else value
            for name, value in self.arguments.items()
        }
        sentence = texts.say(self.message, **said) if texts.has(self.message) else self.message
        if self.where is None:
            return sentence
        source, line, column = self.where
        place = "place-source" if line is None else "place-line" if column is None else "place-column"
        return f"{texts.say(place, source=source, line=line or 0, column=column or 0)}: {sentence}"

    def __str__(self) -> str:
        from quartier.core.texts import Texts

        return self.text(Texts("en"))


class QuartierError(Exception):
    """Bad input of any kind. Nothing was changed. Its `remark` is told in any language; `str` is English."""

    def __init__(self, message: str, /, *, where: Place | None = None, **arguments: Argument) -> None:
        super().__init__(message)
        self.remark = Remark(message, arguments, where)

    def text(self, texts: Texts) -> str:
        """What is wrong, as a sentence."""
        return self.remark.text(texts)

    def __str__(self) -> str:
        return str(self.remark)


class MalformedMove(QuartierError):
    """The text or message is no move at all."""


class IllegalMove(QuartierError):
    """A move that breaks a rule: `rule` names it, `message` and `arguments` make its text."""

    def __init__(self, rule: str, message: str, arguments: Mapping[str, str | int] | None = None) -> None:
        super().__init__(message)
        self.rule = rule
        self.message = message
        self.arguments = dict(arguments or {})
        self.remark = Remark(message, self.arguments)


class UnknownSeat(QuartierError):
    """A seat that the match does not have."""


class CannotUndo(QuartierError):
    """A turn that is no longer only its player's: something was revealed since, or there is none."""


class BadOption(QuartierError):
    """An option that the game does not know, or a value that it does not take."""


class BadComponents(QuartierError):
    """A component set that cannot be played with."""


class BadFile(QuartierError):
    """A file that is not what it should be."""


class UnknownGame(QuartierError):
    """No game of that name."""
