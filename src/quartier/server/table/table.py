"""One table: the only place where its match is changed, stored and shown, in this order.
Longer than 300 lines: what has to happen in one order is read in one place.

Whatever is done at a table is done under its lock: played in memory, committed, then shown. If it
cannot be stored, the match in memory is thrown away and built anew from what is stored. Where another
server was quicker, what it did is read and shown, and whoever wanted something looks again (`again.py`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass

import msgspec

from quartier.core.match import Situation
from quartier.server.bots.fairness import Share
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Advice, Changes, Resync, Snapshot, TableChanged, Talked, encode
from quartier.server.messages.tables import TableFacts, TalkLine
from quartier.server.metrics import Metrics
from quartier.server.push.notices import What
from quartier.server.store.database import Row
from quartier.server.store.outcomes import Conflict, Doubtful, Overtaken
from quartier.server.store.records import Event, TableRecord
from quartier.server.store.shared import record_head
from quartier.server.store.store import Store, event_row, next_event_row, table_rows
from quartier.server.table.attendance import Attendance
from quartier.server.table.day_results import is_best_of_its_day
from quartier.server.table.facts import table_facts
from quartier.server.table.listener import Listener
from quartier.server.table.live_match import LiveMatch, Shown
from quartier.server.table.quotas import Quotas
from quartier.server.table.talk import TableTalk
from quartier.server.table.together import Together
from quartier.server.table.viewers import Fields, Viewer

UNKNOWN = -1
GRACE = 30
"""Seconds that a clock has at least after a restart of the server."""


@dataclass(frozen=True)
class Surroundings:
    """All that a table knows of its server: the same for every table."""

    store: Store
    metrics: Metrics
    quotas: Quotas
    hints: Callable[[Situation, Share], Awaitable[list[Advice]]]
    """Has a bot give advice."""
    wake: Callable[[Table], None]
    """Has the bots of a table think that are to move."""
    alert: Callable[[Table, What, Iterable[int]], None]
    """Has people told, who are not here, that there is something new for their seats."""
    catch_up: Callable[[Table, Shown | None], bool]
    """Has a table read and show what other servers did, since what was shown; whether there was something."""
    talk_rate: float
    """Lines of table talk a second from one person."""
    together: Together
    """The other servers on the same store."""


class Table(Attendance):
    """A table in memory."""

    def __init__(self, record: TableRecord, around: Surroundings) -> None:
        super().__init__(record)
        self.around = around
        self.lock = asyncio.Lock()
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.advised: set[int] = set()
        """The seats for which a hint is being thought about: one at a time."""
        self.talk = TableTalk(record.id, around.store, around.talk_rate)
        self.used = time.monotonic()
        self.share = Share(record.share)
        self._live: LiveMatch | None = None
        self._shown = b""
        self._wake: int | None = UNKNOWN
        """When the store was last told to wake the table."""
        self.doubtful = False
        """Whether nobody knows if the last change was stored: until that is settled there is no other."""

    # What is

    @property
    def live(self) -> LiveMatch:
        """The match, rebuilt from the store where it is not in memory."""
        self.used = time.monotonic()
        if self._live is None:
            if self.record.status not in ("running", "over"):
                raise Refusal("not-running")
            self._live = LiveMatch(self.record, self.around.store.events(self.record.id))
        return self._live

    @property
    def in_memory(self) -> LiveMatch | None:
        """The match, if it is in memory."""
        return self._live

    @property
    def running(self) -> LiveMatch:
        """The match, if it can be played on."""
        if self.record.status != "running":
            raise Refusal("not-running")
        return self.live

    def lose(self) -> None:
        """The match in memory is not the one that is stored, nor may its alarm be."""
        self._live, self._wake = None, UNKNOWN

    def unsettle(self) -> None:
        """Others may have set the alarm."""
        self._wake = UNKNOWN

    def forget(self) -> None:
        """Let the match go, unless somebody is at it; it comes back when needed."""
        if not self.lock.locked():
            self._live = None
            self.talk.forget()

    def viewer(self, seat: int | None) -> Viewer:
        """What a seat or a spectator sees."""
        return self.live.viewer(seat)

    def versions(self, seat: int | None) -> tuple[int, int]:
        """The version of what a seat or a spectator sees, and that of its decision; 0 before the start."""
        if self.record.status not in ("running", "over"):
            return 0, 0
        viewer = self.viewer(seat)
        return viewer.version, viewer.decided

    def deadline(self, seat: int) -> int | None:
        """When the clock of a seat runs out, if it runs."""
        record = self.record
        if record.clock is None or record.status != "running" or record.seats[seat].played_by_bot:
            return None
        if seat not in self.live.match.actors:
            return None
        since = max(self.live.since[seat][1], record.seats[seat].back)
        return max(since + 1000 * record.clock, self.around.together.started + 1000 * min(GRACE, record.clock))

    def bots_to_move(self) -> list[int]:
        """The seats where a bot is to move."""
        bots = self.record.bots
        if not bots or self.record.status != "running":
            return []
        actors = self.live.match.actors
        return [seat for seat in bots if seat in actors]

    def wake(self) -> None:
        """Have the bots think that are to move."""
        self.around.wake(self)

    def check_may_look(self, person: str | None) -> None:
        """Refuse spectators where the table wants none; before the start everybody may look."""
        if not self.record.lookable_by(person) and not is_best_of_its_day(self.around.store, self.record):
            raise Refusal("no-spectators")

    def snapshot(self, person: str | None) -> Snapshot:
        """All that a person may know of the table."""
        self.check_may_look(person)
        seat = self.record.seat_of(person)
        self.visit(seat)
        viewer = self.viewer(seat) if self.record.status in ("running", "over") else None
        return Snapshot(
            *self.versions(seat),
            seat,
            self.record.hosted_by(person),
            self._facts,
            viewer.whole() if viewer else None,
            self._talk_for(seat),
        )

    def _talk_for(self, seat: int | None) -> list[TalkLine]:
        """What was said; a rematch begins with what was said before it, which spectators may have been kept from."""
        if not self.record.talk:
            return []
        since = 0 if self.record.spectators or seat is not None else self.record.created
        return [line for line in self.talk.lines if line.at >= since]

    @property
    def _facts(self) -> TableFacts:
        return table_facts(self.record, self.online, self.deadline)

    def resync(self, seat: int, message: str, reason: str) -> Resync:
        """The answer to a move that is stale or repeated."""
        self.around.metrics.resyncs.labels(reason).inc()
        viewer = self.viewer(seat)
        return Resync(message, reason, viewer.version, viewer.decided, viewer.whole())

    # What changes; under the lock

    async def change(self, record: TableRecord, rows: Sequence[Row] = ()) -> None:
        """Store the table as it shall be, with other rows that belong to it, then show it."""
        before, record = self.record, self._following(record)
        await self._store(record, [*self._record_rows(record), *rows])
        if before.status == "open" and record.status == "running":
            self.around.metrics.matches.labels("started").inc()
            self.around.alert(self, "start", range(len(record.seats)))
        self.show_change(before)
        self.show_table()
        self.wake()

    def _following(self, record: TableRecord) -> TableRecord:
        """A record as the next one after that which is stored."""
        return (
            msgspec.structs.replace(record, version=self.record.version + 1) if self.around.together.shared else record
        )

    def _record_rows(self, record: TableRecord) -> list[Row]:
        rows = list(table_rows(record))
        if self.around.together.shared:
            rows.append(record_head(record, self._live.events if self._live is not None else None))
        return rows

    async def happen(self, event: Event, by: str, mover: Listener | None = None) -> dict[int | None, Fields]:
        """Store what was done in the match, then show it to all but the mover, who gets an answer."""
        live, record = self.live, self.record
        rows = [next_event_row(record, event) if self.around.together.shared else event_row(record.id, event)]
        if live.match.over:
            record = self._following(live.ended(record))
            rows += self._record_rows(record)
        changes = live.look()
        await self._store(record, rows, changes)
        self.around.metrics.events[by].inc()
        for seat, changed in changes.items():
            if changed:
                self._send(seat, changed, mover)
        if record.status == "over":
            self.around.metrics.matches.labels("ended").inc()
            self.around.alert(self, "end", range(len(record.seats)))
        elif live.called:
            self.around.alert(self, "turn", live.called)
        if record.status == "over" or record.clock is not None:
            self.show_table()
        self.wake()
        return changes

    async def say(self, seat: int, typed: str, client: str) -> None:
        """Store a line of table talk, then show it to everybody."""
        try:
            line = await self.talk.say(self.record, seat, typed, client)
        except Overtaken:
            self.hear()
            raise
        if line is not None:
            self._show_talk([line])
            self.around.together.tell(self.record.id)

    def hear(self) -> None:
        """Read and show what was said by other servers."""
        if lines := self.talk.catch_up():
            self._show_talk(lines)

    def _show_talk(self, lines: list[TalkLine]) -> None:
        text = encode(Talked(lines)).decode()
        for socket in self.sockets:
            socket.post(text)

    async def _store(
        self, record: TableRecord, rows: Sequence[Row], changes: dict[int | None, Fields] | None = None
    ) -> None:
        """Store the table as it shall be; `changes` are what an event changes that is not stored yet."""
        before, self.record = self.record, record
        try:
            if self.doubtful:
                raise Doubtful
            await self.around.store.write([*rows, *self._wake_rows()])
        except BaseException as error:
            shown = self._live.shown(changes) if self._live is not None else None
            self.record, self.doubtful = before, isinstance(error, Doubtful)
            self.lose()
            if isinstance(error, Conflict) and self.around.catch_up(self, shown):
                raise Overtaken from None
            raise
        self.around.quotas.settle(record)
        self.around.together.tell(record.id)

    def _wake_rows(self) -> Sequence[Row]:
        """When the table is to be looked at again, if that has changed; never, where nobody has a seat."""
        wake: int | None = None
        if not self.record.peopled:
            pass
        elif self.bots_to_move():
            wake = 0
        elif self.record.status == "running" and self.record.clock is not None:
            actors = self.live.match.actors
            wake = min((at for seat in actors if (at := self.deadline(seat)) is not None), default=None)
        if wake == self._wake:
            return []
        self._wake = wake
        return [("wake", (self.record.id, wake))]

    def _send(self, seat: int | None, changed: Fields, mover: Listener | None) -> None:
        message = ""
        for socket in self.sockets:
            if socket.seat == seat and socket is not mover:
                if not message:
                    viewer = self.viewer(seat)
                    message = encode(Changes(viewer.version, viewer.decided, changed)).decode()
                socket.post(message)

    def show_change(self, before: TableRecord) -> set[Listener]:
        """Send all to those for whom it matters that the table was another one before; who they are."""
        starting = before.status == "open" and self.record.status == "running"
        hosts = {before.host} ^ {self.record.host}
        shown: set[Listener] = set()
        for socket in list(self.sockets):
            seat = self.record.seat_of(socket.person)
            if starting or seat != socket.seat or socket.person in hosts:
                # What is sent goes by the seat: who sits elsewhere now must not get anything of the old one.
                socket.seat = seat
                self.show_all(socket)
                shown.add(socket)
        return shown

    def show_all(self, socket: Listener) -> None:
        """Send a socket all that its person may know."""
        try:
            socket.post(encode(self.snapshot(socket.person)).decode())
        except Refusal as refusal:
            socket.refuse(refusal)

    def show_table(self) -> None:
        """Send everybody the table, if it is another than the one they know."""
        self.share.urgency = self.urgency
        if not self.sockets:
            self._shown = b""
            return
        shown = encode(TableChanged(self._facts))
        if shown != self._shown:
            self._shown, text = shown, shown.decode()
            for socket in self.sockets:
                socket.post(text)
