"""What is posted to a socket arrives in order, at once where nothing is in its way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

from tests.server.inside import server_inside, table_of, until

from quartier.server.door.socket_protocol import WRITE
from quartier.server.interface.connection import Connection
from quartier.testing.cases import Case


class Wire:
    """A socket's other side: it may have stopped to read for a while, and goes when it is told to."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {"extensions": {WRITE: self.write}}
        self.heard: list[str] = []
        self.at_once = 0
        self.full = False
        self.reading = asyncio.Event()
        self.going = asyncio.Event()

    def write(self, text: str) -> bool:
        if self.full:
            return False
        self.heard.append(text)
        self.at_once += 1
        return True

    async def send(self, message: dict[str, Any]) -> None:
        await self.reading.wait()
        self.heard.append(message["text"])

    async def receive(self) -> dict[str, Any]:
        await self.going.wait()
        return {"type": "websocket.disconnect"}

    async def close(self, code: int) -> None:
        pass


def test_what_waits_for_a_slow_reader_is_not_overtaken(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case("cities", 1, ()))
            wire = Wire()
            parts = (table, "ann", inside.metrics, inside.health)
            connection = Connection(cast(Any, wire), *parts, rate=0, may_ask=lambda: True)
            running = asyncio.create_task(connection.run(None))
            await until(lambda: wire.heard)
            wire.heard.clear()
            wire.at_once = 0
            connection.post("at once")
            assert wire.heard == ["at once"]
            wire.full = True
            connection.post("waits")
            await asyncio.sleep(0.01)
            wire.full = False
            # It is being sent, and nothing else waits.
            connection.post("second")
            assert wire.heard == ["at once"]
            wire.reading.set()
            await until(lambda: len(wire.heard) == 3)
            wire.full = True
            connection.post("third")
            wire.full = False
            # It waits, and is not being sent yet.
            connection.post("fourth")
            await until(lambda: len(wire.heard) == 5)
            connection.post("at once again")
            assert wire.heard == ["at once", "waits", "second", "third", "fourth", "at once again"]
            assert wire.at_once == 2
            wire.going.set()
            await running

    asyncio.run(script())
