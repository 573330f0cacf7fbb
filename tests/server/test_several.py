"""Two servers on one database: people at different ones play together as if there were one."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from tests.server.inside import ANN, BOB, OPEN, all_at_once, crowd, table_of, to_decide, until
from tests.server.postgres_running import Postgres, rows
from tests.server.two_servers import Tab, Two, company, deafen, run

from quartier.core.registry import games
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Move, Resync, Talk, Undo
from quartier.server.store.records import Person
from quartier.server.table import news, seating
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.cases import Case, cases

EVERY_CASE = [case for game in games() for case in cases(game)]


async def running(two: Two, game: str = "cities", seats: int = 2, **wanted: object) -> tuple[Table, Table]:
    """A running table of Ann, at the first server, and Bob, at the second."""
    first = await two.first.new_tables.set_up(ANN, NewTable(game=game, seats=seats, **wanted))  # type: ignore[arg-type]
    second = two.second.tables.find(first.record.id)
    await seating.join(second, BOB, None)
    for number, person in enumerate(crowd(seats - 2)):
        await seating.join((first, second)[number % 2], person, None)
    await seating.start(first, ANN, None)
    await until(lambda: second.record.status == "running")
    return first, second


def turn_of(table: Table, seat: int) -> str:
    return next(table.live.match.each_legal(seat))


def move(table: Table, seat: int, name: str) -> Move:
    return Move(name, table.viewer(seat).version, turn_of(table, seat))


def stored(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.client) for event in table.around.store.events(table.record.id)]


@pytest.mark.parametrize("game", sorted(games()))
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


def test_of_moves_at_once_each_counts_once_and_in_order(postgres: Postgres, tmp_path: Path) -> None:
    async def script(two: Two) -> None:
        first, second = await running(two)
        deafen(two.first)
        deafen(two.second)
        for number in range(10):
            moves = move(first, 0, f"a{number}"), move(second, 1, f"b{number}")
            said = await asyncio.gather(answer(first, "ann", moves[0]), answer(second, "bob", moves[1]))
            assert [type(each) for each in said] == [Ack, Ack]
            # Neither saw the other's move before.
            assert stored(first)[-2:] in ([(0, f"a{number}"), (1, f"b{number}")], [(1, f"b{number}"), (0, f"a{number}")])
            for table in (first, second):
                await answer(table, "ann" if table is first else "bob", Undo(f"u{number}", 99)) if False else None
        assert [event.seq for event in first.around.store.events(first.record.id)] == list(range(1, 21))

    run(postgres, tmp_path, script)
