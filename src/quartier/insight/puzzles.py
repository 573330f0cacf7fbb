"""Puzzles from real positions: those that come with a game, the one of a day, and whether a puzzle's claim is true.

>>> import datetime
>>> from quartier.core.puzzle import GRADES, match_of
>>> from quartier.core.registry import load_game
>>> puzzles = house_puzzles("cities")
>>> puzzle = daily_puzzle(puzzles, datetime.date(2026, 11, 17))
>>> puzzle.grade in GRADES, puzzle.best > puzzle.next
(True, True)
>>> check_puzzle(puzzle)                                    # all turns tried: nothing is wrong with it
[]
>>> position = match_of(puzzle, load_game(puzzle.game))
>>> puzzle.solves(position.legal(puzzle.seat)[0])
False
"""

from __future__ import annotations

import datetime
import functools
from collections.abc import Sequence
from importlib import resources

from quartier.core.errors import QuartierError, Remark
from quartier.core.game import Game
from quartier.core.puzzle import GRADES, NoPuzzles, Puzzle, kind_of, kinds_of, match_of
from quartier.core.puzzle_file import read_puzzles, write_puzzles
from quartier.core.registry import load_game
from quartier.insight.puzzles_search import deciding, search, spelled

__all__ = [
    "GRADES",
    "NoPuzzles",
    "Puzzle",
    "check_puzzle",
    "daily_puzzle",
    "house_puzzles",
    "match_of",
    "read_puzzles",
    "write_puzzles",
]

FILE = "data/puzzles.txt"
FIRST_DAY = datetime.date(1970, 1, 1)


def house_puzzles(game: str) -> list[Puzzle]:
    """The puzzles that come with a game; NoPuzzles if it has none."""
    return list(_house(load_game(game)))


@functools.cache
def _house(game: Game) -> tuple[Puzzle, ...]:
    kinds_of(game)
    file = resources.files(game.package).joinpath(FILE)
    if not file.is_file():
        raise NoPuzzles("wrong-puzzles-none", game=game.name)
    return tuple(read_puzzles(file.read_text(encoding="utf-8"), f"{game.package}/{FILE}"))


def daily_puzzle(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day, the same for everybody: one after the other by their names, each once before any again."""
    ordered = sorted(puzzles, key=lambda puzzle: puzzle.id)
    return ordered[(day - FIRST_DAY).days % len(ordered)]


def check_puzzle(puzzle: Puzzle) -> list[Remark]:
    """What is wrong with a puzzle: its position played by the rules, all of its turns tried; nothing: it is true."""
    game = load_game(puzzle.game)
    try:
        match = match_of(puzzle, game)
    except QuartierError as error:
        return [error.remark]
    waves = [turn.wave for turn in match.turns]
    if waves != [wave for wave, _, _ in puzzle.turns] or puzzle.seat not in match.actors:
        return [Remark("wrong-puzzles-seat", {"seat": puzzle.seat + 1})]
    found = search(match, puzzle.seat, [kind_of(game, puzzle.kind)]).get(puzzle.kind)
    if found is None:
        return [Remark("wrong-puzzles-large", {"legal": puzzle.legal})]
    truth = {"before": found.before, "best": found.best, "next": found.next, "legal": found.legal}
    wrong = [
        Remark("wrong-puzzles-number", {"key": key, "said": getattr(puzzle, key), "right": right})
        for key, right in truth.items()
        if getattr(puzzle, key) != right
    ]
    right = {spelled(match, puzzle.seat, steps) for steps in deciding(match, puzzle.seat, found.winning)}
    missing, extra = sorted(right - set(puzzle.solutions)), sorted(set(puzzle.solutions) - right)
    wrong += [Remark("wrong-puzzles-missing", {"turn": turn}) for turn in missing]
    wrong += [Remark("wrong-puzzles-extra", {"turn": turn}) for turn in extra]
    return wrong
