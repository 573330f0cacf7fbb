"""A puzzle: a real position, what is to be found there, and all turns that find it.

A position is told by the parts of a match file: options, seed and turns. What is to be found is a number that the
turn is to bring as high as possible, a *kind* of puzzle that a game declares in its `puzzles.py`; a puzzle claims how
high it can be brought, and names all turns that do it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from quartier.core.errors import QuartierError
from quartier.core.game import Box, Game, State
from quartier.core.match import Match
from quartier.core.options import option_text, read_options
from quartier.core.view import View

LEVELS = ("easy", "normal", "strong", "expert")
"""The levels of bots that puzzles are graded by, from the weakest on."""
GRADES = ("lane", "street", "avenue", "boulevard", "maze")
"""What a puzzle is called: by the weakest level that solves it in at least half of its tries; the last: none does."""


class NoPuzzles(QuartierError):
    """A game that has no puzzles, or none of that kind."""


@dataclass(frozen=True)
class Kind:
    """What is to be found: a number that a turn is to bring as high as possible."""

    name: str
    """The end of its text's id, `GAME-puzzle-NAME`."""
    value: Callable[[State, Box, int], int]
    """The number in a position, for a seat; quick, as thousands of turns are tried."""
    told: Callable[[View, int], int]
    """The same from what the seat sees: how others, and checks, come to it."""
    suits: Callable[[State, Box, int], bool]
    """Whether such a position, with this seat to act, may become a puzzle."""
    least: int = 1
    """What the turn must bring at least."""
    unlike: str = ""
    """The kind that must have another answer in the same position."""


@dataclass(frozen=True)
class Setting:
    """The matches that puzzles are taken from."""

    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position, a claim about it, and how it was solved by bots."""

    game: str
    rules: int
    """The version of the rules of its match."""
    kind: str
    seats: int
    options: dict[str, str]
    """As a match file writes them; the set is always the house's."""
    seed: str
    turns: list[tuple[int, int, str]]
    """The turns up to the position: wave, seat from 0, notation."""
    seat: int
    """Who is to find it."""
    before: int
    """The number before the turn."""
    best: int
    """The highest that a turn brings it to."""
    next: int
    """The highest that any other turn brings it to."""
    legal: int
    """How many turns there are."""
    solutions: list[str]
    """All turns that reach it, each by the steps that decide it: with whatever it goes on, it is reached."""
    solved: dict[str, tuple[int, int]]
    """For each level of bots how often it was solved, of how many tries."""

    @property
    def id(self) -> str:
        """Its name, made from all that it is besides answers: the same puzzle has the same name everywhere."""
        options = [f"{name}={value}" for name, value in sorted(self.options.items())]
        turns = [f"{wave} {seat} {turn}" for wave, seat, turn in self.turns]
        told = [self.game, str(self.rules), self.kind, str(self.seats), *options, self.seed, str(self.seat), *turns]
        return hashlib.sha256("\n".join(told).encode()).hexdigest()[:8]

    @property
    def gain(self) -> int:
        """By how much the turn is to raise the number."""
        return self.best - self.before

    @property
    def grade(self) -> str:
        """How hard it is: one of `GRADES`."""
        for level, grade in zip(LEVELS, GRADES, strict=False):
            right, tries = self.solved.get(level, (0, 0))
            if tries and 2 * right >= tries:
                return grade
        return GRADES[-1]

    def solves(self, turn: str) -> bool:
        """Whether a turn, as the program writes it, is one of those that reach it."""
        return any(turn == solution or turn.startswith(f"{solution} ") for solution in self.solutions)


def kinds_of(game: Game) -> dict[str, Kind]:
    """The kinds of a game, by name; NoPuzzles if it has none."""
    part = game.part("puzzles")
    if part is None:
        raise NoPuzzles("wrong-puzzles-none", game=game.name)
    return {kind.name: kind for kind in part.KINDS}


def settings_of(game: Game) -> tuple[Setting, ...]:
    """The matches that a game's puzzles are taken from; NoPuzzles if it has none."""
    kinds_of(game)
    return tuple(game.part("puzzles").SETTINGS)


def kind_of(game: Game, name: str) -> Kind:
    """A kind by its name; NoPuzzles names those that there are."""
    kinds = kinds_of(game)
    if name not in kinds:
        raise NoPuzzles("wrong-puzzles-kind", kind=name, game=game.name, kinds=", ".join(kinds))
    return kinds[name]


def options_of(match: Match) -> dict[str, str]:
    """The options of a match as its file writes them, without the set."""
    fields = msgspec.structs.fields(match.options)
    return {each.name: option_text(getattr(match.options, each.name)) for each in fields if each.name != "box"}


def match_of(puzzle: Puzzle, game: Game) -> Match:
    """The match of a puzzle at its position, every turn played by the rules."""
    options = read_options(game.about.options, puzzle.options)
    box = game.box("house", game.house_box(puzzle.rules))
    match = Match(game, puzzle.seats, puzzle.seed, options, box, puzzle.rules)
    for _, seat, turn in puzzle.turns:
        match.play(seat, turn)
    return match
