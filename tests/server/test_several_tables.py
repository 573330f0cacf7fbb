"""Two servers on one database: seats, rematches, pairings, limits, bots and clocks are as if there were one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB, OPEN, all_at_once, crowd, table_of, to_decide, until
from tests.server.postgres_running import Postgres
from tests.server.two_servers import Tab, Two, company, move, played, run, running, same

from quartier.core.registry import games
from quartier.server.messages.http import NewTable
from quartier.server.table import seating
from quartier.server.table import table as tables_module
from quartier.server.table.playing import answer
from quartier.testing.cases import cases

EVERY_CASE = [case for game in games() for case in cases(game)]


def test_of_two_who_want_the_same_seat_one_gets_it(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        for _ in range(5):
            first = await two.first.new_tables.set_up(ANN, OPEN)
            second = two.second.tables.find(first.record.id)
            people = crowd(2)
            _, refused = await all_at_once(
                seating.join(table, person, 1) for table, person in zip((first, second), people, strict=True)
            )
            assert refused == ["seat-taken"]
            await same(first, second)

    run(postgres, tmp_path, script)


@pytest.mark.thorough
def test_a_rematch_that_both_ask_for_is_one_table(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        tables = await running(two, "cities", 2)
        while tables[0].record.status != "over":
            for seat, table in enumerate(tables):
                await to_decide(table, seat)
                if not table.live.match.over:
                    await answer(table, ("ann", "bob")[seat], move(table, seat, f"{seat}.{len(table.live.events)}"))
        first, second = await asyncio.gather(
            two.first.new_tables.rematch(tables[0], ANN, ready=True),
            two.second.new_tables.rematch(tables[1], BOB, ready=True),
        )
        assert first.record.id == second.record.id
        await asyncio.gather(seating.agree(first, ANN), seating.agree(second, BOB))
        await until(lambda: first.record.status == second.record.status == "running")
        assert first.record == second.record

    run(postgres, tmp_path, script)


@pytest.mark.thorough
def test_those_who_wait_at_different_servers_meet(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        for _ in range(3):
            first, second = await asyncio.gather(
                two.first.pairings.ask(ANN, ["tangram"], False), two.second.pairings.ask(BOB, ["tangram"], False)
            )
            assert first.record.id == second.record.id
            await same(first, second)
            assert first.record.status == "running"
        waiting = await two.first.pairings.ask(ANN, ["guilds"], False)
        tab = Tab(waiting, "ann")
        await until(lambda: two.second.pairings.waiting()["guilds"] == 1)
        tab.go()
        # Whoever looks after the table notices that she has gone.
        await until(lambda: waiting.record.status == "closed")

    run(postgres, tmp_path, script)


def test_a_limit_is_not_passed_by_asking_both_servers_at_once(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        both = two.first.new_tables, two.second.new_tables
        got, refused = await all_at_once(both[number % 2].set_up(ANN, OPEN) for number in range(8))
        assert (len(got), set(refused)) == (3, {"too-many-tables"})
        got, refused = await all_at_once(
            both[number % 2].set_up(person, OPEN, "192.0.2.1") for number, person in enumerate(crowd(8))
        )
        assert (len(got), set(refused)) == (4, {"too-many-tables"})
        bots = NewTable(game="cities", seats=2, sit=False, bots=["random", "random"], start=True)
        got, refused = await all_at_once(both[number % 2].set_up(BOB, bots) for number in range(6))
        assert (len(got), set(refused)) == (1, {"too-many-tables"})

    run(postgres, tmp_path, script, tables_each=3, tables_per_address=4, bot_tables=1)


def test_a_challenge_is_taken_once_by_whichever_server(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        tables = await asyncio.gather(*(inside.challenges.take(ANN, "cities") for inside in (two.first, two.second)))
        assert len({table.record.id for table in tables}) == 1
        assert two.first.signer.sign("ann") == two.second.signer.sign("ann")

    run(postgres, tmp_path, script)


def test_bots_and_clocks_of_a_table_are_one_servers_until_it_goes(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        tables = []
        for inside in (two.first, two.second):
            for _ in range(6):
                table = await table_of(inside, EVERY_CASE[1])
                tables.append(table.record.id)
        kept = [[inside.tables.around.together.keeps(name) for inside in (two.first, two.second)] for name in tables]
        assert sorted(map(sum, kept)) == [1] * 12
        assert [True, False] in kept
        assert [False, True] in kept
        for name in tables:
            first, second = two.at(name)
            await to_decide(first)
            await to_decide(second)
            await answer(first, "ann", move(first, 0, "a"))
            # Whoever keeps it has its bot move, and both know.
            await played(first, 2)
            await played(second, 2)
        # The first one's connection is cut: the other has all, and the first one does nothing any more.
        monitor = company(two.first)
        monitor._ended.set()
        monitor._wake()
        await until(lambda: all(two.second.tables.around.together.keeps(name) for name in tables))
        assert not any(two.first.tables.around.together.keeps(name) for name in tables)
        for name in tables:
            first, second = two.at(name)
            known = len(second.live.events)
            await to_decide(second)
            await answer(second, "ann", move(second, 0, "b"))
            await played(second, known + 2)

    run(postgres, tmp_path, script)


def test_a_clock_runs_out_once(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "GRACE", 0)

    async def script(two: Two) -> None:
        first, second = await running(two, clock=1)
        await until(lambda: all(sitting.away == "clock" for sitting in second.record.seats))
        assert (
            first.around.metrics.takeovers.labels("clock")._value.get()
            + second.around.metrics.takeovers.labels("clock")._value.get()
            == 2
        )

    run(postgres, tmp_path, script)


def test_a_table_at_which_nobody_is_here_is_let_go_when_others_move(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        name = (await running(two))[0].record.id
        inside = two.first, two.second
        keeper, other = sorted(inside, key=lambda one: not company(one).keeps(name))
        assert not other.tables.find(name).live.events
        table = keeper.tables.find(name)
        await answer(table, "ann", move(table, 0, "a"))
        await until(lambda: other.tables.in_memory(name) is None)
        # Whoever asks has it as it is stored, and whoever is there is shown what comes.
        tab = Tab(other.tables.find(name), "bob")
        assert len(tab.table.live.events) == 1
        await answer(table, "bob", move(table, 1, "b"))
        await until(lambda: tab.version == table.viewer(1).version)
        assert other.tables.in_memory(name) is tab.table

    run(postgres, tmp_path, script)
