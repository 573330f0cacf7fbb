"""`quartier simulate`: many games at once, and how they end."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import numpy as np
from rich.progress import Progress

from quartier.agents import find_agent
from quartier.bots.arena import Contest, play, read_entrant
from quartier.cli.output.console import console, print_json, screen_texts
from quartier.cli.set_warnings import tell_unusual
from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.core.registry import about
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps

CHUNK = 2000
"""Random games between two looks at the progress bar."""


class Simulation(msgspec.Struct, frozen=True):
    """How the games went; `moves` are steps, the scores those of all seats."""

    game: str
    seats: int
    games: int
    finished: int
    moves: int
    seconds: float
    mean: float
    min: int
    max: int


def run_simulation(
    game: str, options: dict[str, object], *, seats: int | None, games: int, bots: list[str], seed: str, json: bool
) -> None:
    """Play games and print how they ended; one name of a bot stands for all seats."""
    number = about(game).usual_seats if seats is None else seats
    # This checks seats, options and set before anything is played.
    match = Match.new(game, seats=number, seed=seed, **options)
    if len(bots) not in (1, number):
        raise BadOption("wrong-bots-number", number=len(bots), seats=number)
    tell_unusual(match.box)
    texts, errors = screen_texts(), console(stderr=True)
    if set(bots) == {"random"}:
        playing = random_games(match, games)
    else:
        contest = Contest(game, options, number, [read_entrant(name, None, find_agent) for name in bots], seed)
        playing = bot_games(contest, games)
    finished, moves, total = 0, 0, 0
    ends: set[int] = set()
    said, began = texts.say("simulate-playing"), time.perf_counter()
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task(said, total=games)
        for ended, made, points in playing:
            finished += ended
            moves += made
            total += sum(points)
            ends = {min(points), max(points), *ends}
            progress.advance(task, ended)
    seconds = round(time.perf_counter() - began, 6)
    mean = round(total / (finished * number), 4)
    simulation = Simulation(game, number, games, finished, moves, seconds, mean, min(ends), max(ends))
    if json:
        print_json(simulation)
    else:
        numbers = {key: value for key, value in msgspec.structs.asdict(simulation).items() if key != "game"}
        print(texts.say("simulate-result", **{**numbers, "speed": round(finished / max(seconds, 1e-9))}))


def random_games(match: Match, games: int) -> Iterator[tuple[int, int, list[int]]]:
    """Games of random steps, played by compiled code in chunks: games ended, steps made, scores."""
    seats, record = match.seats, match.box.record
    first, random = match.game.blank(seats, match.options), seeded(match.seed)
    scratch, steps = first.copy(), blank_steps(match.game.space)
    # No game at all: this compiles the kernels, which is not part of the time.
    play_out_many(first, scratch, record, random, steps, 0, np.zeros((0, seats), np.int64))

    def chunks() -> Iterator[tuple[int, int, list[int]]]:
        for done in range(0, games, CHUNK):
            number = min(CHUNK, games - done)
            scores = np.zeros((number, seats), np.int64)
            made = play_out_many(first, scratch, record, random, steps, number, scores)
            yield number, int(made), scores.ravel().tolist()

    return chunks()


def bot_games(contest: Contest, games: int) -> Iterator[tuple[int, int, list[int]]]:
    """Games between bots, each in its own seat."""
    for number in range(games):
        result = play(contest, number, find_agent)
        if result.loss is not None:
            raise BadOption("wrong-bot-lost", number=number + 1, reason=result.loss.message)
        yield 1, result.steps, result.scores
