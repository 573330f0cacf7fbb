"""Whose thought goes on next: those whom a person waits for, then by address, then by table.

A thought is worked at in pieces, and after each the next one is chosen anew, so nobody waits for
somebody else's long one:

1. People's tables come first: those where a person is there, then those where one has a seat; what
   nobody waits for goes on when nothing else is to be done.
2. Among equals the address comes first that has had the least thinking time. Time that an address
   did not use is not saved up.
3. At one address short thoughts come before long ones, then the table whose last thought is longest
   ago, then the thought that came first.
"""

from __future__ import annotations

import bisect
import enum
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

STEPS = (0.1, 0.5)
"""Seconds of work after which a thought is a longer one."""
CREDIT = 0.5
"""Seconds of thinking time by which an address may be behind the others at most."""

Work = TypeVar("Work")


class Urgency(enum.IntEnum):
    """Who waits."""

    PRESENT = 0
    """Somebody who sits at the table and is there."""
    SEATED = 1
    """Somebody who sits at the table and may look at any time."""
    NOBODY = 2
    """All are away, or nobody has a seat."""


@dataclass(eq=False)
class Share:
    """What a table has of the thinking time: it is its owner's, an address or a person."""

    owner: str
    urgency: Urgency = Urgency.SEATED
    finished: int = 0
    """The number of its last finished thought among all."""


@dataclass(eq=False)
class Thought(Generic[Work]):
    """Something to be thought about for a table; `asked`: a person has asked for it and waits."""

    share: Share
    work: Work
    asked: bool = False
    number: int = 0
    spent: float = 0.0
    """Seconds of work so far."""

    @property
    def urgency(self) -> Urgency:
        return Urgency.PRESENT if self.asked else self.share.urgency


@dataclass
class _Owner:
    used: float
    """Seconds of thinking time; only differences mean something."""
    thoughts: int = 0


@dataclass
class Line(Generic[Work]):
    """All thoughts that wait. What is being worked at is taken out and put back."""

    waiting: list[Thought[Work]] = field(default_factory=list)
    _owners: dict[str, _Owner] = field(default_factory=dict)
    _level: float = 0.0
    """What the owners that were served have used: newcomers begin there."""
    _count: int = 0

    def add(self, thought: Thought[Work]) -> None:
        """A new thought."""
        self._count += 1
        thought.number = self._count
        self._owners.setdefault(thought.share.owner, _Owner(self._level)).thoughts += 1
        self.waiting.append(thought)

    def next(self, may: Callable[[Work], bool] = lambda work: True) -> Thought[Work] | None:
        """Take out the thought that comes first, of those that whoever asks may work at."""
        thought = min((each for each in self.waiting if may(each.work)), key=self._order, default=None)
        if thought is None:
            return None
        self.waiting.remove(thought)
        self._level = max(self._level, self._used(thought))
        return thought

    def spend(self, thought: Thought[Work], seconds: float) -> None:
        """Note that a thought was worked at."""
        thought.spent += seconds
        self._owners[thought.share.owner].used = self._used(thought) + seconds

    def put_back(self, thought: Thought[Work]) -> None:
        """A thought that goes on later."""
        self.waiting.append(thought)

    def give_back(self, thought: Thought[Work]) -> None:
        """A thought whose work is lost: it begins anew in its old place, and its owner has not had that time."""
        self._owners[thought.share.owner].used -= thought.spent
        thought.spent = 0.0
        self.waiting.append(thought)

    def finish(self, thought: Thought[Work]) -> None:
        """A thought that is done with."""
        self._count += 1
        thought.share.finished = self._count
        owner = self._owners[thought.share.owner]
        owner.thoughts -= 1
        if not owner.thoughts:
            del self._owners[thought.share.owner]

    def _used(self, thought: Thought[Work]) -> float:
        return max(self._owners[thought.share.owner].used, self._level - CREDIT)

    def _order(self, thought: Thought[Work]) -> tuple[int, float, int, int, int]:
        step = bisect.bisect_right(STEPS, thought.spent)
        return thought.urgency, self._used(thought), step, thought.share.finished, thought.number
