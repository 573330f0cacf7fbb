"""A PostgreSQL that goes away and comes back: what was acknowledged is there, nothing is done twice, nobody waits."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import psycopg
import pytest
from tests.server.inside import ANN, server_inside, until
from tests.server.postgres_running import Postgres, rows
from tests.server.proxy import Proxy

from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Move, Resync
from quartier.server.store.database import Row
from quartier.server.store.opening import open_store
from quartier.server.store.outcomes import Conflict, Doubtful
from quartier.server.store.postgres import address as addresses
from quartier.server.store.postgres import database as databases
from quartier.server.store.postgres import lines
from quartier.server.store.records import Event
from quartier.server.store.store import Store, event_row
from quartier.server.table.playing import answer

PLACES = "e5^,g7>,i5v"
TURN = Move("a", 1, PLACES)


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries to come back follow each other quickly."""
    monkeypatch.setattr(databases, "PAUSES", (0.05,))


@pytest.fixture
def mortal(postgres: Postgres) -> Iterator[Postgres]:
    """A server that a test may kill; all that is committed is flushed to disk."""
    postgres.kill()
    postgres.start(fsync="on")
    yield postgres
    postgres.kill()
    postgres.start()


def with_store(address: str, script: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(Path("nowhere"), address, lambda changes, seconds: None)
        try:
            async with asyncio.timeout(60):
                await script(store)
        finally:
            await store.close()

    asyncio.run(run())


def event(seq: int) -> Row:
    return event_row("m", Event(seq, 1, "play", 0, "."))


async def works(store: Store) -> bool:
    try:
        await store.write([("pulse", (1,))])
        store.person("ann")
    except Refusal:
        return False
    return True


async def back(store: Store) -> None:
    """Wait until the store goes on."""
    while not await works(store):
        await asyncio.sleep(0.02)


def test_a_database_that_was_killed_has_all_that_was_acknowledged_and_the_store_goes_on(mortal: Postgres) -> None:
    address = mortal.new_database()
    stored: list[int] = []

    async def script(store: Store) -> None:
        async def write() -> None:
            for seq in range(1, 100_000):
                try:
                    await store.write([event(seq)])
                except Refusal:
                    return
                stored.append(seq)

        writing = asyncio.create_task(write())
        await until(lambda: len(stored) >= 30)
        mortal.kill()
        await writing
        with pytest.raises(Refusal) as refused:
            store.events("m")
        assert refused.value.problem.code == "storage"
        # While it is away nobody waits for it, whatever they ask.
        async with asyncio.timeout(addresses.ARRIVAL):
            assert not await works(store)
        mortal.start(fsync="on")
        await back(store)
        kept = [event.seq for event in store.events("m")]
        # The one that nobody was told of may be there or not.
        assert kept[: len(stored)] == stored
        assert len(kept) - len(stored) in (0, 1)
        await store.write([event(len(kept) + 1)])
        assert len(store.events("m")) == len(kept) + 1

    with_store(address, script)


@pytest.mark.parametrize("which", ["reading", "writing"])
def test_a_connection_that_was_ended_is_opened_again(which: str, postgres: Postgres) -> None:
    address = postgres.new_database()

    async def script(store: Store) -> None:
        line = getattr(store._database._lines, which)  # type: ignore[attr-defined]
        backend = line.use(lambda connection: connection.info.backend_pid)
        rows(address, f"SELECT pg_terminate_backend({backend})")
        await until(lambda: not rows(address, f"SELECT 1 FROM pg_stat_activity WHERE pid = {backend}"))
        assert not await works(store)
        await back(store)
        await store.write([event(1)])
        assert [found.seq for found in store.events("m")] == [1]

    with_store(address, script)


def test_a_write_that_is_cut_off_before_its_commit_did_not_happen(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def script(store: Store) -> None:
        rows(address, "CREATE FUNCTION slow() RETURNS trigger AS 'BEGIN PERFORM pg_sleep(60); END' LANGUAGE plpgsql")
        rows(address, "CREATE TRIGGER slow BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION slow()")
        others: list[Row] = [("person", ("ann", "Ann", 1))]
        writing = asyncio.gather(*(store.write(one) for one in ([event(1)], others)), return_exceptions=True)
        sleeping = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'PgSleep'"
        await until(lambda: rows(address, sleeping))
        # Not even those that were in it by chance are tried again.
        assert [type(done) for done in await writing] == [Doubtful, Doubtful]
        rows(address, "DROP TRIGGER slow ON events")
        await back(store)
        assert (store.events("m"), store.person("ann")) == ([], None)

    with_store(address, script)


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    folder = Path(tempfile.mkdtemp(prefix="quartier-"))
    between = Proxy(folder, postgres.folder)
    yield between
    between.close()
    shutil.rmtree(folder)


def test_a_commit_whose_word_was_lost_is_not_acknowledged_nor_done_again(postgres: Postgres, proxy: Proxy) -> None:
    address = postgres.new_database()

    async def script(store: Store) -> None:
        proxy.silent_after = b'[["m",1,'
        with pytest.raises(Doubtful):
            await store.write([event(1), ("subscription-failed", ("e", 1))])
        assert proxy.cut.is_set()
        await back(store)
        # It was there all the time.
        assert [found.seq for found in store.events("m")] == [1]
        with pytest.raises(Conflict):
            await store.write([event(1)])

    with_store(address.replace(str(postgres.folder), str(proxy.folder)), script)


def test_a_move_of_which_nobody_knows_is_settled_by_what_is_stored_and_shown(
    postgres: Postgres, proxy: Proxy, tmp_path: Path
) -> None:
    address = postgres.new_database().replace(str(postgres.folder), str(proxy.folder))

    class Ear:
        seat: int | None = 0
        person: str | None = "ann"
        heard: list[str] = []

        def post(self, message: str) -> None:
            self.heard.append(message)

        def refuse(self, refusal: Refusal) -> None:
            raise refusal

    async def script() -> None:
        async with server_inside(tmp_path, store=address) as inside:
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=1, start=True))
            table.sockets.add(Ear())
            proxy.silent_after = PLACES.encode()
            with pytest.raises(Refusal) as refused:
                await answer(table, "ann", TURN)
            assert refused.value.problem.code == "storage"
            assert table.doubtful
            with pytest.raises(Refusal):
                await answer(table, "ann", TURN)
            await until(lambda: not table.doubtful)
            # It has happened; whoever looks is shown that, and who sends it again learns it.
            assert [turn.text for turn in table.live.match.turns] == [PLACES]
            assert '"type":"snapshot"' in Ear.heard[-1]
            assert isinstance(await answer(table, "ann", TURN), Ack | Resync)
            assert len(inside.store.events(table.record.id)) == 1
            assert not list(tmp_path.iterdir())

    asyncio.run(script())


