"""Random play-outs of Cities on a CUDA GPU next to one CPU core, with NumPy, Numba and numba-cuda alone.

python benchmarks/gpu.py [THREADS] [GAMES PER THREAD]
"""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from time import perf_counter

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "src"))

from quartier.games.cities.components import box_record, read_tiles
from quartier.games.cities.position import POSITION
from quartier.games.cities.steps import SPACE
from quartier.kernel.gpu import run
from quartier.kernel.playouts import play_out_many
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps

CPU_GAMES = 400_000
HOUSE = files("quartier.games.cities") / "data" / "house.txt"


def main(threads: int, games: int) -> None:
    """Print moves per second and mean scores of both."""
    first = np.zeros(1, POSITION)
    first["seats"], first["level"] = 1, 2
    box = box_record(read_tiles(HOUSE.read_text("utf-8"), "house"))
    steps, scores = blank_steps(SPACE), np.zeros((CPU_GAMES, 1), np.int64)
    play_out_many(first, first.copy(), box, seeded("warm"), steps, 1, scores)
    began = perf_counter()
    moves = play_out_many(first, first.copy(), box, seeded("cpu"), steps, CPU_GAMES, scores)
    seconds = perf_counter() - began
    error = scores.std() / CPU_GAMES**0.5
    print(f"position {POSITION.itemsize} bytes")
    print(f"one CPU core: {moves / seconds / 1e6:.1f} million moves/s, mean score {scores.mean():.4f} ± {error:.4f}")
    done = run(first, box, SPACE, threads, games)
    print(
        f"{done.device}: {done.moves / done.seconds / 1e6:,.0f} million moves/s, "
        f"{done.games / done.seconds / 1e6:,.1f} million games/s ({done.games} games in {done.seconds:.2f} s), "
        f"mean score {done.mean:.4f} ± {done.error:.4f}"
    )
    apart = abs(done.mean - scores.mean()) / (done.error**2 + error**2) ** 0.5
    print(f"the means differ by {apart:.1f} standard errors")


if __name__ == "__main__":
    main(*(int(text) for text in [*sys.argv[1:3], *["65536", "200"][len(sys.argv) - 1 :]]))
