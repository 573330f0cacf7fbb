"""Health that means it: storage that takes writes, a loop that keeps time, bots that answer."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import ANN, client, server_inside, until

from quartier.bots import find_bot
from quartier.server import health
from quartier.server.bots import thinking
from quartier.server.bots.fairness import Share
from quartier.server.bots.thinking import Thinkers
from quartier.server.interface.context import Context
from quartier.server.messages.http import NewTable
from quartier.server.store.database import Row
from quartier.server.store.sqlite import SqliteDatabase
from quartier.server.store.store import Store
from quartier.server.store.writer import Writer
from quartier.thinking import questions


async def wrong(http: httpx.AsyncClient) -> str:
    """What the server says is wrong with it; nothing if it is well."""
    answer = await http.get("/healthz")
    assert answer.status_code in (200, 503)
    if answer.status_code == 200:
        assert answer.json()["status"] == "ok"
        return ""
    error = answer.json()["error"]
    assert (error["code"], error["text"]["id"]) == ("unwell", "error-unwell")
    return str(error["text"]["args"]["what"])


def limit_pages(inside: Context, pages: int) -> None:
    """Let the database have no more pages than this, as on a disk that is full."""
    database = inside.store._database
    assert isinstance(database, SqliteDatabase)
    database._writing.execute(f"PRAGMA max_page_count = {pages}")


def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0)

    async def script() -> None:
        async with server_inside(tmp_path, tables_each=1000) as inside, client(inside) as http:
            await http.post("/api/me", json={"name": "Ann"})
            assert await wrong(http) == ""
            limit_pages(inside, 1)
            wanted = {"game": "cities", "seats": 2}
            while (made := await http.post("/api/tables", json=wanted)).status_code == 200:
                pass
            assert (made.status_code, made.json()["error"]["code"]) == (503, "storage")
            # There may be room for the small thing that is tried, and none for a table.
            assert await wrong(http) == "storage"
            limit_pages(inside, 1_000_000)
            assert (await http.post("/api/tables", json=wanted)).status_code == 200
            assert await wrong(http) == "storage"
            monkeypatch.setattr(health, "MEMORY", 0)
            assert await wrong(http) == ""

    asyncio.run(script())


def test_storage_that_refuses_every_write_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Writer, changes: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            monkeypatch.setattr(Writer, "_commit", broken)
            assert await wrong(http) == "storage"
            monkeypatch.undo()

    asyncio.run(script())


def test_storage_that_does_not_answer_is_told_and_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free, commit, tried = threading.Event(), Writer._commit, []

    def waits(self: Writer, changes: list[Any]) -> None:
        tried.append(len(changes))
        free.wait()
        commit(self, changes)

    monkeypatch.setattr(health, "FRESH", 0)
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    monkeypatch.setattr(health, "MEMORY", 0)

    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            monkeypatch.setattr(Writer, "_commit", waits)
            assert [await wrong(http) for _ in range(5)] == ["storage"] * 5
            free.set()
            monkeypatch.setattr(health, "PATIENCE", 10)
            assert await wrong(http) == ""
            assert tried[0] == 1

    asyncio.run(script())


def test_a_damaged_table_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(self: Store, table: str) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            assert (await http.get(f"/api/tables/{'t' * 22}")).status_code == 404
            assert await wrong(http) == ""
            monkeypatch.setattr(Store, "table", damaged)
            assert (await http.get(f"/api/tables/{'t' * 22}")).status_code == 500
            assert await wrong(http) == "storage"
            monkeypatch.undo()

    asyncio.run(script())


def test_what_is_there_already_is_no_fault_of_the_storage(tmp_path: Path) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            await http.post("/api/me", json={"name": "Ann"})
            asked = [http.post("/api/challenges/cities") for _ in range(8)]
            assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}
            assert await wrong(http) == ""

    asyncio.run(script())


def test_many_who_ask_cost_one_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = Store.write

    async def counted(self: Store, rows: Sequence[Row]) -> None:
        written.extend(kind for kind, _ in rows)
        await write(self, rows)

    monkeypatch.setattr(Store, "write", counted)

    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            assert {await wrong(http) for _ in range(3)} == {""}
            assert set(await asyncio.gather(*(wrong(http) for _ in range(20)))) == {""}

    asyncio.run(script())
    assert written.count("pulse") <= 2


def test_a_loop_that_is_late_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with server_inside(tmp_path) as inside, client(inside) as http:
            began = inside.health.ticked
            await until(lambda: inside.health.ticked > began)
            monkeypatch.setattr(health, "LAG", 0)
            assert await wrong(http) == "loop"

    asyncio.run(script())


def test_bots_that_do_not_answer_are_told_and_much_to_do_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()
    begin = find_bot

    def stuck(level: str) -> Any:
        free.wait()
        return begin(level)

    async def script() -> None:
        async with server_inside(tmp_path, bot_threads=1) as inside, client(inside) as http:
            monkeypatch.setattr(questions, "find_bot", stuck)
            for _ in range(3):
                await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["random"], start=True))
            await until(lambda: "quartier_thoughts_waiting 2.0" in inside.metrics.text().decode())
            assert await wrong(http) == ""
            monkeypatch.setattr(thinking, "STUCK", 0)
            assert await wrong(http) == "bots"
            free.set()
            await until(lambda: "quartier_thoughts_waiting 0.0" in inside.metrics.text().decode())
            assert await wrong(http) == ""

    asyncio.run(script())


def test_a_thread_of_bots_that_has_died_is_told() -> None:
    async def script() -> None:
        thinkers = Thinkers(2, lambda seconds: None)
        assert thinkers.answering
        await asyncio.to_thread(thinkers.close)
        assert not thinkers.answering

    asyncio.run(script())


def test_a_bot_that_fails_fails_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        thinkers = Thinkers(1, lambda seconds: None)
        situation: Any = None
        for _ in range(3):
            with pytest.raises(AttributeError):
                await thinkers.turn("easy", situation, Share("one"))
        assert thinkers.answering
        await asyncio.to_thread(thinkers.close)

    asyncio.run(script())
