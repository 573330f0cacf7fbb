"""Random play-outs on a CUDA GPU, by code compiled ahead of time: every thread plays games of its own.

Needs CuPy (`quartier[gpu]`), which hands the code to the driver of the GPU, and no compiler. `ahead/gpu.py` makes the
code.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from quartier.kernel.homes import home_of
from quartier.kernel.library import find_file, symbol_name
from quartier.kernel.records import Int64s, Records, Words
from quartier.kernel.rules import STEP

KERNEL = "play_out_each"
ADVANCING, CHOOSING = "advance_each", "choose_each"
"""What a batch is played by."""
CAPABILITY = 80
"""What a GPU must be capable of, in the maker's numbers: 8.0, since 2020."""
THREADS = 1 << 16
BLOCK = 64
"""Threads and how many of them lie together: of what was tried, the best or near it in every game."""
LAUNCH = 0.25
"""Seconds after which a launch is long enough: a GPU that draws a screen stops those that last much longer."""


class GpuUnusable(RuntimeError):
    """Something is lacking: CuPy, a GPU, or the code."""


class CupyMissing(GpuUnusable):
    """CuPy is not installed, or cannot be loaded."""


class NoGpu(GpuUnusable):
    """There is no GPU here that could run the code."""


class NoGpuCode(GpuUnusable):
    """No code for GPUs was compiled from the sources of the game as they are."""


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
    loading: float
    """Seconds until the code was loaded, compiled by the GPU's driver."""


@functools.cache
def cupy() -> Any:
    """CuPy, with a GPU that it can use."""
    try:
        import cupy as found
    except ImportError as error:
        raise CupyMissing(f"CuPy is needed, and cannot be loaded ({error}): pip install 'quartier[gpu]'") from error
    if not found.cuda.is_available():
        raise NoGpu("there is no CUDA GPU here, or no driver that this CuPy can use")
    capability = found.cuda.Device().compute_capability
    if int(capability) < CAPABILITY:
        raise NoGpu(f"the GPU's compute capability is {int(capability) / 10}; {CAPABILITY / 10} or more is needed")
    return found


class Playing:
    """Threads on the GPU that play games from a position before the start, as long as they are asked to go on."""

    def __init__(self, first: Records, box: Records, space: int, threads: int) -> None:
        self.library = cupy()
        self.kernel, self.loading = loaded(first.dtype)
        # Nearly all memory is for lists of steps: no more threads than half of what is free has room for.
        self.library.get_default_memory_pool().free_all_blocks()
        free = self.library.cuda.runtime.memGetInfo()[0] // 2
        self.threads = max(BLOCK, min(threads, free // (space * np.dtype(STEP).itemsize) // BLOCK * BLOCK))
        upload = self.library.asarray
        self.position, self.box = (upload(np.frombuffer(one.tobytes(), np.uint8)) for one in (first, box))
        self.random = upload(random_states(self.threads))
        self.steps = self.library.empty((space, self.threads), STEP)
        self.sums = upload(np.zeros((self.threads, 3), np.int64))

    def go_on(self, games: int) -> float:
        """So many games more in every thread; how many seconds they took."""
        numbers = (np.int64(number) for number in (self.threads, games, len(self.steps)))
        began = perf_counter()
        blocks = -(-self.threads // BLOCK)
        self.kernel((blocks,), (BLOCK,), (self.position, self.box, self.random, self.steps, self.sums, *numbers))
        self.library.cuda.Device().synchronize()
        return perf_counter() - began

    def summed(self) -> Int64s:
        """Steps, scores and squares of scores of each thread so far."""
        found: Int64s = self.library.asnumpy(self.sums)
        return found


def random_states(threads: int) -> Words:
    """A random state for each thread."""
    words = np.frombuffer(hashlib.shake_256(b"gpu").digest(threads * 32), "<u8")
    return words.astype(np.uint64).reshape(threads, 4)


@functools.cache
def loaded(kind: np.dtype[Any]) -> tuple[Any, float]:
    """The kernel for positions of a type, and how many seconds it took to load."""
    began = perf_counter()
    module, number = module_for(kind)
    kernel = module.get_function(symbol_name(KERNEL, number))
    # Threads share nothing; all of the fast memory is for what is their own.
    kernel.preferred_shared_memory_carveout = 0
    return kernel, perf_counter() - began


@functools.cache
def module_for(kind: np.dtype[Any]) -> tuple[Any, int]:
    """The kernels of a game, and which of its position types this is: their names end with that."""
    home = home_of(kind)
    path = None if home is None else find_file(home.package, home.folder, "cuda")
    if home is None or path is None:
        whose = "this record type" if home is None else home.package
        raise NoGpuCode(
            f"there is no code for GPUs compiled from the sources of {whose} as they are: "
            "`python -m quartier.ahead --targets cuda` makes it"
        )
    return cupy().RawModule(path=str(path)), home.kinds.index(kind)


def run(first: Records, box: Records, space: int, seconds: float, threads: int = THREADS) -> GpuRun:
    """Play for at least so many seconds, after a first game in every thread that does not count."""
    playing = Playing(first, box, space, threads)
    playing.go_on(1)
    before = playing.summed()
    played, took, number = 0, 0.0, 1
    while took < seconds:
        spent = playing.go_on(number)
        took, played = took + spent, played + number
        number *= 2 if spent < min(LAUNCH, seconds) else 1
    moves, total, squares = (int(number) for number in (playing.summed() - before).sum(axis=0))
    games = playing.threads * played
    scores = games * int(first["seats"][0])
    mean = total / scores
    name = playing.library.cuda.runtime.getDeviceProperties(playing.library.cuda.Device().id)["name"]
    return GpuRun(
        name.decode() if isinstance(name, bytes) else str(name),
        playing.threads,
        games,
        moves,
        took,
        mean,
        float(max(0.0, squares / scores - mean**2) ** 0.5 / games**0.5),
        playing.loading,
    )
