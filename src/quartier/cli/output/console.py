"""Where commands write: in colour where it can be seen, texts as a screen can show them, one object for programs."""

from __future__ import annotations

import json
import sys

import msgspec
from rich.console import Console

from quartier.cli.output.plain_letters import is_plain, plain
from quartier.core.texts import Texts


def console(*, stderr: bool = False) -> Console:
    """A console on standard output, or on standard error."""
    return Console(stderr=stderr, highlight=False)


class ScreenTexts(Texts):
    """The texts as a screen can show them."""

    def __init__(self, language: str | None = None, *, ascii_only: bool) -> None:
        super().__init__(language)
        self.ascii_only = ascii_only

    def say(self, message: str, **arguments: str | int | float) -> str:
        """The text of a message, in ASCII where the screen has nothing else."""
        text = super().say(message, **arguments)
        return plain(text) if self.ascii_only else text


def screen_texts(language: str | None = None) -> ScreenTexts:
    """The texts for standard output."""
    return ScreenTexts(language, ascii_only=is_plain(sys.stdout))


def print_json(value: object) -> None:
    """One object in one line, the same in every encoding: what is not ASCII is escaped."""
    print(json.dumps(msgspec.to_builtins(value), separators=(",", ":")))
