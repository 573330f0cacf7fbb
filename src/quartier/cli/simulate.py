"""`quartier simulate`: many games at once, and how they end."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import Progress

from quartier.bots.arena import Contest, play, read_entrant
from quartier.core.errors import BadOption
from quartier.core.options import load_box, read_options
from quartier.core.registry import load_game
from quartier.core.texts import Texts
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded

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
    game: str, options: dict[str, object], *, seats: int, games: int, bots: list[str], seed: str, json: bool
) -> None:
    """Play games and print how they ended; one name of a bot stands for all seats."""
    if games < 1:
        raise BadOption(f"games: {games} is not a number from 1 on")
    if len(bots) not in (1, seats):
        raise BadOption(f"bots: {len(bots)} names for {seats} seats; give one for all or one for each")
    texts, errors = Texts(), Console(stderr=True)
    many = random_games if set(bots) == {"random"} else bot_games
    playing = many(game, options, seats, games, bots, seed)
    scores: list[int] = []
    finished, moves, began = 0, 0, time.perf_counter()
    with Progress(console=errors, disable=not errors.is_terminal) as progress:
        task = progress.add_task(texts.say("simulate-playing"), total=games)
        for ended, made, points in playing:
            finished += ended
            moves += made
            scores += points
            progress.advance(task, ended)
    seconds = round(time.perf_counter() - began, 6)
    mean = round(sum(scores) / len(scores), 4)
    simulation = Simulation(game, seats, games, finished, moves, seconds, mean, min(scores), max(scores))
    if json:
        print(msgspec.json.encode(simulation).decode())
    else:
        numbers = {key: value for key, value in msgspec.structs.asdict(simulation).items() if key != "game"}
        print(texts.say("simulate-result", **{**numbers, "speed": round(finished / max(seconds, 1e-9))}))


def random_games(
    game: str, options: dict[str, object], seats: int, games: int, bots: list[str], seed: str
) -> Iterator[tuple[int, int, list[int]]]:
    """Games of random steps, played by compiled code in chunks: games ended, steps made, scores."""
    loaded = load_game(game)
    chosen = read_options(loaded.about.options, options)
    if seats not in loaded.about.seats:
        raise BadOption(f"{game} is for {loaded.about.seats.start} to {loaded.about.seats.stop - 1} seats, not {seats}")
    box = load_box(loaded, chosen.box)
    first, random = loaded.blank(seats, chosen), seeded(seed)
    scratch, steps = first.copy(), np.zeros(loaded.space, np.int32)
    # No game at all: this compiles the kernels, which is not part of the time.
    play_out_many(first, scratch, box.record, random, steps, 0, np.zeros((0, seats), np.int64))

    def chunks() -> Iterator[tuple[int, int, list[int]]]:
        for done in range(0, games, CHUNK):
            number = min(CHUNK, games - done)
            scores = np.zeros((number, seats), np.int64)
            made = play_out_many(first, scratch, box.record, random, steps, number, scores)
            yield number, int(made), scores.ravel().tolist()

    return chunks()


def bot_games(
    game: str, options: dict[str, object], seats: int, games: int, bots: list[str], seed: str
) -> Iterator[tuple[int, int, list[int]]]:
    """Games between bots, each in its own seat."""
    entrants = [read_entrant(name, None) for name in bots]
    contest = Contest(game, options, seats, entrants, seed)
    for number in range(games):
        result = play(contest, number)
        yield 1, result.steps, result.scores
