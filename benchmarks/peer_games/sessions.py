"""Libraries at work, each in a process of its own on the same core, of which one measures at a time."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from benchmarks.peer_games.environments import ROOT

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "PYTHONHASHSEED": "1",
}


def keep_to_one_core() -> bool:
    """Let this process and all that it starts run on one core; false where the system has no way to ask for it."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True


class Failed(Exception):
    """A library could not be measured; the text says why."""


class Session:
    """A worker and what it has prepared."""

    def __init__(self, python: Path, module: str, quick: bool) -> None:
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 (closed at the session's end)
        self.process = subprocess.Popen(
            [str(python), "-m", "benchmarks.peer_games.worker", module, *(["quick"] if quick else [])],
            cwd=ROOT,
            env={**os.environ, **ONE_THREAD},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            encoding="utf-8",
        )
        self.prepared: list[dict[str, Any]] = []

    def __enter__(self) -> Session:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate()
        self.errors.close()

    def prepare(self) -> Iterator[dict[str, Any]]:
        """What it measures, one after the other as it becomes ready."""
        while (found := self._answer()) is not None:
            self.prepared.append(found)
            yield found

    def measure(self, number: int, seconds: float) -> float:
        """Moves, or simulations, per second of one of its measurements."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps([number, seconds]) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self._failed() from None
        return float(self._answer())

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self._failed()
        return json.loads(line)

    def _failed(self) -> Failed:
        code = self.process.wait()
        self.errors.seek(0)
        said = [line.strip() for line in self.errors if line.strip()]
        return Failed(said[-1] if said else f"its process ended with {code}")
