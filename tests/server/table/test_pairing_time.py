"""What time does to those who wait: nobody is paired who has gone, and bots come where all agree to them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB, server_inside, until
from tests.server.waiting_people import CLEO, Clock, Tab, names, waits

from quartier.server.table import pairing


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock().rules(monkeypatch)


def test_who_has_closed_the_page_is_not_paired(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, tab = await waits(inside, ANN, "cities")
            clock.passes(600)
            await inside.pairings.look_after()
            assert table.record.status == "open"
            tab.close()
            clock.passes(pairing.GONE - 1)
            found, other = await waits(inside, BOB, "tangram")
            assert table.record.status == "open"
            clock.passes(2)
            # Nobody has looked since: who asks now must not meet somebody who is not there.
            found, _ = await waits(inside, CLEO, "cities")
            assert (found is table, names(found)) == (False, ["Cleo", ""])
            await until(lambda: table.record.status == "closed")
            other.close()

    asyncio.run(script())


def test_who_loads_the_page_anew_goes_on_waiting(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, tab = await waits(inside, ANN, "cities")
            tab.close()
            clock.passes(pairing.GONE - 1)
            await inside.pairings.look_after()
            Tab(table, ANN)
            await inside.pairings.look_after()
            clock.passes(pairing.GONE - 1)
            found, _ = await waits(inside, BOB, "cities")
            assert (found, table.record.status) == (table, "running")

    asyncio.run(script())


def test_bots_come_after_a_while_to_those_who_agree(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, pairing_bots=30, substitute="easy") as inside:
            table, tab = await waits(inside, ANN, "guilds", bots=True)
            facts = table.snapshot("ann").table.pairing
            assert facts is not None
            assert facts.bots == clock.now() + 30_000
            alone, _ = await waits(inside, BOB, "cities")
            clock.passes(29)
            await inside.pairings.look_after()
            assert table.record.status == "open"
            clock.passes(1)
            await until(lambda: table.record.status == "running")
            assert [sitting.bot for sitting in table.record.seats] == [None, "easy", "easy"]
            assert table.record.hinting
            assert alone.record.status == "open"
            tab.close()

    asyncio.run(script())


def test_no_bot_comes_as_long_as_one_of_those_who_wait_wants_none(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, _ = await waits(inside, ANN, "guilds", bots=True)
            await waits(inside, BOB, "guilds")
            clock.passes(300)
            await inside.pairings.look_after()
            assert (table.record.status, names(table)) == ("open", ["Ann", "Bob", ""])
            await inside.pairings.leave(BOB)
            await until(lambda: table.record.status == "running")
            assert [sitting.person for sitting in table.record.seats] == ["ann", None, None]

    asyncio.run(script())


def test_no_match_with_bots_starts_for_somebody_whose_page_is_closed(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, pairing_bots=3) as inside:
            table, tab = await waits(inside, ANN, "cities", bots=True)
            tab.close()
            clock.passes(4)
            await inside.pairings.look_after()
            assert table.record.status == "open"
            clock.passes(pairing.GONE)
            await until(lambda: table.record.status == "closed")

    asyncio.run(script())


def test_after_a_restart_those_who_come_back_wait_on_and_the_others_are_let_go(tmp_path: Path, clock: Clock) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            mine = (await waits(inside, ANN, "cities"))[0].record.id
            other = (await waits(inside, BOB, "tangram"))[0].record.id
        clock.passes(3600)
        async with server_inside(tmp_path) as inside:
            table = inside.tables.find(mine)
            Tab(table, ANN)
            await inside.pairings.look_after()
            assert inside.tables.find(other).record.status == "open"
            clock.passes(pairing.GONE)
            await until(lambda: inside.tables.find(other).record.status == "closed")
            found, _ = await waits(inside, CLEO, "cities")
            assert (found, names(found), found.record.status) == (table, ["Ann", "Cleo"], "running")

    asyncio.run(script())
