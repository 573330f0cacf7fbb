"""The line and its workers, without a network: whose thought a worker is given, and what becomes of what it had."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.bots.bench import Bench, Clock, Simple, asked, found, inside

from quartier.server.allowance import BURST
from quartier.server.bots import thinking, workers
from quartier.server.bots.fairness import Share, Urgency
from quartier.server.bots.thinking import ThoughtLost
from quartier.server.bots.workers import PIECE, Workers
from quartier.server.messages.refusals import Refusal
from quartier.thinking.fitting import likenesses
from quartier.thinking.messages import PROTOCOL, Alive, Drop, Failed, Hello, Leaving, Paused, Ready, Welcome
from quartier.thinking.questions import Nonsense


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(workers, "time", made)
    return made


def test_two_tables_share_a_worker_as_they_share_threads(clock: Clock) -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        shares = [Share("ann", Urgency.SEATED), Share("bob", Urgency.SEATED)]
        tasks = [await asked(room, f"{share.owner} {number}", share) for number in range(3) for share in shares]
        had = {"ann": 0.0, "bob": 0.0}
        for _ in range(40):
            work = bench.next()
            owner = bench.name().partition(" ")[0]
            # Ann's pieces take three times as long.
            seconds = PIECE * (3 if owner == "ann" else 1)
            clock.now += seconds
            had[owner] += seconds
            bench.worker.hear(Paused(work.id))
        assert abs(had["ann"] - had["bob"]) <= 3 * PIECE
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    inside(script)


def test_somebody_who_waits_is_served_after_the_piece_that_is_under_way(clock: Clock) -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        review = await asked(room, "review", Share("ann", Urgency.NOBODY))
        first = bench.next()
        hint = await asked(room, "hint", Share("bob"), asked=True)
        assert bench.name() == "review"
        bench.worker.hear(Paused(first.id))
        assert bench.name() == "hint"
        with pytest.raises(Nonsense):  # it was not asked to go on with that one
            bench.worker.hear(found(first, "review"))
        bench.worker.hear(found(bench.next(), "hint"))
        assert await hint == "hint"
        again = bench.next()
        assert (again.id, again.question) == (first.id, None)
        bench.worker.hear(found(again, "review"))
        assert await review == "review"
        assert bench.worker.load == 0

    inside(script)


def test_a_worker_has_as_many_thoughts_at_a_time_as_it_has_threads() -> None:
    async def script(room: Workers) -> None:
        bench, other = Bench(room, threads=2), Bench(room, "two", threads=1)
        for each in (bench, other):
            each.worker.hear(Ready())
        tasks = [await asked(room, f"{number}", Share("ann")) for number in range(5)]
        assert (len(bench.told), len(other.told)) == (1 + 2, 1 + 1)
        assert room.thinkers.waiting == 2
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    inside(script)


def test_what_a_worker_had_when_it_died_is_thought_by_another_one_before_what_came_later(clock: Clock) -> None:
    async def script(room: Workers) -> None:
        bench, share = Bench(room), Share("ann")
        bench.worker.hear(Ready())
        first = await asked(room, "first", share)
        clock.now += 2
        bench.worker.hear(Paused(bench.next().id))
        second = await asked(room, "second", share)
        room.leave(bench.worker, "killed")
        assert room.thinkers.waiting == 2
        other = Bench(room, "two")
        other.worker.hear(Ready())
        assert other.name() == "first"
        for name in ("first", "second"):
            assert other.name() == name
            other.worker.hear(found(other.next(), name))
        assert await asyncio.gather(first, second) == ["first", "second"]
        assert room.thinkers._line._owners == {}
        assert 'quartier_worker_thoughts_total{what="returned"} 1.0' in room.metrics.text().decode()

    inside(script)


def test_the_server_thinks_itself_when_all_workers_are_gone() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        task = await asked(room, "turn", Share("ann"))
        assert bench.name() == "turn", "workers come first"
        room.leave(bench.worker, "killed")
        assert await task == "turn, thought here"

    inside(script, threads=1)


def test_what_comes_late_or_twice_or_for_somebody_elses_thought_is_nonsense() -> None:
    async def script(room: Workers) -> None:
        bench, other = Bench(room), Bench(room, "two")
        for each in (bench, other):
            each.worker.hear(Ready())
        task = await asked(room, "turn", Share("ann"))
        busy, idle = (bench, other) if not bench.idle else (other, bench)
        work = busy.next()
        with pytest.raises(Nonsense):
            idle.worker.hear(found(work, "mine"))
        busy.worker.hear(found(work, "turn"))
        with pytest.raises(Nonsense):
            busy.worker.hear(found(work, "again"))
        with pytest.raises(Nonsense):
            busy.worker.hear(Paused(work.id))
        with pytest.raises(Nonsense):
            busy.worker.hear(Ready())
        assert await task == "turn"

    inside(script)


def test_a_thought_that_nobody_waits_for_any_more_is_forgotten_there_too() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        task = await asked(room, "turn", Share("ann"))
        work = bench.next()
        task.cancel()
        await asyncio.sleep(0)
        bench.worker.hear(Paused(work.id))
        assert bench.told[-1] == Drop(work.id)
        assert (bench.worker.load, room.thinkers.waiting, room.thinkers._line._owners) == (0, 0, {})

    inside(script)


def test_a_thought_that_no_worker_brings_to_its_end_is_thought_here_or_given_up() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        task = await asked(room, "hard", Share("ann"))
        failed = 0
        while not task.done():
            if bench.worker.load:
                bench.worker.hear(Failed(bench.next().id, "too hard"))
                failed += 1
            await asyncio.sleep(0)
        if room.thinkers.threads:
            assert await task == "hard, thought here"
            assert failed <= thinking.LOST
        else:
            with pytest.raises(ThoughtLost):
                await task
            assert failed == thinking.GIVEN_UP
        assert (room.thinkers.waiting, room.thinkers._line._owners) == (0, {})

    inside(script)
    inside(script, threads=1)


def test_a_worker_that_leaves_finishes_what_it_has_begun_and_gets_nothing_new() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        first, second = [await asked(room, name, Share("ann")) for name in ("first", "second")]
        bench.worker.hear(Leaving())
        assert not bench.worker.finished
        bench.worker.hear(Paused(bench.next().id))
        assert bench.name() == "first"
        bench.worker.hear(found(bench.next(), "first"))
        assert bench.worker.finished
        assert await first == "first"
        assert room.thinkers.waiting == 1
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)

    inside(script)


def test_nothing_is_given_before_a_worker_is_ready_nor_of_games_that_it_thinks_about_otherwise() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room, cities="0" * 64, chess="1" * 64)
        welcome = bench.told[0]
        assert isinstance(welcome, Welcome)
        assert welcome.games == ["guilds", "skylines", "tangram"]
        assert welcome.others == ["chess", "cities"]
        task = asyncio.create_task(room.thinkers.think(Simple("mine", "guilds"), Share("ann")))
        other = await asked(room, "not mine", Share("ann"))
        assert bench.idle
        bench.worker.hear(Ready())
        assert bench.name() == "mine"
        bench.worker.hear(found(bench.next(), "mine"))
        assert await task == "mine"
        assert room.thinkers.waiting == 1
        other.cancel()
        await asyncio.gather(other, return_exceptions=True)

    inside(script)


def test_health_knows_when_nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(room: Workers) -> None:
        assert room.thinkers.answering
        task = await asked(room, "turn", Share("ann"))
        assert room.thinkers.answering
        monkeypatch.setattr(thinking, "STUCK", 0)
        assert not room.thinkers.answering
        bench = Bench(room, cities="0" * 64)
        bench.worker.hear(Ready())
        monkeypatch.setattr(thinking, "STUCK", 15)
        next(iter(room.thinkers._line.waiting)).work.since -= 16
        assert not room.thinkers.answering, "there is a worker, but not for this game"
        fitting = Bench(room, "two")
        fitting.worker.hear(Ready())
        fitting.worker.hear(found(fitting.next(), "turn"))
        assert await task == "turn"
        room.leave(fitting.worker, "killed")
        assert room.thinkers.answering, "a lost worker is no illness"

    inside(script)


def test_who_is_silent_or_holds_a_thought_too_long_is_found_out(clock: Clock) -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        bench.worker.hear(Ready())
        task = await asked(room, "turn", Share("ann"))
        for _ in range(9):
            clock.now += 1
            bench.worker.hear(Alive())
            bench.worker.check_time()
        clock.now += 2
        bench.worker.hear(Alive())
        with pytest.raises(TimeoutError, match="thought"):
            bench.worker.check_time()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        other = Bench(room, "two")
        clock.now += 6
        with pytest.raises(TimeoutError, match="life"):
            other.worker.check_time()

    inside(script)


def test_a_flood_of_signs_of_life_is_nonsense() -> None:
    async def script(room: Workers) -> None:
        bench = Bench(room)
        for _ in range(workers.BEATS * BURST):
            bench.worker.hear(Alive())
        with pytest.raises(Nonsense):
            bench.worker.hear(Alive())
        assert len(bench.told) == 1 + workers.BEATS * BURST

    inside(script)


def test_who_talked_nonsense_stays_out_for_a_while_and_who_is_not_wanted_for_good(clock: Clock) -> None:
    async def script(room: Workers) -> None:
        with pytest.raises(Refusal, match="worker-refused"):
            room.check_name("unwanted")
        bench = Bench(room)
        room.leave(bench.worker, "nonsense", faulty=True)
        with pytest.raises(Refusal, match="worker-faulty"):
            room.check_name("one")
        room.check_name("two")
        clock.now += workers.SHOWN_OUT
        room.check_name("one")
        room.leave(Bench(room).worker, "killed")
        room.check_name("one")
        with pytest.raises(Refusal, match="worker-version"):
            room.enter("one", Hello(PROTOCOL, "0.0", 1, likenesses()), lambda told: None)
        assert room.present == []

    inside(script)
