"""For whom bots play: tables of bots alone are few and end, and a table thinks on the account of who set it up."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.inside import ANN, BOB, all_at_once, play, server_inside, to_decide, until

from quartier.core.errors import CannotUndo
from quartier.core.match import Situation
from quartier.server.bots.fairness import Share, Urgency
from quartier.server.bots.thinking import Thinkers
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Move, Undo
from quartier.server.store.records import Person
from quartier.server.table import seating
from quartier.server.table.beginning import begin_match
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.walk import random_turn


def bots_alone(**wanted: Any) -> NewTable:
    return NewTable(game="cities", sit=False, bots=["random", "random"], start=True, **wanted)


def test_matches_of_bots_alone_are_few_by_address_and_in_all(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_tables=5, bot_tables_each=3, bot_delay=600) as inside:
            people = [Person(f"guest {number}", "Guest") for number in range(6)]
            got, refused = await all_at_once(
                inside.new_tables.set_up(guest, bots_alone(), "192.0.2.1") for guest in people
            )
            assert (len(got), refused) == (3, ["too-many-tables"] * 3)
            got, refused = await all_at_once(
                inside.new_tables.set_up(guest, bots_alone(), "192.0.2.2") for guest in people
            )
            assert (len(got), refused) == (2, ["too-many-tables"] * 4)
            # The same by starting what was set up before; tables with people have room.
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", sit=False, bots=["random"]))
            with pytest.raises(Refusal, match="too-many-tables"):
                await seating.start(table, ANN, None)
            await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True), "192.0.2.1")

    asyncio.run(script())


def passing(table: Table, chance: random.Random) -> str:
    """A random turn of the first seat, if the other one is to move then and it can still be taken back."""
    match = begin_match(table.record)
    for event in table.live.events:
        match.play(event.seat, event.text)
    turn = random_turn(match, 0, chance)
    match.play(0, turn)
    passed = 1 in match.actors
    with contextlib.suppress(CannotUndo):
        match.undo(0)
        return turn if passed else ""
    return ""


def test_what_a_bot_thought_of_a_turn_that_was_taken_back_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Situation] = []
    answering = asyncio.Event()
    answering.set()
    think = Thinkers.turn

    async def turn(self: Thinkers, level: str, situation: Situation, share: Share) -> str:
        asked.append(situation)
        found = await think(self, level, situation, share)
        await answering.wait()
        return found

    monkeypatch.setattr(Thinkers, "turn", turn)

    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            new = NewTable(game="skylines", seats=2, bots=["random"], start=True)
            table, chance = await inside.new_tables.set_up(ANN, new), random.Random(7)
            turns: set[str] = set()
            while len(turns) < 2:
                await to_decide(table)
                if table.live.match.over:
                    table = await inside.new_tables.set_up(ANN, new)
                    continue
                turns = {passing(table, chance) for _ in range(9)} - {""}
                if len(turns) < 2:
                    await play(table)
            answering.clear()
            first, second, *_ = turns
            before, live = len(asked), table.live
            await answer(table, "ann", Move("first", live.viewer(0).version, first))
            await until(lambda: len(asked) > before)
            await answer(table, "ann", Undo("back", live.viewer(0).version))
            await answer(table, "ann", Move("second", live.viewer(0).version, second))
            answering.set()
            await until(lambda: live.events[-1].seat == 1)
            assert [situation.log[-1].turn for situation in asked[before : before + 2]] == [first, second]

    asyncio.run(script())


def test_a_match_of_bots_alone_is_played_to_its_end_and_makes_room(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_tables=1) as inside:
            table = await inside.new_tables.set_up(ANN, bots_alone(options={"level": 1}))
            assert table.urgency == Urgency.NOBODY
            await until(lambda: inside.quotas.without_people == {})
            assert table.record.status == "over"
            await inside.new_tables.set_up(ANN, bots_alone())

    asyncio.run(script())


def test_a_match_of_bots_alone_ends_when_nobody_watches_it(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, idle=0.01, bot_tables_unwatched=0.05) as inside:
            watched, unwatched = [await inside.new_tables.set_up(ANN, bots_alone()) for _ in range(2)]
            watched.sockets.add(Watcher())  # type: ignore[arg-type]
            await until(lambda: list(inside.quotas.without_people) == [watched.record.id])
            assert (unwatched.record.status, watched.record.status) == ("closed", "running")
            watched.sockets.clear()
            await until(lambda: not inside.quotas.without_people)
            assert watched.record.status == "closed"

    asyncio.run(script())


class Watcher:
    """A spectator's socket."""

    seat = None
    person = None

    def post(self, message: str) -> None:
        """Nothing is read."""


