"""A guided first match: a fixed deal, the turns that a coach asks for, and what the coach says, as data of the game.

A lesson stands in the game's `data/lesson.toml`. Texts are named by the end of their ids: `welcome` in Cities is
`cities-learn-welcome`. What the coach says of points and pieces is a claim: a number, and where in a view it is
found, so that nothing is said that is not so in the match at hand.

>>> from quartier.core.registry import load_game
>>> lesson = read_lesson(load_game("cities"))
>>> lesson.turns[1].turn
'g5^ +h6'
>>> match = begin_lesson("cities", lesson)
>>> lesson.turns[0].holds(match, 0)
True
>>> lesson.turns[0].accepts("e5^,g7^,i9^")
True
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any, TypeAlias

import msgspec

from quartier.core.errors import QuartierError
from quartier.core.game import Game
from quartier.core.match import Match

__all__ = ["Lesson", "LessonTurn", "Mistake", "Note", "begin_lesson", "figures", "read_lesson"]

Claims: TypeAlias = dict[str, tuple[int, str]]
"""By their names in a text: a number, and the path at which it is found."""
GAIN = "gain"
"""The path of the points that a turn brings to whoever plays it."""
LENGTH = "length"
"""How many parts a list has."""
NOW, THEN = "now", "then"
"""What other paths begin with: the view before the turn, or after it."""


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the coach says, and what is shown with it."""

    text: str
    part: str = ""
    """The part of the table that it is about, by the name that the page gives it."""
    light: tuple[str, ...] = ()
    """The fields that it is about."""
    dark: bool = False
    """Whether nothing is shown of what is asked for, as long as nothing was tried."""
    claims: Claims = {}


class Mistake(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody may try instead, and what the coach says to it."""

    turn: str
    """A turn, or the beginning of turns, that is answered so; of a rule it is an example."""
    text: str
    rule: str = ""
    """The rule that it breaks, by its name; none where it is allowed."""
    claims: Claims = {}
    """Of what comes of the mistake itself."""


class LessonTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn that the coach asks for, and all that is said about it."""

    steps: tuple[tuple[str, ...], ...]
    """For each step those that will do, the one that is shown first."""
    free: str
    """What is said where the match has gone another way."""
    notes: tuple[Note, ...] = ()
    """What is said first, one after the other."""
    asks: tuple[Note, ...] = ()
    """What each step is asked for with; the last one also when nothing is left but to confirm."""
    mistakes: tuple[Mistake, ...] = ()
    enough: int | None = None
    """Any turn will do that brings so many points."""

    @property
    def turn(self) -> str:
        """The turn as it is shown."""
        return " ".join(step[0] for step in self.steps)

    def accepts(self, turn: str) -> bool:
        """Whether it is a turn that was asked for."""
        made = turn.split()
        return len(made) == len(self.steps) and all(map(does, made, self.steps))

    def mistake(self, turn: str) -> Mistake | None:
        """The mistake that a turn begins with, if it is one that is known and allowed."""
        known = (mistake for mistake in self.mistakes if not mistake.rule)
        return next((one for one in known if f"{turn} ".startswith(f"{one.turn} ")), None)

    def holds(self, match: Match, seat: int) -> bool:
        """Whether the turn may be played in this match, and all that is said of it is true there."""
        claims = [note.claims for note in (*self.notes, *self.asks)]
        return true_of(match, seat, self.turn, claims)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guided match. Who learns sits in seat 1."""

    seed: str
    turns: tuple[LessonTurn, ...]
    ends: tuple[Note, ...]
    """What is said when the coach lets go."""
    seats: int = 1
    against: str = "easy"
    """Who plays in the other seats, after what they are told to play."""
    options: dict[str, Any] = {}
    measure: str = GAIN
    """The path by which a turn is compared with the one that was asked for."""
    others: dict[int, tuple[str, ...]] = {}
    """By the number of their seat, the turns that the others are told to play, as long as they may."""

    def texts(self) -> Iterator[str]:
        """The ends of the ids of all that the coach says."""
        for turn in self.turns:
            yield turn.free
            yield from (note.text for note in (*turn.notes, *turn.asks))
            yield from (mistake.text for mistake in turn.mistakes)
        yield from (note.text for note in self.ends)

    def scripted(self, seat: int, played: int) -> str | None:
        """What a seat is told to play after so many turns of its own; counted from 0."""
        told = self.others.get(seat + 1, ())
        return told[played] if played < len(told) else None


def does(step: str, wanted: Sequence[str]) -> bool:
    """Whether a step is one of those that will do; `t-*` is any that begins so."""
    return any(step == one or (one.endswith("*") and step.startswith(one[:-1])) for one in wanted)


def read_lesson(game: Game) -> Lesson:
    """The lesson of a game; FileNotFoundError where it has none."""
    text = resources.files(game.package).joinpath("data", "lesson.toml").read_bytes()
    return msgspec.toml.decode(text, type=Lesson)


def begin_lesson(game: str, lesson: Lesson) -> Match:
    """The lesson's deal."""
    return Match.new(game, seats=lesson.seats, seed=lesson.seed, **lesson.options)


def figures(claims: Mapping[str, tuple[int, str]]) -> dict[str, int]:
    """What a text is given."""
    return {name: number for name, (number, _) in claims.items()}


def true_of(match: Match, seat: int, turn: str, claims: Iterable[Claims]) -> bool:
    """Whether a turn may be played, and its claims are true."""
    try:
        views = views_around(match, seat, turn)
    except QuartierError:
        return False
    return all(found(views, seat, path) == number for some in claims for number, path in some.values())


def views_around(match: Match, seat: int, turn: str) -> dict[str, Any]:
    """What a seat sees before and after a turn of its own, as plain data."""
    views = {NOW: match.view(seat), THEN: match.preview(seat, turn)}
    return {name: msgspec.to_builtins(view) for name, view in views.items()}


def found(views: Mapping[str, Any], seat: int, path: str) -> Any:
    """What is at a path: names and numbers with dots between them; `name=x` is the one of a list that is called so."""
    if path == GAIN:
        before, after = (views[name]["standings"][seat]["score"] for name in (NOW, THEN))
        return after - before
    here: Any = views
    for word in path.split("."):
        here = one_of(here, word)
    return here


def one_of(here: Any, word: str) -> Any:
    """A part of plain data by its name, its number or what it is called; None where there is none."""
    key, called, name = word.partition("=")
    if isinstance(here, Mapping):
        return here.get(word)
    if not isinstance(here, Sequence):
        return None
    if word == LENGTH:
        return len(here)
    if called:
        return next((part for part in here if part.get(key) == name), None)
    return here[int(word)] if int(word) < len(here) else None
