"""A line between two programs on this machine that can be cut, delayed, silenced and closed, while both live on."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

PIECE = 65536


class Lines:
    """The loop in which all lines of a harness run, in a thread of its own."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._listening: list[asyncio.Server] = []
        self._thread = threading.Thread(target=self._loop.run_forever, name="lines", daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have something done there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(30)

    def to(self, behind: int | Path) -> Line:
        """A line to a port or to a socket of this machine."""
        line = Line(self, behind)
        self._listening.append(self.do(line.open()))
        return line

    def close(self) -> None:
        """Cut everything and end."""

        async def end() -> None:
            for listening in self._listening:
                listening.close()
            for task in asyncio.all_tasks() - {asyncio.current_task()}:
                task.cancel()

        self.do(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)
        self._loop.close()


class Line:
    """What listens on a port of its own and passes on all that is said there, as long as it is let."""

    def __init__(self, lines: Lines, behind: int | Path) -> None:
        self._lines = lines
        self._behind = behind
        self._passing: set[asyncio.Task[None]] = set()
        self._talking = asyncio.Event()
        self._answering = asyncio.Event()
        self.delay = 0.0
        """Seconds that everything takes longer, each way."""
        self.refusing = False
        """Whether nobody gets through any more."""
        self.port = 0

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def open(self) -> asyncio.Server:
        """Take a port."""
        self._talking.set()
        self._answering.set()
        listening = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        return listening

    def cut(self) -> None:
        """End all connections in the middle of what is said."""
        self._lines.do(self._cut())

    def hold(self, *, answers_only: bool = False) -> None:
        """Pass on nothing any more, though the connections stay; or all but the answers."""
        self._change(self._answering.clear)
        if not answers_only:
            self._change(self._talking.clear)

    def let(self) -> None:
        """Pass everything on again, also what was held."""
        self.delay, self.refusing = 0.0, False
        self._change(self._talking.set)
        self._change(self._answering.set)

    def _change(self, change: Callable[[], Any]) -> None:
        async def done() -> None:
            change()

        self._lines.do(done())

    async def _cut(self) -> None:
        tasks = list(self._passing)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._passing.add(task)
        ends, ways = [writer], list[asyncio.Task[None]]()
        try:
            if self.refusing:
                return
            if isinstance(self._behind, Path):
                answers, further = await asyncio.open_unix_connection(str(self._behind))
            else:
                answers, further = await asyncio.open_connection("127.0.0.1", self._behind)
            ends.append(further)
            for way in (reader, further, self._talking), (answers, writer, self._answering):
                ways.append(asyncio.create_task(self._pass_on(*way)))
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self._passing.discard(task)
            for passing in ways:
                passing.cancel()
            for end in ends:
                # At once, as when a cable is pulled: nothing that waits is sent.
                with contextlib.suppress(OSError):
                    end.transport.abort()

    async def _pass_on(self, said: asyncio.StreamReader, told: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while data := await said.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await gate.wait()
                told.write(data)
                await told.drain()
