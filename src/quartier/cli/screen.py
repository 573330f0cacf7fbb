"""Where commands write: in colour where it can be seen, in plain letters where the encoding has no others."""

from __future__ import annotations

import codecs
import io
import json
import sys
import unicodedata
from typing import TextIO

import msgspec
from rich.console import Console

from quartier.core.texts import Texts

SIGNS = str.maketrans(
    {
        **dict.fromkeys("─━┄┅╌═╴╶−–—‐‑", "-"),
        **dict.fromkeys("│┃┊┆║", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯", "+"),
        **dict.fromkeys("·•∙…", "."),
        **dict.fromkeys("“”„‟«»", '"'),
        **dict.fromkeys("’‘‚›‹", "'"),
        **dict.fromkeys("█▓▒░", ":"),
        **dict.fromkeys("→▶►", ">"),
        **dict.fromkeys("←◀", "<"),
        **dict.fromkeys("●○◆", "o"),
        **dict.fromkeys("✓✔", "*"),
        **dict.fromkeys("↑▲", "^"),
        "◤": "7",
        "◥": "9",
        "◣": "1",
        "◢": "3",
        "↓": "v",
        "≤": "<",
        "≥": ">",
        "×": "x",
        "±": "~",
        "\N{NO-BREAK SPACE}": " ",
        "\N{NARROW NO-BREAK SPACE}": " ",
        "µ": "u",
        "☻": "@",
        "♜": "A",
        "♣": "P",
        "☂": "C",
        "≈": "W",
    }
)
"""One sign for one: a drawing keeps its columns. The signs of fields become the letters that are typed for them."""
LETTERS = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "…": "...",
        "→": "->",
        "≤": "<=",
        "≥": ">=",
        "±": "+/-",
        "½": "1/2",
    }
)
"""As one writes them without; a text gets longer by them, so it is changed before it is laid out."""


def plain(text: str) -> str:
    """A text in ASCII."""
    return spelled(text.translate(LETTERS))


def spelled(text: str) -> str:
    """Signs by their stand-ins, letters without their accents, a question mark for the rest."""
    known = unicodedata.normalize("NFKD", text.translate(SIGNS))
    return "".join(letter if letter.isascii() else "?" for letter in known if not unicodedata.combining(letter))


def stand_in(error: UnicodeError) -> tuple[str, int]:
    """What is written for letters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(spelled(sign) if ord(sign) in SIGNS else plain(sign) for sign in lacking), error.end


ERRORS = "quartier-plain"
codecs.register_error(ERRORS, stand_in)


def prepare() -> None:
    """From now on nothing that is printed can fail for want of a letter."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERRORS)


def is_plain(stream: TextIO) -> bool:
    """Whether what is written there has to be ASCII."""
    try:
        "│ü☻".encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeError, LookupError):
        return True
    return False


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
