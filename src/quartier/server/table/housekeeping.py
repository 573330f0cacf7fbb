"""What is looked after without anybody asking: clocks, pairings, interrupted bots, and what nobody uses any more."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from quartier.server.health import Health
from quartier.server.identity import YEAR
from quartier.server.messages.refusals import Refusal
from quartier.server.now import now, yesterday
from quartier.server.settings import Settings
from quartier.server.store.outcomes import Overtaken, is_away
from quartier.server.table.catching_up import refresh
from quartier.server.table.news import News
from quartier.server.table.pairing import Pairings
from quartier.server.table.reviews import Reviews
from quartier.server.table.seating import close_forgotten, close_left_challenge, end_bots_alone
from quartier.server.table.settling import settle
from quartier.server.table.substitutes import run_out
from quartier.server.table.tables import Tables

TICK = 0.25
"""Seconds between two looks at what is due."""
TAKE_UP = 2.0
"""Seconds between two looks at what other servers have left."""
AWAY = 1.0
"""Seconds after which a store that could not be asked is asked again."""

log = logging.getLogger(__name__)


class Housekeeping:
    """Looks after the tables of a server, again and again."""

    def __init__(
        self,
        tables: Tables,
        pairings: Pairings,
        reviews: Reviews,
        health: Health,
        settings: Settings,
        news: News | None = None,
        refresh: Callable[[], None] = lambda: None,
    ) -> None:
        """`news`: of other servers on the same store, where there may be some; `refresh` what else they may know."""
        self._tables = tables
        self._together = tables.around.together
        self._pairings = pairings
        self._reviews = reviews
        self._news = news
        self._refresh = refresh
        self._store = tables.around.store
        self._quotas = tables.around.quotas
        self._health = health
        self._settings = settings

    async def run(self) -> None:
        """Look after everything until cancelled."""
        swept = taken_up = time.monotonic()
        after: str | None = ""
        changes = -1
        if not self._together.shared:
            await self._end_bots_alone(self._store.without_people)
        while True:
            await asyncio.sleep(TICK)
            self._health.ticked = time.monotonic()
            try:
                self._settle()
                for name in self._store.due(now()):
                    if self._together.keeps(name):
                        await self._look_after(name)
                if self._news is not None and (changes != self._news.changes or time.monotonic() - taken_up > TAKE_UP):
                    # What another server looked after may be this one's now.
                    changes, taken_up, after = self._news.changes, time.monotonic(), ""
                    await self._reviews.resume()
                if after is not None:
                    after = await self._look_after_bots(after)
                self._see_who_waits()
                await self._pairings.look_after()
                if time.monotonic() - swept > min(10, self._settings.idle):
                    swept, after = time.monotonic(), ""
                    await self._sweep()
            except Refusal as refusal:
                # The store may be away for a while, which it has said itself.
                self._health.failed(refusal)
                await asyncio.sleep(AWAY)
            except Exception as error:
                self._health.failed(error)
                log.exception("tick failed")

    def _settle(self) -> None:
        """Have tables read again what is stored, where nobody knew it."""
        for table in self._tables:
            settle(table)

    def _see_who_waits(self) -> None:
        """Notice people who have gone without a word."""
        for table in self._tables:
            if table.thoughts:
                table.share.urgency = table.urgency

    async def _look_after_bots(self, after: str) -> str | None:
        """Have bots think that a restart or a failure has interrupted, some at a time; None after the last."""
        names = self._store.bots_due(after)
        for name in names:
            table = self._tables.in_memory(name)
            if self._together.keeps(name) and (table is None or not table.thoughts):
                await self._look_after(name)
        return names[-1] if names else None

    async def _look_after(self, name: str) -> None:
        try:
            table = self._tables.find(name)
            async with table.lock:
                refresh(table)
                await run_out(table)
                table.wake()
        except Overtaken:
            # Others were quicker; if something is still due, it is looked at again soon.
            return
        except Exception as error:
            if is_away(error):
                raise
            self._health.failed(error)
            # It must not keep the others waiting: it is looked at again when somebody opens it.
            log.exception("table cannot go on", extra={"table": name})
            await self._store.write([("wake", (name, None))])

    async def _sweep(self) -> None:
        """Let go what nobody uses any more."""
        self._tables.let_go(self._settings.idle)
        for name in self._store.forgotten(now() - int(3_600_000 * self._settings.keep_open)):
            if self._together.keeps(name):
                await close_forgotten(self._tables.find(name))
        for name in self._store.challenges.left(yesterday()):
            if self._together.keeps(name):
                await close_left_challenge(self._tables.find(name))
        # Of a person whose cookie has run out nothing will come any more.
        await self._store.write([("transfers-expired", (now(),)), ("subscriptions-expired", (now() - 1000 * YEAR,))])
        await self._end_bots_alone(self._unwatched)
        if self._together.shared:
            self._refresh()

    def _unwatched(self) -> list[str]:
        """The matches without people that nobody has watched for a while."""
        names = self._store.without_people() if self._together.shared else list(self._quotas.without_people)
        tables = [self._tables.find(name) for name in names if self._together.keeps(name)]
        for table in tables:
            if table.watched:
                table.visit(None)
        before = time.monotonic() - self._settings.bot_tables_unwatched
        return [table.record.id for table in tables if table.looked < before]

    async def _end_bots_alone(self, found: Callable[[], list[str]]) -> None:
        try:
            # All at once: they share a commit.
            await asyncio.gather(*(end_bots_alone(self._tables.find(name)) for name in found()))
        except Exception as error:
            self._health.failed(error)
            if not is_away(error):
                log.exception("matches without people cannot be ended")
