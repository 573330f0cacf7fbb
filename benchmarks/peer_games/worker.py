"""The process in which one library is measured: says what it has prepared, then measures what it is asked.

    python -m benchmarks.peer_games.worker MODULE [quick]

Every line that it writes is JSON: one for each measurement, then `null`; after that a rate for each line that it
reads, which holds the number of a measurement and seconds.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
from typing import Any, TextIO

from benchmarks.peer_games.measuring import Measurement, timed


def described(measurement: Measurement) -> dict[str, Any]:
    """A measurement without what does it."""
    told = vars(measurement).copy()
    del told["work"], told["prepare"]
    return told


def serve(module: str, quick: bool, asked: TextIO, answers: TextIO) -> None:
    """Prepare all measurements of a module, then answer until nothing more is asked."""
    random.seed(1)
    prepared = []

    def say(answer: Any) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    for measurement in importlib.import_module(f"benchmarks.peer_games.{module}").measurements(quick):
        measurement.prepare()
        measurement.work()  # compiles where something compiles when it is first called
        prepared.append(measurement)
        say(described(measurement))
    say(None)
    for line in asked:
        number, seconds = json.loads(line)
        say(timed(prepared[number], seconds))


if __name__ == "__main__":
    # Some libraries print; what they print goes where errors go.
    own = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(sys.argv[1], "quick" in sys.argv[2:], sys.stdin, own)
