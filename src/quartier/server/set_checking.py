"""Whether a game can be played with a set that somebody typed: found out in a process that ends if it takes too long.

What comes from strangers is read by Python code of the games, which can take long with texts that nobody foresaw; a
thread could not be stopped. The process is begun when first needed and ends by itself when nobody asks for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from quartier.core.box_data import box_data
from quartier.core.errors import QuartierError
from quartier.core.registry import load_game
from quartier.server.messages.refusals import Refusal, fault_of
from quartier.server.messages.sets import SetVerdict

IDLE = 120
"""Seconds after which a process ends that nobody asks."""
START = 30
"""Seconds that it may take to begin."""
UNUSUAL = 100
"""As many unusual things are told."""


class Checker:
    """Reads sets in another process, one after the other."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._lock = asyncio.Lock()
        self._process: BaseProcess | None = None
        self._ours: Connection | None = None

    async def check(self, game: str, name: str, text: str) -> SetVerdict:
        """What the game's reader says of a set."""
        # Whoever asked may leave: the answer is still taken off the line before the next one asks.
        return await asyncio.shield(asyncio.create_task(self._in_turn(game, name, text)))

    async def _in_turn(self, game: str, name: str, text: str) -> SetVerdict:
        async with self._lock:
            return await asyncio.to_thread(self._check, game, name, text)

    def _check(self, game: str, name: str, text: str) -> SetVerdict:
        try:
            ours = self._begun()
            ours.send((game, name, text))
            if not ours.poll(self._seconds):
                self.close()
                raise Refusal("set-too-slow", {"seconds": int(self._seconds)})
            verdict: SetVerdict = ours.recv()
            return verdict
        except (EOFError, OSError):
            self.close()
            raise Refusal("internal") from None

    def _begun(self) -> Connection:
        """The line to a process that is ready."""
        if self._ours is not None and self._process is not None and self._process.is_alive():
            return self._ours
        self.close()
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=answer, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._process, self._ours = process, ours
        if not ours.poll(START):
            raise EOFError
        ours.recv()
        return ours

    def close(self) -> None:
        """End the process."""
        if self._ours is not None:
            self._ours.close()
            self._ours = None
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None


def answer(theirs: Connection) -> None:
    """Read sets until nobody asks any more; gives way to those who play."""
    if hasattr(os, "nice"):
        os.nice(10)
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        theirs.send("ready")
        while theirs.poll(IDLE):
            theirs.send(verdict_of(*theirs.recv()))


def verdict_of(game: str, name: str, text: str) -> SetVerdict:
    """What a game's reader says of a set."""
    loaded = load_game(game)
    try:
        box = loaded.read_box(name, text)
    except QuartierError as error:
        return SetVerdict(fault_of(error.remark), [], None)
    return SetVerdict(None, [fault_of(remark) for remark in box.warnings[:UNUSUAL]], box_data(loaded, box))
