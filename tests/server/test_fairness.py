"""Thinking time is shared: people's tables first, then by address, then by table; bots alone are few and end."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import ANN, BOB, all_at_once, play, server_inside, until

from quartier.bots import Decision, Thinking, find_bot, planner
from quartier.core.match import Match
from quartier.kernel.random import seeded
from quartier.server.bots import thinking
from quartier.server.bots.fairness import Line, Share, Thought, Urgency
from quartier.server.bots.thinking import Thinkers
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person
from quartier.server.table import seating
from quartier.server.table.table import Table

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
    monkeypatch.setattr(thinking, "find_bot", SlowBot)
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
    monkeypatch.setattr(thinking, "find_bot", SlowBot)
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
        self.now += planner.SLICE
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


# Tables without people


def bots_alone(**wanted: Any) -> NewTable:
    return NewTable(game="cities", sit=False, bots=["random", "random"], start=True, **wanted)


def test_matches_of_bots_alone_are_few_by_address_and_in_all(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_tables=5, bot_tables_each=3, bot_delay=600) as inside:
            people = [Person(f"guest {number}", "Guest") for number in range(6)]
            got, refused = await all_at_once(
                inside.new_tables.set_up(guest, bots_alone(), "192.0.2.1") for guest in people
            )
            assert (len(got), refused) == (3, ["too-many-tables"] * 3)
            got, refused = await all_at_once(
                inside.new_tables.set_up(guest, bots_alone(), "192.0.2.2") for guest in people
            )
            assert (len(got), refused) == (2, ["too-many-tables"] * 4)
            # The same by starting what was set up before; tables with people have room.
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", sit=False, bots=["random"]))
            with pytest.raises(Refusal, match="too-many-tables"):
                await seating.start(table, ANN, None)
            await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True), "192.0.2.1")

    asyncio.run(script())


def test_a_match_of_bots_alone_is_played_to_its_end_and_makes_room(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_tables=1) as inside:
            table = await inside.new_tables.set_up(ANN, bots_alone(options={"level": 1}))
            assert table.urgency == Urgency.NOBODY
            await until(lambda: inside.quotas.without_people == {})
            assert table.record.status == "over"
            await inside.new_tables.set_up(ANN, bots_alone())

    asyncio.run(script())


def test_a_match_of_bots_alone_ends_when_nobody_watches_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, idle=0.01, bot_tables_unwatched=0.05) as inside:
            watched, unwatched = [await inside.new_tables.set_up(ANN, bots_alone()) for _ in range(2)]
            watched.sockets.add(Watcher())  # type: ignore[arg-type]
            await until(lambda: list(inside.quotas.without_people) == [watched.record.id])
            assert (unwatched.record.status, watched.record.status) == ("closed", "running")
            watched.sockets.clear()
            await until(lambda: not inside.quotas.without_people)
            assert watched.record.status == "closed"

    asyncio.run(script())


class Watcher:
    """A spectator's socket."""

    seat = None
    person = None

    def post(self, message: str) -> None:
        """Nothing is read."""


def test_matches_of_bots_alone_do_not_come_back_after_a_restart_and_others_do(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            alone = await inside.new_tables.set_up(ANN, bots_alone())
            with_ann = await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True))
        database = sqlite3.connect(tmp_path / "quartier.sqlite3")
        wakes = dict(database.execute("SELECT id, wake FROM tables").fetchall())
        database.close()
        assert wakes == {alone.record.id: None, with_ann.record.id: 0}
        async with server_inside(tmp_path) as again:
            await until(lambda: again.tables.find(with_ann.record.id).live.match.turns)
            assert again.tables.find(alone.record.id).record.status == "closed"
            assert again.store.events(alone.record.id) == []
            assert again.store.busy("ann") == [with_ann.record.id]

    asyncio.run(script())


def test_who_takes_a_bots_seat_late_makes_it_a_table_with_people(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, bot_tables=1) as inside:
            table = await inside.new_tables.set_up(ANN, bots_alone(late=True))
            await seating.join(table, BOB, 0)
            assert inside.quotas.without_people == {}
            assert inside.store.bots_due("") == [table.record.id]

    asyncio.run(script())


def test_a_match_whose_people_have_all_left_is_played_to_its_end_after_everybody_elses(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, substitute="random") as inside:
            table = await inside.new_tables.set_up(
                ANN, NewTable(game="cities", seats=2, bots=["random"], options={"level": 1}, start=True)
            )
            assert table.urgency == Urgency.PRESENT
            await until(lambda: 0 in table.live.match.actors)
            await play(table)
            table.visited -= 1000
            assert table.urgency == Urgency.SEATED
            await seating.leave(table, ANN)
            assert (table.urgency, table.share.urgency) == (Urgency.NOBODY, Urgency.NOBODY)
            await until(lambda: table.record.status == "over")

    asyncio.run(script())


def test_bots_of_many_tables_do_not_keep_a_clock_from_running_out(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, tables_each=1000) as inside:
            wanted = NewTable(game="cities", seats=2, bots=["random"], start=True)
            await asyncio.gather(*(inside.new_tables.set_up(ANN, wanted) for _ in range(250)))
            clocked = await inside.new_tables.set_up(BOB, NewTable(game="cities", seats=1, clock=5, start=True))
            await inside.store.write([("wake", (clocked.record.id, 1))])
            assert inside.store.due(2**52) == [clocked.record.id]
            found, after = set[str](), ""
            while some := inside.store.bots_due(after):
                found, after = found | set(some), some[-1]
            assert len(found) == 250

    asyncio.run(script())


def share_of(table: Table) -> str:
    return table.share.owner


def test_a_table_thinks_on_the_account_of_the_address_that_set_it_up(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            wanted = NewTable(game="cities", bots=["random"], start=True)
            one, two = [await inside.new_tables.set_up(person, wanted, "192.0.2.1") for person in (ANN, BOB)]
            unknown = await inside.new_tables.set_up(ANN, wanted)
            assert share_of(one) == share_of(two) != share_of(unknown) == "ann"
        async with server_inside(tmp_path, bot_delay=600) as again:
            assert share_of(again.tables.find(one.record.id)) == share_of(one)

    asyncio.run(script())
