"""Single matches of a batch: whether their decisions are allowed, how some are left, seen and begun anew."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from quartier.kernel.batches import begin_many, observe_seats
from quartier.kernel.environment import ENDED, SEAT
from quartier.kernel.records import Int32s, Words
from quartier.research.batch import Batch, Bools


def allowed(batch: Batch, actions: Int32s) -> Bools:
    """Whether each match allows its decision."""
    inside = (actions >= 0) & (actions < batch.setting.choices.number)
    chosen = np.where(inside, actions, 0)
    words = batch.legal[np.arange(batch.number), chosen >> 6]
    marked = (words >> (chosen & 63).astype(np.uint64)) & np.uint64(1)
    found: Bools = inside & marked.astype(np.bool_)
    return found


def give_up(batch: Batch, places: Iterable[int]) -> None:
    """Leave some matches as they are: nobody decides in them any more."""
    for place in places:
        batch._notes[place, SEAT] = -1


def seen_at(batch: Batch, seats: Int32s, places: Any) -> Words:
    """What a seat of each match sees, a row for each of some places."""
    found, spare = np.zeros_like(batch.observations), np.empty(1, batch.setting.kind)
    for place in places.tolist():
        observe_seats(batch.positions, batch.setting.box.record, spare, seats, found, place, place + 1)
    chosen: Words = found[places]
    return chosen


def restart(batch: Batch, places: Iterable[int]) -> None:
    """Begin some matches anew, as those do that end."""
    record, firsts = batch.setting.box.record, batch.setting.firsts
    for place in places:
        begin_many(batch.positions, record, firsts, batch._notes, batch._random, place, place + 1)
        batch._notes[place, ENDED] = 0
        batch._show(0, place, place + 1)
