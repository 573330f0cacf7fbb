"""How bots think for the server: in threads, a piece at a time, from what a seat may know."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quartier.bots import NAMES, Budget, Thinking, find_bot
from quartier.bots.levels import ADVISER, HINT, HINTS
from quartier.core.match import Situation
from quartier.kernel.random import seeded
from quartier.server.bots.fairness import Line, Share, Thought
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Advice

LEVELS = NAMES
PIECE = 0.02
"""Seconds that a thought is worked at before the next one is chosen, unless another comes in meanwhile."""
STUCK = 15
"""Seconds after which thoughts that wait while no work is done mean that something is wrong."""


def check_level(name: str) -> str:
    """The name of a bot that there is."""
    if name not in LEVELS:
        raise Refusal("unknown-bot")
    return name


@dataclass(eq=False)
class Task:
    """What a thought is to find out, and who waits for it."""

    begin: Callable[[], Thinking]
    result: Callable[[Thinking], Any]
    done: asyncio.Future[Any]
    thinking: Thinking | None = None


class Thinkers:
    """The threads in which bots think. They let the server go on: kernels hold no lock.

    A level thinks as long as it should, however many others there are: its budget is spent by its own
    work, not by the time that it waits.
    """

    def __init__(self, threads: int, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._loop = asyncio.get_running_loop()
        self._line: Line[Task] = Line()
        self._changed = threading.Condition()
        self._arrivals = 0
        self._stopping = False
        self._worked = time.monotonic()
        """When work was last done, or there was none to do."""
        self._threads = [threading.Thread(target=self._work, name=f"bot-{number}") for number in range(threads)]
        for thread in self._threads:
            thread.start()

    async def turn(self, level: str, situation: Situation, share: Share) -> str:
        """The turn of a bot, as notation."""
        text: str = await self._think(level, None, situation, share, lambda thinking: thinking.best.text)
        return text

    async def hints(self, situation: Situation, share: Share) -> list[Advice]:
        """Good turns, the best first."""

        def found(thinking: Thinking) -> list[Advice]:
            return [Advice(decision.text, decision.expected) for decision in thinking.ranking(HINTS)]

        advice: list[Advice] = await self._think(ADVISER, HINT, situation, share, found, asked=True)
        return advice

    @property
    def waiting(self) -> int:
        """How many thoughts wait."""
        return len(self._line.waiting)

    @property
    def answering(self) -> bool:
        """Whether bots do their work. That much of it waits does not matter: one address alone can see to that."""
        with self._changed:
            idle = not self._line.waiting
        alive = all(thread.is_alive() for thread in self._threads)
        return alive and (idle or time.monotonic() - self._worked < STUCK)

    def close(self) -> None:
        """Stop thinking."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    async def _think(
        self,
        level: str,
        budget: Budget | None,
        situation: Situation,
        share: Share,
        result: Callable[[Thinking], Any],
        asked: bool = False,
    ) -> Any:
        def begin() -> Thinking:
            return find_bot(level).begin(situation, budget, seeded(secrets.token_hex(32)))

        done = self._loop.create_future()
        with self._changed:
            if not self._line.waiting:
                self._worked = time.monotonic()
            self._line.add(Thought(share, Task(begin, result, done), asked))
            self._arrivals += 1
            self._changed.notify()
        return await done

    def _work(self) -> None:
        while True:
            with self._changed:
                while (thought := self._line.next()) is None and not self._stopping:
                    self._changed.wait()
                if thought is None or self._stopping:
                    return
            began = time.perf_counter()
            finished = self._piece(thought.work)
            seconds = time.perf_counter() - began
            with self._changed:
                self._worked = time.monotonic()
                self._line.spend(thought, seconds)
                if finished is None:
                    self._line.put_back(thought)
                else:
                    self._line.finish(thought)
            if finished is not None:
                self._observe(thought.spent)
                self._loop.call_soon_threadsafe(finished)

    def _piece(self, task: Task) -> Callable[[], None] | None:
        """Go on with a thought for a little while; when it is finished, what tells those who wait."""
        until, arrivals = time.perf_counter() + PIECE, self._arrivals
        try:
            if task.done.cancelled():
                return lambda: None
            task.thinking = thinking = task.thinking or task.begin()
            while not thinking.slice():
                if time.perf_counter() >= until or arrivals != self._arrivals or self._stopping:
                    return None
            found = task.result(thinking)
        except BaseException as error:
            return lambda error=error: tell(task.done, None, error)  # type: ignore[misc]
        return lambda: tell(task.done, found, None)


def tell(done: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    """Say what a thought has come to, if somebody still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(found)
    else:
        done.set_exception(error)
