"""The review of a match: what each turn cost, and how luck and play made the result.

>>> import quartier
>>> match = quartier.new("cities", seats=1, seed=7)
>>> while not match.over:
...     turn = match.play(0, next(match.each_legal(0)))
>>> found = review(match, simulations=20)
>>> len(found.turns) == len(match.turns), found.turns[0].turn == match.turns[0].text
(True, True)
>>> account = found.accounts[0]
>>> account.result, account.result == round(account.start + account.luck + account.play, 3)
(0, True)
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from quartier.bots.contest_file import RecordFile
from quartier.core.errors import QuartierError
from quartier.core.file import read_match, write_match
from quartier.core.hindsight import Best
from quartier.core.match import Match, Situation, Turn
from quartier.insight.review_hindsight import Deal, deals
from quartier.insight.review_weighing import Prospect, Weighed, Weighing
from quartier.work.place import Workplace
from quartier.work.processes import at

__all__ = ["GRADES", "Account", "Prospect", "Review", "ReviewedTurn", "Unfinished", "review"]

GRADES = {"keystone": 0.0, "solid": 0.125, "uneven": 0.25, "cracked": 0.5, "collapsed": math.inf}
"""What a turn is called by what it lost: up to such a part of what a very good result is above the one expected."""
VERY_GOOD = 1.645
"""Standard deviations above the mean that one result in twenty lies beyond."""
COSTLIEST = 3
"""How many turns are told in words."""


class Unfinished(QuartierError):
    """A match that is not over is not reviewed: it could tell what is still secret."""


class ReviewedTurn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, judged by what its player could know then."""

    number: int
    """Among all turns of the match, from 1."""
    wave: int
    seat: int
    turn: str
    grade: str
    """One of `GRADES`."""
    lost: float
    """Expected points lost against the best turn known."""
    luck: float
    """What came since the last turn of the same account: draws, and what others did; 0 at its first turn."""
    played: Prospect
    best: list[Prospect]
    """The best turns known, the best first: how the match could have gone on from here."""


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """How a result was made: start + luck + play = result, to the thousandth of a point."""

    seats: list[int]
    """One seat; all of them in a game that all win or lose together."""
    start: float
    """Expected before the first turn, once its draws were seen."""
    luck: float
    """What draws and others gave or took, added up."""
    play: float
    """What the own turns cost against the best known, added up."""
    result: int
    lost: float
    """The points lost by all turns: -play, but in a game where leads count too, these are in it as well."""
    grades: dict[str, int]
    """How many turns got each grade."""
    hindsight: Best | None = None
    """The best that it could have made, had it known beforehand all that was drawn; none where that cannot be told."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A match, turn by turn."""

    game: str
    seats: int
    simulations: int
    """With which the best turns were compared, for each turn; half as many searched for them."""
    turns: list[ReviewedTurn]
    accounts: list[Account]
    costliest: list[int]
    """The numbers of the turns that cost most, the most first; none that cost nothing."""


@dataclass(frozen=True)
class Decision:
    """A turn as it was decided: what its seat knew, and what it did."""

    number: int
    situation: Situation
    turn: Turn
    account: list[int]
    """The seats that share its result."""

    @property
    def chance(self) -> str:
        """What all that is imagined for it is drawn from: the same in every review."""
        return f"review {self.number}"

    def weighing(self, simulations: int) -> Weighing:
        """The thought about it."""
        played = self.turn.steps, self.turn.text
        return Weighing(self.situation, played, self.account, simulations, self.chance)


def decisions(match: Match) -> Iterator[Decision]:
    """All turns of a finished match, each with what its seat knew before it; Unfinished if it is not over."""
    if not match.over:
        raise Unfinished("wrong-review-unfinished")
    again = match.beginning()
    account = {seat: seats for seats in shared_results(match) for seat in seats}
    for number, turn in enumerate(match.turns, 1):
        yield Decision(number, again.situation(turn.seat), turn, account[turn.seat])
        again.play(turn.seat, turn.text)


def shared_results(match: Match) -> list[list[int]]:
    """The seats by results: each has its own, or all have one."""
    seats = list(range(match.seats))
    return [seats] if match.game.about.cooperative else [[seat] for seat in seats]


class Thought(msgspec.Struct, frozen=True):
    """What was found out about a turn, or behind all turns about a deal."""

    number: int
    """Among all thoughts of a review, from 0."""
    weighed: Weighed | None = None
    best: Best | None = None


