"""How puzzles are made: bots play matches, every position is searched, and bots of each level try what was found.

>>> from quartier.insight.puzzles_making import plan_of, searched
>>> plan = plan_of("cities", {}, seed="docs")
>>> found = searched(plan, 0)
>>> found.number, all(puzzle.best > puzzle.next for puzzle in found.puzzles)
(0, True)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from quartier.bots import Budget, decide, find_bot
from quartier.bots.contest_file import RecordFile
from quartier.bots.levels import level_of
from quartier.core.errors import BadFile, BadOption, Place
from quartier.core.game import Game
from quartier.core.match import Match
from quartier.core.options import read_options
from quartier.core.puzzle import GRADES, Kind, Puzzle, Setting, kinds_of, options_of, settings_of
from quartier.core.registry import load_game
from quartier.insight.puzzles_grading import solved_by
from quartier.insight.puzzles_search import MOST_SOLUTIONS, Found, deciding, search, spelled
from quartier.kernel.random import seeded
from quartier.work.place import Workplace
from quartier.work.processes import at

PLAYERS = ("easy", "normal", "strong")
"""Who plays the matches, one after the other: positions of good and of bad players."""
SIMULATIONS = 1500
"""In a second, where a level is told by time alone."""
SURPLUS = 4
"""So many times as many puzzles are found as are wanted, so that kinds and grades can be chosen evenly."""
MOST_MATCHES = 60
"""For each puzzle that is wanted: where so many bring too few, there are no more to be found."""


class Plan(msgspec.Struct, frozen=True):
    """All that decides what is found; two runs of the same plan can be put together."""

    game: str
    options: dict[str, Any]
    """What all matches have; the rest is as the game's settings say."""
    seed: str


class Searched(msgspec.Struct, frozen=True):
    """The puzzles of one match."""

    number: int
    puzzles: list[Puzzle]


def plan_of(game: str, options: Mapping[str, object], *, seed: str) -> Plan:
    """A plan from what a person types; all of it is checked before anything is played."""
    loaded = load_game(game)
    settings_of(loaded)
    checked = read_options(loaded.about.options, options)
    if checked.box != "house":
        raise BadOption("wrong-puzzles-box")
    return Plan(game, {key: getattr(checked, key) for key in options}, seed)


