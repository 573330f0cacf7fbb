"""What is stored and when: together, once, before anybody is told; what cannot be stored did not happen."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ANN, server_inside

from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Move
from quartier.server.store.store import table_rows
from quartier.server.store.writer import Writer
from quartier.server.table.facts import listed_facts
from quartier.server.table.playing import answer
from quartier.server.table.table import Table

TURN = Move("a", 1, "e5^,g7>,i5v")


def with_table(folder: Path, script: Callable[[Context, Table], Awaitable[None]]) -> None:
    """Run a script at a table for one that has just begun."""

    async def run() -> None:
        async with server_inside(folder) as inside:
            await script(inside, await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=1, start=True)))

    asyncio.run(run())


def test_a_move_that_cannot_be_stored_is_refused_and_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def script(inside: Context, table: Table) -> None:
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
        assert [event.text for event in inside.store.events(table.record.id)] == [TURN.turn]

    with_table(tmp_path, script)


def test_a_move_is_on_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    async def script(inside: Context, table: Table) -> None:
        await answer(table, "ann", TURN)
        # Another connection sees committed rows only.
        other = sqlite3.connect(tmp_path / "quartier.sqlite3")
        rows = other.execute("SELECT match, seq, kind, seat, text, client FROM events").fetchall()
        other.close()
        assert rows == [(table.record.id, 1, "play", 0, TURN.turn, "a")]

    with_table(tmp_path, script)


def test_a_match_by_older_rules_is_not_opened_and_does_not_stop_the_others(tmp_path: Path) -> None:
    async def script(inside: Context, table: Table) -> None:
        old = msgspec.structs.replace(table.record, id="o" * 22, rules=0)
        await inside.store.write([*table_rows(old), ("wake", (old.id, 0))])
        with pytest.raises(Refusal) as refused:
            inside.tables.find(old.id).snapshot("ann")
        assert refused.value.problem.code == "old-rules"
        for _ in range(40):
            await asyncio.sleep(0.05)
            if inside.store.bots_due("") == []:
                break
        assert inside.store.bots_due("") == []

    with_table(tmp_path, script)


def test_a_match_whose_set_is_not_the_one_it_began_with_is_refused_rather_than_played_wrongly(tmp_path: Path) -> None:
    async def script(inside: Context, table: Table) -> None:
        assert table.record.box_sha256 == table.live.match.box.sha256
        other = msgspec.structs.replace(table.record, id="o" * 22, box_sha256="0" * 64)
        await inside.store.write(list(table_rows(other)))
        with pytest.raises(Refusal) as refused:
            inside.tables.find(other.id).snapshot("ann")
        assert refused.value.problem.code == "other-set"

    with_table(tmp_path, script)


def test_a_table_of_a_game_that_is_not_there_any_more_is_listed_and_refused(tmp_path: Path) -> None:
    async def script(inside: Context, table: Table) -> None:
        gone = msgspec.structs.replace(table.record, id="o" * 22, game="chess", public=True)
        await inside.store.write(list(table_rows(gone)))
        assert [listed_facts(record).game for record in inside.store.lobby(9)] == ["chess"]
        with pytest.raises(Refusal) as refused:
            inside.tables.find(gone.id).snapshot("ann")
        assert refused.value.problem.code == "unknown-game"

    with_table(tmp_path, script)


def test_a_record_that_cannot_be_read_costs_its_own_table_only(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def script(inside: Context, table: Table) -> None:
        store = inside.store
        (kind, values), *_ = table_rows(msgspec.structs.replace(table.record, id="o" * 22))
        await store.write([(kind, (*values[:4], '{"id": 7}')), ("sitting", ("ann", "o" * 22))])
        assert [record.id for record in store.tables_of("ann", 9)] == [table.record.id]
        with pytest.raises(Refusal) as refused:
            store.table("o" * 22)
        assert refused.value.problem.code == "storage"

    with_table(tmp_path, script)
    assert {entry.getMessage() for entry in caplog.records if entry.levelname == "ERROR"} == {"table cannot be read"}


def test_a_database_that_cannot_be_read_is_refused_as_such_and_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def script(inside: Context, table: Table) -> None:
        store = inside.store
        other = sqlite3.connect(tmp_path / "quartier.sqlite3")
        other.execute("ALTER TABLE events RENAME TO elsewhere")
        other.close()
        with pytest.raises(Refusal) as refused:
            store.events(table.record.id)
        assert refused.value.problem.code == "storage"

    with_table(tmp_path, script)
    assert [entry.getMessage() for entry in caplog.records if entry.levelname == "ERROR"] == ["not read"]
