"""The boards to try on the rules page: every answer that they give comes from the rules themselves."""

from __future__ import annotations

from typing import Any

import msgspec

from quartier.core.errors import IllegalMove
from quartier.core.match import Match
from quartier.games.tangram.about import TangramOptions
from quartier.games.tangram.game import GAME

SEED = "full 27"
"""A solo game that filled its board."""
TURNS = """
green
14:c1b^ | 21:d2bv | 13:b1b< | 5:a1g> *a3nw
8:e1g^ | 9:f1b> | 23:a2b< | 7:g2b> *f3ne
4:e3g< | 11:b3g^ | 22:d4gv | 20:x *f4ne
18:c4gv | 16:a5b< | 3:c5g< | 2:x *f5se
15:f4b> | 19:b6bv | 12:a4g< | 6:x *d5sw
17:d6gv 10:f6b> 1:a7gv *f7sw
"""
LAYING_WAVE = 7
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
        (items,) = GAME.score_sheet(sheet, "rules page", TangramOptions())
        rectangle, _, harmony = items[-3:]
        counted = harmony.reason.args
        found.append({"halves": halves, "full": rectangle.points, "black": counted["black"], "green": counted["green"]})
    return found
