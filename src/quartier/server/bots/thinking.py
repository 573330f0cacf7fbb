"""How bots think for the server: a piece at a time, from what a seat may know; in threads here, or in workers."""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from quartier.bots import NAMES
from quartier.bots.levels import ADVISER, HINT, HINTS
from quartier.core.match import Situation
from quartier.server.bots.fairness import Line, Share, Thought
from quartier.server.messages.socket import Advice
from quartier.thinking.questions import Question, Ranking, Sliced

LEVELS = NAMES
PIECE = 0.02
"""Seconds that a thought is worked at before the next one is chosen, unless another comes in meanwhile."""
STUCK = 15
"""Seconds after which thoughts that wait while no work is done mean that something is wrong."""
LOST = 3
"""After how many workers that did not bring a thought to its end it is thought here, where somebody is."""
GIVEN_UP = 10
"""After how many it is given up where nobody thinks here: it may be what ends them."""


class ThoughtLost(Exception):
    """No worker has brought a thought to its end, and nobody thinks here."""


@dataclass(eq=False)
class Task:
    """What a thought is to find out, and who waits for it."""

    question: Question
    done: asyncio.Future[Any]
    thinking: Sliced | None = None
    holder: object | None = None
    """Who has begun with it, and alone can go on."""
    lost: int = 0
    """How many workers did not bring it to its end."""
    since: float = field(default_factory=time.monotonic)


class Taker(Protocol):
    """Somebody who thinks elsewhere."""

    @property
    def load(self) -> float:
        """How much of what it can do at a time it does."""
        ...

    def may(self, task: Task) -> bool:
        """Whether it can work at this."""
        ...

    def look(self) -> None:
        """There is something new: take it, if there is room."""
        ...


class Thinkers:
    """The threads in which bots think, and the workers elsewhere. They let the server go on: kernels hold no lock.

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
        self._takers: set[Taker] = set()
        self._threads = [threading.Thread(target=self._work, name=f"bot-{number}") for number in range(threads)]
        for thread in self._threads:
            thread.start()

    async def turn(self, level: str, situation: Situation, share: Share) -> str:
        """The turn of a bot, as notation."""
        question = Ranking(level, None, situation, 1, secrets.token_hex(32))
        turn: str = (await self.think(question, share))[0].turn
        return turn

    async def hints(self, situation: Situation, share: Share) -> list[Advice]:
        """Good turns, the best first."""
        question = Ranking(ADVISER, HINT, situation, HINTS, secrets.token_hex(32))
        found = await self.think(question, share, asked=True)
        return [Advice(each.turn, each.expected, each.low, each.high, each.winning) for each in found]

    async def think(self, question: Question, share: Share, *, asked: bool = False) -> Any:
        """What a thought comes to; `asked`: a person waits for it and does nothing else."""
        done = self._loop.create_future()
        with self._changed:
            if not self._line.waiting:
                self._worked = time.monotonic()
            self._line.add(Thought(share, Task(question, done), asked))
            self._arrivals += 1
        self._call()
        return await done

    def _call(self) -> None:
        """Tell those who could work that there is something: workers first, so that serving has this machine."""
        for taker in sorted(self._takers, key=lambda taker: taker.load):
            taker.look()
        with self._changed:
            if self._line.waiting:
                self._changed.notify()

    @property
    def waiting(self) -> int:
        """How many thoughts wait."""
        return len(self._line.waiting)

    @property
    def threads(self) -> int:
        """How many think here."""
        return len(self._threads)

    @property
    def answering(self) -> bool:
        """Whether bots do their work. That much of it waits does not matter: one address alone can see to that."""
        now = time.monotonic()
        with self._changed:
            waiting = [thought.work for thought in self._line.waiting if not thought.work.done.done()]
        alive = all(thread.is_alive() for thread in self._threads)
        # Without threads there may be thoughts that none of the workers can think.
        taken = self._threads or all(
            now - task.since < STUCK or any(taker.may(task) for taker in self._takers) for task in waiting
        )
        return alive and bool(taken) and (not waiting or now - self._worked < STUCK)

    def close(self) -> None:
        """Stop thinking."""
        with self._changed:
            self._stopping = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    # In threads

    def _may(self, task: Task) -> bool:
        return task.holder is None or task.holder is self

    def _work(self) -> None:
        while True:
            with self._changed:
                while (thought := self._line.next(self._may)) is None and not self._stopping:
                    self._changed.wait()
                if thought is None or self._stopping:
                    return
            began = time.perf_counter()
            thought.work.holder = self
            finished = self._piece(thought.work)
            seconds = time.perf_counter() - began
            if finished is None:
                self.put_back(thought, seconds)
            else:
                self._finish(thought, seconds)
                self._loop.call_soon_threadsafe(finished)

    def _piece(self, task: Task) -> Callable[[], None] | None:
        """Go on with a thought for a little while; when it is finished, what tells those who wait."""
        until, arrivals = time.perf_counter() + PIECE, self._arrivals
        try:
            if task.done.cancelled():
                return lambda: None
            task.thinking = thinking = task.thinking or task.question.begin()
            while not thinking.slice():
                if time.perf_counter() >= until or arrivals != self._arrivals or self._stopping:
                    return None
            found = task.question.found(thinking)
        except BaseException as error:
            return lambda error=error: tell(task.done, None, error)  # type: ignore[misc]
        return lambda: tell(task.done, found, None)

    # In workers, who are spoken to in the loop

    def join(self, taker: Taker) -> None:
        """Somebody thinks from now on."""
        self._takers.add(taker)
        taker.look()

    def leave(self, taker: Taker) -> None:
        """Somebody thinks no more; what it has is given back one by one."""
        self._takers.discard(taker)

    def take(self, taker: Taker) -> Thought[Task] | None:
        """The thought that comes first of those that somebody may work at."""
        with self._changed:
            thought = self._line.next(taker.may)
            if thought is not None:
                thought.work.holder = taker
            return thought

    def put_back(self, thought: Thought[Task], seconds: float) -> None:
        """A piece was worked at, and the thought goes on later, with the same one."""
        with self._changed:
            self._worked = time.monotonic()
            self._line.spend(thought, seconds)
            self._line.put_back(thought)

    def finish(self, thought: Thought[Task], seconds: float, found: Any) -> None:
        """A thought has come to this."""
        self._finish(thought, seconds)
        tell(thought.work.done, found, None)

    def _finish(self, thought: Thought[Task], seconds: float) -> None:
        with self._changed:
            self._worked = time.monotonic()
            self._line.spend(thought, seconds)
            self._line.finish(thought)
        self._observe(thought.spent)

    def drop(self, thought: Thought[Task]) -> None:
        """Nobody waits for a thought any more that was taken."""
        with self._changed:
            self._line.finish(thought)

    def give_back(self, thought: Thought[Task], *, waits: bool) -> None:
        """The work at a thought is lost: it begins anew, with somebody else. `waits`: it stands in the line."""
        task = thought.work
        with self._changed:
            task.holder = None
            task.lost += 1
            if waits:
                self._line.waiting.remove(thought)
            if given_up := task.lost >= GIVEN_UP and not self._threads:
                self._line.finish(thought)
            else:
                self._line.give_back(thought)
        if given_up:
            tell(task.done, None, ThoughtLost(f"{task.lost} workers have lost it"))
        self._call()


def tell(done: asyncio.Future[Any], found: Any, error: BaseException | None) -> None:
    """Say what a thought has come to, if somebody still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(found)
    else:
        done.set_exception(error)
