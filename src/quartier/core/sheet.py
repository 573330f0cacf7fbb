"""A score sheet that somebody typed: its lines as words, each of which knows where it stands."""

from __future__ import annotations

import re
import reprlib
from collections.abc import Iterator
from typing import NamedTuple

from quartier.core.errors import Argument, BadFile, Place


class Word(NamedTuple):
    """A word of a sheet and its place."""

    text: str
    where: Place

    def wrong(self, message: str, **arguments: Argument) -> BadFile:
        """What is wrong with it."""
        return BadFile(message, where=self.where, **arguments)

    @property
    def shown(self) -> str:
        """The word in quotes, its middle left out where it is very long."""
        return reprlib.repr(self.text)

    @property
    def after(self) -> Word:
        """The place just behind it, where something is missing."""
        source, line, column = self.where
        return Word("", Place(source, line, (column or 1) + len(self.text)))


def sheet_lines(text: str, source: str, word: str = r"\S+") -> Iterator[list[Word]]:
    """The lines that say something, as words; `#` begins a comment."""
    for number, line in enumerate(text.splitlines(), 1):
        found = re.finditer(word, line.split("#")[0])
        words = [Word(part[0], Place(source, number, part.start() + 1)) for part in found]
        if words:
            yield words
