"""One socket: who is on the other side, what is read from it, and what waits to be sent."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from quartier.server.allowance import Allowance
from quartier.server.door.socket_protocol import DROP, FLOOD, WRITE
from quartier.server.health import Health
from quartier.server.messages.decoding import decoded
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import (
    AnyClientMessage,
    Changes,
    Failed,
    Hint,
    TableChanged,
    Talked,
    decoder,
    encode,
)
from quartier.server.metrics import Metrics
from quartier.server.table.again import again
from quartier.server.table.catching_up import refresh
from quartier.server.table.playing import answer
from quartier.server.table.substitutes import give_back
from quartier.server.table.table import Table

LONGEST = 16_000
"""Characters of a message."""
MOST_WAITING, MOST_TEXT = 200, 2_000_000
"""Messages, and characters of them, that wait for a slow reader; then it has to come back for what it missed."""
FORGIVEN, FORGIVEN_RATE = 100, 1
"""Messages over the limit, and how many of them are forgiven a second, before the socket is closed."""

PATIENCE = 5
"""Seconds that the other side has to take its leave, or to read what is left for it."""

REFUSED, SLOW = 4403, 4408
"""Codes with which sockets are closed, besides the standard ones and FLOOD."""

log = logging.getLogger(__name__)


class Connection:
    """A socket at a table."""

    def __init__(
        self,
        socket: WebSocket,
        table: Table,
        person: str | None,
        metrics: Metrics,
        health: Health,
        *,
        rate: float,
        may_ask: Callable[[], bool],
    ) -> None:
        self.person = person
        self.seat = table.record.seat_of(person)
        self._socket = socket
        self._table = table
        self._metrics = metrics
        self._health = health
        self._may_ask = may_ask
        """Whether this person and this address may say something more."""
        self._allowance = Allowance(rate)
        self._forgiven = Allowance(FORGIVEN_RATE, FORGIVEN)
        self._thinking: set[asyncio.Task[None]] = set()
        self._loop = asyncio.get_running_loop()
        self._write: Callable[[str], bool] = socket.scope.get("extensions", {}).get(WRITE, lambda text: False)
        """Sends a message at once, if the other side reads; whether it did."""
        self._outbox: deque[str] = deque()
        self._waiting = 0
        """Characters in the outbox."""
        self._woken = self._loop.create_future()
        """Done when something waits to be sent."""
        self._sending = asyncio.Lock()
        self._closing: int | None = None
        self._dropping: asyncio.TimerHandle | None = None
        """Ends the connection of a side that neither reads nor goes."""

    def post(self, message: str) -> None:
        """Send a message when the socket is ready for it; nobody waits for a slow reader."""
        if not self._put(message):
            self._wake()

    def _put(self, message: str) -> bool:
        """Send a message, or have it wait for those before it; whether nothing waits now."""
        if self._closing is not None or (not self._outbox and not self._sending.locked() and self._write(message)):
            return True
        self._waiting += len(message)
        self._outbox.append(message)
        if len(self._outbox) > MOST_WAITING or self._waiting > MOST_TEXT:
            self._outbox.clear()
            self._close(SLOW)
        return False

    def _wake(self) -> None:
        if not self._woken.done():
            self._woken.set_result(None)

    def refuse(self, refusal: Refusal) -> None:
        """Say why this socket may not stay."""
        self.post(self._refusal(refusal, ""))
        self._close(REFUSED)

    def _refusal(self, refusal: Refusal, message: str) -> str:
        self._metrics.refusals.labels(refusal.problem.code).inc()
        return encode(Failed(message, refusal.problem)).decode()

    def _close(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._wake()
            if DROP in self._socket.scope.get("extensions", {}):
                self._dropping = self._loop.call_later(PATIENCE, self._socket.scope["extensions"][DROP])

    async def run(self, known: tuple[int | None, int] | None) -> None:
        """Greet, by the seat and version already known; then read and answer until the other side goes."""
        table = self._table
        sending = asyncio.create_task(self._send())
        try:
            async with table.lock:
                refresh(table)
                self.seat = table.record.seat_of(self.person)
                table.sockets.add(self)
                table.around.together.attend(table.record.id)
                self._greet(known)
                table.show_table()
                await again(self._come_back)
                if self._closing is None:
                    # A bot that could not go on before may be able to now.
                    table.wake()
            # A task of its own: all that wait for one another are waked one after the other, down to who reads.
            await asyncio.create_task(self._read())
        except Refusal as refusal:
            self.refuse(refusal)
        finally:
            table.sockets.discard(self)
            table.around.together.attend(table.record.id)
            self._close(1000)
            await sending
            if self._dropping is not None:
                self._dropping.cancel()
            try:
                async with table.lock:
                    table.show_table()
            except Refusal as refusal:
                # The store is away, which it has said itself: who is left is shown with what comes next.
                self._health.failed(refusal)

    async def _come_back(self) -> None:
        if self.seat is not None:
            await give_back(self._table, self.seat)

    def _greet(self, known: tuple[int | None, int] | None) -> None:
        """A snapshot; or, for one who knows a version of the same seat's view, the table and what was missed."""
        snapshot = self._table.snapshot(self.person)
        seat, version = known or (None, 0)
        if snapshot.view is not None and seat == self.seat and 0 < version <= snapshot.version:
            missed = self._table.viewer(self.seat).since(version)
            self.post(encode(Changes(snapshot.version, snapshot.decision, missed)).decode())
            self.post(encode(TableChanged(snapshot.table)).decode())
            if snapshot.talk:
                self.post(encode(Talked(snapshot.talk)).decode())
        else:
            self.post(encode(snapshot).decode())

    async def _read(self) -> None:
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            if self._closing is None:
                await self._hear(event.get("text"))

    async def _hear(self, text: str | None) -> None:
        try:
            if not (self._allowance.take() and self._may_ask()):
                if not self._forgiven.take():
                    self._close(FLOOD)
                raise Refusal("too-many")
            if text is None:
                raise Refusal("malformed", {"where": "$"})
            if len(text) > LONGEST:
                raise Refusal("too-large", {"most": LONGEST})
            message = decoded(text, decoder)
        except Refusal as refusal:
            if not self._put(self._refusal(refusal, "")):
                await self._flush()
            return
        if isinstance(message, Hint):
            # A hint takes its time; what is said after it need not wait.
            thinking = asyncio.create_task(self._answer(message))
            self._thinking.add(thinking)
            thinking.add_done_callback(self._thinking.discard)
        else:
            await self._answer(message)

    async def _answer(self, message: AnyClientMessage) -> None:
        try:
            said = encode(await answer(self._table, self.person, message, self)).decode()
        except Refusal as refusal:
            self._health.failed(refusal)
            said = self._refusal(refusal, message.id)
        except Exception as error:
            self._health.failed(error)
            log.exception("message failed", extra={"table": self._table.record.id})
            said = self._refusal(Refusal("internal"), message.id)
        if not self._put(said):
            await self._flush()

    async def _send(self) -> None:
        """Send what others post, until the socket is to be closed."""
        while self._closing is None:
            await self._woken
            self._woken = self._loop.create_future()
            await self._flush()
        await self._flush()
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self._socket.close(self._closing)

    async def _flush(self) -> None:
        """Send what waits, in order."""
        try:
            async with self._sending:
                while self._outbox:
                    message = self._outbox.popleft()
                    self._waiting -= len(message)
                    await self._socket.send({"type": "websocket.send", "text": message})
        except (WebSocketDisconnect, RuntimeError):
            self._outbox.clear()
            self._close(1006)
