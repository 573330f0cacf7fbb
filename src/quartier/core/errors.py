"""What can go wrong, each with what is wrong, where, and what would be right.

>>> import quartier
>>> from quartier.core.texts import Texts
>>> match = quartier.new("cities", seats=2, seed=7)
>>> try:
...     match.play(2, "e5^,g7>,i9v")
... except QuartierError as error:         # nothing was changed
...     for language in ("en", "de"):
...         print(error.text(Texts(language)))
seat 2: the match has 2 seats, counted from 0 to 1
Platz 2: die Partie hat 2 Plätze, gezählt von 0 bis 1
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol, TypeAlias

__all__ = [
    "BadComponents",
    "BadFile",
    "BadOption",
    "CannotUndo",
    "IllegalMove",
    "MalformedMove",
    "OldRules",
    "Place",
    "QuartierError",
    "Remark",
    "UnknownGame",
    "UnknownSeat",
]

Argument: TypeAlias = "str | int | float | Remark | QuartierError"
"""What fills a text; a remark in a remark is said in the same language."""


MOST_SHOWN = 300
"""The characters of somebody's file or command that an error repeats at most."""


def printable(text: str) -> str:
    """What somebody wrote, in one line that no terminal takes for a command: other characters are escaped."""
    shown = text[:MOST_SHOWN]
    if not shown.isprintable():
        shown = "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in shown)
    return shown + "…" * (len(text) > MOST_SHOWN)


class Speaker(Protocol):
    """The texts of a language."""

    def say(self, message: str, **arguments: str | int | float) -> str:
        """The text of a message with its arguments filled in."""
        ...


class Place(NamedTuple):
    """Where in somebody's file: lines and columns are counted from 1."""

    source: str
    """The file's name."""
    line: int | None = None
    column: int | None = None


@dataclass(frozen=True)
class Remark:
    """Something to be told to a person in any language: a message of the catalogues, and what place it is about."""

    message: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    where: Place | None = None

    def text(self, texts: Speaker) -> str:
        """The remark as a sentence."""
        said = {name: self._said(value, texts) for name, value in self.arguments.items()}
        sentence = texts.say(self.message, **said)
        if self.where is None:
            return sentence
        source, line, column = self.where
        place = "place-source" if line is None else "place-line" if column is None else "place-column"
        return f"{texts.say(place, source=printable(source), line=str(line), column=str(column))}: {sentence}"

    @staticmethod
    def _said(value: Argument, texts: Speaker) -> str | int | float:
        if isinstance(value, (Remark, QuartierError)):
            return value.text(texts)
        return printable(value) if isinstance(value, str) else value

    def __str__(self) -> str:
        from quartier.core.texts import Texts

        return self.text(Texts("en"))


class QuartierError(Exception):
    """Bad input of any kind. Nothing was changed. Its `remark` is told in any language; `str` is English."""

    def __init__(self, message: str, /, *, where: Place | None = None, **arguments: Argument) -> None:
        super().__init__(message)
        self.remark = Remark(message, arguments, where)

    def text(self, texts: Speaker) -> str:
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


class OldRules(QuartierError):
    """A match by rules that this program does not play by."""


class UnknownGame(QuartierError):
    """No game of that name."""


SYSTEM = {
    errno.ENOENT: "system-missing",
    errno.EACCES: "system-permission",
    errno.EPERM: "system-permission",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.EEXIST: "system-exists",
    errno.ENOSPC: "system-full",
    errno.EROFS: "system-read-only",
}
"""The message for each thing that systems refuse most often."""


def why(error: OSError | ValueError) -> Remark:
    """Why a file could not be read or written: what the system says, or that there is no text in it."""
    if isinstance(error, UnicodeDecodeError):
        return Remark("system-no-text")
    if isinstance(error, ValueError):
        return Remark("system-no-name")
    known = SYSTEM.get(error.errno or 0)
    return Remark(known) if known else Remark("system-other", {"reason": error.strerror or str(error)})
