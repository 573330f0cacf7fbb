"""A place where work is done: it takes a function and pieces of work, and gives back what comes of each.

Pieces are handed over in chunks, a few ahead of those who work on them. What comes of a piece follows from the piece
alone, so a chunk that was lost with a process or a machine is done again, and it does not matter where it is done.
"""

from __future__ import annotations

import pickle
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from types import TracebackType
from typing import Any, Generic, Self, TypeVar

from quartier.core.errors import QuartierError
from quartier.work.chunks import Done, Pace

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Ticket = TypeVar("Ticket")

TRIES = 5
"""How often a chunk is begun: one that takes every process down with it must not be begun for ever."""


class LostWork(Exception):
    """A chunk of which nothing will come: who worked on it is gone."""


class Workplace(ABC):
    """Where pieces of work are done."""

    @property
    @abstractmethod
    def width(self) -> int:
        """How many pieces are worked on at once."""

    @abstractmethod
    def finished(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """What comes of each piece, with its place among them, as soon as it is there.

        `do` and the pieces can be pickled. Whoever leaves early leaves the rest undone.
        """

    def results(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Generator[Result]:
        """The same without the places, for results that know them."""
        for _, result in self.finished(do, pieces):
            yield result

    def in_order(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[Result]:
        """What comes of the pieces, in their order."""
        early: dict[int, Result] = {}
        following = 0
        for place, result in self.finished(do, pieces):
            early[place] = result
            while following in early:
                yield early.pop(following)
                following += 1

    @abstractmethod
    def close(self) -> None:
        """Leave it; what is under way is given up."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class ChunkedPlace(Workplace, Generic[Ticket]):
    """A place that takes chunks: who is handed one gives a ticket for what will come of it."""

    def __init__(self, seconds: float) -> None:
        self._pace = Pace(seconds)

    @property
    @abstractmethod
    def ahead(self) -> int:
        """How many chunks are handed over at once at most."""

    @abstractmethod
    def prepare(self, do: Callable[[Any], Any]) -> Any:
        """The function in the form in which `begin` takes it, once for many chunks."""

    @abstractmethod
    def begin(self, do: Any, chunk: Sequence[Any]) -> Ticket:
        """Hand over a chunk."""

    @abstractmethod
    def wait(self, tickets: Collection[Ticket]) -> Collection[Ticket]:
        """Those of which something has come, or never will; it may be none yet."""

    @abstractmethod
    def take(self, ticket: Ticket) -> Done:
        """What has come of a chunk; LostWork if nothing ever will."""

    @abstractmethod
    def give_up(self, tickets: Collection[Ticket]) -> None:
        """Nobody waits for these any longer."""

    def finished(self, do: Callable[[Piece], Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
        """As every place does it: chunks are begun until enough are under way, and those that are done are told."""
        prepared, reached = self.prepare(do), 0
        again: list[tuple[range, int]] = []
        running: dict[Ticket, tuple[range, int]] = {}
        try:
            while True:
                while len(running) < self.ahead and (again or reached < len(pieces)):
                    if again:
                        chunk, tries = again.pop()
                    else:
                        size = self._pace.size(len(pieces) - reached, self.width)
                        chunk, tries = range(reached, min(len(pieces), reached + size)), 1
                        reached = chunk.stop
                    running[self.begin(prepared, [pieces[place] for place in chunk])] = chunk, tries
                if not running:
                    return
                for ticket in self.wait(running):
                    chunk, tries = running.pop(ticket)
                    try:
                        done = self.take(ticket)
                    except LostWork as problem:
                        if tries >= TRIES:
                            raise QuartierError("wrong-work-lost", tries=tries, reason=str(problem)) from None
                        again.append((chunk, tries + 1))
                        continue
                    self._pace.note(len(chunk), done)
                    # Pieces before the one that went wrong are done.
                    yield from zip(chunk, pickle.loads(done.results), strict=False)
                    if done.error is not None:
                        raise pickle.loads(done.error)
        finally:
            self.give_up(running)
