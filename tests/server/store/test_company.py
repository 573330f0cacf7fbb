"""Servers on one database know each other: what they write is in turn, and each part is kept by one of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from tests.server.postgres_running import Postgres, rows
from tests.server.stores import record

from quartier.core.errors import QuartierError
from quartier.server.messages.refusals import Refusal
from quartier.server.parts import ALONE, PARTS, Place, part_of
from quartier.server.store.database import Row
from quartier.server.store.moving import move
from quartier.server.store.opening import check_store, open_store
from quartier.server.store.outcomes import Conflict
from quartier.server.store.postgres import company as companies
from quartier.server.store.postgres import locks
from quartier.server.store.postgres.address import Connection
from quartier.server.store.postgres.company import Company
from quartier.server.store.records import Event
from quartier.server.store.shared import head_row, record_head
from quartier.server.store.store import Store, next_event_row, table_rows


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(companies, "BEAT", 0.05)
    monkeypatch.setattr(companies, "PAUSE", 0.05)


@contextmanager
def servers(address: str, number: int, *, on_one_machine: bool = False) -> Iterator[list[Company]]:
    check_store(Path("nowhere"), address)
    with ExitStack() as all_of_them:
        found = []
        for index in range(number):
            found.append(Company(address, index + 1, Place(index, number) if on_one_machine else ALONE))
            found[-1].begin()
            all_of_them.callback(end, found[-1])
        yield found


def end(company: Company) -> None:
    if company._thread.is_alive():
        company.close()


def kept(company: Company) -> list[int]:
    return [part for part in range(PARTS) if part in company._parts and company.sure]


def wait(so: Callable[[], object]) -> None:
    end = time.monotonic() + 20
    while not so():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.01)


def shared_out(found: list[Company]) -> bool:
    return sorted(part for each in found for part in kept(each)) == list(range(PARTS))


def test_parts_are_shared_out_and_what_one_had_who_goes_is_taken_over(postgres: Postgres) -> None:
    with servers(postgres.new_database(), 3) as found:
        # Nobody has more than is due; who of the others has two less depends on who was quicker.
        wait(lambda: shared_out(found) and max(len(kept(each)) for each in found) == 22)
        assert all(each.there == ["1", "2", "3"] for each in found)
        name = next(f"t{number}" for number in range(999) if found[0].keeps(f"t{number}"))
        assert [each.keeps(name) for each in found] == [True, False, False]
        found[0].close()
        wait(lambda: shared_out(found[1:]))
        assert not found[0].keeps(name)
        assert found[1].keeps(name) or found[2].keeps(name)
        found[1].close()
        wait(lambda: shared_out(found[2:]))
        wait(lambda: found[2].alone)
        assert part_of(name) in kept(found[2])


def test_processes_of_a_machine_keep_the_parts_whose_sockets_come_to_them(postgres: Postgres) -> None:
    with servers(postgres.new_database(), 2, on_one_machine=True) as (first, second):
        wait(lambda: kept(first) == list(range(0, PARTS, 2)) and kept(second) == list(range(1, PARTS, 2)))
        first.close()
        wait(lambda: shared_out([second]))


def test_who_was_killed_is_not_noted_for_ever(postgres: Postgres) -> None:
    address = postgres.new_database()
    check_store(Path("nowhere"), address)
    rows(address, "INSERT INTO processes (process, started) VALUES (99, 5)")
    with servers(address, 2) as (first, second):
        wait(lambda: first.there == second.there == ["1", "2"])
        assert rows(address, "SELECT process FROM processes ORDER BY 1") == [(1,), (2,)]


def test_who_loses_its_connection_keeps_nothing_until_it_is_back(postgres: Postgres) -> None:
    address = postgres.new_database()
    with servers(address, 2) as (first, second):
        wait(lambda: shared_out([first, second]) and len(kept(first)) == 32)
        changes: list[int] = []
        first.on_change = lambda: changes.append(len(kept(first)))
        rows(
            address,
            "SELECT pg_terminate_backend(pid) FROM pg_locks "
            f"WHERE locktype = 'advisory' AND classid = {locks.HERE} AND objid = 1",
        )
        wait(lambda: 0 in changes)
        wait(lambda: shared_out([first, second]) and len(kept(first)) == 32)
        assert first.there == second.there == ["1", "2"]


def test_who_is_not_known_to_others_writes_nothing(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        address = postgres.new_database()
        check_store(Path("nowhere"), address)
        first, second = (open_store(Path("nowhere"), address, lambda changes, seconds: None) for _ in range(2))
        known = []
        for store in (first, second):
            assert isinstance(store.company, Company)
            known.append(store.company)
            await asyncio.to_thread(store.company.begin)
        try:
            await second.write(list(table_rows(record("a"))))
            monkeypatch.setattr(companies, "PAUSE", 1.0)
            rows(
                address,
                "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' "
                f"AND classid = {locks.HERE} AND objid = {known[1].number}",
            )
            # The other one believes to be alone, and would not see it.
            await asyncio.to_thread(wait, lambda: known[0].alone)
            with pytest.raises(Refusal):
                await second.write(list(table_rows(record("b"))))
            await asyncio.to_thread(wait, lambda: known[1].known)
            assert not known[0].alone
            await second.write(list(table_rows(record("b"))))
        finally:
            for store in (first, second):
                await asyncio.to_thread(store.company.close)  # type: ignore[union-attr]
                await store.close()

    asyncio.run(script())


def test_who_does_not_hear_of_the_database_does_not_believe_in_its_locks(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    with servers(postgres.new_database(), 1) as (only,):
        wait(lambda: only.alone and len(kept(only)) == PARTS)
        monkeypatch.setattr(companies, "SURE", -1.0)
        wait(lambda: not only.sure)
        assert not only.alone
        assert not only.keeps("t")


def test_what_is_told_is_heard_by_others_and_not_by_oneself(postgres: Postgres) -> None:
    with servers(postgres.new_database(), 2) as (first, second):
        wait(lambda: not first.alone)
        heard: list[str] = []
        own: list[str] = []
        first.on_news, second.on_news = own.extend, heard.extend
        many = [f"{number:022}" for number in range(1000)]
        first.tell(many)
        wait(lambda: sorted(heard) == many)
        assert own == []


def test_a_thing_is_done_by_one_at_a_time(postgres: Postgres) -> None:
    with servers(postgres.new_database(), 2) as (first, second):
        told: list[tuple[int, bool]] = []
        first.hold("thing", lambda held: told.append((1, held)))
        wait(lambda: told == [(1, True)])
        second.hold("thing", lambda held: told.append((2, held)))
        wait(lambda: told[1:] == [(2, False)])
        first.close()
        second.hold("thing", lambda held: told.append((2, held)))
        wait(lambda: told[2:] == [(2, True)])


def test_whoever_asks_for_a_thing_just_when_the_connection_is_cut_is_answered(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = locks.asked

    def cut(connection: Connection, query: str, *values: object) -> list[object]:
        if "%s, %s" in query and values[0] == locks.HOLDING and not told:
            connection.close()
        return plain(connection, query, *values)

    with servers(postgres.new_database(), 1) as (only,):
        told: list[bool] = []
        monkeypatch.setattr(companies, "asked", cut)
        only.hold("thing", told.append)
        wait(lambda: told == [False])
        only.hold("thing", told.append)
        wait(lambda: told == [False, True])


def with_two(address: str, script: Callable[[Store, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        first, second = (open_store(Path("nowhere"), address, lambda changes, seconds: None) for _ in range(2))
        try:
            async with asyncio.timeout(60):
                await script(first, second)
        finally:
            await first.close()
            await second.close()

    asyncio.run(run())


def event(seq: int, version: int = 1, table: str = "t") -> Row:
    return next_event_row(record(table, version=version), Event(seq, 1, "play", 0, "."))


def test_an_event_or_a_record_counts_only_as_the_next_one(postgres: Postgres) -> None:
    async def script(first: Store, second: Store) -> None:
        table = record("t", version=1)
        await first.write([*table_rows(table), record_head(table, None)])
        await second.write([event(1)])
        wrong: list[list[Row]] = [
            [event(1)],
            [event(3)],
            [event(2, version=0)],
            [head_row("t", 1)],
            [head_row("t", 3)],
            [head_row("t", 2, seq=0)],
        ]
        for rows_of_it in wrong:
            for store in (first, second):
                with pytest.raises(Conflict):
                    await store.write([("person", ("x", "X", 1)), *rows_of_it])
        assert first.person("x") is None
        await first.write([head_row("t", 2, seq=1)])
        with pytest.raises(Conflict):
            await second.write([event(2)])
        await second.write([event(2, version=2)])
        head = first.shared.heads(["t", "u"])["t"]
        assert (head.version, head.seq, head.said) == (2, 2, 0)
        assert [found.seq for found in first.events("t")] == [1, 2]

    with_two(postgres.new_database(), script)


def test_commits_of_many_tables_do_not_wait_for_each_other_for_ever(postgres: Postgres) -> None:
    async def script(first: Store, second: Store) -> None:
        tables = [f"t{number}" for number in range(20)]
        for seq in range(1, 16):
            both = [
                store.write([event(seq, table=table)])
                for store, order in ((first, tables), (second, tables[::-1]))
                for table in order
            ]
            done = await asyncio.gather(*both, return_exceptions=True)
            assert sum(result is None for result in done) == len(tables)
            assert all(result is None or isinstance(result, Conflict) for result in done)

    with_two(postgres.new_database(), script)


def test_everything_is_moved_or_brought_up_to_date_only_while_no_server_runs(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()

    async def script(first: Store, second: Store) -> None:
        with pytest.raises(QuartierError, match="another server is running on this database"):
            await asyncio.to_thread(move, address, str(tmp_path / "data"), lambda name, done, all_of_it: None)
        rows(address, "DROP TABLE processes")
        with pytest.raises(QuartierError, match="another server is running on this database"):
            await asyncio.to_thread(check_store, Path("nowhere"), address)

    with_two(address, script)
    check_store(Path("nowhere"), address)
