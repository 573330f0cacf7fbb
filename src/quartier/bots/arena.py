"""Who is stronger: matches between bots, seats rotated, the same deals for every pairing.

>>> contest = contest_of("cities", {}, bots=["greedy", "random"], seats=2, seed="docs", budget_ms=None)
>>> results = list(play_all(contest, [0, 1], jobs=1))
>>> [result.lineup for result in results]              # seats rotate
[[0, 1], [1, 0]]
>>> results[0].scores[0] > results[0].scores[1]
True
"""

from __future__ import annotations

import itertools
import math
import signal
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any

import msgspec

from quartier.bots.bot import Bot, Budget, UnknownBot, decide
from quartier.core.errors import BadOption
from quartier.core.options import read_options
from quartier.core.registry import about

__all__ = ["Contest", "Entrant", "Result", "contest_of", "play", "play_all"]

MOST_MS = 3_600_000
"""Milliseconds of thought in a turn that nobody waits for any longer."""
MOST_ENTRANTS = 16
"""So many that all their pairings at a table can still be listed."""


class Entrant(msgspec.Struct, frozen=True):
    """A bot that takes part: `planner`, or `planner@100` with 100 ms a move."""

    label: str
    """What was typed."""
    bot: str
    """Its name."""
    seconds: float | None
    """What it has for a turn; None: its own budget."""

    def enter(self) -> tuple[Bot, Budget | None]:
        """The bot and its budget."""
        from quartier.bots import find_bot

        return find_bot(self.bot), None if self.seconds is None else Budget(seconds=self.seconds)


class Contest(msgspec.Struct, frozen=True):
    """All that decides what is played; two runs of the same contest can be put together."""

    game: str
    options: dict[str, Any]
    seats: int
    """How many sit at a table."""
    entrants: list[Entrant]
    seed: str
    """From which every deal is made."""


class Result(msgspec.Struct, frozen=True):
    """One match: who sat where, and how it ended, by seat."""

    number: int
    """Which match of the contest."""
    lineup: list[int]
    """Who sat where, by the place among the entrants."""
    scores: list[int]
    ranks: list[int]
    moves: list[int]
    """How many turns each made."""
    seconds: list[float]
    """How long each thought, all turns together."""
    steps: int
    """Steps of all seats together."""


def read_entrant(text: str, budget_ms: float | None) -> Entrant:
    """An entrant from its text; `budget_ms` is for bots that think by the clock and have none of their own."""
    from quartier.bots import find_bot

    name, at, number = text.strip().partition("@")
    clocked = find_bot(name).default_budget.seconds is not None
    if at:
        try:
            own = float(number)
        except ValueError:
            own = math.nan
        if not 0 <= own <= MOST_MS:
            raise UnknownBot("wrong-bot-time", text=text, most=MOST_MS)
        return Entrant(text.strip(), name, own / 1000)
    return Entrant(name, name, budget_ms / 1000 if budget_ms is not None and clocked else None)


def lineup(contest: Contest, number: int) -> tuple[int, list[int]]:
    """The deal of a match and who sits where: every pairing gets every deal, and seats rotate with the deals."""
    field = range(len(contest.entrants))
    tables = list(itertools.combinations(field, contest.seats)) or [
        tuple(seat % len(field) for seat in range(contest.seats))
    ]
    deal, table = divmod(number, len(tables))
    chosen = tables[table]
    return deal, [chosen[(seat + deal) % contest.seats] for seat in range(contest.seats)]


def play(contest: Contest, number: int) -> Result:
    """Play one match to its end."""
    from quartier.core.match import Match
    from quartier.kernel.random import seeded

    deal, seated = lineup(contest, number)
    match = Match.new(contest.game, seats=contest.seats, seed=f"{contest.seed} {deal}", **contest.options)
    players = [contest.entrants[entrant].enter() for entrant in seated]
    moves, seconds = [0] * contest.seats, [0.0] * contest.seats
    while not match.over:
        for seat in match.actors:
            bot, budget = players[seat]
            random = seeded(f"{contest.seed} {number} {seat} {moves[seat]}")
            situation, began = match.situation(seat), time.perf_counter()
            decision = decide(bot, situation, budget, random)
            seconds[seat] += time.perf_counter() - began
            moves[seat] += 1
            match.play(seat, decision.text)
    places = match.standings
    return Result(
        number,
        seated,
        [place.score for place in places],
        [place.rank for place in places],
        moves,
        seconds,
        sum(len(turn.steps) for turn in match.turns),
    )


def play_all(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Result]:
    """Play matches as they come, on so many processes."""
    # The first match is played here, so that kernels are compiled once and not by every process.
    first = numbers[: 1 if jobs > 1 else None]
    for number in first:
        yield play(contest, number)
    rest = numbers[len(first) :]
    if rest:
        pool = ProcessPoolExecutor(min(jobs, len(rest)), get_context("spawn"), leave_interrupts)
        try:
            for future in as_completed([pool.submit(play, contest, number) for number in rest]):
                yield future.result()
        finally:
            # Whoever leaves early waits for the matches that are running, not for all that were planned.
            pool.shutdown(cancel_futures=True)


def leave_interrupts() -> None:
    """A process of the pool ends with the one that made it, and says nothing of its own about Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def contest_of(
    game: str, options: Mapping[str, object], *, bots: list[str], seats: int, seed: str, budget_ms: float | None
) -> Contest:
    """A contest from what a person types; options are checked before anything is played."""
    checked = read_options(about(game).options, options)
    if len(bots) > MOST_ENTRANTS:
        raise BadOption("wrong-bots-many", number=len(bots), most=MOST_ENTRANTS)
    entrants = [read_entrant(text, budget_ms) for text in bots]
    return Contest(game, {key: getattr(checked, key) for key in options}, seats, entrants, seed)
