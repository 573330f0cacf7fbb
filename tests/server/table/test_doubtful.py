"""As long as nobody knows whether the last change of a table was stored, nothing else happens, nor seems to."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB, OPEN, client, server_inside, table_of

from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Move
from quartier.server.store.records import SeatRecord
from quartier.server.store.store import table_rows
from quartier.server.table import seating
from quartier.server.table.playing import answer
from quartier.server.table.settling import settle
from quartier.testing.cases import Case


def test_a_move_that_is_refused_while_a_table_is_doubtful_is_not_done_when_it_is_said_again(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case("cities", 1, ()))
            viewer = table.viewer(0)
            move = Move("m", viewer.version, next(table.live.match.each_legal(0)))
            table.doubtful = True
            for _ in range(2):
                with pytest.raises(Refusal) as refusal:
                    await answer(table, "ann", move)
                assert refusal.value.problem.code == "storage"
            assert table.live.events == []
            settle(table)
            assert isinstance(await answer(table, "ann", move), Ack)
            assert [event.client for event in inside.store.events(table.record.id)] == ["m"]

    asyncio.run(script())


def test_nothing_is_refused_by_what_a_doubtful_table_may_not_be_any_more(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            for doubtful, code in ((False, "seats-empty"), (True, "storage")):
                table.doubtful = doubtful
                with pytest.raises(Refusal) as refusal:
                    await seating.start(table, ANN, None)
                assert refusal.value.problem.code == code
            # It was stored that Bob has a seat, though nobody was told so.
            record = table.record.with_seat(1, SeatRecord(BOB.id, BOB.name))
            await inside.store.write(list(table_rows(record)))
            settle(table)
            await seating.start(table, ANN, None)
            assert table.record.status == "running"

    asyncio.run(script())


def test_whether_a_match_is_over_is_not_said_of_a_doubtful_table(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            table = await table_of(inside, Case("cities", 1, ()))
            for doubtful, code in ((False, "not-over"), (True, "storage")):
                for path in ("file", "course", "replay?position=0"):
                    table.doubtful = doubtful
                    answer = await http.get(f"/api/tables/{table.record.id}/{path}")
                    assert answer.json()["error"]["code"] == code
                table.doubtful = doubtful
                with pytest.raises(Refusal) as refusal:
                    await inside.new_tables.rematch(table, ANN)
                assert refusal.value.problem.code == code

    asyncio.run(script())
