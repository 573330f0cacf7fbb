"""Those who would play with anybody find each other, once each, by as few as their game needs."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import msgspec
import pytest
from tests.server.inside import ANN, BOB, all_at_once, client, crowd, rows, server_inside
from tests.server.waiting_people import CLEO, names, waits

from quartier.core.registry import games
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.store.records import Person
from quartier.server.table import seating
from quartier.server.table.table import Table


def test_two_who_want_the_same_game_meet_and_their_match_starts_by_itself(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, tab = await waits(inside, ANN, "tangram")
            assert (table.record.status, names(table)) == ("open", ["Ann", ""])
            found, _ = await waits(inside, BOB, "tangram")
            assert found is table
            assert (table.record.status, table.record.game, names(table)) == ("running", "tangram", ["Ann", "Bob"])
            assert '"type":"snapshot"' in tab.heard[0]
            assert rows(inside, "SELECT status, public FROM tables") == [("running", 0)]
            assert not table.record.hinting

    asyncio.run(script())


@pytest.mark.parametrize(("game", "seats"), [("cities", 2), ("tangram", 2), ("skylines", 2), ("guilds", 3)])
def test_a_game_is_played_by_as_few_as_it_needs_with_its_defaults(tmp_path: Path, game: str, seats: int) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            found = [(await waits(inside, person, game))[0] for person in crowd(seats)]
            assert len(set(found)) == 1
            record = found[0].record
            assert (record.status, len(record.seats)) == ("running", seats)
            assert record.options == msgspec.to_builtins(games()[game].options())

    asyncio.run(script())


def test_different_games_do_not_meet_and_any_game_meets_each(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            cities, _ = await waits(inside, ANN, "cities")
            tangram, _ = await waits(inside, BOB, "tangram")
            assert cities is not tangram
            assert inside.pairings.waiting() == {"cities": 1, "guilds": 0, "skylines": 0, "tangram": 1}
            found, _ = await waits(inside, CLEO)
            assert (found, names(found)) == (cities, ["Ann", "Cleo"])
            assert tangram.record.status == "open"

    asyncio.run(script())


def test_who_would_play_any_game_plays_the_one_that_the_other_names(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, _ = await waits(inside, ANN)
            await waits(inside, BOB, "guilds", "skylines")
            assert (table.record.game, table.record.status) == ("skylines", "running")
            table, _ = await waits(inside, CLEO)
            await waits(inside, Person("dora", "Dora"), "guilds")
            assert (table.record.game, names(table)) == ("guilds", ["Cleo", "Dora", ""])
            # When the one who wanted it goes, anything can be played again.
            await inside.pairings.leave(Person("dora", "Dora"))
            await waits(inside, BOB, "cities")
            assert (table.record.game, table.record.status, names(table)) == ("cities", "running", ["Cleo", "Bob"])

    asyncio.run(script())


def test_of_many_who_ask_at_once_each_meets_one_other(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            people = crowd(31)
            found, refused = await all_at_once(inside.pairings.ask(person, ["cities"], False) for person in people)
            assert refused == []
            tables = set(found)
            assert sorted(table.record.status for table in tables) == ["open", *["running"] * 15]
            seated = [sitting.person for table in tables for sitting in table.record.seats if sitting.person]
            assert sorted(seated) == sorted(person.id for person in people)

    asyncio.run(script())


def test_who_asks_many_times_at_once_waits_once_and_is_not_paired_with_oneself(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            found, _ = await all_at_once(inside.pairings.ask(ANN, ["cities"], False) for _ in range(8))
            assert len(set(found)) == 1
            assert names(found[0]) == ["Ann", ""]
            assert rows(inside, "SELECT count(*) FROM tables") == [(1,)]

    asyncio.run(script())


def test_who_changes_their_mind_waits_for_the_other_game_only(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            first, _ = await waits(inside, ANN, "cities")
            second, _ = await waits(inside, ANN, "tangram")
            assert (first.record.status, second.record.game) == ("closed", "tangram")
            found, _ = await waits(inside, BOB, "cities")
            assert names(found) == ["Bob", ""]

    asyncio.run(script())


def test_who_leaves_while_another_asks_is_paired_or_gone_but_never_both(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            for _ in range(10):
                table, _ = await waits(inside, ANN, "cities")
                left, found = await asyncio.gather(
                    inside.pairings.leave(ANN), inside.pairings.ask(BOB, ["cities"], False), return_exceptions=True
                )
                assert isinstance(found, Table)
                if left is None:
                    assert (table.record.status, names(found)) == ("closed", ["Bob", ""])
                    await inside.pairings.leave(BOB)
                else:
                    assert isinstance(left, Refusal)
                    assert (found, table.record.status) == (table, "running")

    asyncio.run(script())


def test_who_moves_up_gets_what_the_new_seat_sees_and_nothing_of_the_old_one(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, _ = await waits(inside, ANN, "guilds")
            _, bob = await waits(inside, BOB, "guilds")
            await inside.pairings.leave(ANN)
            assert (names(table), bob.seat) == (["Bob", "", ""], 0)
            assert (json.loads(bob.heard[-2])["type"], json.loads(bob.heard[-2])["seat"]) == ("snapshot", 0)
            for person in (CLEO, ANN):
                await waits(inside, person, "guilds")
            started = json.loads(bob.heard[-2])
            assert (started["seat"], started["view"]["seat"]) == (0, 0)
            assert {tab.person: tab.seat for tab in table.sockets} == {"bob": 0, "cleo": 1, "ann": 2}

    asyncio.run(script())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, tab = await waits(inside, ANN, "cities")

            async def fail(*_: object) -> None:
                raise Refusal("storage")

            with monkeypatch.context() as broken:
                broken.setattr(inside.store, "write", fail)
                with pytest.raises(Refusal, match="storage"):
                    await inside.pairings.ask(BOB, ["cities"], False)
            assert (table.record.status, names(table), tab.heard) == ("open", ["Ann", ""], [])
            found, _ = await waits(inside, BOB, "cities")
            assert (found, table.record.status) == (table, "running")

    asyncio.run(script())


def test_a_pairing_counts_as_one_of_the_tables_that_one_may_have(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, tables_each=1) as inside:
            await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2))
            await waits(inside, BOB, "cities")
            for wanted in (["cities"], ["tangram"]):
                with pytest.raises(Refusal, match="too-many-tables"):
                    await inside.pairings.ask(ANN, wanted, False)

    asyncio.run(script())


def test_nobody_decides_about_a_pairing_or_sits_down_by_its_link(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table, _ = await waits(inside, ANN, "cities")
            assert not table.snapshot("ann").host
            for refused, code in (
                (seating.start(table, ANN, "easy"), "not-host"),
                (seating.seat_bot(table, ANN, 1, "easy"), "not-host"),
                (seating.join(table, BOB, None), "not-open"),
            ):
                with pytest.raises(Refusal, match=code):
                    await refused
            assert inside.store.lobby(10) == []

    asyncio.run(script())


def test_two_of_the_same_name_can_be_told_apart(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            long = "Abcdefghijklmnopqrstuvwx"
            table, _ = await waits(inside, Person("1", long), "guilds")
            await waits(inside, Person("2", long), "guilds")
            await waits(inside, Person("3", long.upper()), "guilds")
            assert names(table) == [long, f"{long[:21]} 2", f"{long[:21].upper()} 3"]
            open_table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=3))
            await seating.join(open_table, Person("4", "ann"), None)
            await seating.join(open_table, Person("5", "Bob"), None)
            assert names(open_table) == ["Ann", "ann 2", "Bob"]

    asyncio.run(script())


def test_the_way_over_http(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            await http.post("/api/me", json={"name": "Ann"})
            assert (await http.get("/api/pairings")).json() == {
                "people": {"cities": 0, "guilds": 0, "skylines": 0, "tangram": 0},
                "bots_after": 30,
            }
            seen = (await http.post("/api/pairings", json={"games": ["cities"], "bots": True})).json()
            assert (seen["seat"], seen["host"], seen["view"]) == (0, False, None)
            assert seen["table"]["pairing"]["games"] == ["cities"]
            assert (await http.delete("/api/pairings")).json() == {"name": "Ann"}
            answer = await http.delete("/api/pairings")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-waiting")
            answer = await http.post("/api/pairings", json={"games": ["chess"]})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unknown-game")

    asyncio.run(script())
