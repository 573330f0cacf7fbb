"""A file that a command is to read: by its name, or `-` for standard input."""

from __future__ import annotations

from quartier.core.reading import read_standard_input, read_text
from quartier.core.texts import Texts


def read_file(file: str) -> tuple[str, str]:
    """The text of a file or of standard input, and what to call it."""
    if file == "-":
        name = Texts().say("standard-input")
        return read_standard_input(name), name
    return read_text(file), file
