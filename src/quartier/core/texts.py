"""Texts in English, German and Dutch, from Fluent catalogues: shared ones and each game's own.

>>> Texts("en").say("cities-title"), Texts("nl").has("cities-title")
('Cities', True)
"""

from __future__ import annotations

import functools
import locale
import os
import re
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from quartier.core.errors import BadOption
from quartier.core.packages import added_games, game_packages

__all__ = ["LANGUAGES", "Texts"]

LANGUAGES = ("en", "de", "nl")
"""The languages that there are texts in."""


def language_from(choice: str | None = None) -> str:
    """The language chosen, else the environment's, else English."""
    if choice:
        if choice not in LANGUAGES:
            raise BadOption("wrong-language", language=choice, languages=", ".join(LANGUAGES))
        return choice
    for variable in ("QUARTIER_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(variable, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    wanted = (locale.getlocale()[0] or "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def catalogue(package: str, language: str) -> Traversable | None:
    """The catalogue file of a package in a language. Where there is no such package the registry tells of it."""
    try:
        file = resources.files(package).joinpath("texts", f"{language}.ftl")
    except (ImportError, TypeError):
        return None
    return file if file.is_file() else None


def catalogues(language: str) -> list[Traversable]:
    """The catalogue files of a language: the shared one, then one per game."""
    found = [catalogue(package, language) for package in ("quartier", *game_packages().values())]
    return [file for file in found if file is not None]


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*|[ \t]*$))*", re.MULTILINE)
_REFERENCE = re.compile(r"{ *(-?[a-z][\w-]*) *}")


class Bundle:
    """All texts of a language, each parsed when it is first asked for: to parse all would take half of a start."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.fluent: Any = FluentBundle([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for file in catalogues(language):
            for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                self.sources.setdefault(entry[1], entry[0])
        self.parsed: set[str] = set()

    def parse(self, name: str) -> None:
        """Have a text ready, and those that it is made of."""
        from fluent.runtime import FluentResource

        if name not in self.parsed and name in self.sources:
            self.parsed.add(name)
            self.fluent.add_resource(FluentResource(self.sources[name] + "\n"))
            for other in _REFERENCE.findall(self.sources[name]):
                self.parse(other)


@functools.cache
def _bundle(language: str, added: str) -> Bundle:
    return Bundle(language)


class Texts:
    """The texts of one language."""

    def __init__(self, language: str | None = None) -> None:
        self.language = language_from(language)

    def say(self, message: str, **arguments: str | int | float) -> str:
        """The text of a message with its arguments filled in; an unknown message is a KeyError."""
        bundle = _bundle(self.language, added_games())
        bundle.parse(message)
        pattern = bundle.fluent.get_message(message).value
        text, errors = bundle.fluent.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"text {message!r} in {self.language}: {errors[0]}")
        return str(text)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return not message.startswith("-") and message in _bundle(self.language, added_games()).sources
