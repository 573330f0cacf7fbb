"""A study: one deal, and all that somebody wants to try with it, as a tree of turns with notes.

Positions are numbered in the order in which they were tried; 0 is the start. Every one of them is reached by the
rules: a turn that may not be made is refused, and the tree stays as it is.

>>> import quartier
>>> study = Study(quartier.new("cities", seats=1, seed=7), title="Two ways to begin")
>>> start = study.add(0, 0, "e5^,g7>,i9v")
>>> study.add(start, 0, "c3^ ."), study.add(start, 0, "c3^ +c3", note="a tourist at once")
(2, 3)
>>> study.add(start, 0, "c3^ .")                           # it is there already
2
>>> [turn.text for turn in study.match_at(3).turns]
['e5^,g7>,i9v', 'c3^ +c3']
>>> study.add(start, 0, "e11^ .")
Traceback (most recent call last):
quartier.core.errors.IllegalMove: The tile must touch a tile of the city with a side or a corner.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

import msgspec

from quartier.core.errors import MalformedMove, QuartierError
from quartier.core.match import Match
from quartier.kernel.records import copied

__all__ = ["MOST_POSITIONS", "BadPosition", "Position", "Study"]

MOST_POSITIONS = 2000
"""As many positions as a study can have besides its start."""


class Position(msgspec.Struct, frozen=True, gc=False):
    """A position of a study: the one that it came from, and the turn that leads there."""

    parent: int
    """The number of the position before the turn; 0: the start."""
    wave: int
    """The round of the turn."""
    seat: int
    turn: str
    """As people write it."""
    note: str = ""


class BadPosition(QuartierError):
    """A position that a study cannot have: its number, and why."""

    @property
    def number(self) -> int:
        """Which it would be."""
        return cast(int, self.remark.arguments["number"])

    @property
    def reason(self) -> QuartierError:
        """What is wrong with it."""
        return cast(QuartierError, self.remark.arguments["reason"])


class Study:
    """A deal and the positions that somebody tried, each by its number."""

    def __init__(self, match: Match, *, title: str = "", players: Sequence[str] = (), note: str = "") -> None:
        """A study of a match's deal, whose turns, if there are any, are its first line."""
        self.deal = match.beginning()
        """The match before its first turn."""
        self.title = title
        self.players = tuple(players)[: match.seats]
        """Who played, by seats, where that is known."""
        self.note = note
        """What is said about the start."""
        self.positions: list[Position] = []
        """All but the start, each after the one that it came from: number 1 comes first."""
        self.grow((number, turn.seat, turn.text, "") for number, turn in enumerate(match.turns))

    def grow(self, turns: Iterable[tuple[int, int, str, str]]) -> None:
        """Add positions, each by parent, seat, turn and note; all of them, or none if one cannot be."""
        positions, added = list(self.positions), list(turns)
        first = len(positions) + 1
        if first + len(added) - 1 > MOST_POSITIONS:
            raise MalformedMove("wrong-study-size", most=MOST_POSITIONS)
        # A match is kept wherever a line begins that does not just go on.
        wanted = {parent for number, (parent, *_) in enumerate(added, first) if parent != number - 1}
        kept = {number: self.match_at(number) for number in wanted | {first - 1} if 0 <= number < first}
        known = {(old.parent, old.seat, old.turn) for old in positions}
        match = fork(kept[first - 1])
        for number, (parent, seat, turn, note) in enumerate(added, first):
            if parent != number - 1:
                if parent not in kept:
                    missing = MalformedMove("wrong-study-parent", parent=parent)
                    raise BadPosition("wrong-study-position", number=number, reason=missing)
                match = fork(kept[parent])
            try:
                played = match.play(seat, turn)
            except QuartierError as error:
                raise BadPosition("wrong-study-position", number=number, reason=error) from None
            if (parent, seat, played.text) in known:
                again = MalformedMove("wrong-study-twice", turn=played.text)
                raise BadPosition("wrong-study-position", number=number, reason=again)
            known.add((parent, seat, played.text))
            positions.append(Position(parent, played.wave, seat, played.text, note))
            if number in wanted:
                kept[number] = fork(match)
        self.positions = positions

    def add(self, parent: int, seat: int, turn: str, *, note: str = "") -> int:
        """Make a turn from a position; the number of the position that it leads to, new or not."""
        played = self.match_at(parent).play(seat, turn)
        for number, old in enumerate(self.positions, 1):
            if (old.parent, old.seat, old.turn) == (parent, seat, played.text):
                return number
        self.grow([(parent, seat, turn, note)])
        return len(self.positions)

    def match_at(self, number: int) -> Match:
        """The match as it is in a position."""
        match = self.deal.beginning()
        for at in self.line_to(number):
            match.play(self.positions[at - 1].seat, self.positions[at - 1].turn)
        return match

    def line_to(self, number: int) -> list[int]:
        """The numbers of the positions on the way from the start to one, itself included."""
        if not 0 <= number <= len(self.positions):
            raise MalformedMove("wrong-study-parent", parent=number)
        line = []
        while number:
            line.append(number)
            number = self.positions[number - 1].parent
        return line[::-1]


def fork(match: Match) -> Match:
    """The same match, to go on with another turn. What came before is not taken back in it."""
    other = match.beginning()
    other.state, other.turns = copied(match.state), list(match.turns)
    return other
