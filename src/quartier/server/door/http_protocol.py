"""How HTTP is spoken over the wire: as uvicorn does it, but with deadlines, and no more read than can be answered.

uvicorn waits without end for headers, for a body and for an answer to be read, takes headers of any size, and
reads on while requests that came together wait for their turn. All of that is one stranger's to use up, so it
is bounded here: what arrives is parsed in small pieces, and a request after the answer to the one before.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from quartier.server.door.admission import ADMISSION, Admission
from quartier.server.door.headers import headers_of
from quartier.server.door.leaving import Leaving
from quartier.server.door.refusing import body_and_headers
from quartier.server.messages.refusals import Refusal

PIECE = 1024
"""Bytes parsed at a time: so many requests may stand in them that wait for each other."""
MOST_HEADERS = 32_000
"""Bytes of a request up to its body."""
MOST_REQUEST = 256_000
"""Bytes of a whole request on the wire; bodies are refused earlier, with a reason."""
PATIENCE = 2
"""Seconds that a connection has for its request which is not let in anyway."""
HANDSHAKE = (100, 4_000)
"""Headers, and bytes of one of them, with which a socket may be asked for."""


class Flow(FlowControl):
    """Reads on only when nothing that was received waits to be parsed; else each answer would let in more."""

    def __init__(self, transport: asyncio.Transport, held: bytearray) -> None:
        super().__init__(transport)
        self._held = held

    def resume_reading(self) -> None:
        if not self._held:
            super().resume_reading()


class HttpProtocol(Leaving, HttpToolsProtocol):
    """One connection, up to its end or until it becomes a socket."""

    def __init__(self, *args: Any, handed: bytes = b"", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._handed = handed
        """What was asked already, where another process has handed the connection over."""
        self._admission: Admission = self.app_state[ADMISSION]
        self._held = bytearray()
        """What was received and is not parsed yet."""
        self._turned_away = ""
        """The code with which a connection is refused that is not let in."""
        self._size = 0
        """Bytes of the request that is being read."""
        self._in_headers = True
        self._read_by: float | None = None
        """When the rest of a request has to be here."""

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self._held)
        code = self._admission.enter(self, self.client[0] if self.client else "")
        self._wait(PATIENCE if code else self._admission.settings.header_time)
        if code:
            self._turned_away = code
            if not self._admission.turn_away(self, code):
                transport.abort()
        if self._handed:
            self.data_received(self._handed)

    def connection_lost(self, exc: Exception | None) -> None:
        self._admission.leave(self)
        self._held.clear()
        super().connection_lost(exc)

    def look(self, now: float) -> None:
        super().look(now)
        if not self.transport.is_closing() and self._read_by is not None and now > self._read_by:
            self._end("headers" if self._in_headers else "body", "too-slow" if self._size else "")

    def _end(self, reason: str, code: str = "") -> None:
        """End the connection; with a word, where one can still be said."""
        self._admission.metrics.shown_out.labels(reason).inc()
        self._held.clear()
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if not code or answering:
            self.transport.abort()
        else:
            self._refuse(Refusal(code))

    def _refuse(self, refusal: Refusal) -> None:
        """An answer from before the application, and the end."""
        self._admission.metrics.refusals.labels(refusal.problem.code).inc()
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        body, own = body_and_headers(refusal)
        headers = {
            **headers_of(https=self._admission.settings.https),
            **own,
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        lines = "".join(f"{name.lower()}: {value}\r\n" for name, value in headers.items())
        self.transport.write(STATUS_LINE[refusal.status] + lines.encode() + b"\r\n" + body)
        self.transport.close()

    # Reading

    def _wait(self, seconds: float) -> None:
        """The other side has so long from now for its part of the request; 0: as long as it likes."""
        self._read_by = time.monotonic() + seconds if seconds else None

    def data_received(self, data: bytes) -> None:
        if self._turned_away:
            # Told only now: a connection closed with something unread is reset, and the answer with it.
            if not self.transport.is_closing():
                self._refuse(Refusal(self._turned_away))
            return
        self._held += data
        if self._read_by is None and not self._answering:
            self._wait(self._admission.settings.header_time)
        self._parse()

    @property
    def _answering(self) -> bool:
        """Whether a whole request is being answered; the next one has to wait."""
        return bool(self.pipeline) or (
            self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        )

    def _parse(self) -> None:
        """Go on with what was received, up to the end of a request."""
        while self._held and not self._answering and not self.transport.is_closing():
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            self._size += len(piece)
            if self._size > (MOST_HEADERS if self._in_headers else MOST_REQUEST):
                self._end("large", "too-large")
                return
            self._unset_keepalive_if_required()
            try:
                self.parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                if self._should_upgrade():
                    self._held.clear()
                    self.handle_websocket_upgrade()
                    return
            except httptools.HttpParserError:
                self._malformed()
        if not self.transport.is_closing():
            if self._held:
                self.flow.pause_reading()
            else:
                self.flow.resume_reading()

    def _malformed(self) -> None:
        """What is no HTTP at all; it counts like any other request."""
        address = self._admission.senders.connected(self.client[0] if self.client else "")
        self._held.clear()
        if self._admission.addresses.take(address):
            self._refuse(Refusal("malformed", {"where": "HTTP"}))
        else:
            self._end("too-many")

    def handle_websocket_upgrade(self) -> None:
        number, longest = HANDSHAKE
        headers = list(self.scope["headers"])
        if (
            self.scope["method"] != "GET"
            or not self.url.isascii()
            or len(self.url) > longest
            or len(headers) > number
            or any(len(name) + len(value) > longest for name, value in headers)
        ):
            self._malformed()
            return
        self._admission.leave(self)
        neighbours = self._admission.neighbours
        if neighbours is not None and not self._handed:
            lines = [b"%s: %s\r\n" % header for header in headers]
            request = b"GET %s HTTP/1.1\r\n%s\r\n" % (self.url, b"".join(lines))
            if neighbours.hand_over(self.transport.get_extra_info("socket").fileno(), self.url, request):
                # It is open there: this end alone is closed.
                self.transport.abort()
                return
        super().handle_websocket_upgrade()

    # What uvicorn's parser tells

    def on_headers_complete(self) -> None:
        self._in_headers = False
        self._wait(self._admission.settings.body_time)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_headers = True
        self._size = 0
        self._read_by = None
        if self._answering:
            self._admission.work_for(self)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._answering:
            self._admission.wait_for(self)
            if self._held:
                self._wait(self._admission.settings.header_time)
                # Others have their turn in between.
                self.loop.call_soon(self._parse)

    # Writing

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._admission.settings.answer_time:
            self._written_by = time.monotonic() + self._admission.settings.answer_time
        self._admission.wait_for(self)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._written_by = None
        if self._answering:
            self._admission.work_for(self)
