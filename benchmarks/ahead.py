"""Kernels compiled ahead of time beside the same compiled at run time, interleaved in one run.

python benchmarks/ahead.py [ROUNDS]

For each game random play-outs, the planner's search, a view and all legal turns, each as the best of some rounds in
processes of their own; how soon a first match is there, and in how much memory.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter

SECONDS = 0.6
MODES = ("ahead", "compiled")
GREATER_IS_BETTER = {"moves/s", "simulations/s"}


def best_time(work: Callable[[], object], repeats: int = 60) -> float:
    """The shortest of some runs, in microseconds."""
    work()
    found = []
    for _ in range(repeats):
        began = perf_counter()
        work()
        found.append(perf_counter() - began)
    return min(found) * 1e6


def measure(name: str) -> dict[str, float]:
    """All figures of a game in this process."""
    began = perf_counter()
    import numpy as np

    from quartier.bots import Budget, find_bot
    from quartier.core.match import Match
    from quartier.kernel.playouts import play_out_many
    from quartier.kernel.random import seeded
    from quartier.kernel.rules import blank_steps

    match = Match.new(name, seed="bench")
    match.view(0)
    found = {"ms to a first view": (perf_counter() - began) * 1e3}
    found["MB then"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    seats, box = match.seats, match.box.record
    first, random, steps = match.game.blank(seats, match.options), seeded("bench"), blank_steps(match.game.space)
    scores, scratch = np.zeros((50, seats), np.int64), first.copy()
    play_out_many(first, scratch, box, random, steps, 50, scores)
    moves, began = 0, perf_counter()
    while (spent := perf_counter() - began) < SECONDS:
        moves += play_out_many(first, scratch, box, random, steps, 50, scores)
    found["moves/s"] = moves / spent
    for number in range(3 * seats):
        seat = match.actors[0]
        turns = match.legal(seat)
        match.play(seat, turns[(7 * number) % len(turns)])
    seat = match.actors[0]
    thinking = find_bot("planner").begin(match.situation(seat), Budget(simulations=20_000), seeded("bench"))
    thinking.slice()
    thinking.slice()
    before, began = getattr(thinking, "simulations", 0), perf_counter()
    while (spent := perf_counter() - began) < SECONDS and not thinking.slice():
        pass
    found["simulations/s"] = (getattr(thinking, "simulations", 0) - before) / spent
    found["µs a view"] = best_time(lambda: match.view(seat))
    found["µs all turns"] = best_time(lambda: match.legal(seat))
    turn = match.legal(seat)[0]

    state = match.state

    def play() -> None:
        match.state, match.turns = state, []
        match.play(seat, turn)

    found["µs to play a turn"] = best_time(play)
    return found


def in_mode(name: str, mode: str) -> dict[str, float]:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, __file__, "--measure", name],
        env={**os.environ, "QUARTIER_KERNELS": mode},
        capture_output=True,
        text=True,
        check=True,
    )
    read: dict[str, float] = json.loads(done.stdout)
    return read


def main(rounds: int) -> None:
    """Print a table for each game."""
    for name in ("cities", "tangram", "guilds", "skylines"):
        in_mode(name, "compiled")  # fills Numba's cache
        runs = {mode: [in_mode(name, mode)] for mode in MODES}
        for _ in range(rounds - 1):
            for mode in MODES:
                runs[mode].append(in_mode(name, mode))
        print(f"\n{name:24}{'ahead':>14}{'at run time':>14}{'ratio':>8}")
        for key in runs["ahead"][0]:
            choose = max if key in GREATER_IS_BETTER else min
            ahead, compiled = (choose(run[key] for run in runs[mode]) for mode in MODES)
            ratio = ahead / compiled if key in GREATER_IS_BETTER else compiled / ahead
            print(f"  {key:22}{ahead:14,.1f}{compiled:14,.1f}{ratio:8.2f}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2])))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
