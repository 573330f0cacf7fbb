"""What is asked many times at once is answered as if it had been asked one after the other."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB, all_at_once, play, server_inside, table_of, to_decide, until

from quartier.core.registry import about, games
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Hint, Move, Talk, Undo
from quartier.server.now import today
from quartier.server.store.records import Person
from quartier.server.store.writer import Writer
from quartier.server.table import seating
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.cases import Case, cases

OPEN = NewTable(game="cities", seats=2)
EVERY_CASE = [case for game in games() for case in cases(game)]


def crowd(number: int) -> list[Person]:
    return [Person(f"guest {index}", f"Guest {index}") for index in range(number)]


def rows(inside: Context, query: str) -> list[tuple[object, ...]]:
    """What another connection sees in the store."""
    database = sqlite3.connect(inside.settings.data / "quartier.sqlite3")
    found = database.execute(query).fetchall()
    database.close()
    return found


async def over(inside: Context, person: Person = ANN, **wanted: object) -> Table:
    """A match of one that was played to its end."""
    table = await inside.new_tables.set_up(person, NewTable(game="cities", options={"level": 1}, start=True, **wanted))  # type: ignore[arg-type]
    while not table.live.match.over:
        await to_decide(table)
        if not table.live.match.over:
            await play(table)
    return table


# Tables


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


# The challenge


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
    database.execute("INSERT INTO transfers VALUES ('token', 'one', 'ann', 7)")
    migrate(database)
    found = database.execute("SELECT person, game, day, table_id FROM challenge_entries").fetchall()
    assert found == [("ann", "cities", today(), "one")]
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


# At one table


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
