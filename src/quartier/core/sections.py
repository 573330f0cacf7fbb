"""A match file taken apart: its headers, its component set, its turns; nothing is checked but the form."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from quartier.core.errors import BadFile, Place

FIRST_LINE = "quartier match 1"
KEYS = (
    *("game", "rules", "seats", "box", "box-sha256", "seed", "commitment", "salt"),
    *("against", "state", "scores", "ranks"),
)
SECTIONS = ("[box]", "[turns]")
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
"""Each number has one way to be written."""


@dataclass
class Parts:
    """The parts of a match file, each turn with the number of its line."""

    source: str
    headers: dict[str, str] = field(default_factory=dict)
    box: list[str] = field(default_factory=list)
    turns: list[tuple[int, str]] = field(default_factory=list)
    sections: list[str] = field(default_factory=list)

    def get(self, key: str) -> str:
        """A header that must be there."""
        if key not in self.headers:
            raise BadFile("wrong-file-header-missing", where=Place(self.source), key=key)
        return self.headers[key]

    def number(self, key: str) -> int:
        """A header that must be a number."""
        text = self.get(key)
        if not NUMBER.fullmatch(text):
            raise BadFile("wrong-file-number", where=Place(self.source), key=key, text=text)
        return int(text)


def take_apart(text: str, source: str) -> Parts:
    """The parts of a match file; each section stands there once, in its order."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadFile("wrong-file-first-line", where=Place(source, 1), line=FIRST_LINE)
    parts = Parts(source)
    for number, line in enumerate(lines[1:], 2):
        where = Place(source, number)
        if line.strip() in SECTIONS:
            open_section(parts, line.strip(), where)
        elif parts.sections[-1:] == ["[box]"]:
            parts.box.append(line[2:] if line.startswith("  ") else line)
        elif line.strip():
            if parts.sections:
                parts.turns.append((number, line.strip()))
            else:
                read_header(parts, line, where)
    if "[turns]" not in parts.sections:
        raise BadFile("wrong-file-no-turns", where=Place(source))
    return parts


def open_section(parts: Parts, section: str, where: Place) -> None:
    """Begin a section, which comes once and not after the turns."""
    if section in parts.sections:
        raise BadFile("wrong-file-section-twice", where=where, section=section)
    if "[turns]" in parts.sections:
        raise BadFile("wrong-file-section-late", where=where, section=section)
    parts.sections.append(section)


def read_header(parts: Parts, line: str, where: Place) -> None:
    """A line `key: value`, each key once."""
    key, colon, value = line.partition(":")
    key = key.strip()
    if not colon or (key not in KEYS and not key.startswith("option.")):
        raise BadFile("wrong-file-header", where=where, line=line.strip(), keys=", ".join(KEYS))
    if key in parts.headers:
        raise BadFile("wrong-file-header-twice", where=where, key=key)
    parts.headers[key] = value.strip()
