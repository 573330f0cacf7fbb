"""What a board scores that was played on a real table and typed in.

Seven rows of seven fields. A field is one letter for each of its halves: `b` black, `g` green, `f`
fountain; `bg` is half black, half green, `b` a half that is black with the other half empty, a dot an
empty field. A capital fills the whole field: `B` is `bb`. Whoever wants to say how a field is cut says
`b/g` or `b\\g`, the upper half first, a dot for an empty one. A line `rounds: 4 9 12 16 20` before them
gives the points of the rounds before this board; five of them, or no such line, make it the final one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

import numpy as np

from quartier.core.errors import BadFile, Place
from quartier.core.game import Box, State
from quartier.core.sheet import Word, sheet_lines
from quartier.core.view import Item, Message
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.game import GAME
from quartier.games.tangram.position import (
    FINAL,
    FIRST_POINT,
    FOUNTAINS,
    NORTH,
    NOT_YET,
    READY,
    ROUND_CARDS,
    ROUNDS,
    SOUTH,
    SPAN,
)

HALVES = re.compile(r"[bgf]{1,2}|[BGF]|\.|[bgf.][/\\][bgf.]")
AREAS = {width * height for width in range(SPAN + 1) for height in range(SPAN + 1)}
"""What a rectangle on the board can bring."""


@dataclass
class Sheet:
    """A typed board: the points of the rounds before it, and its fields as the letters of their halves."""

    rounds: list[int] | None = None
    fields: list[list[str]] = field(default_factory=list)
    fountains: int = 0

    @property
    def round(self) -> int:
        """The round that ends with this board; without a line of rounds the final one."""
        return ROUNDS + 1 if self.rounds is None else len(self.rounds) + 1

    @property
    def position(self) -> State:
        """A position for one who is ready with the last card of that round."""
        state = GAME.blank(1, TangramOptions())
        state["wave"] = min(self.round * ROUND_CARDS, FINAL)
        state["stage"] = READY
        state["sides"] = -1
        state["laid"] = NOT_YET
        for row, fields in enumerate(self.fields):
            for column, halves in enumerate(fields):
                # How a field is cut does not matter: one half has its northern, one its southern quarter.
                for letter, quarter in zip(halves, (NORTH, SOUTH), strict=False):
                    bit = np.uint64(1 << 8 * row + column)
                    state["covered"][0, 0, quarter] |= bit
                    if letter != "f":
                        state["black" if letter == "b" else "green"][0, 0, quarter // 2] |= bit
        return state


def score_sheet(text: str, source: str, options: TangramOptions, box: Box) -> list[list[Item]]:
    """The points of a typed board; BadFile names line and column."""
    sheet = read_sheet(text, source)
    before = sheet.rounds or []
    due: list[Item] = GAME.board(sheet.position, box, 0).due
    if before and due[0].points < before[-1]:
        fewer, more = due[0].points, before[-1]
        raise BadFile("tangram-wrong-shrunk", where=Place(source), fields=fewer, before=more)
    earlier = [
        Item(points, Message("tangram-item-earlier", {"round": number})) for number, points in enumerate(before, 1)
    ]
    return [[Item(FIRST_POINT, Message("tangram-item-start")), *earlier, *due]]


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
        halves = word.text.lower() * 2 if word.text.isupper() else re.sub(r"[./\\]", "", word.text)
        sheet.fountains += halves.count("f")
        if sheet.fountains > FOUNTAINS:
            raise word.wrong("tangram-wrong-seventh-fountain", fountains=FOUNTAINS)
        row.append(halves)
    if len(row) < SPAN:
        raise words[-1].after.wrong("tangram-wrong-row", fields=len(row), span=SPAN)
    sheet.fields.append(row)
