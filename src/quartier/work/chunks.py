"""Pieces of work by the handful: so many at once that handing them over costs little, and waiting for them too."""

from __future__ import annotations

import math
import pickle
import time
import traceback
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

MOST_PIECES = 4096
MOST_BYTES = 4 << 20
"""Of the results of a chunk: they pass through the memory of whoever asked for them."""


class Done(NamedTuple):
    """What came of a chunk: the results so far, pickled, and what went wrong with the next piece."""

    results: bytes
    error: bytes | None
    seconds: float


def work_on(do: Callable[[Any], Any], chunk: Sequence[Any]) -> Done:
    """Work on the pieces of a chunk, one after the other."""
    results: list[Any] = []
    error, began = None, time.perf_counter()
    try:
        for piece in chunk:
            results.append(do(piece))
    # Whatever it is: it is told where the work was asked for.
    except Exception as problem:
        error = pickled(problem)
    return Done(pickle.dumps(results), error, time.perf_counter() - began)


def pickled(problem: Exception) -> bytes:
    """An exception to be raised elsewhere; as its text, where it cannot be made anew."""
    try:
        kept = pickle.dumps(problem)
        pickle.loads(kept)
    # Exceptions fail to be pickled in ways of their own.
    except Exception:
        return pickle.dumps(RuntimeError("".join(traceback.format_exception(problem))))
    return kept


class Pace:
    """How many pieces make a chunk of some seconds, by how long the last ones took and how large their results were."""

    def __init__(self, seconds: float) -> None:
        self._aim = seconds
        self._seconds: float | None = None
        self._bytes = 0.0

    def note(self, pieces: int, done: Done) -> None:
        """A chunk was done."""
        if pieces and done.error is None:
            self._seconds, self._bytes = done.seconds / pieces, len(done.results) / pieces

    def size(self, left: int, width: int) -> int:
        """How many pieces are next, of so many that are left for so many processors: all of them get some."""
        if self._seconds is None:
            return 1
        by_time = self._aim / max(self._seconds, 1e-9)
        by_bytes = MOST_BYTES / max(self._bytes, 1.0)
        return max(1, int(min(by_time, by_bytes, MOST_PIECES, math.ceil(left / (2 * width)))))
