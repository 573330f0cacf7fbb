"""What can go wrong, each with what is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping


class QuartierError(Exception):
    """Bad input of any kind. Nothing was changed."""


class MalformedMove(QuartierError):
    """The text or message is no move at all."""


class IllegalMove(QuartierError):
    """A move that breaks a rule: `rule` names it, `message` and `arguments` make its text."""

    def __init__(self, rule: str, message: str, arguments: Mapping[str, str | int] | None = None) -> None:
        super().__init__(rule)
        self.rule = rule
        self.message = message
        self.arguments = dict(arguments or {})

    def __str__(self) -> str:
        from quartier.core.texts import Texts

        return Texts("en").say(self.message, **self.arguments)


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
