"""How far a network is: all that learning goes on from, in a file that is whole or not there."""

from __future__ import annotations

import io
import json
import os
import zipfile
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from quartier.core.errors import BadFile, Place

ARRAYS = ("weights", "means", "squares", "average")


class Learner(Protocol):
    """What learns."""

    weights: Any
    means: Any
    squares: Any
    average: Any
    rounds: int
    chance: np.random.Generator


def keep(lesson: Learner, plan: list[Any], seconds: float, path: Path | None) -> None:
    """Write down how far it is, with all that decides what is learned, and how long that took."""
    if path is None:
        return
    facts = {"plan": plan, "rounds": lesson.rounds, "seconds": seconds, "chance": lesson.chance.bit_generator.state}
    made = io.BytesIO()
    told = np.frombuffer(json.dumps(facts).encode(), np.uint8)
    np.savez(made, told=told, **{name: getattr(lesson, name) for name in ARRAYS})
    partial = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        partial.write_bytes(made.getvalue())
        os.replace(partial, path)
    finally:
        partial.unlink(missing_ok=True)


def take_up(lesson: Learner, plan: list[Any], path: Path | None) -> float:
    """Go on from a file where there is one; return the seconds that it has taken so far."""
    if path is None or not path.exists():
        return 0.0
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as kept:
            facts = json.loads(kept["told"].tobytes())
            arrays = {name: kept[name] for name in ARRAYS}
    except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
        raise BadFile("wrong-lesson", where=Place(str(path))) from None
    if facts["plan"] != json.loads(json.dumps(plan)):
        raise BadFile("wrong-lesson-other", where=Place(str(path)))
    for name, array in arrays.items():
        getattr(lesson, name)[:] = array
    lesson.rounds = facts["rounds"]
    lesson.chance.bit_generator.state = facts["chance"]
    return float(facts["seconds"])
