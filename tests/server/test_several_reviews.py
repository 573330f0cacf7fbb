"""Two servers on one database: one of them makes a review, and the other one tells how far it has come."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from typing import Any

from tests.server.inside import until
from tests.server.postgres_running import Postgres, rows
from tests.server.table.test_reviews import FEW, finished
from tests.server.two_servers import Two, run

from quartier.core.file import write_match
from quartier.insight.review import review
from quartier.server.bots.fairness import Share
from quartier.server.messages.http import Reviewing
from quartier.thinking.questions import Question


def test_how_far_a_review_has_come_is_told_by_both_servers(postgres: Postgres, tmp_path: Path) -> None:
    match = finished("1")
    turns = len(match.turns)
    name = hashlib.sha256(write_match(match).encode()).hexdigest()

    async def script(two: Two) -> None:
        maker, other = sorted((two.first, two.second), key=lambda inside: not inside.reviews._keeps(name))
        thoughts, usual = asyncio.Semaphore(0), maker.reviews._think

        async def think(question: Question, share: Share) -> Any:
            await thoughts.acquire()
            return await usual(question, share)

        maker.reviews._think = think
        asked = await other.reviews.ask(match, "ann")
        assert (asked.id, asked.done, asked.turns, asked.review) == (name, 0, turns, None)
        await maker.reviews.resume()
        for done in range(turns + 1):
            await until(lambda: maker.reviews.look(name) == Reviewing(name, done, turns, None, 1))  # noqa: B023
            await until(lambda: other.reviews.look(name) == maker.reviews.look(name))
            thoughts.release()
        await until(lambda: other.reviews.look(name).review == review(match, FEW))
        assert rows(two.store, "SELECT * FROM progress") == []

    run(postgres, tmp_path, script, review_simulations=FEW)
