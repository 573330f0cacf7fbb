"""Which display names are allowed: what people type, cleaned of all that could mislead or break a line."""

from __future__ import annotations

import unicodedata

from quartier.server.refusals import Refusal

LONGEST = 24
MARKS_IN_A_ROW = 2
"""More combining marks than any living script stacks would climb over the lines above."""


def cleaned(name: str) -> str:
    """The name in normal form, on one line, without invisible characters; Refusal if nothing is left."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFKC", name):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category[0] == "Z" or character in "\t\n\r":
            kept.append(" ")
        elif category[0] != "C" and marks <= MARKS_IN_A_ROW:
            kept.append(character)
    found = " ".join("".join(kept).split())[:LONGEST].strip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in found):
        raise Refusal("bad-name")
    return found
