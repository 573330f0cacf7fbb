"""Who is stronger: matches between bots, seats rotated, the same deals for every pairing.

>>> contest = contest_of("cities", {}, bots=["greedy", "random"], seats=2, seed="docs", budget_ms=None)
>>> results = list(play_all(contest, [0, 1], jobs=1))
>>> [result.lineup for result in results]              # seats rotate
[[0, 1], [1, 0]]
>>> results[0].scores[0] > results[0].scores[1]
True
"""

from __future__ import annotations

import functools
import itertools
import math
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from quartier.bots import find_bot
from quartier.bots.bot import MOST_SIMULATIONS, Bot, Budget, Forfeit, UnknownBot, decide
from quartier.bots.characters import check_character, is_bot
from quartier.core.errors import BadOption
from quartier.core.options import read_options
from quartier.core.registry import about
from quartier.work.place import Workplace
from quartier.work.processes import at

__all__ = ["Contest", "Entrant", "Result", "contest_of", "play", "play_all"]

if TYPE_CHECKING:
    from quartier.core.match import Match

Find: TypeAlias = Callable[[str], Bot]
"""Who is meant by a text: `find_bot`, or somebody who knows agents of one's own too."""

MOST_MS = 3_600_000
"""Milliseconds of thought in a turn that nobody waits for any longer."""
MOST_ENTRANTS = 16
"""So many that all their pairings at a table can still be listed."""


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot that takes part: `planner`, `planner@100` with 100 ms a move, or `planner#600` with 600 simulations."""

    label: str
    """What was typed."""
    bot: str
    """Its name."""
    seconds: float | None
    """What it has for a turn; None: its own budget."""
    simulations: int | None = None
    """The same in sampled futures, so that a contest comes out the same on every machine."""

    @property
    def budget(self) -> Budget | None:
        """How long it may think; none: as it likes."""
        if self.seconds is None and self.simulations is None:
            return None
        return Budget(self.seconds, self.simulations)


class Contest(msgspec.Struct, frozen=True):
    """All that decides what is played; two runs of the same contest can be put together."""

    game: str
    options: dict[str, Any]
    seats: int
    """How many sit at a table."""
    entrants: list[Entrant]
    seed: str
    """From which every deal is made."""
    limit: float | None = None
    """Seconds after which an agent that has not played its turn has lost; none: as `find` says."""


class Loss(msgspec.Struct, frozen=True):
    """Why a match ended before its end: the seat whose bot lost it, `crash`, `illegal` or `time`, and what was said."""

    seat: int
    kind: str
    message: str


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
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
    loss: Loss | None = None


def read_entrant(text: str, budget_ms: float | None, find: Find = find_bot) -> Entrant:
    """An entrant from its text; `budget_ms` is for bots that think by the clock and have none of their own."""
    text, simulations = split_simulations(text.strip())
    name, own = split_time(text)
    with closing(find(name)) as bot:
        clocked = bot.default_budget.seconds is not None
    if simulations is not None:
        return Entrant(f"{text}#{simulations}", name, None if own is None else own / 1000, simulations)
    if own is not None:
        return Entrant(text.strip(), name, own / 1000)
    return Entrant(name, name, budget_ms / 1000 if budget_ms is not None and clocked else None)


def split_simulations(text: str) -> tuple[str, int | None]:
    """A bot and the simulations behind its last #; in an agent's own text that may mean something else."""
    name, mark, number = text.rpartition("#")
    if not mark or (not is_bot(name.partition("@")[0]) and not number.isdecimal()):
        return text, None
    if number.isdecimal() and int(number) <= MOST_SIMULATIONS:
        return name, int(number)
    raise UnknownBot("wrong-bot-simulations", text=text, most=MOST_SIMULATIONS)


def split_time(text: str) -> tuple[str, float | None]:
    """A bot and the milliseconds behind its last @; what stands there may also be part of an agent's own text."""
    name, at, number = text.rpartition("@")
    if not at:
        return text, None
    try:
        own = float(number)
    except ValueError:
        own = math.nan
    if 0 <= own <= MOST_MS:
        return name, own
    if math.isnan(own) and not is_bot(name):
        return text, None
    raise UnknownBot("wrong-bot-time", text=text, most=MOST_MS)


def lineup(contest: Contest, number: int) -> tuple[int, list[int]]:
    """The deal of a match and who sits where: every pairing gets every deal, and seats rotate with the deals."""
    field = range(len(contest.entrants))
    tables = list(itertools.combinations(field, contest.seats)) or [
        tuple(seat % len(field) for seat in range(contest.seats))
    ]
    deal, table = divmod(number, len(tables))
    chosen = tables[table]
    return deal, [chosen[(seat + deal) % contest.seats] for seat in range(contest.seats)]


def play(contest: Contest, number: int, find: Find = find_bot) -> Result:
    """Play one match to its end, or until a bot loses it otherwise."""
    from quartier.core.match import Match
    from quartier.kernel.random import seeded

    deal, seated = lineup(contest, number)
    match = Match.new(contest.game, seats=contest.seats, seed=f"{contest.seed} {deal}", **contest.options)
    entrants = [contest.entrants[entrant] for entrant in seated]
    moves, seconds = [0] * contest.seats, [0.0] * contest.seats
    loss: Loss | None = None
    with ExitStack() as leaving:
        bots = [leaving.enter_context(closing(find(entrant.bot))) for entrant in entrants]
        while not match.over and loss is None:
            for seat in match.actors:
                random = seeded(f"{contest.seed} {number} {seat} {moves[seat]}")
                situation, began = match.situation(seat), time.perf_counter()
                try:
                    turn = decide(bots[seat], situation, entrants[seat].budget, random).text
                except Forfeit as forfeit:
                    loss = Loss(seat, forfeit.kind, str(forfeit))
                    break
                seconds[seat] += time.perf_counter() - began
                moves[seat] += 1
                match.play(seat, turn)
    scores = [place.score for place in match.standings]
    steps = sum(len(turn.steps) for turn in match.turns)
    return Result(number, seated, scores, ranks(match, loss), moves, seconds, steps, loss)


def ranks(match: Match, loss: Loss | None) -> list[int]:
    """The ranks of a match; who loses it before its end is last, and loses it for all who play together."""
    if loss is None:
        return [place.rank for place in match.standings]
    last = max(2, match.seats)
    if match.game.about.cooperative:
        return [2] * match.seats
    return [last if seat == loss.seat else 1 for seat in range(match.seats)]


def play_all(contest: Contest, numbers: list[int], jobs: int | Workplace, find: Find = find_bot) -> Iterator[Result]:
    """Play matches as they come, on so many processes or at a place of work."""
    with at(jobs) as place:
        yield from place.results(functools.partial(play, contest, find=find), numbers)


def contest_of(
    game: str,
    options: Mapping[str, object],
    *,
    bots: list[str],
    seats: int,
    seed: str,
    budget_ms: float | None,
    limit: float | None = None,
    find: Find = find_bot,
) -> Contest:
    """A contest from what a person types; options are checked before anything is played."""
    checked = read_options(about(game).options, options)
    if len(bots) > MOST_ENTRANTS:
        raise BadOption("wrong-bots-many", number=len(bots), most=MOST_ENTRANTS)
    entrants = [read_entrant(text, budget_ms, find) for text in bots]
    for entrant in entrants:
        check_character(entrant.bot, about(game))
    return Contest(game, {key: getattr(checked, key) for key in options}, seats, entrants, seed, limit)
