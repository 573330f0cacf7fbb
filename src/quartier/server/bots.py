"""How a bot plays at a table: it thinks in a thread, waits a little so that people can follow, and moves."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from quartier.server.records import Event, now

if TYPE_CHECKING:
    from quartier.server.table import Table

log = logging.getLogger(__name__)


async def think(table: Table, seat: int) -> None:
    """Decide and play one turn; drop it if the seat's decision has become another meanwhile."""
    services = table.services
    try:
        began = time.monotonic()
        async with table.lock:
            if seat not in table.bots_to_move():
                return
            level = table.record.seats[seat].bot or services.settings.substitute
            wave, situation = table.live.match.wave, table.live.match.situation(seat)
        turn = ""
        try:
            turn = await services.thinkers.turn(level, situation, table.share)
        except Exception:
            failed(table, level)
        await asyncio.sleep(services.settings.bot_delay - (time.monotonic() - began))
        async with table.lock:
            if seat in table.bots_to_move() and table.live.match.wave == wave:
                by = "bot" if table.record.seats[seat].bot else "substitute"
                await table.happen(play_or_any(table, seat, level, turn), by)
    except Exception as error:
        services.health.failed(error)
        log.exception("bot's turn not played", extra={"table": table.record.id})
        await asyncio.sleep(1)
    finally:
        del table.thoughts[seat]
    async with table.lock:
        services.wake(table)


def play_or_any(table: Table, seat: int, level: str, turn: str) -> Event:
    """Play what the bot has decided; if that fails, any legal turn will do: the match must go on."""
    live = table.live
    try:
        if turn:
            return live.play(seat, turn, now(), "")
    except Exception:
        failed(table, level)
    return live.play(seat, next(live.match.each_legal(seat)), now(), "")


def failed(table: Table, level: str) -> None:
    """Write down that a bot has made a mistake that no bot should make."""
    log.exception("bot failed", extra={"table": table.record.id, "level": level})
    table.services.metrics.bot_failures.labels(level).inc()
