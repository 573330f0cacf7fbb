"""A full disk: what cannot be stored is refused and shown to nobody, and the table goes on when there is room."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import resource
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from tests.server.inside import server_inside

from quartier.core.registry import games
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Ack, Move, Talk
from quartier.server.store.folder import FILE
from quartier.server.store.records import Person
from quartier.server.table.playing import answer
from quartier.server.table.seating import join, leave, offer_transfer, start
from quartier.server.table.table import Table
from quartier.testing.cases import Case, cases
from quartier.testing.walk import random_turn

CASES = [case for game in sorted(games()) for case in cases(game)]


class Ear:
    """A socket at the table that hears what is shown."""

    def __init__(self, seat: int | None, person: str | None) -> None:
        self.seat, self.person = seat, person
        self.heard: list[str] = []

    def post(self, message: str) -> None:
        self.heard.append(message)


@contextlib.contextmanager
def full_disk(folder: Path) -> Iterator[None]:
    """No file of this process grows beyond what the database's log is now: the next commit fails as on a full disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / f"{FILE}-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def with_table(folder: Path, case: Case, script: Callable[[Context, Table, list[Person]], Awaitable[None]]) -> None:
    """Run a script at a table that is full and not begun."""
    people = [Person(f"p{number}", f"P{number}") for number in range(case.seats)]

    async def run() -> None:
        async with server_inside(folder) as inside:
            wanted = NewTable(game=case.game, seats=case.seats, options=dict(case.options))
            table = await inside.new_tables.set_up(people[0], wanted)
            for person in people[1:]:
                await join(table, person, None)
            await script(inside, table, people)

    asyncio.run(run())


async def refused(folder: Path, doing: Callable[[], Awaitable[object]]) -> None:
    """Try something on a full disk; it must be refused as not stored."""
    with full_disk(folder), pytest.raises(Refusal) as refusal:
        await doing()
    assert refusal.value.problem.code == "storage"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_turn_on_a_full_disk_did_not_happen_and_the_match_goes_on_when_there_is_room(
    case: Case, tmp_path: Path
) -> None:
    async def script(inside: Context, table: Table, people: list[Person]) -> None:
        await start(table, people[0], None)
        chance = Random(1)
        for number in range(3):
            match = table.live.match
            seat = chance.choice(match.actors)
            move = Move(f"m{number}", table.viewer(seat).version, random_turn(match, seat, chance))
            before = [table.snapshot(person.id) for person in people]
            ears = [Ear(table.record.seat_of(person.id), person.id) for person in people]
            table.sockets.update(cast(Any, ears))
            table.show_table()
            told = [len(ear.heard) for ear in ears]
            await refused(tmp_path, functools.partial(answer, table, people[seat].id, move))
            assert [len(ear.heard) for ear in ears] == told
            table.sockets.difference_update(cast(Any, ears))
            assert [table.snapshot(person.id) for person in people] == before
            assert len(inside.store.events(table.record.id)) == number
            done = await answer(table, people[seat].id, move)
            assert isinstance(done, Ack)
        assert [event.client for event in inside.store.events(table.record.id)] == ["m0", "m1", "m2"]

    with_table(tmp_path, case, script)


def test_whatever_else_is_done_at_a_table_on_a_full_disk_did_not_happen(tmp_path: Path) -> None:
    async def script(inside: Context, table: Table, people: list[Person]) -> None:
        before = table.record
        another = NewTable(game="cities", seats=1, start=True)
        doings: list[Callable[[], Awaitable[object]]] = [
            lambda: leave(table, people[1]),
            lambda: offer_transfer(table, people[0]),
            lambda: answer(table, "p0", Talk("t", "Can you hear me?")),
            lambda: inside.new_tables.set_up(people[0], another),
            lambda: start(table, people[0], None),
        ]
        for doing in doings:
            await refused(tmp_path, doing)
            assert table.record == before
            assert inside.store.table(before.id) == before
        assert table.talk.lines == []
        assert len(inside.store.tables_of("p0", 9)) == 1
        for doing in doings[1:]:
            await doing()
        assert table.record.status == "running"
        assert len(table.talk.lines) == 1

    with_table(tmp_path, Case("cities", 2, ()), script)
