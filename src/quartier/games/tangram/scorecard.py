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

from quartier.core.errors import BadFile, Place
from quartier.core.sheet import Word, sheet_lines
from quartier.core.view import Item, Message
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.items import bonus_items, round_item
from quartier.games.tangram.position import FIRST_POINT, FOUNTAINS, ROUNDS, SPAN
from quartier.games.tangram.scoring import rectangle_of

HALVES = re.compile(r"[bgf]{1,2}|[BGF]|\.")
AREAS = {width * height for width in range(SPAN + 1) for height in range(SPAN + 1)}
"""What a rectangle on the board can bring."""


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


def score_sheet(text: str, source: str, options: TangramOptions) -> list[list[Item]]:
    """The points of a typed board; BadFile names line and column."""
    sheet = read_sheet(text, source)
    full = sheet.those({"bb", "gg", "ff", "bg", "bf", "fg"})
    rectangle = int(rectangle_of(np.uint64(full)))
    found = [Item(FIRST_POINT, Message("tangram-item-start"))]
    before = sheet.rounds or []
    for number, points in enumerate(before, 1):
        found.append(Item(points, Message("tangram-item-earlier", {"round": number})))
    if before and rectangle.bit_count() < before[-1]:
        fewer, more = rectangle.bit_count(), before[-1]
        raise BadFile("tangram-wrong-shrunk", where=Place(source), fields=fewer, before=more)
    last = sheet.rounds is None or len(before) == ROUNDS
    found.append(round_item(ROUNDS + 1 if last else len(before) + 1, rectangle))
    if last:
        found += bonus_items(full, sheet.those({"bb", "bf"}), sheet.those({"gg", "fg"}))
    return [found]


def read_sheet(text: str, source: str) -> Sheet:
    """A typed board; `#` begins a comment."""
    sheet = Sheet()
    for words in sheet_lines(text, source):
        if words[0].text.startswith("rounds"):
            read_rounds(sheet, words)
        elif len(sheet.fields) == SPAN:
            raise words[0].wrong("tangram-wrong-eighth-row", span=SPAN)
        else:
            read_row(sheet, words)
    if len(sheet.fields) < SPAN:
        raise BadFile("tangram-wrong-rows", where=Place(source), rows=len(sheet.fields), span=SPAN)
    return sheet


def read_rounds(sheet: Sheet, words: list[Word]) -> None:
    """The points of the rounds before."""
    if words[0].text != "rounds:" or sheet.rounds is not None or sheet.fields:
        raise words[0].wrong("tangram-wrong-rounds")
    sheet.rounds = []
    for word in words[1:]:
        if not re.fullmatch(r"[0-9]{1,2}", word.text) or int(word.text) > SPAN * SPAN:
            raise word.wrong("tangram-wrong-points", word=word.shown, most=SPAN * SPAN)
        points = int(word.text)
        if points not in AREAS:
            raise word.wrong("tangram-wrong-area", points=points, span=SPAN)
        if len(sheet.rounds) == ROUNDS:
            raise word.wrong("tangram-wrong-sixth-round", rounds=ROUNDS)
        if sheet.rounds and points < sheet.rounds[-1]:
            raise word.wrong("tangram-wrong-smaller", points=points, before=sheet.rounds[-1])
        sheet.rounds.append(points)


def read_row(sheet: Sheet, words: list[Word]) -> None:
    """A row of fields."""
    row: list[str] = []
    for word in words:
        if not HALVES.fullmatch(word.text):
            raise word.wrong("tangram-wrong-halves", word=word.shown)
        if len(row) == SPAN:
            raise word.wrong("tangram-wrong-eighth-field", span=SPAN)
        halves = word.text.lower() * 2 if word.text.isupper() else word.text.replace(".", "")
        sheet.fountains += halves.count("f")
        if sheet.fountains > FOUNTAINS:
            raise word.wrong("tangram-wrong-seventh-fountain", fountains=FOUNTAINS)
        row.append(halves)
    if len(row) < SPAN:
        raise words[-1].after.wrong("tangram-wrong-row", fields=len(row), span=SPAN)
    sheet.fields.append(row)
