"""While the store is away nothing ends with a fault of the program's own, and all goes on when it is back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.inside import play, server_inside, table_of, until

from quartier.server.interface.connection import Connection
from quartier.server.messages.refusals import Refusal
from quartier.server.store.store import Store
from quartier.testing.cases import Case


def away(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The store is away; what was asked of it meanwhile."""
    asked: list[str] = []

    def refuse(name: str) -> Any:
        def asking(*given: Any) -> Any:
            asked.append(name)
            raise Refusal("storage")

        return asking

    for name in ("write", "events"):
        monkeypatch.setattr(Store, name, refuse(name))
    return asked


def test_a_bot_goes_on_when_the_store_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unseen: list[Any] = []

    async def script() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: unseen.append(context))
        async with server_inside(tmp_path, bot_delay=0.3) as inside:
            table = await table_of(inside, Case("cities", 2, ()))
            await play(table)
            await until(lambda: table.thoughts)
            with monkeypatch.context() as patch:
                asked = away(patch)
                # The turn is not stored; a second later the match cannot be read either, nor yet another one later.
                await until(lambda: asked.count("events") >= 2 and not table.thoughts)
            await until(lambda: any(event.seat == 1 for event in inside.store.events(table.record.id)))

    asyncio.run(script())
    assert unseen == []


def test_a_table_that_is_looked_after_while_the_store_is_away_is_looked_after_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    events, refused = Store.events, 0

    def away_twice(store: Store, *given: Any) -> Any:
        nonlocal refused
        refused += 1
        if refused <= 2:
            raise Refusal("storage")
        return events(store, *given)

    async def script() -> None:
        async with server_inside(tmp_path, bot_delay=600) as inside:
            table = await table_of(inside, Case("cities", 2, ()))
            await play(table)
            await until(lambda: table.thoughts)
            name = table.record.id
        monkeypatch.setattr(Store, "events", away_twice)
        async with server_inside(tmp_path) as inside:
            await until(lambda: any(event.seat == 1 for event in events(inside.store, name)))

    asyncio.run(script())
    assert refused > 2


def test_matches_without_people_wait_for_the_store_without_a_fault_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[str] = []

    def refuse(store: Store) -> list[str]:
        asked.append("without people")
        raise Refusal("storage")

    async def script() -> None:
        async with server_inside(tmp_path):
            await until(lambda: asked)

    monkeypatch.setattr(Store, "without_people", refuse)
    asyncio.run(script())
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


class Wire:
    """A socket's other side: it says nothing, and goes when it is told to."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.going = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self.going.wait()
        return {"type": "websocket.disconnect"}

    async def send(self, message: dict[str, Any]) -> None:
        pass

    async def close(self, code: int) -> None:
        pass


def test_a_socket_ends_without_a_fault_while_the_store_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await table_of(inside, Case("cities", 1, ()), clock=600)
            wires = [Wire(), Wire()]
            running = []
            for wire in wires:
                socket = cast(Any, wire)
                parts = (table, "ann", inside.metrics, inside.health)
                connection = Connection(socket, *parts, rate=0, may_ask=lambda: True)
                running.append(asyncio.create_task(connection.run(None)))
            await until(lambda: len(table.sockets) == 2)
            with monkeypatch.context() as patch:
                asked = away(patch)
                table.forget()
                wires[0].going.set()
                await running[0]
                assert "events" in asked
            wires[1].going.set()
            await running[1]

    asyncio.run(script())
