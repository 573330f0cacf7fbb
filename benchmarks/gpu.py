"""All games, or those named, on a CUDA GPU beside one CPU core: random play-outs, then batches that are decided with
observations, masks and random actions. Needs CuPy and no compiler.

python benchmarks/gpu.py [GAME…] [--threads NUMBER] [--matches NUMBER] [--seconds NUMBER]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from quartier.cli.bench import measure_gpu
from quartier.core.registry import about, games, load_game
from quartier.kernel.gpu import THREADS
from quartier.research import Batch
from quartier.research.gpu import GpuBatch

CPU_MATCHES = 1024
AT_ONCE = 20
"""Decisions between two looks at the clock."""


def main() -> None:
    """Print what was measured; fail if the GPU and the CPU play differently."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    reader.add_argument("--threads", type=int, default=THREADS)
    reader.add_argument("--matches", type=int, default=1 << 20, help="in a batch on the GPU")
    reader.add_argument("--seconds", type=float, default=2.0, help="how long each measurement runs, at least")
    asked = reader.parse_args()
    different = []
    for name in asked.games or games():
        found = measure_gpu(name, asked.seconds, asked.threads)
        cpu = found["cpu"]
        print(f"{name}, {found['seats']} seats, kernels on the CPU {load_game(name).kernels}")
        print(
            f"  one CPU core: {cpu['moves_per_s'] / 1e6:,.2f} million moves/s, {cpu['games_per_s'] / 1e6:,.4f} million "
            f"games/s, mean score {cpu['mean']:.4f} ± {cpu['error']:.4f}"
        )
        print(
            f"  {found['device']}: {found['moves_per_s'] / 1e6:,.1f} million moves/s, "
            f"{found['games_per_s'] / 1e6:,.2f} million games/s ({found['games']:,} games in {found['threads']:,} "
            f"threads), mean score {found['mean']:.4f} ± {found['error']:.4f}, {found['load_s']:.2f} s to load"
        )
        games_are = "the same games" if found["same_games"] else "OTHER GAMES"
        print(
            f"  {found['ratio']:,.0f} times one core; the means differ by {found['standard_errors_apart']:.1f} "
            f"standard errors; {games_are} for the same random numbers",
            flush=True,
        )
        if not found["same_games"]:
            different.append(name)
        for given in ({}, {"seats": 1, "rewards": "progress"}):
            if "seats" not in given or 1 in about(name).seats:
                print_batches(name, asked.matches, asked.seconds, given)
    if different:
        sys.exit(f"the GPU plays otherwise than the CPU: {', '.join(different)}")


def print_batches(name: str, matches: int, seconds: float, given: dict[str, Any]) -> None:
    """Batches on the GPU and on one core."""
    batch = GpuBatch(name, matches, **given)
    synchronize = batch.library.cuda.Device().synchronize
    there = measure_batch(batch, seconds, synchronize)
    batch.check()
    size = batch.memory.nbytes / matches
    words = 8 * batch.setting.observation_words, 8 * batch.setting.choices.words
    means = [float(batch.scores.mean())]
    del batch
    here = Batch(name, CPU_MATCHES, **given)
    core = measure_batch(here, seconds)
    means.append(float(here.scores.mean()))
    kind = ", ".join(f"{key} {value}" for key, value in given.items()) or "usual seats, result"
    print(f"  batches ({kind}): {size:,.0f} bytes a match, of which {words[0]} are observation and {words[1]} mask")
    for where, speed in ((f"GPU, {matches:,} matches", there), (f"one CPU core, {CPU_MATCHES:,} matches", core)):
        told = ", ".join(f"{number / 1e6:,.3f} million {what}/s" for what, number in speed.items())
        print(f"    {where}: {told}")
    times = there["decisions"] / core["decisions"]
    print(f"    {times:,.0f} times one core; mean scores {means[0]:.3f} and {means[1]:.3f}", flush=True)


def measure_batch(batch: Any, seconds: float, synchronize: Callable[[], None] = lambda: None) -> dict[str, float]:
    """Decisions, steps, turns and matches a second, once the first matches have ended."""
    while int((batch.games == 0).sum()):
        batch.step(batch.random_actions())
    synchronize()
    before, made = batch.totals(), 0
    began = perf_counter()
    while (took := perf_counter() - began) < seconds:
        for _ in range(AT_ONCE):
            batch.step(batch.random_actions())
        synchronize()
        made += AT_ONCE
    after = batch.totals()
    each = {what: (after[what] - before[what]) / took for what in after}
    return {"decisions": made * batch.number / took, **each}


if __name__ == "__main__":
    main()
