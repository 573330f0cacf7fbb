"""How a bot plays at a table: it thinks in a thread, waits a little so that people can follow, and moves."""

from __future__ import annotations

import asyncio
import logging
import time

from quartier.server.bots.thinking import Thinkers
from quartier.server.health import Health
from quartier.server.messages.refusals import Refusal
from quartier.server.metrics import Metrics
from quartier.server.now import now
from quartier.server.store.outcomes import Overtaken, is_away
from quartier.server.store.records import Event
from quartier.server.table.catching_up import refresh
from quartier.server.table.live_match import LiveMatch
from quartier.server.table.table import Table

log = logging.getLogger(__name__)


def matter_of(live: LiveMatch) -> tuple[int, ...]:
    """What is thought about: somebody may take a turn back and play another one while a bot thinks about the first.

    Where turns stay secret, others' turns of the running wave make no difference.
    """
    return live.match.shown if live.match.game.turns_stay_secret else (len(live.events),)


class BotTurns:
    """The turns of all bots, also of those that play for people."""

    def __init__(self, thinkers: Thinkers, health: Health, metrics: Metrics, *, substitute: str, delay: float) -> None:
        self._thinkers = thinkers
        self._health = health
        self._metrics = metrics
        self._substitute = substitute
        self._delay = delay

    def wake(self, table: Table) -> None:
        """Have the bots think that are to move, where no other server does."""
        seats = table.bots_to_move()
        if not seats or not table.around.together.keeps(table.record.id):
            return
        for seat in seats:
            if seat not in table.thoughts:
                table.thoughts[seat] = asyncio.create_task(self._think(table, seat))

    async def _think(self, table: Table, seat: int) -> None:
        """Decide and play one turn; drop it if the seat's decision has become another meanwhile."""
        try:
            began = time.monotonic()
            async with table.lock:
                refresh(table)
                if seat not in table.bots_to_move():
                    return
                level = table.record.seats[seat].bot_name or self._substitute
                matter, situation = matter_of(table.live), table.live.match.situation(seat)
            turn = ""
            try:
                turn = await self._thinkers.turn(level, situation, table.share)
            except Exception:
                self._failed(table, level)
            await asyncio.sleep(self._delay - (time.monotonic() - began))
            async with table.lock:
                kept = table.around.together.keeps(table.record.id)
                if kept and seat in table.bots_to_move() and matter_of(table.live) == matter:
                    by = "bot" if table.record.seats[seat].bot else "substitute"
                    await table.happen(self._play_or_any(table, seat, level, turn), by)
        except Overtaken:
            # Others at the table were quicker; what there is to decide now is looked at below.
            pass
        except Exception as error:
            self._health.failed(error)
            log.error(
                "bot's turn not played",
                exc_info=None if is_away(error) else error,
                extra={"table": table.record.id},
            )
            await asyncio.sleep(1)
        finally:
            del table.thoughts[seat]
        await self._wake_again(table)

    async def _wake_again(self, table: Table) -> None:
        """Have the bots think that are to move now; where the store is away, when it is back."""
        while True:
            try:
                async with table.lock:
                    self.wake(table)
                return
            except Refusal as refusal:
                self._health.failed(refusal)
                await asyncio.sleep(1)

    def _play_or_any(self, table: Table, seat: int, level: str, turn: str) -> Event:
        """Play what the bot has decided; if that fails, any legal turn will do: the match must go on."""
        live = table.live
        try:
            if turn:
                return live.play(seat, turn, now(), "")
        except Exception:
            self._failed(table, level)
        return live.play(seat, next(live.match.each_legal(seat)), now(), "")

    def _failed(self, table: Table, level: str) -> None:
        """Write down that a bot has made a mistake that no bot should make."""
        log.exception("bot failed", extra={"table": table.record.id, "level": level})
        # Characters make no difference here.
        self._metrics.bot_failures.labels(level.partition(":")[0]).inc()
