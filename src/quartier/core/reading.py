"""A text file of a person, whole or not at all."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from quartier.core.errors import BadFile, Place, why

MOST = 16 * 2**20
"""Bytes that no file of a match, a set or a board comes near: what is longer, or never ends, is something else."""


DIGITS = 9
"""No number that anybody types is longer; Python itself refuses very long ones."""


def whole(text: str) -> int | None:
    """The number that plain digits say; None for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None


def read_text(file: str | Path) -> str:
    """The text of a file; BadFile says why there is none."""
    return _read(str(file), lambda: Path(file).open("rb"))


def read_standard_input(name: str) -> str:
    """All of standard input, which errors call by this name."""
    return _read(name, lambda: open(sys.stdin.fileno(), "rb", closefd=False))


def _read(name: str, opened: Callable[[], BinaryIO]) -> str:
    where = Place(name)
    try:
        with opened() as stream:
            content = stream.read(MOST + 1)
        if len(content) > MOST:
            raise BadFile("wrong-file-size", where=where, most=MOST // 2**20)
        # Editors of other systems begin a text with a mark of its encoding and end lines with two characters.
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except (OSError, ValueError) as error:
        raise BadFile("wrong-file", where=where, reason=why(error)) from None
