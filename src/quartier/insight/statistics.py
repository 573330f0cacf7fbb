"""Many games of bots for statistics: the same deals for all of them, each in every seat, and what is noted of a game.

>>> study = study_of("cities", {}, bots=["greedy", "random"], seats=1, seed="docs")
>>> [lineup(study, number) for number in range(4)]       # a deal, and who plays it
[(0, [0]), (0, [1]), (1, [0]), (1, [1])]
>>> played = play(study, 0)
>>> played.scores[0] == sum(played.kinds[0].values()) == played.rounds[-1][0]
True
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import msgspec

from quartier.bots import find_bot
from quartier.bots.arena import Entrant, contest_of
from quartier.bots.bot import decide
from quartier.core.match import Match
from quartier.core.registry import about
from quartier.kernel.random import seeded
from quartier.work.place import Workplace
from quartier.work.processes import at

__all__ = ["Played", "Study", "lineup", "play", "play_all", "study_of"]


class Study(msgspec.Struct, frozen=True):
    """All that decides what is played; two runs of the same study can be put together."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: list[Entrant]
    seed: str
    """From which every deal is made."""


class Played(msgspec.Struct, frozen=True):
    """What is noted of a game, by seat."""

    number: int
    """Which game of the study."""
    scores: list[int]
    ranks: list[int]
    rounds: list[list[int]]
    """The scores after each round."""
    kinds: list[dict[str, int]]
    """The points by the ids of their reasons."""
    pieces: list[dict[str, int]]
    """How often each had which tiles or cards."""


def study_of(game: str, options: Mapping[str, object], *, bots: list[str], seats: int, seed: str) -> Study:
    """A study from what a person types; all of it is checked before anything is played."""
    contest = contest_of(game, options, bots=bots, seats=seats, seed=seed, budget_ms=None)
    return Study(contest.game, contest.options, contest.seats, contest.entrants, contest.seed)


def lineup(study: Study, number: int) -> tuple[int, list[int]]:
    """The deal of a game and which bot sits where: in the games of one deal every seat is every bot's once.

    Where all win or lose together, they are all the same.
    """
    deal, turn = divmod(number, len(study.bots))
    together = about(study.game).cooperative
    return deal, [(turn + (0 if together else seat)) % len(study.bots) for seat in range(study.seats)]


def play(study: Study, number: int) -> Played:
    """Play one game to its end."""
    deal, seated = lineup(study, number)
    match = Match.new(study.game, seats=study.seats, seed=f"{study.seed} {deal}", **study.options)
    entrants = [study.bots[index] for index in seated]
    bots = [find_bot(entrant.bot) for entrant in entrants]
    moves = [0] * study.seats
    rounds: list[list[int]] = []
    while not match.over:
        wave = match.wave
        for seat in match.actors:
            random = seeded(f"{study.seed} {number} {seat} {moves[seat]}")
            match.play(seat, decide(bots[seat], match.situation(seat), entrants[seat].budget, random).text)
            moves[seat] += 1
        if match.wave > wave or match.over:
            rounds.append([place.score for place in match.standings])
    standings = match.standings
    return Played(
        number,
        [place.score for place in standings],
        [place.rank for place in standings],
        rounds,
        [points_by_reason(match, seat) for seat in range(match.seats)],
        [pieces_of(match, seat) for seat in range(match.seats)],
    )


def points_by_reason(match: Match, seat: int) -> dict[str, int]:
    """A seat's points by the ids of their reasons."""
    points: Counter[str] = Counter()
    for item in match.standings[seat].items:
        points[item.reason.id] += item.points
    return dict(points)


def pieces_of(match: Match, seat: int) -> dict[str, int]:
    """How often a seat had which tiles or cards."""
    turns = [turn.text for turn in match.turns if turn.seat == seat]
    return dict(Counter(match.game.pieces(match.state, match.box, seat, turns)))


def play_all(study: Study, numbers: list[int], jobs: int | Workplace) -> Iterator[Played]:
    """Play games as they come, on so many processes or at a place of work."""
    with at(jobs) as place:
        yield from place.results(partial(play, study), numbers)