@functools.lru_cache(1)
def thoughts(text: str, simulations: int) -> tuple[list[Decision], list[Deal]]:
    """All that is to think about in a match file."""
    match = read_match(text)
    return list(decisions(match)), deals(match, simulations)


def think(text: str, simulations: int, number: int) -> Thought:
    """One thought about the match of a file."""
    turns, dealt = thoughts(text, simulations)
    if number < len(turns):
        weighing = turns[number].weighing(simulations)
        while not weighing.slice():
            pass
        return Thought(number, weighed=weighing.found())
    looking = dealt[number - len(turns)].looking()
    while not looking.slice():
        pass
    return Thought(number, best=looking.found())


def review(
    match: Match,
    simulations: int | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
    jobs: int | Workplace = 1,
    record: RecordFile[Any, Thought] | None = None,
) -> Review:
    """Review a finished match; `progress` is told how many thoughts of how many are done: turns, then deals.

    It is thought on so many processes or at a place of work; what a record has is not thought again.
    """
    if not match.over:
        raise Unfinished("wrong-review-unfinished")
    number = match.game.review_simulations if simulations is None else simulations
    looked_at = deals(match, number)
    total = len(match.turns) + len(looked_at)
    found = {} if record is None else record.results
    missing = [each for each in range(total) if each not in found]
    progress(total - len(missing), total)
    with at(jobs) as place:
        for thought in place.results(functools.partial(think, write_match(match), number), missing):
            found[thought.number] = thought
            if record is not None:
                record.add(thought)
            progress(len(found), total)
    weighed = [each for turn in range(len(match.turns)) if (each := found[turn].weighed)]
    known: dict[int, Best] = {}
    for place_of, deal in enumerate(looked_at, len(match.turns)):
        if (best := found[place_of].best) is not None:
            known |= dict.fromkeys(deal.seats, best)
    return put_together(match, number, weighed, known)


def put_together(match: Match, simulations: int, weighed: list[Weighed], known: dict[int, Best]) -> Review:
    """The review, from what was found out about each turn, and about what each seat was dealt."""
    turns: dict[int, ReviewedTurn] = {}
    accounts = []
    for seats in shared_results(match):
        own = [
            (number, turn, found)
            for number, (turn, found) in enumerate(zip(match.turns, weighed, strict=True), 1)
            if turn.seat in seats
        ]
        result = match.standings[seats[0]].score
        reviewed = list(_reviewed(own))
        turns |= {turn.number: turn for turn in reviewed}
        accounts.append(_account(seats, reviewed, result, known.get(seats[0])))
    listed = [turns[number] for number in sorted(turns)]
    costly = sorted((turn for turn in listed if turn.lost), key=lambda turn: (-turn.lost, turn.number))
    return Review(
        game=match.game.name,
        seats=match.seats,
        simulations=simulations,
        turns=listed,
        accounts=accounts,
        costliest=[turn.number for turn in costly[:COSTLIEST]],
    )


def _reviewed(own: list[tuple[int, Turn, Weighed]]) -> Iterator[ReviewedTurn]:
    """The turns of an account."""
    apart = _apart(own[0][2].best[0]) if own else 1.0
    before: float | None = None
    for number, turn, found in own:
        lost = found.lost
        yield ReviewedTurn(
            number=number,
            wave=turn.wave,
            seat=turn.seat,
            turn=turn.text,
            grade=next(grade for grade, most in GRADES.items() if lost <= most * apart),
            lost=lost,
            luck=0.0 if before is None else round(found.best[0].expected - before, 3),
            played=found.played,
            best=found.best,
        )
        before = found.played.expected


def _apart(first: Prospect) -> float:
    """By how many points a very good result is above the one expected; a point at least."""
    return max(1.0, VERY_GOOD * first.spread if first.high is None else first.high - first.expected)


def _account(seats: list[int], turns: list[ReviewedTurn], result: int, hindsight: Best | None) -> Account:
    start = turns[0].best[0].expected if turns else float(result)
    play = sum(turn.played.expected - turn.best[0].expected for turn in turns)
    return Account(
        seats=seats,
        start=start,
        luck=round(result - start - play, 3),
        play=round(play, 3),
        result=result,
        lost=round(sum(turn.lost for turn in turns), 3),
        grades={grade: sum(turn.grade == grade for turn in turns) for grade in GRADES},
        hindsight=hindsight,
    )
