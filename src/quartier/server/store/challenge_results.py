"""What is stored of challenges: who took one, what came of those that count, and what was possible.

One challenge is a game, a day and a component set, told by its digest: empty for the house's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from quartier.server.store.records import BestFound, ScoredTry

TRY = "table_id, game, day, name, score, lost, box"
"""The columns of a `ScoredTry`."""


class ChallengeResults:
    """Reads them; `rows` asks the database."""

    def __init__(self, rows: Callable[..., list[Any]]) -> None:
        self._rows = rows

    def entry(self, person: str, game: str, day: str, box: str = "") -> str | None:
        """The table at which a person took a day's challenge."""
        query = "SELECT table_id FROM challenge_entries WHERE person = ? AND game = ? AND day = ? AND box = ?"
        return next((table for (table,) in self._rows(query, person, game, day, box)), None)

    def best(self, game: str, day: str, limit: int, box: str = "") -> list[ScoredTry]:
        """The best that came of a day's challenge: who won first, then by points, then who ended first."""
        query = (
            f"SELECT {TRY} FROM challenge_results WHERE game = ? AND day = ? AND box = ? "
            "ORDER BY lost, score DESC, ended, table_id LIMIT ?"
        )
        return [read_try(row) for row in self._rows(query, game, day, box, limit)]

    def number(self, game: str, day: str, box: str = "") -> int:
        """How many have finished a day's challenge."""
        query = "SELECT count(*) FROM challenge_results WHERE game = ? AND day = ? AND box = ?"
        return int(self._rows(query, game, day, box)[0][0])

    def better(self, scored: ScoredTry) -> int:
        """How many have done better in the same challenge."""
        query = (
            "SELECT count(*) FROM challenge_results WHERE game = ? AND day = ? AND box = ? "
            "AND (lost < ? OR (lost = ? AND score > ?))"
        )
        which, lost = (scored.game, scored.day, scored.box), int(scored.lost)
        return int(self._rows(query, *which, lost, lost, scored.score)[0][0])

    def at_table(self, game: str, day: str, table: str) -> ScoredTry | None:
        """What came of a challenge at a table, if it counts."""
        query = f"SELECT {TRY} FROM challenge_results WHERE game = ? AND day = ? AND table_id = ?"
        return next(map(read_try, self._rows(query, game, day, table)), None)

    def of_person(self, person: str, limit: int) -> list[ScoredTry]:
        """What a person made of challenges with the house's set, the last days first."""
        query = f"SELECT {TRY} FROM challenge_results WHERE person = ? AND box = '' ORDER BY day DESC, game LIMIT ?"
        return [read_try(row) for row in self._rows(query, person, limit)]

    def days_of(self, person: str) -> list[str]:
        """The days on which a person finished a challenge that counts, with the house's set, the last first."""
        query = "SELECT DISTINCT day FROM challenge_results WHERE person = ? AND box = '' ORDER BY day DESC"
        return [day for (day,) in self._rows(query, person)]

    def further_try(self, person: str, game: str, day: str, text: str = "") -> str | None:
        """The table at which a person is in the middle of a further try at a day's challenge, with a set's text."""
        query = (
            "SELECT id FROM tables WHERE status = 'running' AND {record:challenge} = ? AND {record:game} = ? "
            "AND {record:challenge} <> '' AND {flag:unscored} AND {record:seats[0].person} = ? "
            "AND {record:box_text} = ?"
        )
        return next((table for (table,) in self._rows(query, day, game, person, text)), None)

    def left(self, day: str) -> list[str]:
        """The tables of challenges before a day that were begun, would have counted, and were never ended."""
        rows = self._rows(
            "SELECT id FROM tables WHERE {record:challenge} < ? AND {record:challenge} <> '' "
            "AND status = 'running' AND NOT {flag:unscored} LIMIT 200",
            day,
        )
        return [table for (table,) in rows]

    def possible(self, game: str, day: str) -> BestFound | None:
        """What was found of the best that a day's challenge had in it."""
        query = "SELECT score, bound, proven FROM challenge_bests WHERE game = ? AND day = ?"
        return next(
            (BestFound(score, bound, bool(proven)) for score, bound, proven in self._rows(query, game, day)), None
        )


def read_try(row: Sequence[Any]) -> ScoredTry:
    """A row of `TRY`."""
    table, game, day, name, score, lost, box = row
    return ScoredTry(table, game, day, name, score, bool(lost), box)
