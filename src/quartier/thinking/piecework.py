"""How a worker works at what one server process gives it: a piece at a time, in threads, and what it says then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Any

import msgspec

from quartier.core.errors import QuartierError
from quartier.thinking.asking import received
from quartier.thinking.messages import Drop, Failed, Found, Paused, Said, Work, encode
from quartier.thinking.positions import Sets
from quartier.thinking.questions import Question, Sliced

REASON = 500
"""Letters of an error that are told."""

log = logging.getLogger(__name__)


@dataclass
class Held:
    """A thought that was begun."""

    question: Question
    thinking: Sliced | None = None


class Piecework:
    """The thoughts of one connection."""

    def __init__(self, threads: Executor, say: Callable[[Said], None]) -> None:
        self._threads = threads
        self._say = say
        self._sets = Sets()
        self._held: dict[int, Held] = {}
        self._running: set[asyncio.Task[None]] = set()
        self.done = 0
        """Thoughts that were finished."""

    def take(self, work: Work) -> None:
        """Begin or go on with a thought."""
        try:
            if work.question is not None:
                # In the order in which it came: a set is sent once, and named after that.
                self._held[work.id] = Held(received(work.question, self._sets))
            held = self._held[work.id]
        except Exception as error:
            self._fail(work.id, error)
            return
        running = asyncio.create_task(self._go_on(work, held))
        self._running.add(running)
        running.add_done_callback(self._running.discard)

    def drop(self, work: Drop) -> None:
        """Forget a thought that nobody waits for."""
        self._held.pop(work.id, None)

    async def _go_on(self, work: Work, held: Held) -> None:
        loop = asyncio.get_running_loop()
        try:
            answer = await loop.run_in_executor(self._threads, piece, held, work.seconds)
        except Exception as error:
            self._fail(work.id, error)
            return
        if answer is None:
            self._say(Paused(work.id))
        else:
            self._held.pop(work.id, None)
            self.done += 1
            self._say(Found(work.id, answer))

    def _fail(self, number: int, error: Exception) -> None:
        """Whatever goes wrong in a thought: the server is told, and others think it."""
        self._held.pop(number, None)
        log.error("thought failed", exc_info=None if isinstance(error, QuartierError) else error)
        self._say(Failed(number, f"{type(error).__name__}: {error}"[:REASON]))


def piece(held: Held, seconds: float) -> Any:
    """Go on with a thought for so long; its answer as it is sent, or none where it is not finished."""
    until = time.perf_counter() + seconds
    thinking = held.thinking = held.thinking or held.question.begin()
    while not thinking.slice():
        if time.perf_counter() >= until:
            return None
    return msgspec.Raw(encode(held.question.found(thinking)))
