"""What is stored and when: together, once, before anybody is told; what cannot be stored did not happen."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from quartier.server.opening import set_up
from quartier.server.playing import answer
from quartier.server.records import Event, Person
from quartier.server.refusals import Refusal
from quartier.server.services import Services
from quartier.server.settings import Settings
from quartier.server.socket_wire import Ack, Move
from quartier.server.store import event_row, table_rows
from quartier.server.table import Table
from quartier.server.wire import NewTable
from quartier.server.writer import Writer

ANN = Person("ann", "Ann")
TURN = Move("a", 1, "e5^,g7>,i5v")


def with_table(folder: Path, script: Callable[[Table], Awaitable[None]]) -> None:
    """Run a script at a table for one that has just begun."""

    async def run() -> None:
        services = Services(Settings(data=folder))
        try:
            await script(await set_up(services, ANN, NewTable(game="cities", seats=1, start=True)))
        finally:
            await services.close()

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_is_refused_and_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def script(table: Table) -> None:
        before = table.snapshot("ann")
        with monkeypatch.context() as broken:
            broken.setattr(Writer, "_commit", full)
            with pytest.raises(Refusal) as refused:
                await answer(table, "ann", TURN)
        assert refused.value.problem.code == "storage"
        assert table.snapshot("ann") == before
        assert table.live.match.turns == []
        done = await answer(table, "ann", TURN)
        assert isinstance(done, Ack)
        assert [event.text for event in table.services.store.events(table.record.id)] == [TURN.turn]

    with_table(tmp_path, script)


def test_a_move_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        await answer(table, "ann", TURN)
        # Another connection sees committed rows only.
        other = sqlite3.connect(tmp_path / "quartier.sqlite3")
        rows = other.execute("SELECT match, seq, kind, seat, text, client FROM events").fetchall()
        other.close()
        assert rows == [(table.record.id, 1, "play", 0, TURN.turn, "a")]

    with_table(tmp_path, script)


def test_many_changes_share_a_commit_and_a_bad_one_fails_alone(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        store = table.services.store
        rows = [[event_row("other", Event(seq, 1, "play", 0, "."))] for seq in (1, 2, 2, 3)]
        done = await asyncio.gather(*map(store.write, rows), return_exceptions=True)
        assert [isinstance(result, Refusal) for result in done] == [False, False, True, False]
        assert [event.seq for event in store.events("other")] == [1, 2, 3]

    with_table(tmp_path, script)


def test_a_change_of_several_rows_is_stored_whole_or_not_at_all(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        store = table.services.store
        again = event_row("other", Event(1, 1, "play", 0, "."))
        await store.write([again])
        renamed = msgspec.structs.replace(table.record, rematch="elsewhere")
        with pytest.raises(Refusal):
            await store.write([*table_rows(renamed), again])
        assert store.table(table.record.id) == table.record

    with_table(tmp_path, script)


def test_a_match_by_older_rules_is_not_opened_and_does_not_stop_the_others(tmp_path: Path) -> None:
    async def script(table: Table) -> None:
        services = table.services
        old = msgspec.structs.replace(table.record, id="o" * 22, rules=0)
        await services.store.write([*table_rows(old), ("wake", (old.id, 0))])
        with pytest.raises(Refusal) as refused:
            services.table(old.id).snapshot("ann")
        assert refused.value.problem.code == "old-rules"
        for _ in range(40):
            await asyncio.sleep(0.05)
            if services.store.bots_due("") == []:
                break
        assert services.store.bots_due("") == []

    with_table(tmp_path, script)
