"""The boards to try on the rules page: every answer that they give comes from the rules themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.tangram.scorecard import score_sheet

SEED = "recorded 1"
"""A solo game that filled most of its board."""
TURNS = """
green
21:f1b^ | 14:e1g< | 13:c1g> | 23:c2b^ *f2nw
8:g2b> | 1:e3gv | 12:e4bv | 7:d5b^ *g5ne
2:f5g> | 4:c5g> | 16:d6g^ | 19:e6gv *g6sw
11:b2bv | 9:b4gv | 18:a5bv | 5:c7b^ *g7ne
22:a1b> | 6:x | 17:x | 15:x *b7se
3:a4b> 20:a3g< 10:x *b7nw
"""
LAYING_WAVE = 9
FIELDS = ("bb", "gg", "bg", "bf", "gf", "ff", "b")
EMPTY_ROW = ". . . . . . ."


def examples() -> dict[str, Any]:
    """All examples, as the page reads them."""
    return {"tiles": tiles(), "starts": starts(), "laying": laying(), "rounds": rounds(), "fields": fields()}


def tiles() -> list[Any]:
    """All tiles in their eight ways."""
    found: list[Any] = msgspec.to_builtins(Match.new("tangram", seats=1, seed=SEED).view(0).board.tiles)
    return found


def starts() -> list[Any]:
    """The same board with either side up."""
    match = Match.new("tangram", seats=1, seed=SEED)
    return [msgspec.to_builtins(match.preview(0, side).board.boards[0]) for side in ("black", "green")]


def course() -> list[list[str]]:
    """The turns of the game, by round; the choice of the side comes first."""
    return [[turn.strip() for turn in line.split("|")] for line in TURNS.strip().splitlines()]


def city(match: Match) -> Any:
    """The board of the only seat."""
    return msgspec.to_builtins(match.view(0).board.boards[0])


def laying() -> dict[str, Any]:
    """A tile to lay: all steps that are allowed, and which rule forbids the others."""
    match = Match.new("tangram", seats=1, seed=SEED)
    for turn in [turn for line in course() for turn in line][:LAYING_WAVE]:
        match.play(0, turn)
    (tile,) = match.view(0).board.now
    broken: dict[str, list[str]] = {}
    for way in (side + arrow for side in "bg" for arrow in "^>v<"):
        for field in (column + row for row in "1234567" for column in "abcdefg"):
            step = f"{tile}:{field}{way}"
            try:
                match.preview(0, step)
            except IllegalMove as error:
                broken.setdefault(error.message, []).append(field + way)
    return {"city": city(match), "tile": tile, "broken": broken}


def rounds() -> list[dict[str, Any]]:
    """The board after each round, and the points so far."""
    match = Match.new("tangram", seats=1, seed=SEED)
    found = []
    for number, turns in enumerate(course()):
        for turn in turns:
            match.play(0, turn)
        if number:
            found.append({"city": city(match), "standing": msgspec.to_builtins(match.view(0).standings[0])})
    return found


def fields() -> list[dict[str, Any]]:
    """What a field counts for by its two halves: black, green, and for rectangles."""
    found = []
    for halves in FIELDS:
        sheet = "\n".join([f"{halves} . . . . . .", *[EMPTY_ROW] * 6])
        rectangle, _, harmony = score_sheet(sheet, "rules page")[-3:]
        counted = harmony.reason.args
        found.append({"halves": halves, "full": rectangle.points, "black": counted["black"], "green": counted["green"]})
    return found
