"""What the adviser promised, turn by turn, and what came of it: quick games that forecasts are fitted to."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from quartier.bots import Budget, find_bot
from quartier.bots.levels import ADVISER
from quartier.bots.workspace import Workspace
from quartier.core.forecast import SEATS, kind_of
from quartier.core.game import Game
from quartier.core.match import Match
from quartier.core.options import choices
from quartier.core.registry import load_game
from quartier.kernel.random import seeded
from quartier.work.place import Workplace
from quartier.work.processes import at


class Quick(msgspec.Struct, frozen=True):
    """Games of one kind: how they are set up, and how long the adviser thinks about a turn."""

    game: str
    kind: str
    seats: tuple[int, ...]
    """How many play, from game to game."""
    options: dict[str, Any]
    simulations: int
    seed: str


class Promises(msgspec.Struct, frozen=True):
    """A game: for each turn its wave, seat and what was promised; the scores by seat; whether all have won together."""

    kind: str
    number: int
    turns: list[tuple[int, int, float]]
    scores: list[int]
    won: bool | None = None


def kinds(game: Game, simulations: int, seed: str) -> list[Quick]:
    """The kinds of matches that are measured apart."""
    by = list(game.calibration.by)
    fields = {field.name: field.type for field in msgspec.structs.fields(game.about.options)}
    values = [list(game.about.seats) if name == SEATS else choices(fields[name]) for name in by]
    found = []
    for chosen in itertools.product(*values):
        options = dict(zip(by, chosen, strict=True))
        kind = kind_of(by, options, options.get(SEATS, 0))
        seats = (options.pop(SEATS),) if SEATS in options else game.calibration.seats
        found.append(Quick(game.name, kind, seats, options, simulations, seed))
    return found


def play_quick(quick: Quick, number: int) -> Promises:
    """Play one game by the adviser's bot in all seats."""
    seats, seed = quick.seats[number % len(quick.seats)], f"{quick.seed} {quick.kind} {number}"
    match = Match.new(quick.game, seats=seats, seed=seed, **quick.options)
    bot, budget = find_bot(ADVISER), Budget(simulations=quick.simulations)
    turns: list[tuple[int, int, float]] = []
    while not match.over:
        for seat in match.actors:
            thinking = bot.begin(match.situation(seat), budget, seeded(f"{seed} {len(turns)}"))
            while not thinking.slice():
                pass
            assert isinstance(thinking, Workspace)
            (told,) = thinking.told(1)
            if told.expected is not None:
                turns.append((match.wave, seat, told.expected.points))
            match.play(seat, told.text)
    won = not match.game.failed(match.state, match.box) if match.game.about.cooperative else None
    return Promises(quick.kind, number, turns, [place.score for place in match.standings], won)


def play_one(piece: tuple[Quick, int]) -> Promises:
    """Play one game of a plan."""
    return play_quick(*piece)


def play_all(
    plan: list[Quick], games: int, jobs: int | Workplace, records: Path | None
) -> Iterator[tuple[int, Promises]]:
    """All games of a plan with how many are still to come; those in the records are not played again."""
    kept = _kept(plan, records)
    wanted = [(quick, number) for number in range(games) for quick in plan]
    for quick, number in wanted:
        if (quick.kind, number) in kept:
            yield 0, kept[quick.kind, number]
    rest = [(quick, number) for quick, number in wanted if (quick.kind, number) not in kept]
    with at(jobs) as place:
        for done, played in enumerate(place.results(play_one, rest), 1):
            if records is not None:
                with records.open("ab") as file:
                    file.write(msgspec.json.encode(played) + b"\n")
            yield len(rest) - done, played


def _kept(plan: list[Quick], records: Path | None) -> dict[tuple[str, int], Promises]:
    """What a file of records has of a plan: it belongs to that and to the game's kernels, or is begun anew."""
    if records is None:
        return {}
    heading = msgspec.json.encode([load_game(plan[0].game).kernels_hash, plan])
    data = records.read_bytes() if records.is_file() else b""
    # The last line of a run that was cut off in its middle does not count: that game is played again.
    whole = data[: data.rfind(b"\n") + 1]
    lines = whole.splitlines()
    if lines[:1] != [heading]:
        records.parent.mkdir(parents=True, exist_ok=True)
        records.write_bytes(heading + b"\n")
        return {}
    if whole != data:
        records.write_bytes(whole)
    played = [msgspec.json.decode(line, type=Promises) for line in lines[1:]]
    return {(each.kind, each.number): each for each in played}