def test_a_server_that_says_nothing_is_waited_for_only_so_long(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "READING", 0.2)
    monkeypatch.setattr(addresses, "WAITED", 0.1)
    address = postgres.new_database()

    async def script(store: Store) -> None:
        reading = store._database._lines.reading  # type: ignore[attr-defined]
        backend = reading.use(lambda connection: connection.info.backend_pid)
        os.kill(backend, signal.SIGSTOP)
        try:
            began = time.monotonic()
            with pytest.raises(Refusal):
                store.person("ann")
            assert time.monotonic() - began < 30
        finally:
            os.kill(backend, signal.SIGCONT)
        await back(store)

    with_store(address, script)


def test_a_query_that_takes_too_long_is_given_up_and_costs_no_connection(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "READING", 0.2)
    address = postgres.new_database()

    async def script(store: Store) -> None:
        with psycopg.connect(address) as other:
            other.execute("LOCK TABLE people")
            with pytest.raises(Refusal):
                store.person("ann")
        assert store.person("ann") is None

    with_store(address, script)


def test_the_same_row_twice_in_one_commit_is_as_if_one_came_after_the_other(postgres: Postgres) -> None:
    async def script(store: Store) -> None:
        names = [[("person", ("ann", name, number))] for number, name in enumerate(("Ann", "Anna", "Änne"))]
        await asyncio.gather(*map(store.write, names))
        assert store._rows("SELECT name, created FROM people") == [("Änne", 0)]

    with_store(postgres.new_database(), script)


def test_nothing_is_found_by_what_cannot_be_stored(postgres: Postgres) -> None:
    async def script(store: Store) -> None:
        assert (store.person("a\0b"), store.table("\0"), store.busy_from("\0")) == (None, None, 0)

    with_store(postgres.new_database(), script)
