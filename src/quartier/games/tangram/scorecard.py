"""What a board scores that was played on a real table and typed in.

Seven rows of seven fields. A field is one letter for each of its halves: `b` black, `g` green, `f`
fountain; `bg` is half black, half green, `b` a half that is black with the other half empty, a dot an
empty field. A capital fills the whole field: `B` is `bb`. A line `rounds: 4 9 12 16 20` before them
gives the points of the rounds before this board; five of them, or no such line, make it the final one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np

from quartier.core.errors import BadFile
from quartier.core.view import Item, Message
from quartier.games.tangram.position import FIRST_POINT, FOUNTAINS, ROUNDS, SPAN
from quartier.games.tangram.scoring import largest_rectangle, rectangle_fields
from quartier.games.tangram.view import bonus_items, round_item
from quartier.kernel.bits import Word
from quartier.kernel.compiling import entry

WORD = re.compile(r"\S+")
HALVES = re.compile(r"[bgf]{1,2}|[BGF]|\.")


@dataclass
class Sheet:
    """A typed board: the points of the rounds before it, and its fields as the letters of their halves."""

    rounds: list[int] | None = None
    fields: list[list[str]] = field(default_factory=list)
    fountains: int = 0

    def those(self, halves: set[str]) -> int:
        """The fields with just these two halves, in any order, as a word."""
        return sum(
            1 << 8 * row + column
            for row, letters in enumerate(self.fields)
            for column, field in enumerate(letters)
            if "".join(sorted(field)) in halves
        )


@entry
def rectangle_of(full: Word) -> Word:
    """The fields of the largest rectangle among these."""
    area, corner, width = largest_rectangle(full)
    return rectangle_fields(area, corner, width)


def score_sheet(text: str, source: str) -> list[Item]:
    """The points of a typed board; BadFile names line and column."""
    sheet = read_sheet(text, source)
    full = sheet.those({"bb", "gg", "ff", "bg", "bf", "fg"})
    rectangle = int(rectangle_of(np.uint64(full)))
    found = [Item(FIRST_POINT, Message("tangram-item-start"))]
    before = sheet.rounds or []
    for number, points in enumerate(before, 1):
        found.append(Item(points, Message("tangram-item-earlier", {"round": number})))
    if before and rectangle.bit_count() < before[-1]:
        raise BadFile(
            f"{source}: the largest rectangle has {rectangle.bit_count()} fields, fewer than the {before[-1]} of the "
            "round before; a rectangle never gets smaller"
        )
    last = sheet.rounds is None or len(before) == ROUNDS
    found.append(round_item(ROUNDS + 1 if last else len(before) + 1, rectangle))
    if last:
        found += bonus_items(full, sheet.those({"bb", "bf"}), sheet.those({"gg", "fg"}))
    return found


def read_sheet(text: str, source: str) -> Sheet:
    """A typed board; `#` begins a comment."""
    sheet = Sheet()
    for number, line in enumerate(text.splitlines(), 1):
        words = [(found.start() + 1, found[0]) for found in WORD.finditer(line.split("#")[0])]
        if not words:
            continue
        if words[0][1].startswith("rounds"):
            read_rounds(sheet, words, f"{source}, line {number}")
        elif len(sheet.fields) == SPAN:
            raise BadFile(f"{source}, line {number}, column {words[0][0]}: an eighth row; a board has {SPAN}")
        else:
            read_row(sheet, words, f"{source}, line {number}")
    if len(sheet.fields) < SPAN:
        raise BadFile(f"{source}: {len(sheet.fields)} rows of fields; a board has {SPAN}")
    return sheet


def read_rounds(sheet: Sheet, words: list[tuple[int, str]], where: str) -> None:
    """The points of the rounds before."""
    if words[0][1] != "rounds:" or sheet.rounds is not None or sheet.fields:
        raise BadFile(f"{where}, column {words[0][0]}: 'rounds: …' stands once, before the rows of the board")
    sheet.rounds = []
    for column, word in words[1:]:
        if not word.isdecimal() or int(word) > SPAN * SPAN:
            raise BadFile(f"{where}, column {column}: {word!r} is no number of points from 0 to {SPAN * SPAN}")
        if len(sheet.rounds) == ROUNDS:
            raise BadFile(f"{where}, column {column}: a sixth round; {ROUNDS} come before the final one")
        if sheet.rounds and int(word) < sheet.rounds[-1]:
            raise BadFile(
                f"{where}, column {column}: {word} points after {sheet.rounds[-1]}; a rectangle never gets smaller"
            )
        sheet.rounds.append(int(word))


def read_row(sheet: Sheet, words: list[tuple[int, str]], where: str) -> None:
    """A row of fields."""
    row: list[str] = []
    for column, word in words:
        if not HALVES.fullmatch(word):
            raise BadFile(
                f"{where}, column {column}: {word!r} is no field; a field is B, G or F (whole), one or two of b, g, f "
                "(its halves) or a dot"
            )
        if len(row) == SPAN:
            raise BadFile(f"{where}, column {column}: an eighth field; a row has {SPAN}")
        halves = word.lower() * 2 if word.isupper() else word.replace(".", "")
        sheet.fountains += halves.count("f")
        if sheet.fountains > FOUNTAINS:
            raise BadFile(f"{where}, column {column}: the seventh fountain; everybody has {FOUNTAINS}")
        row.append(halves)
    if len(row) < SPAN:
        column, word = words[-1]
        raise BadFile(f"{where}, column {column + len(word)}: the row ends after {len(row)} fields; a row has {SPAN}")
    sheet.fields.append(row)
