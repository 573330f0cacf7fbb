"""A server that keeps everything in PostgreSQL: a match is played and survives."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from pathlib import Path

import pytest
from tests.server.inside import client, server_inside
from tests.server.postgres_running import Postgres, rows
from tests.server.server_running import Guest, Server

import quartier
from quartier.core.file import write_match
from quartier.core.registry import load_game
from quartier.server.messages.refusals import Refusal
from quartier.server.table.pairing import Pairings


def test_a_match_is_played_over_sockets_and_goes_on_after_a_kill(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    server = Server(tmp_path / "data", store=address)
    try:
        ann = Guest(server)
        table = ann.table(seats=2, bots=["random"], start=True)
        chance = random.Random(1)
        with ann.sit(table) as seat:
            seat.until("snapshot")
            assert seat.play(seat.draft(chance))["type"] == "ack"
        server.kill()
        assert ("play", 0) in rows(address, "SELECT kind, seat FROM events")
        server.start()
        with ann.sit(table) as seat:
            seat.until("snapshot")
            seat.finish(chance)
        assert ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over"
        assert ann.http.get(f"/api/tables/{table}/file").status_code == 200
        assert ann.say(table, type="talk", text="Good game ‘ü’")["type"] == "ack"
        assert [line["text"] for line in ann.ask("GET", f"/api/tables/{table}")["talk"]] == ["Good game ‘ü’"]
        assert ann.http.get("/healthz").status_code == 200
        assert rows(address, "SELECT status FROM tables") == [("over",)]
    finally:
        server.stop()
    assert not (tmp_path / "data").exists()


def test_the_character_that_postgresql_cannot_keep_is_left_out_or_finds_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    text = load_game("cities").house_box()

    async def script() -> None:
        async with (
            server_inside(tmp_path, store=postgres.new_database(), study_rate=0) as inside,
            client(inside) as http,
        ):
            assert (await http.post("/api/me", json={"name": "A\0nn"})).json()["name"] == "Ann"
            kept = await http.post("/api/sets", json={"game": "cities", "title": "\0", "text": f"# \0\n{text}"})
            assert kept.json()["text"] == f"# \n{text}"
            deal = write_match(quartier.new("cities", seats=1, seed="1"))
            study = await http.post("/api/studies", json={"file": deal, "title": "a\0b", "note": "a\0b"})
            assert study.status_code == 200
            for address in ("tables/a%00b", "sets/%00", "studies/%00", "reviews/%00", "challenges/cities/%00"):
                assert (await http.get(f"/api/{address}")).status_code in (400, 404), address
            assert (await http.get("/healthz")).status_code == 200

    asyncio.run(script())


def test_a_server_from_which_the_store_goes_away_as_it_begins_leaves_nothing_behind(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database()

    def gone(*arguments: object, **more: object) -> None:
        raise Refusal("storage")

    async def script() -> None:
        async with server_inside(tmp_path, store=address):
            raise AssertionError("it has begun")

    monkeypatch.setattr(Pairings, "__init__", gone)
    before = {*threading.enumerate()}
    with pytest.raises(Refusal):
        asyncio.run(script())
    # One that is left would keep the process, which then neither serves nor is started anew.
    assert not [thread.name for thread in {*threading.enumerate()} - before]
    others = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    until = time.monotonic() + 10
    while rows(address, others):
        assert time.monotonic() < until, "it is still connected"
        time.sleep(0.02)
