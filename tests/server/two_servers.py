"""Two servers on one database, without their doors: a test speaks to either, and decides what they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from tests.server.inside import ANN, BOB, crowd, server_inside, until
from tests.server.postgres_running import Postgres

from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Move
from quartier.server.store.postgres import company as companies
from quartier.server.store.postgres.company import Company
from quartier.server.table import seating
from quartier.server.table.table import Table


class Two(NamedTuple):
    """Both, and their database."""

    first: Context
    second: Context
    store: str

    def at(self, name: str) -> tuple[Table, Table]:
        """The same table at both."""
        return self.first.tables.find(name), self.second.tables.find(name)


def company(inside: Context) -> Company:
    found = inside.store.company
    assert isinstance(found, Company)
    return found


def deafen(inside: Context) -> None:
    """From now on it hears nothing of others, though it is told."""
    company(inside).on_news = lambda names: None


@asynccontextmanager
async def two_servers(postgres: Postgres, folder: Path, **settings: Any) -> AsyncIterator[Two]:
    store = postgres.new_database()
    async with (
        server_inside(folder / "first", store=store, **settings) as first,
        server_inside(folder / "second", store=store, **settings) as second,
    ):
        await until(lambda: not company(first).alone and not company(second).alone)
        await until(lambda: len(company(first)._parts) == len(company(second)._parts) == 32)
        yield Two(first, second, store)


def run(postgres: Postgres, folder: Path, script: Callable[[Two], Awaitable[None]], **settings: Any) -> None:
    async def whole() -> None:
        async with two_servers(postgres, folder, **settings) as two:
            await script(two)

    with pytest.MonkeyPatch.context() as patched:
        # They look at each other more often.
        patched.setattr(companies, "BEAT", 0.05)
        asyncio.run(whole())


class Tab:
    """Somebody who looks at a table, by the server at which the table is."""

    def __init__(self, table: Table, person: str | None) -> None:
        self.person, self.table = person, table
        self.seat = table.record.seat_of(person)
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.version = 0
        self.refused = ""
        table.sockets.add(self)
        table.show_all(self)
        table.around.together.attend(table.record.id)

    def post(self, message: str) -> None:
        said = json.loads(message)
        self.heard.append(said)
        if said["type"] == "snapshot":
            self.view = said["view"] or {}
        elif said["type"] == "changes":
            self.view.update(said["changes"])
        self.version = said.get("version", self.version)

    def refuse(self, refusal: Refusal) -> None:
        self.refused = refusal.problem.code

    def go(self) -> None:
        self.table.sockets.discard(self)
        self.table.around.together.attend(self.table.record.id)

    @property
    def facts(self) -> dict[str, Any]:
        return next(said["table"] for said in reversed(self.heard) if "table" in said)

    def said(self) -> list[str]:
        return [line["text"] for said in self.heard if said["type"] == "talked" for line in said["lines"]]


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


async def same(first: Table, second: Table) -> None:
    """Wait until both servers know the same of a table."""
    await until(lambda: first.record == second.record)


async def played(table: Table, number: int) -> None:
    """Wait until so much was done in a match, or it is over."""
    await until(lambda: len(table.live.events) >= number or table.live.match.over)


def turn_of(table: Table, seat: int) -> str:
    return next(table.live.match.each_legal(seat))


def move(table: Table, seat: int, name: str) -> Move:
    return Move(name, table.viewer(seat).version, turn_of(table, seat))


def whole(table: Table, seat: int | None) -> dict[str, object]:
    """What a seat sees, as a page has it."""
    return {name: msgspec.json.decode(text) for name, text in table.viewer(seat).fields.items()}


def stored(table: Table) -> list[tuple[int, str]]:
    return [(event.seat, event.client) for event in table.around.store.events(table.record.id)]
