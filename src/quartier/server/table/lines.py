"""What people type, as one clean line: nothing in it can mislead a reader or break out of its line."""

from __future__ import annotations

import unicodedata

MARKS_IN_A_ROW = 2
"""More combining marks than any living script stacks would climb over the lines above."""


def one_line(typed: str) -> str:
    """The text in normal form, on one line, without invisible characters; empty if nothing is left to read."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", typed):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category[0] == "Z" or character in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS_IN_A_ROW:
            kept.append(character)
    found = " ".join("".join(kept).split())
    return found if any(unicodedata.category(character)[0] in "LNSP" for character in found) else ""
