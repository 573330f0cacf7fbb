"""Challenges with a set of somebody's own, asked for over HTTP: what is told, what stays secret, what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from tests.server.inside import rows
from tests.server.table.test_challenge_days import day_before, finish
from tests.server.table.test_challenge_sets import keep
from tests.server.test_sets import CHANGES, own
from tests.server.test_studies import code, guest
from tests.server.test_studies import run as ask

from quartier.core.registry import load_game
from quartier.server.interface.context import Context
from quartier.server.now import today


def test_a_deleted_set_costs_nobody_a_try(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        new = {"game": "cities", "title": "My box", "text": own("cities")}
        name = (await http.post("/api/sets", json=new)).json()["id"]
        table = (await http.post(f"/api/sets/{name}/challenge")).json()["table"]["id"]
        assert (await http.delete(f"/api/sets/{name}")).status_code == 200
        for method in ("GET", "POST"):
            for address in (f"/api/sets/{name}/challenge", f"/api/sets/{name}/challenge/{today()}"):
                assert code(await http.request(method, address)) == "not-found"
        await finish(inside.tables.find(table))
        found = (await http.get(f"/api/tables/{table}/challenge")).json()
        assert (found["rank"], found["table"], found["day"]) == (1, table, today())
        assert found["set"] == {"id": "", "game": "cities", "title": "My box"}
        again = (await http.post(f"/api/tables/{table}/challenge")).json()["table"]
        assert (again["unscored"], again["options"]["box"]) == (True, "My box")
        assert (await http.get(f"/api/tables/{again['id']}/set")).json()["text"] == own("cities")
        await guest(http, "Bob")
        for method in ("GET", "POST"):
            assert code(await http.request(method, f"/api/tables/{table}/challenge")) == "no-spectators"

    ask(tmp_path, act, set_rate=0, set_seconds=60)


def test_a_table_tells_its_challenge_if_one_is_played_there(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        house = (await http.post("/api/challenges/cities")).json()["table"]["id"]
        assert (await http.get(f"/api/tables/{house}/challenge")).json()["set"] is None
        assert code(await http.post(f"/api/tables/{house}/challenge")) == "challenge-first"
        plain = (await http.post("/api/tables", json={"game": "cities", "start": True})).json()["table"]["id"]
        for method in ("GET", "POST"):
            assert code(await http.request(method, f"/api/tables/{plain}/challenge")) == "not-found"

    ask(tmp_path, act)


def test_nothing_that_anybody_is_told_on_the_day_has_the_seed_in_it(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        name = await keep(inside)
        table = (await http.post(f"/api/sets/{name}/challenge")).json()["table"]["id"]
        record = inside.tables.find(table).record
        await finish(inside.tables.find(table))
        told = ["/api/home", "/api/me/tables", "/api/me/challenges", f"/api/sets/{name}", f"/api/sets/{name}/file"]
        told += [f"/api/sets/{name}/challenge", f"/api/sets/{name}/challenge/{today()}"]
        told += [f"/api/tables/{table}{part}" for part in ("", "/challenge", "/course", "/replay", "/set")]
        for address in told:
            got = await http.get(address)
            assert got.status_code == 200, address
            assert record.seed not in got.text, address
            assert record.salt not in got.text, address
        refused: list[tuple[str, str, Any]] = [
            ("GET", "/file", None),
            ("GET", "/picture/en", None),
            ("POST", "/picture", {}),
            ("POST", "/review", None),
        ]
        for method, part, body in refused:
            assert code(await http.request(method, f"/api/tables/{table}{part}", json=body)) == "not-over"
        again = (await http.post(f"/api/sets/{name}/challenge/{today()}")).json()["table"]["id"]
        await finish(inside.tables.find(again))
        assert code(await http.get(f"/api/tables/{again}/file")) == "not-over"
        await guest(http, "Bob")
        for part in ("", "/course", "/replay", "/set", "/challenge"):
            assert code(await http.get(f"/api/tables/{table}{part}")) == "no-spectators"

    ask(tmp_path, act)


def test_a_set_that_todays_rules_do_not_allow_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        before, _ = CHANGES["cities"]
        text = load_game("cities").house_box().replace(before, " 1  AA PX", 1)
        name = await keep(inside, text=text)
        asked = [
            await http.post(f"/api/sets/{name}/challenge"),
            await http.post(f"/api/sets/{name}/challenge/{day_before(1)}"),
            await http.post("/api/tables", json={"game": "cities", "set": name}),
        ]
        for refused in asked:
            error = refused.json()["error"]
            assert (refused.status_code, error["code"], error["why"]["id"]) == (
                422,
                "bad-set",
                "cities-wrong-tile-letter",
            )
            assert text.splitlines()[error["line"] - 1].startswith(" 1  AA PX")
        assert rows(inside, "SELECT id FROM tables") == []
        assert (await http.get(f"/api/sets/{name}/challenge")).json()["finished"] == 0

    ask(tmp_path, act)


def test_what_there_is_not_is_refused(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        name = await keep(inside)
        for day in (day_before(-1), "2025-12-31", "yesterday"):
            for method in ("GET", "POST"):
                assert code(await http.request(method, f"/api/sets/{name}/challenge/{day}")) == "not-found"
        assert code(await http.get(f"/api/sets/{'x' * 22}/challenge")) == "not-found"
        assert code(await http.get("/api/sets/house/challenge")) == "not-found"
        http.cookies.clear()
        assert (await http.get(f"/api/sets/{name}/challenge")).json()["table"] == ""
        for address in (f"/api/sets/{name}/challenge", f"/api/sets/{name}/challenge/{today()}"):
            assert code(await http.post(address)) == "no-guest"

    ask(tmp_path, act)
