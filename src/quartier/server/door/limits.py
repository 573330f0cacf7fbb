"""How much one address may ask, and how many sockets it may have; people at the same address share that."""

from __future__ import annotations

from collections import OrderedDict

from quartier.server.allowance import Allowance

REMEMBERED = 10_000
"""Allowances remembered; those forgotten are the ones not used for longest."""


class Shares:
    """An allowance for each of many; who is not named has no limit."""

    def __init__(self, rate: float, at_once: float | None = None) -> None:
        self.rate = rate
        self.at_once = at_once
        self._allowances: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, name: str, cost: float = 1) -> bool:
        """Use some of what this one may."""
        if not name or not self.rate:
            return True
        allowance = self._allowances.get(name)
        if allowance is None:
            allowance = self._allowances[name] = Allowance(self.rate, self.at_once)
            if len(self._allowances) > REMEMBERED:
                self._allowances.popitem(last=False)
        else:
            self._allowances.move_to_end(name)
        return allowance.take(cost)


class Counts:
    """How many each of many has at the moment; 0 is no limit, and who is not named has none."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._counts: dict[str, int] = {}

    def __getitem__(self, name: str) -> int:
        return self._counts.get(name, 0)

    def take(self, name: str) -> bool:
        """Count one more, if this one may have it."""
        number = self[name]
        if name and self.most and number >= self.most:
            return False
        self._counts[name] = number + 1
        return True

    def give_back(self, name: str) -> None:
        """Count one less."""
        self._counts[name] -= 1
        if not self._counts[name]:
            del self._counts[name]


class Addresses(Shares):
    """What addresses may ask, and the sockets they may have; people at the same address leave some to each other."""

    EACH, STRANGERS = 4, 2
    """One person gets that part of an address's limit, all those without a name that one."""

    def __init__(self, rate: float, sockets: int) -> None:
        super().__init__(rate)
        self._people = Shares(rate / self.EACH)
        self._strangers = Shares(rate / self.STRANGERS)
        self._sockets = Counts(sockets)
        self._sockets_each = Counts(sockets and max(sockets // self.EACH, 2))
        self._strangers_sockets = Counts(sockets and max(sockets // self.STRANGERS, 2))

    def ask(self, address: str, person: str | None, cost: float = 1) -> bool:
        """Use some of what the person may, and of what the address may."""
        own = self._people.take(person, cost) if person else self._strangers.take(address, cost)
        return own and self.take(address, cost)

    def open_socket(self, address: str, person: str | None) -> bool:
        """Count one more socket, if the person and the address may have it."""
        own, name = self._own_sockets(address, person)
        if not own.take(name):
            return False
        if not self._sockets.take(address):
            own.give_back(name)
            return False
        return True

    def close_socket(self, address: str, person: str | None) -> None:
        """Count one socket less."""
        own, name = self._own_sockets(address, person)
        own.give_back(name)
        self._sockets.give_back(address)

    def _own_sockets(self, address: str, person: str | None) -> tuple[Counts, str]:
        return (self._sockets_each, person) if person else (self._strangers_sockets, address)
