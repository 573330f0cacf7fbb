"""What every store promises: what was awaited is there, whole, once, also after it was opened again."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.stores import Run, record

from quartier.core.errors import QuartierError
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.tables import Place
from quartier.server.now import now
from quartier.server.store.records import (
    KEPT_TALK,
    Event,
    Person,
    TalkRecord,
)
from quartier.server.store.store import (
    Store,
    event_row,
    table_rows,
    talk_rows,
)


def test_what_was_stored_is_there_after_it_is_opened_again(run: Run) -> None:
    table = record("t", seed="7", digest="d", box_sha256="b", rules=3)
    events = [Event(1, 5, "play", 0, "e5^ ‘ü’", "a"), Event(2, 6, "undo", 0)]
    line = TalkRecord(1, 7, 0, "Ann", "hallo\u2028 “ü”", "c")
    keys = []

    async def write(store: Store) -> None:
        keys.append(store.key)
        await store.write([("person", ("ann", "Ann", 1))])
        await store.write([*table_rows(table), *(event_row("t", event) for event in events)])
        await store.write(list(talk_rows("t", line)))
        await store.write([("transfer", ("token", "t", "ann", now() + 60_000))])

    async def read(store: Store) -> None:
        keys.append(store.key)
        assert store.person("ann") == Person("ann", "Ann")
        assert store.table("t") == table
        assert store.events("t") == events
        assert store.talk("t") == [line]
        assert store.transfer("token") == ("t", "ann")
        assert store.tables_of("ann", 10) == [table]

    run(write)
    run(read)
    # The key signs guests' cookies and deals challenges: it must stay.
    assert keys[0] == keys[1]
    assert len(keys[0]) == 64


def test_what_is_not_there_is_none_or_empty(run: Run) -> None:
    async def script(store: Store) -> None:
        assert (store.person("x"), store.table("x"), store.transfer("x")) == (None, None, None)
        assert (store.events("x"), store.talk("x"), store.tables_of("x", 9)) == ([], [], [])
        assert (store.lobby(9), store.challenges.best("cities", "2026-01-01", 9), store.due(now())) == ([], [], [])
        assert store.forgotten(now()) == []

    run(script)


def test_a_change_is_stored_whole_or_not_at_all(run: Run) -> None:
    async def script(store: Store) -> None:
        once = event_row("t", Event(1, 1, "play", 0, "."))
        await store.write([*table_rows(record("t")), once])
        with pytest.raises(Refusal) as refused:
            await store.write([*table_rows(record("t", status="over")), ("wake", ("t", 0)), once])
        assert refused.value.problem.code == "storage"
        assert store.table("t") == record("t")
        assert store.due(now()) == []

    run(script)


def test_many_at_once_are_all_stored_and_a_bad_one_fails_alone(run: Run) -> None:
    async def script(store: Store) -> None:
        rows = [[event_row("t", Event(seq, 1, "play", 0, "."))] for seq in (*range(1, 200), 50)]
        done = await asyncio.gather(*map(store.write, rows), return_exceptions=True)
        assert [isinstance(result, Refusal) for result in done] == [False] * 199 + [True]
        assert [event.seq for event in store.events("t")] == list(range(1, 200))

    run(script)


def test_what_was_begun_before_the_close_is_stored(run: Run) -> None:
    writing: list[asyncio.Future[None]] = []

    async def write(store: Store) -> None:
        writing.extend(asyncio.ensure_future(store.write(list(table_rows(record(f"t{n}"))))) for n in range(20))
        await asyncio.sleep(0)

    async def read(store: Store) -> None:
        assert all(store.table(f"t{number}") is not None for number in range(20))

    run(write)
    run(read)
    assert all(task.done() for task in writing)


def test_lists_hold_what_belongs_there_in_their_order(run: Run) -> None:
    async def script(store: Store) -> None:
        tables = [
            record("running", status="running"),
            record("hidden", public=False),
            record("over", status="over", challenge="2026-01-01", places=(Place(7, 1),)),
            record("open"),
            record("closed", status="closed"),
            record("other", status="over", challenge="2026-01-01", game="guilds", places=(Place(7, 1),)),
        ]
        for table in tables:
            await store.write(list(table_rows(table)))
            await asyncio.sleep(0.005)
        # Those that can be joined first; then those that changed last.
        assert [table.id for table in store.lobby(9)] == ["open", "running"]
        assert [table.id for table in store.lobby(1)] == ["open"]
        assert [table.id for table in store.tables_of("ann", 3)] == ["other", "closed", "open"]
        assert [found.table for found in store.challenges.best("cities", "2026-01-01", 9)] == ["over"]
        assert store.challenges.best("cities", "", 9) == []
        assert set(store.forgotten(now() + 1)) == {"open", "hidden"}
        assert store.forgotten(now() - 60_000) == []
        await store.write([("wake", ("running", 5)), ("wake", ("over", 9)), ("wake", ("open", None))])
        assert store.due(4) == []
        assert store.due(7) == ["running"]
        assert store.due(9) == ["running", "over"]
        # A table that changes keeps its alarm, a seat that was left stays on its person's list.
        await store.write(list(table_rows(record("running", status="running", seats=()))))
        assert store.due(5) == ["running"]
        assert "running" in [table.id for table in store.tables_of("ann", 9)]

    run(script)


def test_names_change_talk_is_forgotten_and_links_are_used_once_or_expire(run: Run) -> None:
    async def script(store: Store) -> None:
        await store.write([("person", ("ann", "Ann", 1))])
        await store.write([("person", ("ann", "Anna", 2))])
        assert store.person("ann") == Person("ann", "Anna")
        for number in range(1, KEPT_TALK + 4):
            await store.write(list(talk_rows("t", TalkRecord(number, 1, 0, "Ann", "…", str(number)))))
        assert [line.number for line in store.talk("t")] == list(range(4, KEPT_TALK + 4))
        await store.write(
            [("transfer", ("late", "t", "ann", now() - 1)), ("transfer", ("good", "t", "ann", now() + 9999))]
        )
        assert store.transfer("late") is None
        assert store.transfer("good") == ("t", "ann")
        await store.write([("transferred", ("good",))])
        assert store.transfer("good") is None

    run(script)


def test_a_store_is_open_once_at_a_time(run: Run) -> None:
    async def script(store: Store) -> None:
        def again() -> None:
            run(script)

        if store.company is not None:
            # Where several may have it they know each other: see test_several.py.
            return
        # In another thread: there it may have a loop of its own.
        with pytest.raises(QuartierError, match="another server is running"):
            await asyncio.to_thread(again)

    run(script)
