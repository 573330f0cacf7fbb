"""`quartier bench`: how fast the rules are, compiled and interpreted, and what turns and views cost."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from random import Random
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
from rich.table import Table

from quartier.bots.bench import measure_search
from quartier.cli.output.console import console, print_json
from quartier.core.errors import BadOption
from quartier.core.match import Match
from quartier.core.registry import about, games
from quartier.core.view import encode_view
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps
from quartier.testing.walk import play_randomly

SECONDS = 1.0
"""How long each measurement runs, at least."""


def play_out_speed(name: str, seats: int, seconds: float) -> dict[str, float]:
    """Random play-outs on one core, through the play-out that every game uses."""
    match = Match.new(name, seats=seats, seed="bench")
    first = match.game.blank(seats, match.options)
    scratch, steps, random = first.copy(), blank_steps(match.game.space), seeded("bench")
    scores = np.zeros((1000, seats), np.int64)
    record, number = match.box.record, 1
    play_out_many(first, scratch, record, random, steps, 1, scores)
    moves = played = 0
    began = perf_counter()
    while (took := perf_counter() - began) < seconds:
        moves += play_out_many(first, scratch, record, random, steps, number, scores)
        played += number
        number = min(1000, number * 2)
    return {"moves_per_s": moves / took, "games_per_s": played / took}


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


def measure_gpu(name: str) -> dict[str, Any]:
    """Random play-outs on a GPU, and the mean score next to the CPU's."""
    try:
        from quartier.kernel.gpu import cuda, run
    except ImportError:
        raise BadOption("wrong-gpu-missing") from None
    if not cuda.is_available():
        raise BadOption("wrong-gpu-none")
    match = Match.new(name, seed="bench")
    first = match.game.blank(match.seats, match.options)
    done = run(first, match.box.record, match.game.space, threads=1 << 16, games=200)
    return {
        "game": name,
        "device": done.device,
        "games": done.games,
        "moves_per_s": done.moves / done.seconds,
        "games_per_s": done.games / done.seconds,
        "mean": done.mean,
        "error": done.error,
    }


def run_bench(names: list[str], json: bool, gpu: bool) -> None:
    """Measure the games and print the figures."""
    errors = console(stderr=True)
    results = []
    for name in [about(name).name for name in names] or list(games()):
        with errors.status(name) if errors.is_terminal else errors:
            results.append(measure_gpu(name) if gpu else measure(name))
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
