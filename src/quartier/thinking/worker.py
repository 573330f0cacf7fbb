"""A worker: connected to every process of a server, and again when a connection is lost, until it is told to stop."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from quartier.thinking.connection import Connection, Lost, Turned, come, socket_address

PAUSES = (0.5, 30.0)
"""Seconds before the next try: the first and the longest; each is twice as long as the one before."""
SAME = 0.2
"""Seconds before the next try where another process of the server is wanted than the one that answered."""
FAREWELL = 30.0
"""Seconds that thoughts have to be finished when the worker is told to stop."""
FINAL = ("worker-token", "worker-expired", "worker-refused")
"""Refusals that stay as they are, whoever tries again: the worker ends."""

Tell = Callable[[str, Mapping[str, Any]], None]
"""Who is told what happens: the end of a text's id (`think-…`), and its arguments."""


class Worker:
    """Thinks for a server in so many threads."""

    def __init__(self, server: str, token: str, threads: int, tell: Tell) -> None:
        self._server = server
        self._address = socket_address(server)
        self._token = token
        self._number = threads
        self._tell = tell
        self._connections: dict[str, Connection] = {}
        """By the process of the server."""
        self._running: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()
        self._stopping = False

    def stop(self) -> None:
        """Finish what was begun, then end."""
        if not self._stopping:
            self._stopping = True
            self._tell("stopping", {})
            for connection in self._connections.values():
                connection.leave()
            self._changed.set()

    async def run(self) -> None:
        """Work until told to stop; Turned if the server will never take this worker."""
        threads = ThreadPoolExecutor(self._number, "think")
        try:
            await self._stay_connected(threads)
            if self._running:
                await asyncio.wait(self._running, timeout=FAREWELL)
            self._tell("left", {"server": self._server})
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            threads.shutdown(wait=False, cancel_futures=True)

    @property
    def _wanted(self) -> bool:
        """Whether a process of the server is not connected to."""
        known = {process for connection in self._connections.values() for process in connection.processes}
        return not self._connections or not known <= self._connections.keys()

    async def _stay_connected(self, threads: ThreadPoolExecutor) -> None:
        pause, same = PAUSES[0], SAME
        while not self._stopping:
            if not self._wanted:
                same = SAME
                await self._wait(None)
                # Many workers that one server has lost do not come back in the same moment.
                await asyncio.sleep(random.uniform(0, PAUSES[0]))
                continue
            try:
                connection = await come(self._address, self._token, self._number, threads)
            except (Turned, Lost) as error:
                if isinstance(error, Turned) and error.code in FINAL:
                    raise
                await self._wait_longer(str(error), pause)
                pause = min(2 * pause, PAUSES[1])
                continue
            pause = PAUSES[0]
            if connection.welcome.process in self._connections or self._stopping:
                await connection.close()
                await self._wait(same)
                same = min(2 * same, PAUSES[1])
                continue
            self._begin(connection)

    def _begin(self, connection: Connection) -> None:
        welcome = connection.welcome
        self._connections[welcome.process] = connection
        about = {"server": self._server, "name": welcome.worker, "threads": self._number}
        self._tell("connected", {**about, "games": ", ".join(welcome.games) or "–"})
        if welcome.others:
            self._tell("others", {"server": self._server, "games": ", ".join(welcome.others)})
        task = asyncio.create_task(self._work(connection))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _work(self, connection: Connection) -> None:
        try:
            await connection.run(self._changed.set)
            reason = ""
        except Exception as error:
            # Whatever it was, there is another try.
            reason = str(error) or type(error).__name__
        del self._connections[connection.welcome.process]
        if not self._stopping:
            self._tell("lost", {"server": self._server, "reason": reason, "done": connection.done})
        self._changed.set()

    async def _wait_longer(self, reason: str, pause: float) -> None:
        """Wait before the next try, not all workers equally long."""
        pause *= random.uniform(0.75, 1.25)
        self._tell("waiting", {"server": self._server, "reason": reason, "seconds": round(pause, 1)})
        await self._wait(pause, patient=True)

    async def _wait(self, seconds: float | None, *, patient: bool = False) -> None:
        """Wait for so long, or until something changes."""
        self._changed.clear()
        while not self._stopping:
            try:
                await asyncio.wait_for(self._changed.wait(), seconds)
            except TimeoutError:
                return
            if not patient:
                return
            self._changed.clear()
