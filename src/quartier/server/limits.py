"""How much one connection and one address may ask: allowances that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict

BURST = 4
"""Seconds' worth of an allowance that may be used at once."""
ADDRESSES = 10_000
"""Addresses remembered; those forgotten are the ones not seen for longest."""


class Allowance:
    """So many things a second, some of them at once; a rate of 0 allows everything."""

    __slots__ = ("left", "most", "rate", "then")

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self.rate = rate
        self.left = self.most = rate * BURST if at_once is None else at_once
        self.then = time.monotonic()

    def take(self) -> bool:
        """Use one, if there is one."""
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is one, after none was left."""
        return (1 - self.left) / self.rate


class Addresses:
    """The allowances and open sockets of all addresses."""

    def __init__(self, rate: float, sockets: int) -> None:
        self.rate = rate
        self.most_sockets = sockets
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()
        self._sockets: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Use one of what the address may ask."""
        allowance = self._allowances.get(address)
        if allowance is None:
            allowance = self._allowances[address] = Allowance(self.rate)
            if len(self._allowances) > ADDRESSES:
                self._allowances.popitem(last=False)
        else:
            self._allowances.move_to_end(address)
        return allowance.take()

    def open_socket(self, address: str) -> bool:
        """Count one more socket, if the address may have it."""
        number = self._sockets.get(address, 0)
        if self.most_sockets and number >= self.most_sockets:
            return False
        self._sockets[address] = number + 1
        return True

    def close_socket(self, address: str) -> None:
        """Count one socket less."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
