"""Bytes as strangers send them: raw requests and frames, over a connection that nothing checks."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from quartier.server.door.admission import ADMISSION, Admission
from quartier.server.door.limits import Addresses
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings

TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 1, 2, 8, 9, 10, 0


def frame(kind: int, payload: bytes = b"", *, last: bool = True) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    first = bytes([(0x80 if last else 0) | kind])
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return first + size + bytes(4) + payload


def handshake(path: str, **headers: str) -> bytes:
    """A request for a socket."""
    asked = {
        "Host": "quartier.test",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        **{name.replace("_", "-"): value for name, value in headers.items()},
    }
    lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
    return f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1")


def connect(port: int, said: bytes = b"", *, room: int = 0) -> socket.socket:
    """A connection over which something was said; with little room for answers, if wanted."""
    bare = socket.socket()
    if room:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    bare.settimeout(20)
    bare.connect(("127.0.0.1", port))
    bare.sendall(said)
    return bare


def heard(bare: socket.socket) -> bytes:
    """Everything up to the end of the connection."""
    said = bytearray()
    try:
        while piece := bare.recv(65536):
            said += piece
    except ConnectionResetError:
        pass
    finally:
        bare.close()
    return bytes(said)


def answer(bare: socket.socket) -> tuple[int, Mapping[str, str], bytes]:
    """Status, headers and body of the next answer; 0 if the connection ends without one."""
    file = bare.makefile("rb")
    line = file.readline()
    if not line:
        return 0, {}, b""
    headers = {}
    while text := file.readline().strip():
        name, _, value = text.decode("latin-1").partition(":")
        headers[name.lower()] = value.strip()
    status = int(line.split()[1])
    body = b"" if status == 101 else file.read(int(headers.get("content-length", 0)))
    return status, headers, body


class Wire(asyncio.Transport):
    """A transport that goes nowhere and remembers."""

    def __init__(self, peer: str) -> None:
        super().__init__({"peername": (peer, 4711), "sockname": ("127.0.0.1", 80)})
        self.reading = True
        self.closed = self.aborted = False
        self.written = bytearray()

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class House:
    """A door with nothing behind it, and protocols over transports that go nowhere."""

    def __init__(self, app: Any = None, **settings: Any) -> None:
        chosen = Settings(data=Path("nowhere"), **settings)
        self.metrics = Metrics()
        self.admission = Admission(chosen, Addresses(chosen.address_rate, chosen.address_sockets), self.metrics)
        self.config = uvicorn.Config(app or silent, log_config=None, ws_max_size=64_000, ws_per_message_deflate=False)
        self.state = ServerState()

    def connected(self, protocol: Any, peer: str = "127.0.0.1") -> tuple[Any, Wire]:
        """A new connection from somewhere."""
        wire = Wire(peer)
        made = protocol(self.config, self.state, {ADMISSION: self.admission}, asyncio.get_running_loop())
        made.connection_made(wire)
        return made, wire

    def figure(self, name: str) -> float:
        """One figure of the metrics."""
        lines = self.metrics.text().decode().splitlines()
        return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)), 0)


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """An application that hears everything and says nothing."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] == "websocket.receive":
            pass
