"""Clients that are fast enough not to be the limit: many sockets in one process, frames made by hand, little read.

A process of its own, told by lines of JSON what to do: `open` tables with a socket for every seat, `play` as fast as it
goes, play at a `rate`, `echo`, `close`. It answers each with a line.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import struct
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

SEATS = 2
MOVES = 14 * SEATS
"""Moves of a game of Cities for two."""
ECHOED = json.dumps({"type": "move", "id": "m1", "version": 1, "turn": "e5> ." + " " * 1200}).encode()


class Changes(msgspec.Struct):
    """What a client needs of a change."""

    legal: list[str] | None = None


class Heard(msgspec.Struct):
    """What a client needs of a message."""

    type: str
    version: int = 0
    view: Changes | None = None
    changes: Changes | None = None


read = msgspec.json.Decoder(Heard).decode


def frame(text: bytes) -> bytes:
    """A frame with a mask that changes nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return b"\x81" + size + b"\0\0\0\0" + text


class Socket(asyncio.Protocol, ABC):
    """A websocket, no more of it than is needed."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self._asked = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        self._left = b""
        self._shaken = False
        self.closed = False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._asked.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True

    def data_received(self, data: bytes) -> None:
        data = self._left + data if self._left else data
        if not self._shaken:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._left = head
                return
            if b" 101 " not in head[:20]:
                raise SystemExit(head.decode())
            self._shaken = True
        place, end = 0, len(data)
        while end - place >= 2:
            kind, size, start = data[place] & 15, data[place + 1], place + 2
            if size == 126:
                if end < start + 2:
                    break
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            elif size == 127:
                if end < start + 8:
                    break
                size, start = int.from_bytes(data[start : start + 8], "big"), start + 8
            if end < start + size:
                break
            place = start + size
            if kind == 1:
                self.heard(data[start:place])
            elif kind == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | size]) + b"\0\0\0\0" + data[start:place])
        self._left = data[place:]

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """Something was said."""


class Seat(Socket):
    """A client at a table: it plays what it is told is legal, without a tourist."""

    ready: Callable[[Seat], None]

    def __init__(self, port: int, path: str, cookie: str, crowd: Crowd) -> None:
        super().__init__(port, path, cookie)
        self._crowd = crowd
        self.version = self.number = 0
        self.legal: list[str] = []
        self.sent = 0.0

    def heard(self, text: bytes) -> None:
        message = read(text)
        if message.type == "ack":
            now = time.perf_counter()
            self._crowd.told.append((now, now - self.sent))
        elif message.type in ("resync", "error"):
            raise SystemExit(text.decode())
        shown = message.view or message.changes
        if shown is not None:
            self.version = message.version
            if shown.legal is not None:
                self.legal = shown.legal
                if shown.legal:
                    self._crowd.ready(self)

    def move(self) -> None:
        """Play a turn."""
        lay = self.legal[len(self.legal) // 2]
        self.number += 1
        turn = lay if "," in lay else f"{lay} ."
        said = f'{{"type":"move","id":"m{self.number}","version":{self.version},"turn":"{turn}"}}'
        self.sent = time.perf_counter()
        self.transport.write(frame(said.encode()))


class Echo(Socket):
    """A client that has a text echoed again and again."""

    def __init__(self, port: int, path: str, crowd: Crowd) -> None:
        super().__init__(port, path, "")
        self._crowd, self._said, self.sent = crowd, frame(ECHOED), 0.0

    def heard(self, text: bytes) -> None:
        now = time.perf_counter()
        self._crowd.told.append((now, now - self.sent))
        if now < self._crowd.until:
            self.say()

    def say(self) -> None:
        self.sent = time.perf_counter()
        self.transport.write(self._said)


class Crowd:
    """All clients of this process."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.told: list[tuple[float, float]] = []
        """When each move was acknowledged, and how long that took."""
        self.waiting: list[Seat] = []
        self.hasty = False
        self.until = 0.0

    def ready(self, seat: Seat) -> None:
        """A seat can move."""
        if self.hasty:
            seat.move()
        else:
            self.waiting.append(seat)

    async def open(self, port: int, tables: int, sockets: bool = True) -> dict[str, Any]:
        """Running tables, with a socket for each seat."""
        people = [Person(port) for _ in range(SEATS)]
        self.seats, self.waiting, self.hasty = [], [], False
        loop = asyncio.get_running_loop()
        for number in range(tables):
            name = people[0].ask("POST", "/api/tables", {"game": "cities", "seats": SEATS})["table"]["id"]
            for person in people[1:]:
                person.ask("POST", f"/api/tables/{name}/join", {})
            people[0].ask("POST", f"/api/tables/{name}/start", {})
            for person in people if sockets else ():
                seat = Seat(port, f"/api/tables/{name}/socket", person.cookie, self)
                await loop.create_connection(lambda seat=seat: seat, "127.0.0.1", port)  # type: ignore[misc]
                self.seats.append(seat)
            if number % 10 == 0:
                await asyncio.sleep(0)
        async with asyncio.timeout(120):
            while len(self.waiting) < len(self.seats):
                await asyncio.sleep(0.02)
        return {"sockets": len(self.seats)}

    async def play(self) -> dict[str, Any]:
        """Everybody plays to the end, as fast as it goes."""
        self.told, self.hasty = [], True
        waiting, self.waiting = self.waiting, []
        wanted = sum(MOVES // SEATS - seat.number for seat in self.seats)
        for seat in waiting:
            seat.move()
        async with asyncio.timeout(300):
            while len(self.told) < wanted:
                await asyncio.sleep(0.02)
        return {"times": [at for at, _ in self.told]}

    async def rate(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at a rate, whoever is ready, as long as somebody is."""
        self.told, self.hasty, chance = [], False, random.Random(1)
        began, sent, late = time.perf_counter(), 0, 0
        while (passed := time.perf_counter() - began) < seconds and (self.waiting or len(self.told) < sent):
            while sent < passed * rate and self.waiting:
                index = chance.randrange(len(self.waiting))
                self.waiting[index], self.waiting[-1] = self.waiting[-1], self.waiting[index]
                self.waiting.pop().move()
                sent += 1
            late = max(late, int(passed * rate) - sent)
            await asyncio.sleep(0.001)
        taken = time.perf_counter() - began
        until = time.perf_counter() + 30
        while len(self.told) < sent and time.perf_counter() < until:
            await asyncio.sleep(0.01)
        return {"sent": sent, "taken": taken, "latencies": [took for _, took in self.told], "late": late}

    async def echo(self, port: int, sockets: int, seconds: float) -> dict[str, Any]:
        """A text echoed over so many sockets, as fast as it goes."""
        loop = asyncio.get_running_loop()
        echoes = [Echo(port, "/echo", self) for _ in range(sockets)]
        for one in echoes:
            await loop.create_connection(lambda one=one: one, "127.0.0.1", port)  # type: ignore[misc]
        await asyncio.sleep(0.5)
        self.told, self.until = [], time.perf_counter() + seconds
        for one in echoes:
            one.say()
        await asyncio.sleep(seconds + 0.5)
        for one in echoes:
            one.transport.abort()
        return {"times": [at for at, _ in self.told]}

    async def close(self) -> dict[str, Any]:
        """Leave all tables."""
        for seat in self.seats:
            seat.transport.abort()
        self.seats = []
        return {}


class Person:
    """Somebody with a cookie, over one connection."""

    def __init__(self, port: int) -> None:
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = ""
        self.ask("POST", "/api/me", {"name": "Guest"})

    def ask(self, method: str, path: str, body: Any) -> Any:
        self._http.request(method, path, json.dumps(body), {"Cookie": self.cookie} if self.cookie else {})
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise SystemExit(text.decode())
        self.cookie = (answer.getheader("set-cookie") or "").partition(";")[0] or self.cookie
        return json.loads(text)


async def main() -> None:
    """Do what is told, line by line."""
    crowd = Crowd()
    while line := await asyncio.to_thread(sys.stdin.readline):
        told = json.loads(line)
        what = told.pop("do")
        before = time.process_time(), time.perf_counter()
        answer = await getattr(crowd, what)(**told)
        busy = (time.process_time() - before[0]) / (time.perf_counter() - before[1])
        print(json.dumps({**answer, "busy": busy}), flush=True)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        os.sched_setaffinity(0, {int(core) for core in sys.argv[1].split(",")})
    asyncio.run(main())
