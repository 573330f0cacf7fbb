"""Which bot stands behind each name: how it thinks, how long, how far it sees; and who gives hints.

It is data, for Python and for the page alike: what levels are in a game stands in its `data/levels.txt`, so that they
are as far apart as people expect; in a game without that file they are as here.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from importlib import resources
from typing import TYPE_CHECKING, Any

from quartier.bots.bot import Budget
from quartier.core.errors import BadFile, Place
from quartier.core.rows import read_rows, whole

if TYPE_CHECKING:
    from quartier.core.game import Game

FILE = "data/levels.txt"
COLUMNS = ["level", "simulations", "milliseconds", "reach", "breadth", "slip", "judgement"]
"""Of that file; a reach or budget of -1 is no limit, a slip is in thousandths of the game's misjudgement."""
JUDGEMENTS = ["plain", "learned"]
ALL_TURNS = 48
"""As many turns as a search weighs at most."""


@dataclass(frozen=True)
class Level:
    """A bot: `random`, `greedy` or `planner`, its budget, how far it sees, how much it overlooks, what it plays for."""

    kind: str
    budget: Budget
    noise: float = 0.0
    """By what part of a game's misjudgement it errs."""
    reach: int = -1
    """How many waves ahead it imagines before it judges; -1: as far as the game goes."""
    breadth: int = ALL_TURNS
    """How many turns it tries at most."""
    learned: bool = True
    """Whether it judges by what was learned, where the game has that; else at a quick look."""


BOTS = {
    "random": Level("random", Budget(simulations=0)),
    "easy": Level("planner", Budget(simulations=48), noise=1.0),
    "normal": Level("planner", Budget(simulations=150), noise=0.5),
    "strong": Level("planner", Budget(seconds=0.1)),
    "expert": Level("planner", Budget(seconds=1.0)),
    "greedy": Level("greedy", Budget(simulations=1)),
    "planner": Level("planner", Budget(seconds=1.0)),
}
"""Levels for people, from the weakest on, then the building blocks among them."""
CHARACTERFUL = ("easy", "normal", "strong", "expert")
"""The levels that may have a character."""
ADVISER = "planner"
"""Whose hints people get: nothing that levels are held back by, no character."""
HINT = Budget(seconds=0.4)
HINTS = 3
"""How many turns a hint names."""


@functools.cache
def level_of(name: str, game: Game) -> Level:
    """What stands behind a name in a game."""
    return levels_of(game).get(name, BOTS[name])


@functools.cache
def levels_of(game: Game) -> dict[str, Level]:
    """The levels that a game has of its own."""
    file = resources.files(game.package).joinpath(FILE)
    return read_levels(file.read_text(encoding="utf-8"), f"{game.package}/{FILE}") if file.is_file() else {}


def read_levels(text: str, source: str) -> dict[str, Level]:
    """Levels from their text; BadFile says in which line something is wrong."""
    columns, rows = read_rows(text, source)
    if columns != COLUMNS:
        raise BadFile("wrong-table-columns", where=Place(source), columns=" ".join(COLUMNS))
    found = {}
    for where, row in rows:
        if row["level"] not in CHARACTERFUL:
            raise BadFile("wrong-levels-name", where=where, name=row["level"], names=", ".join(CHARACTERFUL))
        simulations, milliseconds, reach, breadth, slip = (whole(row, name, where) for name in COLUMNS[1:-1])
        if max(simulations, milliseconds) < 0:
            raise BadFile("wrong-levels-budget", where=where)
        if row["judgement"] not in JUDGEMENTS:
            raise BadFile("wrong-levels-judgement", where=where, word=row["judgement"], words=", ".join(JUDGEMENTS))
        budget = Budget(None if milliseconds < 0 else milliseconds / 1000, None if simulations < 0 else simulations)
        found[row["level"]] = Level("planner", budget, slip / 1000, reach, breadth, row["judgement"] == "learned")
    return found


def facts(game: Game) -> dict[str, Any]:
    """All of it for a game, in plain values as `begin_thought` wants them: what a host without Python goes by."""
    adviser = replace(BOTS[ADVISER], budget=HINT)
    return {
        "bots": {name: _facts(level_of(name, game), game) for name in BOTS},
        "adviser": _facts(adviser, game),
        "hints": HINTS,
        "characters": {
            character.name: {"character": number, "risk": character.risk}
            for number, character in enumerate(game.about.characters, 1)
        },
    }


def _facts(level: Level, game: Game) -> dict[str, Any]:
    from quartier.bots.planner import slip

    simulations, microseconds = level.budget.limits
    return {
        "kind": level.kind,
        "simulations": simulations,
        "microseconds": microseconds,
        "slip": slip(level.noise, game),
        "reach": level.reach,
        "breadth": level.breadth,
        "learned": level.learned,
    }
