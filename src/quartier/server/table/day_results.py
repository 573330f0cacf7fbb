"""What came of a day's challenge: who did best, in which order, and for how many days in a row somebody took part."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from quartier.server.now import today
from quartier.server.store.records import ScoredTry, TableRecord
from quartier.server.store.store import Store


def ranked(tries: Sequence[ScoredTry]) -> list[tuple[int, ScoredTry]]:
    """The best of a day, in their order, with their ranks; equal results share one."""
    ranks: dict[tuple[bool, int], int] = {}
    for place, scored in enumerate(tries, 1):
        ranks.setdefault((scored.lost, scored.score), place)
    return [(ranks[scored.lost, scored.score], scored) for scored in tries]


def best_game(store: Store, game: str, day: str, box: str = "") -> str:
    """The table of a past day's best result; none as long as others may still play the same deal."""
    best = store.challenges.best(game, day, 1, box) if day < today() else []
    return best[0].table if best else ""


def is_best_of_its_day(store: Store, record: TableRecord) -> bool:
    """Whether everybody may watch this match: it is over, as is its day, and nobody did better."""
    if not record.challenge or record.unscored or record.status != "over":
        return False
    return record.id == best_game(store, record.game, record.challenge, record.set_digest)


def streaks(days: Sequence[str], day: str) -> tuple[int, int]:
    """How many days in a row, until this one or the one before it, and how many there ever were at most.

    >>> streaks(["2026-01-08", "2026-01-07", "2026-01-04", "2026-01-03", "2026-01-02"], "2026-01-09")
    (2, 3)
    >>> streaks(["2026-01-08"], "2026-01-10")
    (0, 1)
    """
    numbers = sorted({datetime.date.fromisoformat(each).toordinal() for each in days})
    now = datetime.date.fromisoformat(day).toordinal()
    longest = run = current = 0
    for index, number in enumerate(numbers):
        run = run + 1 if index and numbers[index - 1] == number - 1 else 1
        longest = max(longest, run)
        if number in (now, now - 1):
            current = run
    return current, longest
