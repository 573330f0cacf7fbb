"""How fast the interfaces are that people use: steps a second of one match at a time, in one Python process.

`python benchmarks/interfaces.py [GAME …]`; `measure(game)` is for other benchmarks to call. Actions are drawn before,
so that no choosing of them is measured. What counts is the processor's time, whatever else the machine does.
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

SEEDS = 20
"""Matches that are played, the same in each repetition."""
REPETITIONS = 15


def measure(game: str, repetitions: int = REPETITIONS, **settings: Any) -> dict[str, float]:
    """Steps a second of each way to play a game: medians of interleaved repetitions."""
    ways = ways_to_play(game, **settings)
    found: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(repetitions):
        for way, play in ways.items():
            begin = time.process_time()
            steps = play()
            found[way].append(steps / (time.process_time() - begin))
    return {way: statistics.median(rates) for way, rates in found.items()}


def ways_to_play(game: str, **settings: Any) -> dict[str, Callable[[], int]]:
    """Each plays the same matches, and says in how many steps."""
    from quartier.research.petting_zoo import env, raw_env

    raw, wrapped = raw_env(game, **settings), env(game, **settings)
    recorded = [record(raw, seed) for seed in range(SEEDS)]

    def steps_alone() -> int:
        for seed, actions in enumerate(recorded):
            raw.reset(seed)
            step = raw.step
            for action in actions:
                step(action)
        return sum(map(len, recorded))

    def with_last(table: Any, observe: bool = True) -> Callable[[], int]:
        def play() -> int:
            for seed, actions in enumerate(recorded):
                table.reset(seed)
                for action in actions:
                    table.last(observe)
                    table.step(action)
            return sum(map(len, recorded))

        return play

    return {
        "raw_env.step alone": steps_alone,
        "raw_env.last without observation, step": with_last(raw, False),
        "raw_env.last, step": with_last(raw),
        "raw_env.last packed, step": with_last(raw_env(game, packed=True, **settings)),
        "env.last, step": with_last(wrapped),
    }


def record(table: Any, seed: int) -> list[int]:
    """The actions of a random match."""
    random = np.random.default_rng(seed)
    table.reset(seed)
    actions = []
    while not any(table.terminations.values()):
        seen = table.observe(table.agent_selection)
        actions.append(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        table.step(actions[-1])
    return actions


def main() -> None:
    from quartier.research.setting import researched

    for game in sys.argv[1:] or researched():
        for way, rate in measure(game).items():
            print(f"{game:10} {way:42} {rate:12,.0f} steps/s")


if __name__ == "__main__":
    main()
