"""What is written where an encoding lacks letters and signs."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import TextIO

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
