"""Two servers on one database: people at different ones play together as if there were one."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import msgspec
import psycopg
import pytest
from tests.server.inside import ANN, table_of, to_decide, until
from tests.server.postgres_running import Postgres, rows
from tests.server.two_servers import Tab, Two, company, deafen, move, run, running, stored, whole
from tests.server.waiting_people import CLEO

from quartier.core.registry import games
from quartier.server.messages.socket import Ack, Resync, Sync, Talk, Undo
from quartier.server.table import seating
from quartier.server.table.playing import answer
from quartier.testing.cases import Case, cases

EVERY_CASE = [case for game in games() for case in cases(game)]
SHORT, *LONG = sorted(games())
GAMES = [SHORT, *(pytest.param(game, marks=pytest.mark.thorough) for game in LONG)]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_people_at_different_servers(game: str, postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        seats = max(2, games()[game].seats.start)
        tables = await running(two, game, seats)
        people = [sitting.person for sitting in tables[0].record.seats]
        tabs = [Tab(tables[seat % 2], person) for seat, person in enumerate(people)]
        spectators = [Tab(table, None) for table in tables]
        chance = random.Random(1)
        acknowledged = 0
        while tables[0].record.status != "over":
            seat = chance.choice(list(tables[0].live.match.actors) or [0])
            table = tables[seat % 2]
            if seat not in table.live.match.actors:
                await asyncio.sleep(0.001)
                continue
            said = await answer(table, people[seat], move(table, seat, f"m{acknowledged}"))
            assert isinstance(said, Ack | Resync)
            acknowledged += isinstance(said, Ack)
        await until(lambda: tables[1].record.status == "over")
        assert len(stored(tables[0])) == acknowledged
        assert tables[0].record == tables[1].record
        await until(lambda: all(tab.version == tab.table.viewer(tab.seat).version for tab in (*tabs, *spectators)))
        for seat in (*range(seats), None):
            assert tables[0].viewer(seat).fields == tables[1].viewer(seat).fields
        assert len({str(tab.facts) for tab in spectators}) == 1

    run(postgres, tmp_path, script)


def test_of_moves_at_once_each_counts_once_and_in_order_though_nobody_is_told(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        deafen(two.first)
        deafen(two.second)
        tab = Tab(second, "bob")
        for number in range(8):
            moves = move(first, 0, f"a{number}"), move(second, 1, f"b{number}")
            said = await asyncio.gather(answer(first, "ann", moves[0]), answer(second, "bob", moves[1]))
            # Neither knew of the other's, and both are as good as before.
            assert [type(each) for each in said] == [Ack, Ack]
            assert sorted(stored(first)[-2:]) == [(0, f"a{number}"), (1, f"b{number}")]
            for table, person in ((first, "ann"), (second, "bob")):
                await answer(table, person, Sync("s", 0))
        assert [event.seq for event in first.around.store.events(first.record.id)] == list(range(1, 17))
        assert tab.version == second.viewer(1).version

    run(postgres, tmp_path, script)


def test_the_same_message_to_both_servers_counts_once(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        said = await asyncio.gather(*(answer(table, "ann", move(table, 0, "same")) for table in (first, second)))
        assert sorted(type(each).__name__ for each in said) == ["Ack", "Resync"]
        assert [each.reason for each in said if isinstance(each, Resync)] == ["repeated"]
        assert stored(first) == [(0, "same")]
        said = await asyncio.gather(*(answer(table, "ann", Talk("t", "hello")) for table in (first, second)))
        assert [type(each) for each in said] == [Ack, Ack]
        assert len(first.around.store.talk(first.record.id)) == 1

    run(postgres, tmp_path, script)


def test_a_turn_is_taken_back_by_the_other_server_and_one_that_is_late_is_told_so(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        deafen(two.second)
        assert second.viewer(0).version == 1
        await answer(first, "ann", move(first, 0, "a"))
        # It has not heard of the move, nor of the version that Ann has seen.
        assert isinstance(await answer(second, "ann", Undo("u", first.viewer(0).version)), Ack)
        assert not second.live.match.turns
        deafen(two.first)
        late = await answer(first, "ann", Undo("v", first.viewer(0).version))
        assert isinstance(late, Resync)
        assert late.reason == "stale"
        assert [client for _, client in stored(first)] == ["a", "u"]

    run(postgres, tmp_path, script)


def test_who_looks_sees_what_is_done_and_said_at_the_other_server_also_when_a_notice_is_lost(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        tab = Tab(second, "bob")
        await answer(first, "ann", move(first, 0, "a"))
        await answer(first, "ann", Talk("t", "told"))
        await until(lambda: tab.view.get("ready") == [0] and tab.said() == ["told"])
        deafen(two.second)
        await answer(first, "ann", Undo("u", first.viewer(0).version))
        await answer(first, "ann", Talk("w", "not told"))
        # By itself, within some seconds.
        await until(lambda: tab.view.get("ready") == [] and tab.said() == ["told", "not told"])
        assert tab.version == second.viewer(1).version

    run(postgres, tmp_path, script)


def test_who_is_there_is_seen_at_both_servers(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        ann, bob = Tab(first, "ann"), Tab(second, "bob")

        def online(tab: Tab) -> list[bool]:
            return [seat["online"] for seat in tab.facts["seats"]]

        first.show_table()
        second.show_table()
        await until(lambda: online(ann) == online(bob) == [True, True])
        assert first.people == second.people == {"ann", "bob"}
        bob.go()
        await until(lambda: online(ann) == [True, False])
        assert not rows(two.store, "SELECT 1 FROM presence WHERE people LIKE '%bob%'")

    run(postgres, tmp_path, script)


def test_what_servers_tell_each_other_are_names_of_tables_and_a_seat_that_is_given_away_is_not_shown_any_more(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def script(two: Two) -> None:
        with psycopg.connect(two.store, autocommit=True) as ear:
            ear.execute("LISTEN quartier")
            first, second = await running(two)
            old = Tab(second, "ann")
            await answer(first, "ann", move(first, 0, "a"))
            await answer(first, "ann", Talk("t", "secret"))
            await until(lambda: old.view.get("ready") == [0])
            token, _ = await seating.offer_transfer(first, ANN)
            deafen(two.second)
            await seating.transfer(two.first.tables, CLEO, token)
            await answer(first, "cleo", Undo("u", first.viewer(0).version))
            await until(lambda: old.heard[-1].get("seat", 0) is None or old.seat is None)
            await until(lambda: old.version == second.viewer(None).version)
            assert old.view == whole(second, None)
            told = [notice.payload for notice in ear.notifies(timeout=0.2)]
        assert told
        numbers = {company(inside).number for inside in (two.first, two.second)}
        for payload in told:
            assert re.fullmatch(r"[0-9]+:([A-Za-z0-9_-]{22}(,[A-Za-z0-9_-]{22})*)?", payload)
            assert int(payload.partition(":")[0]) in numbers

    run(postgres, tmp_path, script)


@pytest.mark.parametrize("case", EVERY_CASE, ids=str)
@pytest.mark.thorough
def test_what_a_seat_is_shown_by_the_other_server_is_what_its_own_would_show(
    case: Case, postgres: Postgres, tmp_path: Path
) -> None:
    """Over a match of every case, each turn at one server and everybody watching at the other."""

    async def script(two: Two) -> None:
        table = await table_of(two.first, case, late=False)
        other = two.second.tables.find(table.record.id)
        tabs = [Tab(other, "ann"), Tab(other, None)]
        number = 0
        while table.record.status != "over" and number < 40:
            await to_decide(table)
            if table.live.match.over:
                break
            await answer(table, "ann", move(table, 0, f"m{number}"))
            number += 1
            await until(lambda: len(other.live.events) >= len(table.live.events))
            async with table.lock, other.lock:
                if len(other.live.events) == len(table.live.events):
                    for tab in tabs:
                        shown = {
                            name: msgspec.json.decode(text) for name, text in table.viewer(tab.seat).fields.items()
                        }
                        assert tab.view == shown
        assert number

    run(postgres, tmp_path, script)