def searched(plan: Plan, number: int) -> Searched:
    """Play one match and look for puzzles in all of its positions: of each kind and grade the first, no two in one."""
    game = load_game(plan.game)
    settings, kinds = settings_of(game), tuple(kinds_of(game).values())
    match = begin(plan, settings[number % len(settings)], number)
    player = PLAYERS[number // len(settings) % len(PLAYERS)]
    found: dict[tuple[str, str], Puzzle] = {}
    while not match.over:
        for seat in match.actors:
            for puzzle in puzzles_in(match, seat, kinds):
                if (puzzle.kind, puzzle.grade) not in found:
                    found[puzzle.kind, puzzle.grade] = puzzle
                    break
            random = seeded(f"{plan.seed} {number} {seat} {len(match.turns)}")
            match.play(seat, decide(find_bot(player), match.situation(seat), budget_of(player, game), random).text)
    return Searched(number, list(found.values()))


def begin(plan: Plan, setting: Setting, number: int) -> Match:
    """The match of that number."""
    return Match.new(
        plan.game, seats=setting.seats, seed=f"{plan.seed} {number}", **{**setting.options, **plan.options}
    )


def puzzles_in(match: Match, seat: int, kinds: Iterable[Kind]) -> Iterator[Puzzle]:
    """What can be asked in a position."""
    found = search(match, seat, [kind for kind in kinds if kind.suits(match.state, match.box, seat)])
    for each in found.values():
        other = found.get(each.kind.unlike)
        if each.is_puzzle() and not (other and other.winning & each.winning):
            puzzle = puzzle_of(match, seat, each)
            if puzzle is not None:
                yield puzzle


def puzzle_of(match: Match, seat: int, found: Found) -> Puzzle | None:
    """The puzzle, tried by bots; none if it has too many answers."""
    beginnings = deciding(match, seat, found.winning)
    if len(beginnings) > MOST_SOLUTIONS:
        return None
    puzzle = Puzzle(
        game=match.game.name,
        rules=match.rules,
        kind=found.kind.name,
        seats=match.seats,
        options=options_of(match),
        seed=match.seed,
        turns=[(turn.wave, turn.seat, turn.text) for turn in match.turns],
        seat=seat,
        before=found.before,
        best=found.best,
        next=found.next,
        legal=found.legal,
        solutions=sorted(spelled(match, seat, steps) for steps in beginnings),
        solved={},
    )
    return msgspec.structs.replace(puzzle, solved=solved_by(match, seat, found, puzzle.id))


def budget_of(level: str, game: Game) -> Budget:
    """What a level thinks in a game, by work alone: the same on every machine."""
    budget = level_of(level, game).budget
    if budget.simulations is not None:
        return Budget(simulations=budget.simulations)
    return Budget(simulations=round((budget.seconds or 0) * SIMULATIONS))


def chosen(found: Iterable[Puzzle], number: int) -> list[Puzzle]:
    """So many of the puzzles: as evenly as can be from all kinds and grades, the first found first."""
    rows: dict[tuple[str, str], list[Puzzle]] = {}
    for puzzle in found:
        rows.setdefault((puzzle.kind, puzzle.grade), []).append(puzzle)
    waiting = [rows[key] for key in sorted(rows, key=lambda key: (GRADES.index(key[1]), key[0]))]
    taken: list[Puzzle] = []
    while waiting and len(taken) < number:
        for row in waiting:
            if row and len(taken) < number:
                taken.append(row.pop(0))
        waiting = [row for row in waiting if row]
    return sorted(taken, key=lambda puzzle: (GRADES.index(puzzle.grade), puzzle.kind, puzzle.id))


def make(plan: Plan, number: int, jobs: int | Workplace, record: SearchFile) -> Iterator[int]:
    """Search matches until there are enough; each time something is known, how many of the needed puzzles are there."""
    wanted, most = SURPLUS * number, MOST_MATCHES * number
    if len(first_found(record, number)) < wanted:
        yield min(wanted, count(record))
        ahead = [match for match in range(most) if match not in record.results]
        with at(jobs) as place, closing(place.results(partial(searched, plan), ahead)) as results:
            for result in results:
                record.add(result)
                yield min(wanted, count(record))
                if len(first_found(record, number)) >= wanted:
                    break
    yield wanted


def count(record: SearchFile) -> int:
    """How many puzzles there are."""
    return sum(len(result.puzzles) for result in record.results.values())


def matches_needed(record: SearchFile, number: int) -> int:
    """How many matches there are until they have brought enough; all that follow each other if they never do."""
    found = match = 0
    while found < SURPLUS * number and match in record.results:
        found += len(record.results[match].puzzles)
        match += 1
    return match


def first_found(record: SearchFile, number: int) -> list[Puzzle]:
    """What the first matches brought until it was enough: the same however many were searched, and in which order."""
    return [puzzle for match in range(matches_needed(record, number)) for puzzle in record.results[match].puzzles]


def made(record: SearchFile, number: int) -> list[Puzzle]:
    """The puzzles that were made."""
    return chosen(first_found(record, number), number)


class SearchFile(RecordFile[Plan, Searched]):
    """The matches that were searched so far."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        super().__init__(plan, Searched, could_be, path)

    @staticmethod
    def no_record(where: Place) -> BadFile:
        return BadFile("wrong-puzzles-record", where=where)

    @staticmethod
    def other_record(where: Place) -> BadFile:
        return BadFile("wrong-puzzles-record-other", where=where)


def could_be(plan: Plan, found: Searched) -> bool:
    """Whether this could be a match of the plan."""
    return found.number >= 0 and all(puzzle.game == plan.game for puzzle in found.puzzles)
