"""A server's inside without its door: a test speaks to it directly, so that it decides what meets."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from quartier.core.registry import games
from quartier.server.app import build
from quartier.server.composition import composed
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.messages.refusals import Refusal
from quartier.server.messages.socket import Answer, Move
from quartier.server.settings import Settings
from quartier.server.store.records import Person, SeatRecord, TableRecord
from quartier.server.table.playing import answer
from quartier.server.table.table import Table
from quartier.testing.cases import Case

Result = TypeVar("Result")

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
OPEN = NewTable(game="cities", seats=2)
PATIENCE = 60
"""Seconds after which something that should happen has not happened."""


@asynccontextmanager
async def server_inside(folder: Path, **settings: Any) -> AsyncIterator[Context]:
    """The inside of a server over a folder, until the test is done with it."""
    chosen = Settings(data=folder, **{"bot_delay": 0, "talk_rate": 0, "best_seconds": 0, **settings})
    async with composed(chosen) as found, asyncio.timeout(PATIENCE):
        yield found


@asynccontextmanager
async def client(inside: Context) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who asks over HTTP, without a network between."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(build(inside)), base_url="http://quartier") as http:
        yield http


def crowd(number: int) -> list[Person]:
    return [Person(f"guest {index}", f"Guest {index}") for index in range(number)]


def rows(inside: Context, query: str) -> list[tuple[object, ...]]:
    """What another connection sees in the store."""
    database = sqlite3.connect(inside.settings.data / "quartier.sqlite3")
    found = database.execute(query).fetchall()
    database.close()
    return found


async def until(so: Callable[[], Any]) -> None:
    """Wait until something is so."""
    while not so():
        await asyncio.sleep(0.01)


async def all_at_once(done: Iterable[Awaitable[Result]]) -> tuple[list[Result], list[str]]:
    """What came of things done at once: what was given, and the codes of what was refused."""
    found: list[Result] = []
    refused: list[str] = []
    for result in await asyncio.gather(*done, return_exceptions=True):
        if isinstance(result, Refusal):
            refused.append(result.problem.code)
        elif isinstance(result, BaseException):
            raise result
        else:
            found.append(result)
    return found, refused


def table_record(case: Case, seed: str) -> TableRecord:
    """A running table of a case."""
    return TableRecord(
        id="t" * 22,
        game=case.game,
        options=dict(case.options),
        box_text="",
        seats=tuple(SeatRecord(person=f"person{seat}", name=f"Name {seat}") for seat in range(case.seats)),
        host="person0",
        public=True,
        spectators=True,
        aids=True,
        late=False,
        clock=None,
        created=1,
        rules=games()[case.game].rules_version,
        status="running",
        started=2,
        seed=seed,
        salt="salt",
        digest="digest",
    )


async def table_of(inside: Context, case: Case, person: Person = ANN, bot: str = "random", **wanted: Any) -> Table:
    """A running match of a case: one person, and bots in the other seats."""
    options: dict[str, Any] = dict(case.options)
    new = NewTable(
        game=case.game, options=options, seats=case.seats, bots=[bot] * (case.seats - 1), start=True, **wanted
    )
    return await inside.new_tables.set_up(person, new)


async def to_decide(table: Table, seat: int = 0) -> None:
    """Wait until a seat is to act, or the match is over."""
    await until(lambda: seat in table.live.match.actors or table.live.match.over)


async def play(table: Table, seat: int = 0, name: str = "", person: str = "ann") -> Answer:
    """A seat's first legal turn, sent as a person does."""
    live = table.live
    turn = next(live.match.each_legal(seat))
    return await answer(table, person, Move(name or f"m{len(live.events)}", live.viewer(seat).version, turn))
