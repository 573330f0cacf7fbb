"""How many tables a person and an address may have, however many are asked for at once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.inside import (
    ANN,
    BOB,
    OPEN,
    all_at_once,
    crowd,
    play,
    rows,
    server_inside,
)

from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person
from quartier.server.store.writer import Writer
from quartier.server.table import seating


def test_of_many_tables_wanted_at_once_a_person_gets_as_many_as_one_may_have(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, tables_each=50) as inside:
            got, refused = await all_at_once(inside.new_tables.set_up(ANN, OPEN) for _ in range(150))
            assert (len(got), refused) == (50, ["too-many-tables"] * 100)
            assert len(inside.store.busy("ann")) == 50
            await seating.leave(got[0], ANN)
            got, refused = await all_at_once(inside.new_tables.set_up(ANN, OPEN) for _ in range(2))
            assert (len(got), refused) == (1, ["too-many-tables"])

    asyncio.run(script())


def test_hosting_without_a_seat_and_joining_count_too(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, tables_each=3) as inside:
            await inside.new_tables.set_up(BOB, NewTable(game="cities", seats=2, sit=False))
            others = [await inside.new_tables.set_up(guest, OPEN) for guest in crowd(5)]
            _, refused = await all_at_once(seating.join(table, BOB, None) for table in others)
            assert refused == ["too-many-tables"] * 3
            with pytest.raises(Refusal, match="too-many-tables"):
                await inside.new_tables.set_up(BOB, OPEN)
            seated = next(table for table in others if table.record.seat_of("bob") is not None)
            await seating.leave(seated, BOB)
            await inside.new_tables.set_up(BOB, OPEN)

    asyncio.run(script())


def test_a_seat_taken_over_from_another_device_counts_for_who_takes_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, tables_each=2) as inside:
            tables = [await inside.new_tables.set_up(guest, OPEN) for guest in crowd(4)]
            tokens = [
                (await seating.offer_transfer(table, guest))[0] for table, guest in zip(tables, crowd(4), strict=True)
            ]
            got, refused = await all_at_once(seating.transfer(inside.tables, BOB, token) for token in tokens)
            assert (len(got), refused) == (2, ["too-many-tables"] * 2)

    asyncio.run(script())


def test_an_address_has_its_tables_however_many_guests_it_is(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, tables_per_address=5) as inside:
            got, refused = await all_at_once(inside.new_tables.set_up(guest, OPEN, "192.0.2.1") for guest in crowd(12))
            assert (len(got), refused) == (5, ["too-many-tables"] * 7)
            await inside.new_tables.set_up(BOB, OPEN, "192.0.2.2")
            # Where nobody knows the address, nobody is limited by it.
            assert len((await all_at_once(inside.new_tables.set_up(guest, OPEN) for guest in crowd(12)))[0]) == 12
        async with server_inside(tmp_path, tables_per_address=5) as again:
            with pytest.raises(Refusal, match="too-many-tables"):
                await again.new_tables.set_up(ANN, OPEN, "192.0.2.1")
            with pytest.raises(Refusal, match="too-many-tables"):
                await again.challenges.take(ANN, "cities", "192.0.2.1")
            await seating.leave(again.tables.find(got[0].record.id), Person(got[0].record.host, ""))
            await again.new_tables.set_up(ANN, OPEN, "192.0.2.1")

    asyncio.run(script())


def test_of_an_address_only_a_mark_is_stored_and_nothing_when_the_match_is_over(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            await inside.new_tables.set_up(BOB, OPEN, "192.0.2.1")
            assert len(rows(inside, "SELECT id FROM tables WHERE json_extract(record, '$.address') <> ''")) == 1
            assert rows(inside, "SELECT id FROM tables WHERE record LIKE '%192.0.2.1%'") == []
            table = await inside.new_tables.set_up(
                ANN, NewTable(game="cities", seats=1, options={"level": 1}, start=True), "a"
            )
            assert table.record.address
            while not table.live.match.over:
                await play(table)
            assert table.record.address == ""
            assert inside.store.busy_from(inside.signer.address("a")) == 0

    asyncio.run(script())


def test_guests_are_counted_by_address_for_an_hour(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, guests_per_address=3) as inside:
            for _ in range(3):
                inside.quotas.check_newcomer("192.0.2.1")
            with pytest.raises(Refusal, match="too-many"):
                inside.quotas.check_newcomer("192.0.2.1")
            for _ in range(9):
                inside.quotas.check_newcomer("")
            inside.quotas.check_newcomer("192.0.2.2")

    asyncio.run(script())


def test_a_table_that_could_not_be_stored_holds_no_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def script() -> None:
        async with server_inside(tmp_path, tables_each=1, bot_tables=1, bot_delay=30) as inside:
            wanted = NewTable(game="cities", sit=False, bots=["random"], start=True)
            with monkeypatch.context() as broken:
                broken.setattr(Writer, "_commit", full)
                for _ in range(3):
                    with pytest.raises(Refusal, match="storage"):
                        await inside.new_tables.set_up(ANN, wanted)
            assert inside.tables._lately == {}
            await inside.new_tables.set_up(ANN, wanted)

    asyncio.run(script())
