"""Thinking time is shared: what people wait for first, then by address, then by table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.inside import until

from quartier.bots import Decision, Thinking, find_bot, planner
from quartier.core.match import Match
from quartier.kernel.random import seeded
from quartier.server.bots import thinking
from quartier.server.bots.fairness import Line, Share, Thought, Urgency
from quartier.server.bots.thinking import Thinkers
from quartier.thinking import questions

PIECE = 0.02
EXPERT, EASY = 1.0, 0.06
"""Seconds of work."""


class Desk:
    """Thoughts that take as long as they say, worked at one piece after the other without a clock."""

    def __init__(self) -> None:
        self.line: Line[float] = Line()
        self.order: list[str] = []
        self.names: dict[Thought[float], str] = {}
        self.time = 0.0
        self.done: dict[str, float] = {}

    def wants(self, name: str, share: Share, seconds: float, asked: bool = False) -> None:
        thought = Thought(share, seconds, asked)
        self.names[thought] = name
        self.line.add(thought)

    def work(self, seconds: float = 1e9) -> Iterator[str]:
        until = self.time + seconds
        while self.time < until and (thought := self.line.next()) is not None:
            self.time += PIECE
            self.line.spend(thought, PIECE)
            if thought.spent >= thought.work - 1e-9:
                self.line.finish(thought)
                self.done[self.names[thought]] = self.time
                yield self.names[thought]
            else:
                self.line.put_back(thought)


def test_what_people_wait_for_comes_before_what_nobody_waits_for() -> None:
    desk = Desk()
    for urgency in (Urgency.NOBODY, Urgency.SEATED, Urgency.PRESENT):
        desk.wants(urgency.name, Share("one address", urgency), EXPERT)
    assert list(desk.work()) == ["PRESENT", "SEATED", "NOBODY"]


def test_a_hint_is_waited_for_also_at_a_table_where_bots_play_for_people() -> None:
    desk = Desk()
    nobody = Share("one", Urgency.NOBODY)
    desk.wants("turn", nobody, EASY)
    desk.wants("seated", Share("two", Urgency.SEATED), EASY)
    desk.wants("hint", nobody, EXPERT, asked=True)
    assert list(desk.work()) == ["hint", "seated", "turn"]


def test_who_comes_back_to_a_table_is_waited_for_no_longer_than_others() -> None:
    desk = Desk()
    left = Share("one", Urgency.NOBODY)
    desk.wants("left", left, EASY)
    desk.wants("other", Share("two", Urgency.SEATED), EXPERT)
    list(desk.work(0.1))
    left.urgency = Urgency.PRESENT
    assert list(desk.work()) == ["left", "other"]


def test_twenty_tables_of_one_address_cost_another_half_of_the_time_and_no_more() -> None:
    desk = Desk()
    for number in range(20):
        desk.wants(f"expert {number}", Share("crowd", Urgency.PRESENT), EXPERT)
    list(desk.work(3))
    for name, seconds in (("easy", EASY), ("expert", EXPERT)):
        began = desk.time
        desk.wants(name, Share("one", Urgency.PRESENT), seconds)
        list(desk.work(2 * seconds + 2 * PIECE))
        assert desk.done[name] - began <= 2 * seconds + 2 * PIECE


def test_an_address_that_was_away_for_long_has_saved_nothing_up() -> None:
    desk = Desk()
    desk.wants("waits", Share("patient", Urgency.NOBODY), EXPERT)
    patient, busy = Share("patient", Urgency.PRESENT), Share("busy", Urgency.PRESENT)
    for number in range(100):
        desk.wants(f"busy {number}", busy, EXPERT)
    list(desk.work(50))
    for number in range(100):
        desk.wants(f"patient {number}", patient, EXPERT)
    before = len(desk.done)
    list(desk.work(20))
    fresh = [name for name in list(desk.done)[before:] if name.startswith("busy")]
    assert len(fresh) >= 9


def test_at_one_address_short_thoughts_come_first_and_tables_take_turns() -> None:
    desk = Desk()
    school = [Share("school", Urgency.PRESENT) for _ in range(3)]
    for number in range(4):
        desk.wants(f"big table {number}", school[0], EXPERT)
    desk.wants("small table", school[1], EXPERT)
    list(desk.work(0.7))
    desk.wants("easy", school[2], EASY)
    assert list(desk.work())[:3] == ["easy", "big table 0", "small table"]


def test_nothing_is_remembered_of_an_address_without_thoughts() -> None:
    desk = Desk()
    for number in range(5):
        desk.wants(f"{number}", Share(f"address {number}"), EASY)
    assert len(list(desk.work())) == 5
    assert desk.line._owners == {}


class Slow(Thinking):
    """A bot's thought of so many slices; a slice waits until the test lets it go on."""

    gate = threading.Semaphore(0)
    order: list[str] = []

    def __init__(self, name: str, slices: int) -> None:
        self.name, self.slices = name, slices

    def slice(self) -> bool:
        self.gate.acquire()
        self.order.append(self.name)
        self.slices -= 1
        return self.slices == 0

    def ranking(self, number: int) -> list[Decision]:
        return [Decision((), self.name, None)]


