"""`quartier bench`: how fast the rules are, compiled and interpreted and on a GPU, and what turns and views cost."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
from rich.table import Table

from quartier.bots.bench import measure_search
from quartier.cli.output.console import console, print_json
from quartier.core.errors import BadOption
from quartier.core.game import State
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.view import encode_view
from quartier.kernel import gpu
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps
from quartier.testing.walk import play_randomly

SECONDS = 1.0
"""How long each measurement runs, at least."""


@dataclass(frozen=True)
class PlayOuts:
    """Random games that were played to their end on one core."""

    moves: int
    seconds: float
    scores: np.ndarray[Any, Any]
    """A row for each game, a column for each seat."""

    @property
    def speed(self) -> dict[str, float]:
        return {"moves_per_s": self.moves / self.seconds, "games_per_s": len(self.scores) / self.seconds}


def play_outs(name: str, seats: int, seconds: float) -> PlayOuts:
    """Random play-outs on one core, through the play-out that every game uses."""
    match = Match.new(name, seats=seats, seed="bench")
    first = match.game.blank(seats, match.options)
    scratch, steps, random = first.copy(), blank_steps(match.game.space), seeded("bench")
    scores = np.zeros((1000, seats), np.int64)
    record, number = match.box.record, 1
    play_out_many(first, scratch, record, random, steps, 1, scores)
    moves, found = 0, []
    began = perf_counter()
    while (took := perf_counter() - began) < seconds:
        moves += play_out_many(first, scratch, record, random, steps, number, scores)
        found.append(scores[:number].copy())
        number = min(1000, number * 2)
    return PlayOuts(moves, took, np.concatenate(found))


def play_out_speed(name: str, seats: int, seconds: float) -> dict[str, float]:
    """How fast they are."""
    return play_outs(name, seats, seconds).speed


def interpreted_speed(name: str, seats: int) -> dict[str, float]:
    """The same in a process whose kernels are interpreted."""
    program = (
        "import msgspec; from quartier.cli.bench import play_out_speed, SECONDS; "
        f"print(msgspec.json.encode(play_out_speed({name!r}, {seats}, SECONDS)).decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "QUARTIER_KERNELS": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    return msgspec.json.decode(done.stdout, type=dict[str, float])


def match_costs(name: str, seats: int) -> dict[str, float]:
    """What a turn, a view as JSON and the list of all turns cost, in the middle of a match."""
    whole = Match.new(name, seats=seats, seed="bench")
    play_randomly(whole, Random(1))
    half = Match.new(name, seats=seats, seed="bench")
    for turn in whole.turns[: len(whole.turns) // 2]:
        half.play(turn.seat, turn.text)
    after = whole.turns[len(half.turns)]

    state, turns, since, revealed = half.state, half.turns[:], half._since[:], half._revealed
    plays, views = [], []
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        half.state, half.turns, half._since, half._revealed = state, turns[:], since[:], revealed
        start = perf_counter()
        half.play(after.seat, after.text)
        played = perf_counter()
        encode_view(half.view(after.seat))
        plays.append(played - start)
        views.append(perf_counter() - played)
    half.state, half.turns, half._since, half._revealed = state, turns, since, revealed
    began = perf_counter()
    half.legal(after.seat)
    listed = perf_counter() - began
    return {
        "play_us": statistics.median(plays) * 1e6,
        "view_us": statistics.median(views) * 1e6,
        "legal_us": listed * 1e6,
    }


def measure(name: str) -> dict[str, Any]:
    """All measurements of a game."""
    seats = about(name).usual_seats
    match = Match.new(name, seats=seats, seed="bench")
    compiled = play_out_speed(name, seats, SECONDS)
    interpreted = interpreted_speed(name, seats)
    return {
        "game": name,
        "seats": seats,
        "position_bytes": match.state.dtype.itemsize,
        "compiled": compiled,
        "interpreted": interpreted,
        "ratio": compiled["moves_per_s"] / interpreted["moves_per_s"],
        "search_simulations_per_s": measure_search(name, {}, SECONDS).per_second,
        **match_costs(name, seats),
    }


def measure_gpu(name: str, seconds: float = SECONDS, threads: int = gpu.THREADS) -> dict[str, Any]:
    """Random play-outs on a GPU beside one core: how fast, and whether they are the same games."""
    match = Match.new(name, seed="bench")
    first, box, space = match.game.blank(match.seats, match.options), match.box.record, match.game.space
    try:
        done = gpu.run(first, box, space, seconds, threads)
    except gpu.CupyMissing as problem:
        raise BadOption("wrong-gpu-missing", problem=str(problem.__cause__)) from None
    except gpu.NoGpu:
        raise BadOption("wrong-gpu-none", capability=str(gpu.CAPABILITY / 10)) from None
    except gpu.NoGpuCode:
        raise BadOption("wrong-gpu-code", game=name) from None
    cpu = play_outs(name, match.seats, seconds)
    mean, error = float(cpu.scores.mean()), float(cpu.scores.std()) / len(cpu.scores) ** 0.5
    apart, unsure = abs(done.mean - mean), float(np.hypot(done.error, error))
    return {
        "game": name,
        "seats": match.seats,
        "device": done.device,
        "threads": done.threads,
        "load_s": done.loading,
        "games": done.games,
        "moves_per_s": done.moves / done.seconds,
        "games_per_s": done.games / done.seconds,
        "mean": done.mean,
        "error": done.error,
        "cpu": {**cpu.speed, "mean": mean, "error": error},
        "ratio": done.moves / done.seconds / cpu.speed["moves_per_s"],
        # Where every game ends alike, there is no error to count by.
        "standard_errors_apart": apart / unsure if unsure else 0.0 if apart == 0 else np.inf,
        "same_games": same_games(first, box, space),
    }


def same_games(first: State, box: State, space: int) -> bool:
    """Whether a block of threads and the CPU make the same of the same random numbers."""
    playing = gpu.Playing(first, box, space, gpu.BLOCK)
    playing.go_on(1)
    scores = np.zeros((1, int(first["seats"][0])), np.int64)
    scratch, steps, expected = first.copy(), blank_steps(space), []
    for random in gpu.random_states(gpu.BLOCK):
        moves = play_out_many(first, scratch, box, random, steps, 1, scores)
        expected.append((moves, scores.sum(), (scores * scores).sum()))
    return bool((playing.summed() == np.array(expected)).all())


def run_bench(names: list[str], json: bool, on_gpu: bool) -> None:
    """Measure the games and print the figures."""
    errors = console(stderr=True)
    results = []
    for name in [about(name).name for name in names] or list(games()):
        with errors.status(name) if errors.is_terminal else errors:
            results.append(measure_gpu(name) if on_gpu else measure(name))
    if json:
        print_json({"results": results})
        return
    for result in results:
        table = Table(show_header=False, title=result["game"])
        for key, value in flat(result).items():
            table.add_row(key.replace("_", " "), f"{value:,.1f}" if isinstance(value, float) else str(value))
        console().print(table)


def flat(result: dict[str, Any]) -> dict[str, Any]:
    """A result with its inner objects spread out."""
    found: dict[str, Any] = {}
    for key, value in result.items():
        found |= {f"{key} {inner}": part for inner, part in value.items()} if isinstance(value, dict) else {key: value}
    return found
