"""How often something may be done: so many times a second, and what was not used fills up again with time."""

from __future__ import annotations

import time

BURST = 4
"""Seconds' worth of an allowance that may be used at once."""


class Allowance:
    """So many things a second, some of them at once; a rate of 0 allows everything."""

    __slots__ = ("left", "most", "rate", "then")

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self.rate = rate
        self.left = self.most = rate * BURST if at_once is None else at_once
        self.then = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Use some, if there is as much."""
        if not self.rate:
            return True
        self._fill()
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def owe(self, cost: float) -> bool:
        """Use some of what has come already, if need be from later; whether it was there."""
        if not self.rate:
            return True
        self._fill()
        self.left -= cost
        return self.left >= 0

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now

    @property
    def wait(self) -> float:
        """Seconds until there is one; 0 if there is."""
        if not self.rate:
            return 0
        self._fill()
        return max(1 - self.left, 0) / self.rate
