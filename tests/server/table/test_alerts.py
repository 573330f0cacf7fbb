"""Who is told by push, and when: people who have something new to do and are not there; and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest
from tests.server.inside import ANN, BOB, play, table_record, to_decide, until
from tests.server.push.push_service import Browser, PushService, push_service

from quartier.core.registry import games
from quartier.core.texts import Texts
from quartier.server.composition import composed
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Move, Undo
from quartier.server.push.notices import Notice
from quartier.server.push.outbox import Outbox
from quartier.server.settings import Settings
from quartier.server.store.records import Person
from quartier.server.table import alerts, seating
from quartier.server.table.alerts import Alerts, still_new
from quartier.server.table.playing import answer
from quartier.server.table.substitutes import take_over
from quartier.server.table.table import Table
from quartier.testing.cases import cases
from quartier.testing.walk import random_turn

CEM = Person("cem", "Cem")
START = "e5^,g7>,i5v"


class Socket:
    """Somebody who looks at a table."""

    def __init__(self, table: Table, person: Person) -> None:
        self.person: str | None = person.id
        self.seat = table.record.seat_of(person.id)

    def post(self, message: str) -> None:
        """Nobody reads it."""

    def refuse(self, refusal: Refusal) -> None:
        """Nobody reads it."""


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[Notice]:
    """What people are told, without anything being sent."""
    found: list[Notice] = []
    monkeypatch.setattr(Outbox, "post", lambda self, notice: found.append(notice))
    monkeypatch.setattr(alerts, "MOMENT", 0)
    return found


def with_server(folder: Path, script: Callable[[Context], Awaitable[None]], *people: Person) -> None:
    """Run a script on a server's inside where some people want to be told."""

    async def run() -> None:
        async with composed(Settings(data=folder, bot_delay=0)) as inside, asyncio.timeout(60):
            assert inside.push is not None
            inside.push.subscriptions.people.update(person.id for person in people)
            await script(inside)

    asyncio.run(run())


async def two_people(inside: Context, **wanted: object) -> Table:
    """A table of Ann and Bob that has begun."""
    table = await inside.new_tables.set_up(ANN, NewTable(**{"game": "cities", "seats": 2, **wanted}))  # type: ignore[arg-type]
    await seating.join(table, BOB, None)
    await seating.start(table, ANN, None)
    return table


async def settled(inside: Context) -> None:
    """Wait until everybody is told who is to be."""
    for table in inside.tables:
        async with table.lock:
            pass  # what is being done there is done
    watching = cast(Alerts, getattr(inside.tables.around.alert, "__self__", None))
    await until(lambda: not watching._soon)


def test_people_are_told_that_their_match_begins_and_then_that_it_is_their_turn(
    tmp_path: Path, told: list[Notice]
) -> None:
    async def script(inside: Context) -> None:
        table = await two_people(inside)
        await settled(inside)
        assert {(notice.person, notice.what) for notice in told} == {("ann", "start"), ("bob", "start")}
        told.clear()
        await play(table, 0, person="ann")
        await settled(inside)
        assert told == [], "the wave is not over: Bob has known what to do since the start"
        await play(table, 1, person="bob")
        await settled(inside)
        assert [(notice.person, notice.what) for notice in told] == [("ann", "turn"), ("bob", "turn")]
        assert told[0] == Notice("ann", table.record.id, "turn", "cities", ("Bob",), 24 * 3600)

    with_server(tmp_path, script, ANN, BOB)


def test_nobody_is_told_the_same_twice_and_undoing_is_no_news(tmp_path: Path, told: list[Notice]) -> None:
    async def script(inside: Context) -> None:
        table = await two_people(inside)
        await settled(inside)
        told.clear()
        for number in range(3):
            version = table.viewer(0).version
            await answer(table, "ann", Move(f"m{number}", version, START))
            await answer(table, "ann", Undo(f"u{number}", table.viewer(0).version))
        await settled(inside)
        assert told == []

    with_server(tmp_path, script, ANN, BOB)


def test_who_looks_at_the_table_is_not_told(tmp_path: Path, told: list[Notice]) -> None:
    async def script(inside: Context) -> None:
        table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2))
        await seating.join(table, BOB, None)
        table.sockets.add(Socket(table, ANN))
        await seating.start(table, ANN, None)
        await settled(inside)
        assert [notice.person for notice in told] == ["bob"]

    with_server(tmp_path, script, ANN, BOB)


