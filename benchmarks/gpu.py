"""Random play-outs of all games, or of those named, on a CUDA GPU beside one CPU core: needs CuPy and no compiler.

python benchmarks/gpu.py [GAME…] [--threads NUMBER] [--seconds NUMBER]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from quartier.cli.bench import measure_gpu
from quartier.core.registry import games, load_game
from quartier.kernel.gpu import THREADS


def main() -> None:
    """Print what was measured; fail if the GPU and the CPU play differently."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    reader.add_argument("--threads", type=int, default=THREADS)
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
    if different:
        sys.exit(f"the GPU plays otherwise than the CPU: {', '.join(different)}")


if __name__ == "__main__":
    main()