def test_matches_of_bots_alone_do_not_come_back_after_a_restart_and_others_do(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            alone = await inside.new_tables.set_up(ANN, bots_alone())
            with_ann = await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True))
        database = sqlite3.connect(tmp_path / "quartier.sqlite3")
        wakes = dict(database.execute("SELECT id, wake FROM tables").fetchall())
        database.close()
        assert wakes == {alone.record.id: None, with_ann.record.id: 0}
        async with server_inside(tmp_path) as again:
            await until(lambda: again.tables.find(with_ann.record.id).live.match.turns)
            assert again.tables.find(alone.record.id).record.status == "closed"
            assert again.store.events(alone.record.id) == []
            assert again.store.busy("ann") == [with_ann.record.id]

    asyncio.run(script())


def test_who_takes_a_bots_seat_late_makes_it_a_table_with_people(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, bot_tables=1) as inside:
            table = await inside.new_tables.set_up(ANN, bots_alone(late=True))
            await seating.join(table, BOB, 0)
            assert inside.quotas.without_people == {}
            assert inside.store.bots_due("") == [table.record.id]

    asyncio.run(script())


def test_a_match_whose_people_have_all_left_is_played_to_its_end_after_everybody_elses(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, substitute="random") as inside:
            table = await inside.new_tables.set_up(
                ANN, NewTable(game="cities", seats=2, bots=["random"], options={"level": 1}, start=True)
            )
            assert table.urgency == Urgency.PRESENT
            await until(lambda: 0 in table.live.match.actors)
            await play(table)
            table.visited -= 1000
            assert table.urgency == Urgency.SEATED
            await seating.leave(table, ANN)
            assert (table.urgency, table.share.urgency) == (Urgency.NOBODY, Urgency.NOBODY)
            await until(lambda: table.record.status == "over")

    asyncio.run(script())


def test_bots_of_many_tables_do_not_keep_a_clock_from_running_out(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600, tables_each=1000) as inside:
            wanted = NewTable(game="cities", seats=2, bots=["random"], start=True)
            await asyncio.gather(*(inside.new_tables.set_up(ANN, wanted) for _ in range(250)))
            clocked = await inside.new_tables.set_up(BOB, NewTable(game="cities", seats=1, clock=5, start=True))
            await inside.store.write([("wake", (clocked.record.id, 1))])
            assert inside.store.due(2**52) == [clocked.record.id]
            found, after = set[str](), ""
            while some := inside.store.bots_due(after):
                found, after = found | set(some), some[-1]
            assert len(found) == 250

    asyncio.run(script())


def share_of(table: Table) -> str:
    return table.share.owner


def test_a_table_thinks_on_the_account_of_the_address_that_set_it_up(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            wanted = NewTable(game="cities", bots=["random"], start=True)
            one, two = [await inside.new_tables.set_up(person, wanted, "192.0.2.1") for person in (ANN, BOB)]
            unknown = await inside.new_tables.set_up(ANN, wanted)
            assert share_of(one) == share_of(two) != share_of(unknown) == "ann"
        async with server_inside(tmp_path, bot_delay=600) as again:
            assert share_of(again.tables.find(one.record.id)) == share_of(one)

    asyncio.run(script())
