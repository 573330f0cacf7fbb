"""How our own environment grows: over seats, and over the number of matches side by side.

Every decision has masks, observations and rewards, as in the table beside peers.
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.peer_games.measuring import BATCHES, SEATS, Measurement
from benchmarks.peer_games.own import BATCH, decisions, title

from quartier.core.registry import about, games, load_game
from quartier.research import Batch

NUMBERS_OF_SEATS = (1, 2, 4, 8)
NUMBERS = (1, 16, 256, 4096, 65536)
QUICK = (1, 256)


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in games():
        if load_game(name).part("research") is None:
            continue
        usual = about(name).usual_seats
        for seats in seats_tried(about(name).seats):
            yield growth(SEATS, name, seats, BATCH, str(seats))
        for number in QUICK if quick else NUMBERS:
            yield growth(BATCHES, name, usual, number, f"{number:,}")


def seats_tried(allowed: range) -> list[int]:
    """1, 2, 4 and 8 where the game is for so many, and otherwise the fewest and the most that it is for."""
    return sorted({min(max(number, allowed.start), allowed.stop - 1) for number in NUMBERS_OF_SEATS})


def growth(kind: str, name: str, seats: int, number: int, how: str) -> Measurement:
    """One size of one game."""
    batch = Batch(name, number, seats=seats)
    shown = title(name) if kind == SEATS else f"{title(name)}, {seats} seats"
    return Measurement(kind, shown, how, memory=len(batch.memory) // number, work=decisions(batch))
