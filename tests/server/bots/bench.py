"""A worker without a network: a test reads what it is told, and says what it says."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from quartier import __version__
from quartier.server.bots.fairness import Share
from quartier.server.bots.thinking import Thinkers
from quartier.server.bots.workers import Worker, Workers
from quartier.server.metrics import Metrics
from quartier.thinking.fitting import likenesses
from quartier.thinking.messages import PROTOCOL, Found, Hello, Work
from quartier.thinking.questions import Sliced


class Asked(msgspec.Struct):
    name: str


class Simple:
    """A question with a name; its answer is the name."""

    kind = "simple"

    def __init__(self, name: str, game: str = "cities") -> None:
        self.name = name
        self.game: Any = SimpleNamespace(name=game)

    def begin(self) -> Sliced:
        return SimpleNamespace(slice=lambda: True)

    def found(self, thinking: Any) -> str:
        return f"{self.name}, thought here"

    def asked(self, sets: Any) -> Asked:
        return Asked(self.name)

    def checked(self, answer: bytes) -> str:
        return str(msgspec.json.decode(answer, type=str))


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


class Bench:
    """A worker whose messages a test reads and writes."""

    def __init__(self, room: Workers, name: str = "one", threads: int = 1, **games: str) -> None:
        self.told: list[Any] = []
        hello = Hello(PROTOCOL, __version__, threads, {**likenesses(), **games})
        self.worker: Worker = room.enter(name, hello, self.told.append)
        self.names: dict[int, str] = {}

    def next(self) -> Work:
        """The piece of work that it was given last."""
        work = self.told[-1]
        assert isinstance(work, Work)
        if work.question is not None:
            self.names[work.id] = work.question["name"]
        return work

    def name(self) -> str:
        return self.names[self.next().id]

    @property
    def idle(self) -> bool:
        return not self.told or not isinstance(self.told[-1], Work)


def inside(script: Callable[[Workers], Awaitable[None]], threads: int = 0) -> None:
    """Run a script with thinkers and a room for workers."""

    async def run() -> None:
        thinkers = Thinkers(threads, lambda seconds: None)
        try:
            async with asyncio.timeout(20):
                await script(Workers(thinkers, Metrics(), "p", lambda: ["p"], ("unwanted",)))
        finally:
            await asyncio.to_thread(thinkers.close)

    asyncio.run(run())


async def asked(room: Workers, name: str, share: Share, **more: Any) -> asyncio.Task[Any]:
    """A thought that stands in the line, or is worked at."""
    task = asyncio.create_task(room.thinkers.think(Simple(name), share, **more))
    await asyncio.sleep(0)
    return task


def found(work: Work, name: str) -> Found:
    return Found(work.id, msgspec.Raw(msgspec.json.encode(name)))
