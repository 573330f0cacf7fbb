"""The challenge is had once: not twice at once, not by a token, and without an engine."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.inside import (
    ANN,
    BOB,
    all_at_once,
    rows,
    server_inside,
    to_decide,
)

from quartier.core.registry import games
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Hint
from quartier.server.now import end_of, today
from quartier.server.store.records import Person
from quartier.server.table import seating
from quartier.server.table.playing import answer


@pytest.mark.parametrize("game", games())
def test_of_eight_who_ask_for_the_challenge_at_once_all_get_the_same_table(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            got, refused = await all_at_once(inside.challenges.take(ANN, game) for _ in range(8))
            assert (len({table.record.id for table in got}), refused) == (1, [])
            assert len(rows(inside, "SELECT id FROM tables")) == 1
            assert (await inside.challenges.take(ANN, game)).record.id == got[0].record.id
            assert (await inside.challenges.take(BOB, game)).record.id != got[0].record.id
        async with server_inside(tmp_path) as again:
            assert (await again.challenges.take(ANN, game)).record.id == got[0].record.id

    asyncio.run(script())


def test_the_challenge_is_not_got_a_second_time_by_a_token(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            mine, others = [await inside.challenges.take(person, "cities") for person in (ANN, BOB)]
            token = (await seating.offer_transfer(others, BOB))[0]
            with pytest.raises(Refusal, match="challenge-taken"):
                await seating.transfer(inside.tables, ANN, token)
            assert others.record.seat_of("bob") == 0
            # Another device may go on with it, and give it back.
            phone = Person("phone", "Bob's phone")
            await seating.transfer(inside.tables, phone, token)
            with pytest.raises(Refusal, match="challenge-taken"):
                await inside.challenges.take(BOB, "cities")
            assert inside.challenges.look(BOB, "cities").table == ""
            assert (await inside.challenges.take(phone, "cities")) is others
            with pytest.raises(Refusal, match="challenge-taken"):
                await seating.transfer(inside.tables, BOB, (await seating.offer_transfer(mine, ANN))[0])
            await seating.transfer(inside.tables, BOB, (await seating.offer_transfer(others, phone))[0])
            assert (await inside.challenges.take(BOB, "cities")) is others
            # Whoever plays it by a token has played it.
            with pytest.raises(Refusal, match="challenge-taken"):
                await inside.challenges.take(phone, "cities")

    asyncio.run(script())


def test_a_token_and_the_challenge_itself_at_once_give_one_of_both(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.challenges.take(BOB, "cities")
            token = (await seating.offer_transfer(table, BOB))[0]
            await all_at_once([seating.transfer(inside.tables, ANN, token), inside.challenges.take(ANN, "cities")])
            seats = rows(inside, "SELECT id FROM tables WHERE json_extract(record, '$.seats[0].person') = 'ann'")
            assert len(seats) == 1

    asyncio.run(script())


def test_challenges_stored_before_they_were_counted_are_counted(tmp_path: Path) -> None:
    from quartier.server.store.schema import MIGRATIONS, migrate

    database = sqlite3.connect(tmp_path / "old.sqlite3", isolation_level=None)
    for number, migration in enumerate(MIGRATIONS[:3]):
        database.executescript(f"{migration}; PRAGMA user_version = {number + 1};")
    for table, record in (("one", f'{{"game": "cities", "challenge": "{today()}"}}'), ("two", '{"game": "cities"}')):
        database.execute("INSERT INTO tables VALUES (?, 'over', 0, 1, ?, NULL)", (table, record))
        database.execute("INSERT INTO sittings VALUES ('ann', ?)", (table,))
    ended = (
        '{"game": "cities", "challenge": "2026-01-02", "seats": [{"person": "bob", "name": "Bob"}], "ended": %d, '
        '"places": [{"score": 31, "rank": 1}]}'
    )
    for table, late in (("three", 0), ("four", 1)):
        record = ended % (end_of("2026-01-02") - 1 + late)
        database.execute("INSERT INTO tables VALUES (?, 'over', 0, 1, ?, NULL)", (table, record))
    database.execute("INSERT INTO transfers VALUES ('token', 'one', 'ann', 7)")
    migrate(database)
    found = database.execute("SELECT person, game, day, table_id FROM challenge_entries").fetchall()
    assert found == [("ann", "cities", today(), "one")]
    counted = database.execute("SELECT table_id, person, name, score, lost FROM challenge_results").fetchall()
    assert counted == [("three", "bob", "Bob", 31, 0)]
    assert database.execute("SELECT token, table_id, person, expires FROM transfers").fetchall() == [
        ("token", "one", "ann", 7)
    ]
    database.close()


@pytest.mark.parametrize("game", games())
def test_no_engine_helps_in_the_challenge_but_previews_are_shown(tmp_path: Path, game: str) -> None:
    from quartier.server.messages.socket import Preview, Previewed

    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.challenges.take(ANN, game)
            await to_decide(table)
            with pytest.raises(Refusal, match="no-hints"):
                await answer(table, "ann", Hint("h"))
            draft = next(table.live.match.each_legal(0))
            assert isinstance(await answer(table, "ann", Preview("p", draft)), Previewed)
            facts = table.snapshot("ann").table
            assert (facts.aids, facts.hints) == (True, False)

    asyncio.run(script())