def test_who_comes_or_moves_within_a_moment_need_not_be_told(
    tmp_path: Path, told: list[Notice], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerts, "MOMENT", 3600)

    async def script(inside: Context) -> None:
        table = await two_people(inside)
        await play(table, 0, person="ann")
        await play(table, 1, person="bob")
        wave = table.live.match.wave
        assert still_new(table, "ann", "turn", wave)
        assert still_new(table, "bob", "turn", wave)
        assert not still_new(table, "bob", "turn", wave - 1)
        await play(table, 1, person="bob")
        assert not still_new(table, "bob", "turn", wave)
        table.sockets.add(Socket(table, ANN))
        assert not still_new(table, "ann", "turn", wave)
        assert told == []

    with_server(tmp_path, script, ANN, BOB)


def test_alone_with_bots_nobody_is_told(tmp_path: Path, told: list[Notice]) -> None:
    async def script(inside: Context) -> None:
        table = await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True))
        while not table.live.match.over:
            await to_decide(table)
            if not table.live.match.over:
                await play(table)
        await settled(inside)
        assert told == []

    with_server(tmp_path, script, ANN)


def test_those_for_whom_a_bot_plays_are_told_of_the_end_only_unless_they_left(
    tmp_path: Path, told: list[Notice]
) -> None:
    async def script(inside: Context) -> None:
        table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=3))
        for person in (BOB, CEM):
            await seating.join(table, person, None)
        await seating.start(table, ANN, None)
        await settled(inside)
        told.clear()
        async with table.lock:
            await take_over(table, 1, "clock")
        await seating.leave(table, CEM)
        while not table.live.match.over:
            await to_decide(table)
            if not table.live.match.over:
                await play(table)
        await until(lambda: table.record.status == "over")
        await settled(inside)
        assert {notice.person for notice in told if notice.what == "turn"} == {"ann"}
        assert {notice.person for notice in told if notice.what == "end"} == {"ann", "bob"}

    with_server(tmp_path, script, ANN, BOB, CEM)


def test_those_who_did_not_ask_for_it_are_told_nothing(tmp_path: Path, told: list[Notice]) -> None:
    async def script(inside: Context) -> None:
        await two_people(inside)
        await settled(inside)
        assert [notice.person for notice in told] == ["bob"]

    with_server(tmp_path, script, BOB)


@pytest.mark.parametrize("game", sorted(games()))
def test_what_is_told_follows_from_who_sits_where_and_from_nothing_in_the_match(
    game: str, tmp_path: Path, told: list[Notice]
) -> None:
    case = next(case for case in cases(game) if case.seats > 1)
    record = table_record(case, "seed")
    people = [Person(sitting.person or "", sitting.name) for sitting in record.seats]

    async def script(inside: Context) -> None:
        table, chance = inside.tables.add(record), Random(1)
        title = Texts("de").say(f"{game}-title")
        allowed = {
            person.id: f"{title} mit {', '.join(other.name for other in people if other != person)}"
            for person in people
        }
        while not table.live.match.over:
            match = table.live.match
            seat = chance.choice(match.actors)
            turn = random_turn(match, seat, chance)
            await answer(table, f"person{seat}", Move(f"m{len(table.live.events)}", table.viewer(seat).version, turn))
            await settled(inside)
        assert {notice.what for notice in told} == {"turn", "end"}
        for notice in told:
            said = msgspec.json.decode(notice.text("de"))
            titles = {"turn": "Du bist am Zug", "end": "Die Partie ist zu Ende"}
            assert said == {"title": titles[notice.what], "text": allowed[notice.person], "table": record.id}

    with_server(tmp_path, script, *people)


def test_a_push_reaches_the_browser_and_no_move_waits_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alerts, "MOMENT", 0)

    async def script(service: PushService) -> None:
        async with composed(Settings(data=tmp_path / "data"), service.destinations) as inside, asyncio.timeout(60):
            assert inside.push is not None
            browser = Browser()
            await inside.push.subscriptions.add("bob", service.subscription(browser))
            service.silent = True
            table = await two_people(inside)
            await until(lambda: service.heard)
            # The service does not answer, and nobody notices.
            await play(table, 0, person="ann")
            await play(table, 1, person="bob")
            await until(lambda: len(service.heard) == 2)
            titles = [browser.read(heard.body)["title"] for heard in service.heard]
            assert titles == ["The game has started", "Your turn"]

    async def run() -> None:
        async with push_service(tmp_path) as service:
            await script(service)

    asyncio.run(run())
