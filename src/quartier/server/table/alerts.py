"""Who is told by push: whoever has something new to do at a table of people, and after a moment is not there.

Nothing here waits or is waited for: a table says what is new, and a task of its own looks some seconds later whether
it still is, and whether the person is at the table by now.
"""

from __future__ import annotations

import asyncio
import functools
import logging
from collections.abc import Callable, Container, Iterable

from quartier.server.messages.refusals import Refusal
from quartier.server.push.notices import Notice, What
from quartier.server.table.catching_up import refresh
from quartier.server.table.table import Table

MOMENT = 8.0
"""Seconds that people have to come to the table by themselves: a page that is loaded anew, a network that was lost."""
DAY = 24 * 3600

log = logging.getLogger(__name__)


class Alerts:
    """What people are to be told soon: the newest of each table."""

    def __init__(self, people: Container[str], post: Callable[[Notice], None]) -> None:
        self._people = people
        """Those who can be told."""
        self._post = post
        self._soon: dict[tuple[str, str], asyncio.Task[None]] = {}

    def tell(self, table: Table, what: What, seats: Iterable[int]) -> None:
        """Something is new for some seats; it is stored already."""
        record = table.record
        if sum(sitting.person is not None for sitting in record.seats) < 2:
            # Bots answer within moments: whoever plays with them alone knows whose turn it is.
            return
        for seat in seats:
            sitting = record.seats[seat]
            if sitting.person is None or sitting.person not in self._people:
                continue
            if sitting.away == "left" or (sitting.away and what != "end"):
                continue
            key = record.id, sitting.person
            if key in self._soon:
                self._soon[key].cancel()
            wave = table.live.match.wave if what == "turn" else 0
            task = self._soon[key] = asyncio.create_task(self._look(table, sitting.person, what, wave))
            task.add_done_callback(functools.partial(self._told, key))

    def _told(self, key: tuple[str, str], task: asyncio.Task[None]) -> None:
        if self._soon.get(key) is task:
            del self._soon[key]

    def close(self) -> None:
        """Tell nobody any more."""
        for task in list(self._soon.values()):
            task.cancel()

    async def _look(self, table: Table, person: str, what: What, wave: int) -> None:
        await asyncio.sleep(MOMENT)
        try:
            async with table.lock:
                refresh(table)
                wanted = still_new(table, person, what, wave)
        except Refusal as refusal:
            log.warning("nobody is told", extra={"table": table.record.id, "reason": refusal.problem.code})
            return
        if wanted:
            self._post(notice_of(table, person, what))


def still_new(table: Table, person: str, what: What, wave: int) -> bool:
    """Whether a person is not at the table, and has not done what there was to do."""
    seat = table.record.seat_of(person)
    if seat is None or person in table.people:
        return False
    return what != "turn" or (seat in table.running.match.actors and table.live.since[seat][0] == wave)


def notice_of(table: Table, person: str, what: What) -> Notice:
    """What a person is told of a table."""
    record = table.record
    others = tuple(sitting.name for sitting in record.seats if sitting.person not in (None, person))
    return Notice(person, record.id, what, record.game, others, min(record.clock or DAY, DAY))
