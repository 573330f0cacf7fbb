"""Our own games through PettingZoo's interface, by the same loops as PettingZoo's own games."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator

from benchmarks.peer_games.measuring import STEPS, Measurement, tallied
from benchmarks.peer_games.own import title
from benchmarks.peer_games.pettingzoo import RawSteps, play, played

from quartier.core.registry import about, games


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    found = importlib.import_module("quartier.research.petting_zoo")
    for name in games():
        seats = about(name).usual_seats
        whole, raw = found.env(name, seats=seats), RawSteps(found.raw_env(name, seats=seats))
        tally = tallied(functools.partial(play, whole), 0.1 if quick else 2.0)
        shown, facts = f"{title(name)}, {seats} seats", (tally.branching, tally.length)
        yield Measurement(STEPS, shown, "AEC loop with last", *facts, work=functools.partial(played, whole))
        yield Measurement(STEPS, shown, "raw step alone", *facts, work=raw.step, prepare=raw.choose)
