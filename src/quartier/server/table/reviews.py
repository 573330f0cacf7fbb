"""Reviews of finished matches: asked for, thought about beside the bots, stored; each match is reviewed once.

A review is known by the digest of its match file, so that a table and its file have the same one. That it was asked
for is stored before anything is thought, so that a restart goes on with it. Its thoughts take turns with all others
(`bots/fairness.py`), behind those of bots that somebody waits for at a table.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from quartier.core.errors import BadFile
from quartier.core.file import read_match, write_match
from quartier.core.hindsight import Best
from quartier.core.match import Match
from quartier.core.view import View
from quartier.insight.review import Review, decisions, put_together
from quartier.insight.review_hindsight import Deal, deals
from quartier.insight.review_weighing import Weighed
from quartier.server.bots.fairness import Share, Urgency
from quartier.server.messages.http import Reviewing
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now
from quartier.server.store.database import Row
from quartier.server.store.store import Store
from quartier.thinking.questions import Question
from quartier.thinking.review_questions import Look, Weigh

EACH = 3
"""Reviews that one address or person may wait for at a time."""
ALL = 100
"""Reviews that may be waited for at a time."""

Think = Callable[[Question, Share], Awaitable[Any]]

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Job:
    """A review in the making."""

    match: Match
    share: Share
    simulations: int
    deals: list[Deal]
    done: int = 0
    task: asyncio.Task[None] | None = None


class Reviews:
    """The reviews of a server."""

    def __init__(
        self,
        store: Store,
        think: Think,
        failed: Callable[[BaseException], None],
        simulations: int = 0,
        keeps: Callable[[str], bool] = lambda name: True,
    ) -> None:
        self._simulations = simulations
        """For each turn; 0: as many as is usual in the game."""
        self._store = store
        self._think = think
        self._failed = failed
        self._keeps = keeps
        """Whether this server, and no other, makes a review."""
        self._jobs: dict[str, Job] = {}

    def look(self, name: str) -> Reviewing:
        """A review as it stands, by its id; Refusal if nobody has asked for it."""
        job = self._jobs.get(name)
        if job is not None:
            return Reviewing(name, job.done, len(job.match.turns), None, len(job.deals))
        record = self._store.review(name)
        if record is not None and not record.review and self._store.company is not None:
            # Another server makes it, or is about to.
            told = self._store.shared.progress(name)
            if told is None:
                return Reviewing(name, 0, len(read_match(record.file).turns), None)
            return Reviewing(name, told.done, told.turns, None, told.deals)
        if record is None or not record.review:
            raise Refusal("not-found")
        review = msgspec.json.decode(record.review, type=Review)
        return Reviewing(name, len(review.turns), len(review.turns), review)

    def best(self, name: str, number: int) -> View:
        """What a seat would have seen after the best turn known, instead of the one that it played."""
        record, review = self._store.review(name), self.look(name).review
        if record is None or review is None or not 1 <= number <= len(review.turns):
            raise Refusal("not-found")
        turn, again = review.turns[number - 1], read_match(record.file).beginning()
        for before in review.turns[: number - 1]:
            again.play(before.seat, before.turn)
        return again.preview(turn.seat, turn.best[0].turn)

    async def ask(self, match: Match, owner: str) -> Reviewing:
        """The review of a match, begun if nobody has asked for it yet."""
        if not match.over:
            raise Refusal("not-over")
        file = write_match(match)
        name = hashlib.sha256(file.encode()).hexdigest()
        record = self._store.review(name)
        if name not in self._jobs and record is not None and not record.review and not self._keeps(name):
            return self.look(name)
        if name not in self._jobs and (record is None or not record.review):
            self._check_room(owner)
            if not self._keeps(name):
                await self._store.write([("review-asked", (name, now(), owner, file))])
                return self.look(name)
            # From here on whoever asks for the same finds this one.
            job = self._jobs[name] = self._job(match, owner)
            try:
                await self._store.write([("review-asked", (name, now(), owner, file))])
            except BaseException:
                del self._jobs[name]
                raise
            self._begin(name, job)
        return self.look(name)

    async def resume(self) -> None:
        """Go on with what a restart has interrupted, or another server was asked for."""
        for record in self._store.reviews_to_make():
            if record.match in self._jobs or not self._keeps(record.match):
                continue
            try:
                job = self._job(read_match(record.file), record.owner)
            except BadFile as error:
                await self._give_up(record.match, error)
                continue
            self._jobs[record.match] = job
            self._begin(record.match, job)

    async def close(self) -> None:
        """Stop; what is not made yet is gone on with after a restart."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_room(self, owner: str) -> None:
        owners = [job.share.owner for job in self._jobs.values()]
        if self._store.company is not None:
            owners = [record.owner for record in self._store.reviews_to_make()]
        for most, number in ((EACH, owners.count(owner)), (ALL, len(owners))):
            if number >= most:
                raise Refusal("too-many-reviews", {"most": most})

    def _job(self, match: Match, owner: str) -> Job:
        simulations = self._simulations or match.game.review_simulations
        return Job(match, Share(owner, Urgency.SEATED), simulations, deals(match, simulations))

    def _begin(self, name: str, job: Job) -> None:
        job.task = asyncio.create_task(self._make(name, job))

    async def _make(self, name: str, job: Job) -> None:
        weighed: list[Weighed] = []
        known: dict[int, Best] = {}
        try:
            await self._tell(name, job)
            for decision in decisions(job.match):
                weighed.append(await self._think(Weigh.of(decision, job.simulations), job.share))
                job.done += 1
                await self._tell(name, job)
            for deal in job.deals:
                best: Best = await self._think(Look(job.match, deal), job.share)
                known |= dict.fromkeys(deal.seats, best)
                job.done += 1
                await self._tell(name, job)
            review = msgspec.json.encode(put_together(job.match, job.simulations, weighed, known)).decode()
            made = [("review-made", (name, review)), ("reviews-too-many", (name,)), *self._ended(name)]
            await self._store.write(made)
        except Exception as error:
            await self._give_up(name, error)
        finally:
            self._jobs.pop(name, None)

    async def _tell(self, name: str, job: Job) -> None:
        """Have those who ask other servers know how far it has come."""
        company = self._store.company
        if company is not None and not company.alone:
            with contextlib.suppress(Refusal):
                # Where the store is away, what comes next is told.
                progress = (name, job.done, len(job.match.turns), len(job.deals))
                await self._store.write([("review-going", progress)])

    def _ended(self, name: str) -> list[Row]:
        """Nobody has to know any more how far it has come."""
        return [("review-ended", (name,))] if self._store.company is not None else []

    async def _give_up(self, name: str, error: Exception) -> None:
        """A review that cannot be made is not tried again at every restart; whoever asks again may have more luck."""
        # From here on whoever asks begins anew: what is written now comes before what they have written.
        self._jobs.pop(name, None)
        self._failed(error)
        log.error("review failed", extra={"match": name}, exc_info=error)
        with contextlib.suppress(Refusal):
            await self._store.write([("review-dropped", (name,)), *self._ended(name)])
