"""What is asked many times at once at one table is answered as if it had been asked one after the other."""

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
    table_of,
    to_decide,
    until,
)

from quartier.core.registry import about, games
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Hint, Move, Talk, Undo
from quartier.server.store.records import Person
from quartier.server.store.writer import Writer
from quartier.server.table import seating
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.cases import Case, cases

EVERY_CASE = [case for game in games() for case in cases(game)]


async def over(inside: Context, person: Person = ANN, **wanted: object) -> Table:
    """A match of one that was played to its end."""
    table = await inside.new_tables.set_up(person, NewTable(game="cities", options={"level": 1}, start=True, **wanted))  # type: ignore[arg-type]
    while not table.live.match.over:
        await to_decide(table)
        if not table.live.match.over:
            await play(table)
    return table


def test_of_many_devices_with_the_same_token_one_gets_the_seat_and_the_token_is_gone(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            token = (await seating.offer_transfer(table, ANN))[0]
            got, refused = await all_at_once(seating.transfer(inside.tables, guest, token) for guest in crowd(6))
            assert (len(got), refused) == (1, ["not-found"] * 5)
            assert rows(inside, "SELECT * FROM transfers") == []
            # Also when the seat is the first owner's again.
            winner = Person(table.record.seats[0].person or "", "")
            await seating.transfer(inside.tables, ANN, (await seating.offer_transfer(table, winner))[0])
            with pytest.raises(Refusal, match="not-found"):
                await seating.transfer(inside.tables, BOB, token)
            assert table.record.seat_of("ann") == 0

    asyncio.run(script())


def test_a_seat_has_one_token_the_last_one_offered(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            offered, _ = await all_at_once(seating.offer_transfer(table, ANN) for _ in range(20))
            assert rows(inside, "SELECT count(*) FROM transfers") == [(1,)]
            _, refused = await all_at_once(seating.transfer(inside.tables, BOB, token) for token, _ in offered)
            assert refused == ["not-found"] * 19

    asyncio.run(script())


def test_tokens_that_have_expired_are_deleted(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, idle=0.01) as inside:
            await inside.store.write(
                [("transfer", ("old", "table", "ann", 1)), ("transfer", ("new", "t", "bob", 2**52))]
            )
            await until(lambda: rows(inside, "SELECT token FROM transfers") == [("new",)])

    asyncio.run(script())


def test_a_rematch_that_both_want_at_once_is_one_table(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2, options={"level": 1}))
            await seating.join(table, BOB, None)
            await seating.start(table, ANN, None)
            while not table.live.match.over:
                for seat in table.live.match.actors:
                    await play(table, seat, person=("ann", "bob")[seat])
            got, _ = await all_at_once(inside.new_tables.rematch(table, person) for person in (ANN, BOB) * 4)
            assert {found.record.id for found in got} == {table.record.rematch}
            assert len(rows(inside, "SELECT id FROM tables")) == 2
            assert [sitting.person for sitting in got[0].record.seats] == ["ann", "bob"]
            # Whoever agrees to it while the other does agrees to one match.
            await all_at_once(seating.agree(got[0], person) for person in (ANN, BOB) * 4)
            assert got[0].record.status == "running"

    asyncio.run(script())


def test_a_rematch_that_cannot_be_stored_leaves_no_table_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await over(inside, seats=1)
            with monkeypatch.context() as broken:
                broken.setattr(Writer, "_commit", full)
                with pytest.raises(Refusal, match="storage"):
                    await inside.new_tables.rematch(table, ANN)
            assert (table.record.rematch, len(rows(inside, "SELECT id FROM tables"))) == ("", 1)
            assert (await inside.new_tables.rematch(table, ANN)).record.host == "ann"

    asyncio.run(script())


def test_a_match_that_is_started_twice_at_once_begins_once(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            got, refused = await all_at_once(seating.start(table, ANN, "random") for _ in range(4))
            assert (len(got), refused) == (1, ["not-open"] * 3)

    asyncio.run(script())


def test_a_seat_that_people_and_a_bot_want_at_once_is_one_ones(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            joining = [seating.join(table, guest, 1) for guest in crowd(4)]
            got, refused = await all_at_once([*joining, seating.seat_bot(table, ANN, 1, "easy")])
            assert (len(got), refused) == (1, ["seat-taken"] * 4)

    asyncio.run(script())


def test_when_all_get_up_at_once_the_table_is_closed_and_has_one_host_until_then(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=5))
            people = [ANN, *crowd(4)]
            await all_at_once(seating.join(table, guest, None) for guest in people[1:])
            await all_at_once([*(seating.leave(table, guest) for guest in people[:3]), seating.join(table, BOB, None)])
            host = table.record.host
            assert host in [sitting.person for sitting in table.record.seats]
            left = [Person(sitting.person, "") for sitting in table.record.seats if sitting.person]
            await all_at_once(seating.leave(table, guest) for guest in left)
            assert table.record.status == "closed"

    asyncio.run(script())


def test_lines_written_at_once_are_counted_one_by_one(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, talk_rate=0.001) as inside:
            table = await inside.new_tables.set_up(ANN, OPEN)
            got, refused = await all_at_once(answer(table, "ann", Talk(f"t{n}", "hello")) for n in range(20))
            assert (len(got), refused) == (5, ["talk-too-fast"] * 15)
            assert [line.number for line in table.talk.lines] == [1, 2, 3, 4, 5]

    asyncio.run(script())


@pytest.mark.parametrize("case", EVERY_CASE, ids=str)
def test_a_turn_sent_many_times_at_once_is_played_once_and_taken_back_once(tmp_path: Path, case: Case) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, case)
            await to_decide(table)
            live = table.live

            def own() -> list[str]:
                return [event.kind for event in live.events if event.seat == 0]

            version, turn = live.viewer(0).version, next(live.match.each_legal(0))
            moves = [Move(name, version, turn) for name in ("same", "same", "other")]
            answers = await asyncio.gather(*(answer(table, "ann", move) for move in moves))
            assert [isinstance(done, Ack) for done in answers] == [True, False, False]
            assert own() == ["play"]
            undo = [answer(table, "ann", Undo(f"u{number}", table.viewer(0).version)) for number in range(3)]
            done = await asyncio.gather(*undo, return_exceptions=True)
            taken_back = sum(isinstance(result, Ack) for result in done)
            # With a bot at the table, or where something was revealed, it may be too late.
            assert taken_back <= 1
            assert own().count("undo") == taken_back

    asyncio.run(script())


@pytest.mark.parametrize("game", games())
def test_of_many_hints_asked_for_at_once_one_is_thought_about(tmp_path: Path, game: str) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case(game, about(game).seats.start, ()))
            await to_decide(table)
            got, refused = await all_at_once(answer(table, "ann", Hint(f"h{number}")) for number in range(5))
            assert (len(got), refused) == (1, ["too-many"] * 4)

    asyncio.run(script())
