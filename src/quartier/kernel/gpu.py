"""The same random play-outs on a CUDA GPU, one thread per game.

Needs numba-cuda (`quartier[gpu]`) and nothing else beyond NumPy and Numba.
"""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numba.cuda
import numpy as np

from quartier.kernel.playouts import play_out
from quartier.kernel.random import seeded
from quartier.kernel.rules import STEP, score, start_next

cuda: Any = numba.cuda
THREADS_PER_BLOCK = 64


@cuda.jit
def play_out_each(
    first: Any, positions: Any, box: Any, random: Any, steps: Any, games: int, made: Any, scores: Any
) -> None:
    """Each thread plays some games one after the other and adds up its steps and scores."""
    thread = cuda.grid(1)
    if thread < positions.shape[0]:
        for _ in range(games):
            positions[thread] = first[0]
            position = positions[thread]
            start_next(position, box[0], random[thread])
            made[thread] += play_out(position, box[0], random[thread], steps[:, thread])
            for seat in range(position.seats):
                points = score(position, box[0], seat)
                scores[thread, 0] += points
                scores[thread, 1] += points * points


@dataclass(frozen=True)
class GpuRun:
    """What a run on the GPU measured."""

    device: str
    threads: int
    games: int
    moves: int
    seconds: float
    mean: float
    error: float
    """The standard error of the mean score."""


def run(first: np.ndarray[Any, Any], box: np.ndarray[Any, Any], space: int, threads: int, games: int) -> GpuRun:
    """Play `games` games in each of `threads` threads, after one that compiles."""
    seats = int(first["seats"][0])
    random = np.stack([seeded(f"gpu {thread}") for thread in range(threads)])
    on_device = [cuda.to_device(array) for array in (first, np.zeros(threads, first.dtype), box, random)]
    steps = cuda.device_array((space, threads), STEP)
    blocks = -(-threads // THREADS_PER_BLOCK)
    for count in (1, games):
        made, scores = cuda.to_device(np.zeros(threads, np.int64)), cuda.to_device(np.zeros((threads, 2), np.int64))
        began = perf_counter()
        play_out_each[blocks, THREADS_PER_BLOCK](*on_device, steps, count, made, scores)
        cuda.synchronize()
        seconds = perf_counter() - began
    total, squares = scores.copy_to_host().sum(axis=0)
    number = threads * games * seats
    mean = total / number
    deviation = (squares / number - mean**2) ** 0.5
    name = cuda.get_current_device().name
    return GpuRun(
        name.decode() if isinstance(name, bytes) else str(name),
        threads,
        threads * games,
        int(made.copy_to_host().sum()),
        seconds,
        float(mean),
        float(deviation / (threads * games) ** 0.5),
    )
