"""Those who think for the server on other machines: what each is given, hears and says, and what becomes of it.

What a worker says is believed in nothing. It is given what a seat may know, a piece at a time (`fairness.py` says
whose); what it answers is checked by the rules. Who answers nonsense, or not at all, is shown out, and what it had is
thought by others: from its beginning, since nobody else has what it came to so far.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from quartier import __version__
from quartier.server.allowance import Allowance
from quartier.server.bots.fairness import Thought
from quartier.server.bots.thinking import LOST, Task, Thinkers
from quartier.server.messages.refusals import Refusal
from quartier.server.metrics import Metrics
from quartier.thinking.asking import sent
from quartier.thinking.fitting import likenesses
from quartier.thinking.messages import (
    PROTOCOL,
    SILENCE,
    Alive,
    Drop,
    Failed,
    Found,
    Hello,
    Here,
    Leaving,
    Paused,
    Ready,
    Said,
    Told,
    Welcome,
    Work,
)
from quartier.thinking.positions import Sets
from quartier.thinking.questions import Nonsense

PIECE = 0.25
"""Seconds that a worker goes on with a thought before the next one is chosen: a way there and back is little of it."""
PATIENCE = 10.0
"""Seconds in which it has to say what became of a piece."""
SHOWN_OUT = 60.0
"""Seconds for which the name of a worker is refused that answered nonsense."""
BEATS = 5
"""Signs of life a second that are answered."""
EACH = 64
"""Connections that workers of one name may have."""

log = logging.getLogger(__name__)


@dataclass(eq=False)
class Held:
    """A thought that a worker has begun with."""

    thought: Thought[Task]
    given: float | None = None
    """Since when it is worked at; none: it waits for its next piece."""


@dataclass
class Workers:
    """All workers of this process."""

    thinkers: Thinkers
    metrics: Metrics
    process: str
    processes: Callable[[], list[str]]
    refused: tuple[str, ...] = ()
    present: list[Worker] = field(default_factory=list)
    _out_until: dict[str, float] = field(default_factory=dict)

    def check_name(self, name: str) -> None:
        """Refuse a worker that may not come, or not now."""
        if name in self.refused:
            raise Refusal("worker-refused", {"name": name})
        if (left := self._out_until.get(name, 0.0) - time.monotonic()) > 0:
            raise Refusal("worker-faulty", {"name": name, "seconds": round(left) + 1})
        if sum(worker.name == name for worker in self.present) >= EACH:
            raise Refusal("too-many")

    def enter(self, name: str, hello: Hello, send: Callable[[Told], None]) -> Worker:
        """A worker is here; it is given nothing before it is ready."""
        if (hello.protocol, hello.quartier) != (PROTOCOL, __version__):
            raise Refusal("worker-version", {"given": hello.quartier, "right": __version__})
        own = likenesses()
        fitting = frozenset(game for game in own if hello.games.get(game) == own[game])
        others = sorted((own.keys() | hello.games.keys()) - fitting)
        worker = Worker(self, name, hello.threads, fitting, send)
        self.present.append(worker)
        self.metrics.workers.inc()
        about = {"worker": name, "threads": hello.threads, "games": sorted(fitting)}
        log.info("worker has come", extra=about)
        if others:
            log.warning("worker thinks otherwise about some games", extra={"worker": name, "games": others})
        send(
            Welcome(PROTOCOL, __version__, name, self.process, self.processes(), sorted(fitting), others),
        )
        return worker

    def leave(self, worker: Worker, reason: str, *, faulty: bool = False) -> None:
        """A worker has gone, or has to: others do what it had."""
        if worker not in self.present:
            return
        self.present.remove(worker)
        self.metrics.workers.dec()
        if faulty:
            self._out_until = {name: end for name, end in self._out_until.items() if end > time.monotonic()}
            self._out_until[worker.name] = time.monotonic() + SHOWN_OUT
        returned = worker.give_all_back()
        said = log.warning if faulty else log.info
        said("worker has gone", extra={"worker": worker.name, "reason": reason, "returned": returned})


class Worker:
    """One connection of a worker, as the thinkers know it."""

    def __init__(
        self, workers: Workers, name: str, threads: int, games: frozenset[str], send: Callable[[Told], None]
    ) -> None:
        self.name = name
        self._workers = workers
        self._thinkers = workers.thinkers
        self._threads = threads
        self._games = games
        self._send = send
        self._sets = Sets()
        self._held: dict[int, Held] = {}
        self._count = 0
        self._heard = time.monotonic()
        self._beats = Allowance(BEATS)
        self._ready = self._leaving = False

    @property
    def load(self) -> float:
        """The part of its threads that is busy."""
        return self._busy / self._threads

    @property
    def _busy(self) -> int:
        return sum(held.given is not None for held in self._held.values())

    @property
    def finished(self) -> bool:
        """Whether it wanted to go, and nothing holds it."""
        return self._leaving and not self._held

    def may(self, task: Task) -> bool:
        """What it has begun with; and what nobody has, of games that it thinks about as we do."""
        if task.holder is not None:
            return task.holder is self
        too_often = task.lost >= LOST and self._thinkers.threads
        return not self._leaving and not too_often and task.question.game.name in self._games

    def look(self) -> None:
        """Take as many thoughts as there are threads."""
        while self._busy < self._threads and (thought := self._thinkers.take(self)) is not None:
            number = next((number for number, held in self._held.items() if held.thought is thought), None)
            if thought.work.done.done():
                self._thinkers.drop(thought)
                if number is not None:
                    del self._held[number]
                    self._send(Drop(number))
            elif number is not None:
                self._held[number].given = time.monotonic()
                self._send(Work(number, PIECE))
            else:
                self._begin(thought)

    def _begin(self, thought: Thought[Task]) -> None:
        self._count += 1
        self._held[self._count] = Held(thought, time.monotonic())
        self._send(Work(self._count, PIECE, sent(thought.work.question, self._sets)))

    def hear(self, said: Said) -> None:
        """What the worker says; Nonsense where it could not say that."""
        self._heard = time.monotonic()
        match said:
            case Ready() if not self._ready:
                self._ready = True
                self._thinkers.join(self)
            case Alive() if self._beats.take():
                self._send(Here(self._workers.processes()))
            case Leaving():
                self._leaving = True
            case Paused():
                held, seconds = self._piece(said.id)
                held.given = None
                self._thinkers.put_back(held.thought, seconds)
            case Found():
                held, seconds = self._piece(said.id)
                found = held.thought.work.question.checked(bytes(said.answer))
                del self._held[said.id]
                self._thinkers.finish(held.thought, seconds, found)
                self._workers.metrics.worker_thoughts.labels("found").inc()
            case Failed():
                held, _ = self._piece(said.id)
                del self._held[said.id]
                log.warning("worker failed", extra={"worker": self.name, "reason": said.reason})
                self._workers.metrics.worker_thoughts.labels("failed").inc()
                self._thinkers.give_back(held.thought, waits=False)
            case _:
                raise Nonsense(f"{type(said).__name__} at this time")
        if self._ready:
            self.look()

    def _piece(self, number: int) -> tuple[Held, float]:
        """The thought that a worker speaks of, and for how long it has had it."""
        held = self._held.get(number)
        if held is None or held.given is None:
            raise Nonsense(f"{number} was not asked")
        return held, time.monotonic() - held.given

    def check_time(self) -> None:
        """TimeoutError if it is silent, or at one piece for too long."""
        now = time.monotonic()
        if now - self._heard > SILENCE:
            raise TimeoutError("no sign of life")
        if any(held.given is not None and now - held.given > PATIENCE for held in self._held.values()):
            raise TimeoutError("a thought without end")

    def give_all_back(self) -> int:
        """Give back what it has, to be thought by others; how much that was."""
        self._thinkers.leave(self)
        held, self._held = list(self._held.values()), {}
        for each in held:
            self._thinkers.give_back(each.thought, waits=each.given is None)
        self._workers.metrics.worker_thoughts.labels("returned").inc(len(held))
        return len(held)
