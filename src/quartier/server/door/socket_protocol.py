"""How sockets are spoken over the wire: as uvicorn does it, but every frame counts, and nobody is waited for.

uvicorn parses all that arrives in one go, thousands of frames if they are small, and answers pings for ever. Here
what arrives is parsed in small pieces with everybody else's turn in between. Each frame counts, whatever its
kind; over the limit nothing more is read for a while, and a socket that goes on like that is closed. A connection
with bytes left to send is closed by uvicorn only after they are gone, so one whose other side has stopped
reading would stay for good.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from quartier.server.allowance import Allowance
from quartier.server.door.admission import ADMISSION, Admission
from quartier.server.door.headers import headers_of
from quartier.server.door.leaving import Leaving

DROP = "quartier.drop"
"""The extension of the scope: a function that ends the connection at once."""
RATE = "quartier.rate"
"""Another one: a function that sets how many messages a second a socket may say, once it is known whose it is."""
WRITE = "quartier.write"
"""A third: a function that sends a text at once, if nothing is in its way; whether it did."""

PIECE = 512
"""Bytes parsed at a time: at most 85 frames."""
FRAMES, BYTES = 100, 64_000
"""Frames and bytes read before others have their turn."""
FRAMES_PER_MESSAGE = 4
"""Frames that a socket may send for each message that it may say; pings and pongs are frames too."""
FRAME = 2048
"""Bytes that count like one frame more."""
FRAGMENTS = 64
"""Frames of which a message may consist."""
FORGIVEN, FORGIVEN_RATE = 400, 2
"""Frames over the limit, and how many of them are forgiven a second, before the socket is closed."""
FLOOD = 4429
"""The code with which a socket is closed that says too much."""
PARTING = 2
"""Seconds between that word and the end."""


class Handshake(ServerProtocol):
    """What websockets knows of one connection; refusals carry the headers of every answer."""

    https = False

    def send_response(self, response: Response) -> None:
        if response.status_code != 101:
            response.headers.update(headers_of(https=self.https))
        super().send_response(response)


class SocketProtocol(Leaving, WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._admission: Admission = self.app_state[ADMISSION]
        settings = self._admission.settings
        # Compression is off: a small message could be a large one.
        handshake = Handshake(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        handshake.https = settings.https
        self.conn = handshake
        self._allowance = Allowance(settings.socket_rate * FRAMES_PER_MESSAGE)
        self._forgiven = Allowance(FORGIVEN_RATE if settings.socket_rate else 0, FORGIVEN)
        self._held = bytearray()
        """What was received and is not parsed yet."""
        self._going_on: asyncio.Handle | None = None
        """Parses the rest, when it is time for it."""
        self._flooded = False

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # The place is the one that the connection had before it became a socket.
        self._admission.enter_again(self, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self)
        self._stop_reading()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[DROP] = self.transport.abort
        extensions[RATE] = self._set_rate
        extensions[WRITE] = self._write
        await super().run_asgi()

    def _set_rate(self, rate: float) -> None:
        if self._allowance.rate:
            self._allowance = Allowance(rate * FRAMES_PER_MESSAGE)

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self._flooded:
            self._held += data
            self._parse()

    def _parse(self) -> None:
        """Go on with what was received; stop when others should have their turn, or this one has had too much."""
        if self.transport.is_closing():
            self._held.clear()
            return
        if self._going_on is not None:
            self.transport.pause_reading()
            return
        frames = size = 0
        while self._held and not self._must_wait and not self._allowance.wait and frames < FRAMES and size < BYTES:
            piece = self._held[:PIECE]
            del self._held[:PIECE]
            size += len(piece)
            self.conn.receive_data(piece)
            came = len(self.conn.events)
            frames += came
            if not self._counted(came + len(piece) / FRAME):
                self._flood()
                return
            if self.conn.parser_exc is not None:
                if self.conn.close_sent is None:
                    self.transport.abort()
                else:
                    self.handle_parser_exception()
                self._stop_reading()
                return
            self.handle_events()
            if len(self.frames) > FRAGMENTS:
                self._flood()
                return
            if self.conn.handshake_exc is not None:
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
                return
        pause = self._allowance.wait
        if pause or (self._held and not self._must_wait):
            self._going_on = self.loop.call_later(pause, self._go_on)
        if self._held or self._going_on is not None:
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            # uvicorn does the same, but with an error in the log, which is not ours.
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    @property
    def _must_wait(self) -> bool:
        """Whether the application is still at what came before, or the other side does not read its answers."""
        return self.read_paused or self._written_by is not None or (self.handshake_initiated > self.handshake_complete)

    def _counted(self, cost: float) -> bool:
        """Count what came; whether the socket may stay."""
        if self._allowance.owe(cost):
            return True
        self._admission.metrics.frames.inc(cost)
        return self._forgiven.take(cost)

    def _go_on(self) -> None:
        self._going_on = None
        if self._held:
            self._parse()
        waits = self._held or self._going_on is not None or self._must_wait
        if not (waits or self._flooded or self.transport.is_closing()):
            self.transport.resume_reading()

    def _flood(self) -> None:
        """Say why, and go; nothing is read any more."""
        self._flooded = True
        self._admission.metrics.shown_out.labels("flood").inc()
        self._stop_reading()
        self.conn.events_received()
        if self.conn.state is State.OPEN:
            self.conn.send_close(FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD, "reason": ""})
        self.close_timer = self.loop.call_later(PARTING, self.transport.abort)

    def _stop_reading(self) -> None:
        self._held.clear()
        if self._going_on is not None:
            self._going_on.cancel()
            self._going_on = None
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def _go_on_soon(self) -> None:
        """What is here already comes before anything that is still to be read."""
        if self._held or self._going_on is not None or self._flooded:
            self.transport.pause_reading()
            if self._going_on is None and not self._flooded:
                self._going_on = self.loop.call_soon(self._go_on)

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.read_paused:  # uvicorn reads on
            self._go_on_soon()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] != "websocket.send":  # the handshake or the end, after either of which uvicorn reads on
            self._go_on_soon()

    # Writing

    def _write(self, text: str) -> bool:
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._written_by = time.monotonic() + (self._admission.settings.answer_time or float("inf"))

    def resume_writing(self) -> None:
        super().resume_writing()
        self._written_by = None
        if self._going_on is None and not self._flooded:
            # Also where nothing is held: reading may have been paused before the last of it was parsed.
            self._going_on = self.loop.call_soon(self._go_on)
