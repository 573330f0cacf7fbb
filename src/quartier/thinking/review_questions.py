"""What a review asks: how good a turn was, and what the best of a deal would have been. Its match is over."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from quartier.core.errors import QuartierError
from quartier.core.file import read_match, write_match
from quartier.core.game import Game
from quartier.core.hindsight import Best, Search
from quartier.core.match import Match, Situation
from quartier.insight.best import deal_of
from quartier.insight.review import Decision
from quartier.insight.review_hindsight import Deal, Looking
from quartier.insight.review_weighing import COMPARED, Prospect, Weighed, Weighing
from quartier.thinking.positions import Knowledge, Sets, knowledge_of, situation_of
from quartier.thinking.questions import (
    LONGEST,
    MOST_POINTS,
    Nonsense,
    check_amount,
    check_prospect,
    decoded,
    legal_turn,
)


class AskWeigh(msgspec.Struct, frozen=True):
    """A `Weigh` as it is sent."""

    steps: tuple[int, ...]
    text: str
    account: list[int]
    simulations: int
    chance: str
    knows: Knowledge


@dataclass(frozen=True)
class Weigh:
    """How good a turn was, by what its seat knew."""

    situation: Situation
    played: tuple[tuple[int, ...], str]
    """Steps and notation."""
    account: list[int]
    simulations: int
    chance: str
    kind = "weigh"

    @classmethod
    def of(cls, decision: Decision, simulations: int) -> Weigh:
        """The question about a turn of a match."""
        played = decision.turn.steps, decision.turn.text
        return cls(decision.situation, played, decision.account, simulations, decision.chance)

    @property
    def game(self) -> Game:
        return self.situation.game

    def begin(self) -> Weighing:
        """Begin to think about it."""
        return Weighing(self.situation, self.played, self.account, self.simulations, self.chance)

    def found(self, thinking: Weighing) -> Weighed:
        """What came of the comparison."""
        return thinking.found()

    def asked(self, sets: Sets) -> AskWeigh:
        """What a worker is told of it."""
        knows = knowledge_of(self.situation, sets)
        return AskWeigh(*self.played, self.account, self.simulations, self.chance, knows)

    @classmethod
    def told(cls, asked: AskWeigh, sets: Sets) -> Weigh:
        """The question that a worker was sent."""
        situation = situation_of(asked.knows, sets)
        return cls(situation, (asked.steps, asked.text), asked.account, asked.simulations, asked.chance)

    def checked(self, answer: bytes) -> Weighed:
        """A comparison that can be: of the turn that was played with legal ones."""
        found: Weighed = decoded(answer, Weighed)
        if found.played.turn != self.played[1]:
            raise Nonsense(f"{found.played.turn[:LONGEST]!r} was not played")
        if not 1 <= len(found.best) <= COMPARED:
            raise Nonsense(f"{len(found.best)} best turns")
        check_amount(found.lost, 0)
        for each in (found.played, *found.best):
            self._check(each)
        return found

    def _check(self, prospect: Prospect) -> None:
        if legal_turn(self.situation, prospect.turn) != prospect.turn:
            raise Nonsense(f"{prospect.turn!r} is written otherwise")
        check_prospect(prospect.expected, prospect.low, prospect.high, prospect.winning)
        check_amount(prospect.spread, 0)
        check_amount(prospect.often, 0, 1)
        if len(prospect.then) > LONGEST or not prospect.then.isprintable():
            raise Nonsense("a next turn that is none")


class AskLook(msgspec.Struct, frozen=True):
    """A `Look` as it is sent."""

    file: str
    seat: int
    steps: int


@dataclass(frozen=True)
class Look:
    """What the best would have been that some seats of a match could have made."""

    match: Match
    deal: Deal
    kind = "look"

    @property
    def game(self) -> Game:
        return self.match.game

    def begin(self) -> Looking:
        """Begin to think about it."""
        return self.deal.looking()

    def found(self, thinking: Looking) -> Best:
        """The best that is known."""
        return thinking.found()

    def asked(self, sets: Sets) -> AskLook:
        """What a worker is told of it: the whole match, which is over."""
        return AskLook(write_match(self.match), self.deal.seats[0], self.deal.steps)

    @classmethod
    def told(cls, asked: AskLook, sets: Sets) -> Look:
        """The question that a worker was sent."""
        match = read_match(asked.file)
        return cls(match, Deal([asked.seat], deal_of(match, asked.seat), asked.steps))

    def checked(self, answer: bytes) -> Best:
        """What turns bring by the rules is counted here; that nothing brings more than the bound is believed."""
        found: Best = decoded(answer, Best)
        search = Search(self.deal.match)
        try:
            score = search.found(found.turns)
        except (QuartierError, ValueError) as error:
            raise Nonsense(str(error)) from None
        if score != found.score or search.turns != found.turns:
            raise Nonsense(f"{score} points, not {found.score}")
        check_amount(found.bound, score, MOST_POINTS)
        if found.proven != (found.score == found.bound):
            raise Nonsense("proven, and not")
        return found
