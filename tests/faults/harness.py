"""Load, faults by a plan, and after each one what must hold: nothing lost, nobody hangs, everybody plays on."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tests.faults.breaking import KILLS, break_by_name, kinds
from tests.faults.ledger import Ledgers
from tests.faults.party import Party
from tests.faults.site import Site

from quartier.core.registry import games
from quartier.testing.cases import cases

GOING_ON = 60.0
"""Seconds after a fault is mended in which every table goes on."""


@dataclass
class Report:
    """What was broken, and what came of it."""

    store: str
    seed: str
    servers: int
    faults: Counter[str] = field(default_factory=Counter)
    acknowledged: int = 0
    events: int = 0
    views: int = 0
    matches: int = 0
    losses: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    back: dict[str, float] = field(default_factory=dict)
    """The longest time from a fault's end until everybody had made another move, by kind."""
    away: float = 0.0
    """The longest time that somebody had nothing acknowledged, faults included."""
    seconds: float = 0.0
    lost: int = 0
    twice: int = 0
    """Both stay 0: the harness ends where they do not."""

    @property
    def kills(self) -> int:
        return sum(number for name, number in self.faults.items() if name in KILLS)


class Harness:
    """A site with people at it."""

    def __init__(self, site: Site, tables: int, seed: str, tell: Callable[[str], None] = lambda line: None) -> None:
        self.site, self.tell = site, tell
        self.chance = random.Random(seed)
        self.report = Report(site.kind, seed, len(site.servers))
        every = sorted(games())
        self.parties = [
            Party(site, number, cases(every[number % len(every)]), 1 + number // len(every) % 2, seed)
            for number in range(tables)
        ]
        self.ledgers = Ledgers(site)
        self._read = 0

    def run(self, plan: Sequence[str]) -> Report:
        """Play, break, check; AssertionError with what went wrong."""
        began = time.monotonic()
        for party in self.parties:
            party.start()
        try:
            self.everybody_plays_on("the beginning")
            for name in plan:
                self.one_fault(name)
        finally:
            for party in self.parties:
                party.done.set()
            for party in self.parties:
                party.join(60)
            self.gather()
            self.report.seconds = time.monotonic() - began
        self.check()
        self.report.acknowledged = sum(party.moves for party in self.parties)
        self.report.events = self.ledgers.events
        self.report.views = self.ledgers.views
        return self.report

    def one_fault(self, name: str) -> None:
        """Break something, mend it, and see that all is well."""
        self.site.mended = float("inf")
        break_by_name(self.site, name, self.chance, self.told)
        self.site.mended = mended = time.monotonic()
        self.everybody_plays_on(name)
        self.report.faults[name] += 1
        self.report.back[name] = max(self.report.back.get(name, 0.0), time.monotonic() - mended)
        self.check()
        self.tell(f"{name}: {time.monotonic() - mended:.1f} s")

    def told(self, code: str) -> int:
        """How often people were refused with a code."""
        return sum(party.codes[code] for party in self.parties)

    def everybody_plays_on(self, after: str) -> None:
        """Wait until every party has had another move acknowledged."""
        before = [party.moves for party in self.parties]
        until = time.monotonic() + GOING_ON
        while behind := [party for party, old in zip(self.parties, before, strict=True) if party.moves <= old]:
            assert not self.wrong(), f"after {after}: {self.wrong()}"
            names = ", ".join(f"{party.name} at {party.story.table}" for party in behind)
            assert time.monotonic() < until, f"after {after}: {names} cannot go on"
            time.sleep(0.02)

    def wrong(self) -> list[str]:
        """What must never happen to anybody, and did."""
        return [party.wrong for party in self.parties if party.wrong]

    def check(self) -> None:
        """Hold what everybody was told against the store, and look through the logs."""
        assert not self.wrong(), self.wrong()
        for party in self.parties:
            self.ledgers.check(party)
        found = list(self.surprises())
        assert not found, found[:3]

    def surprises(self) -> Iterator[str]:
        """Lines of the log that tell of a fault of the program's own."""
        lines = list(self.site.logs())
        yield from surprising(lines[self._read :])
        self._read = len(lines) if len(self.site.servers) == 1 else 0

    def gather(self) -> None:
        """Add up what people have met with."""
        report = self.report
        report.matches = sum(party.verified for party in self.parties)
        report.losses = sum(party.losses for party in self.parties)
        report.codes = sum((party.codes for party in self.parties), Counter())
        report.away = max(party.longest for party in self.parties)


def surprising(lines: Iterable[str]) -> Iterator[str]:
    """Those lines of a log that tell of a fault of the program's own."""
    for line in lines:
        try:
            said = json.loads(line)
        except ValueError:
            yield line
            continue
        if "error" in said:
            yield line


def drawn(site: Site, seed: str, kills: int, others: int) -> list[str]:
    """A plan: so many kills and other faults, all kinds in turn, in an order that the seed decides."""
    chance = random.Random(f"plan {seed}")
    plan: list[str] = []
    for wanted, kill in ((kills, True), (others, False)):
        every = kinds(site, kills=kill)
        chance.shuffle(every)
        plan += [every[number % len(every)] for number in range(wanted)]
    chance.shuffle(plan)
    return plan