class SlowBot:
    """A bot whose level is its name and the number of its slices."""

    def __init__(self, level: str) -> None:
        self.level = level

    def begin(self, *situation: Any) -> Thinking:
        name, _, slices = self.level.partition(" ")
        return Slow(name, int(slices))


def test_a_thought_is_put_aside_between_two_slices_for_one_that_people_wait_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(questions, "find_bot", SlowBot)
    monkeypatch.setattr(thinking, "PIECE", 1000)
    Slow.order, Slow.gate = [], threading.Semaphore(0)

    async def script() -> None:
        thinkers = Thinkers(1, lambda seconds: None)
        situation: Any = None
        long = asyncio.create_task(thinkers.turn("long 9", situation, Share("one", Urgency.NOBODY)))
        Slow.gate.release()
        await until(lambda: Slow.order == ["long"])
        short = asyncio.create_task(thinkers.turn("short 2", situation, Share("two", Urgency.PRESENT)))
        await until(lambda: thinkers.waiting == 1)
        Slow.gate.release(20)
        assert await asyncio.gather(short, long) == ["short", "long"]
        await asyncio.to_thread(thinkers.close)

    asyncio.run(script())
    # The slice that was under way is the only one that the short thought waits for.
    assert Slow.order == ["long"] * 2 + ["short"] * 2 + ["long"] * 7


def test_a_thought_that_nobody_waits_for_any_more_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "find_bot", SlowBot)
    Slow.order, Slow.gate = [], threading.Semaphore(0)

    async def script() -> None:
        thinkers = Thinkers(1, lambda seconds: None)
        situation: Any = None
        first = asyncio.create_task(thinkers.turn("first 1", situation, Share("one")))
        second = asyncio.create_task(thinkers.turn("second 5", situation, Share("one")))
        await until(lambda: thinkers.waiting == 1)
        second.cancel()
        await asyncio.sleep(0)
        Slow.gate.release(20)
        assert await first == "first"
        await until(lambda: thinkers.waiting == 0)
        await asyncio.to_thread(thinkers.close)

    asyncio.run(script())
    assert Slow.order == ["first"]


class Clock:
    """A clock by which a simulation takes as long as a slice should, and between slices others work for a while."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        self.now += planner.SLICE / 1e6
        return self.now


def slices(monkeypatch: pytest.MonkeyPatch, pause: float) -> int:
    """How many slices a second is enough for, with a pause after each."""
    clock = Clock()
    monkeypatch.setattr(planner, "time", clock)
    thought = find_bot("expert").begin(Match.new("cities", seats=1, seed=1).situation(0), None, seeded("a"))
    number = 1
    while not thought.slice() and number < 1000:
        clock.now += pause
        number += 1
    return number


def test_a_budget_of_seconds_is_not_spent_by_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    assert slices(monkeypatch, pause=10) == slices(monkeypatch, pause=0) > 50
