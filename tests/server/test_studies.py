"""Studies at a server: kept and shared by link, changed by their owner alone, never of a match that still runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import ANN, client, play, rows, server_inside, table_of, to_decide

import quartier
from quartier.core.file import write_match
from quartier.core.registry import games
from quartier.core.study_file import read_study
from quartier.server.identity import COOKIE
from quartier.server.interface.context import Context
from quartier.testing.cases import Case

FREE: dict[str, Any] = {"study_rate": 0}


def deal(game: str = "cities", turns: int = 4) -> tuple[str, list[dict[str, Any]]]:
    """A match file, and the same turns as a study has them, with another way to begin."""
    match = quartier.new(game, seats=max(2, games()[game].seats.start), seed=7)
    other = match.legal(match.actors[0])[1]
    seat = match.actors[0]
    for _ in range(turns):
        match.play(match.actors[0], next(match.each_legal(match.actors[0])))
    line = [{"parent": at, "seat": turn.seat, "turn": turn.text, "note": ""} for at, turn in enumerate(match.turns)]
    return write_match(match), [*line, {"parent": 0, "seat": seat, "turn": other, "note": "What if?"}]


async def guest(http: httpx.AsyncClient, name: str) -> None:
    """Become somebody."""
    http.cookies.clear()
    answer = await http.post("/api/me", json={"name": name})
    http.cookies = httpx.Cookies(answer.cookies)


def run(folder: Path, act: Callable[[httpx.AsyncClient, Context], Awaitable[None]], **settings: Any) -> None:
    """Ask a server over HTTP, as Ann."""

    async def whole() -> None:
        async with server_inside(folder, **{**FREE, **settings}) as inside, client(inside) as http:
            await guest(http, "Ann")
            await act(http, inside)

    asyncio.run(whole())


def code(answer: httpx.Response) -> str:
    """Why something was refused."""
    return str(answer.json()["error"]["code"])


@pytest.mark.parametrize("game", games())
def test_a_study_is_kept_with_its_branches_and_read_by_whoever_has_its_link(tmp_path: Path, game: str) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, turns = deal(game)
        new = {"file": file, "title": "  An\u200b evening ", "players": ["Ann", "Bob"], "turns": turns, "note": "Hm."}
        kept = (await http.post("/api/studies", json=new)).json()
        assert (kept["version"], kept["yours"], kept["title"], kept["turns"]) == (1, True, "An evening", turns)
        mine = (await http.get("/api/me/studies")).json()["studies"]
        assert [(line["id"], line["positions"]) for line in mine] == [(kept["id"], len(turns))]
        await guest(http, "Bob")
        assert (await http.get(f"/api/studies/{kept['id']}")).json() == {**kept, "yours": False}
        assert (await http.get("/api/me/studies")).json()["studies"] == []
        text = (await http.get(f"/api/studies/{kept['id']}/file")).text
        assert [position.turn for position in read_study(text).positions] == [turn["turn"] for turn in turns]
        # A study file becomes a study again, of whoever brings it.
        copy = (await http.post("/api/studies", json={"file": text})).json()
        assert {**copy, "id": kept["id"]} == kept

    run(tmp_path, act)


def test_what_a_file_says_at_length_is_cut_so_that_its_owner_can_go_on(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file = "quartier study 1\ntitle: " + "x" * 99 + deal()[0].removeprefix("quartier match 1")
        kept = (await http.post("/api/studies", json={"file": f"{file}  | {'y' * 3000}\n"})).json()
        assert (len(kept["title"]), len(kept["turns"][-1]["note"])) == (80, 2000)
        change = {"version": 1, "title": kept["title"], "note": kept["note"], "turns": kept["turns"]}
        assert (await http.post(f"/api/studies/{kept['id']}", json=change)).json() == {**kept, "version": 2}

    run(tmp_path, act)


def test_only_the_owner_changes_and_deletes(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, turns = deal()
        one = f"/api/studies/{(await http.post('/api/studies', json={'file': file})).json()['id']}"
        change = {"version": 1, "title": "Mine", "note": "", "turns": turns[:1]}
        await guest(http, "Bob")
        assert code(await http.post(one, json=change)) == "not-owner"
        assert code(await http.delete(one)) == "not-owner"
        ann = inside.store.study(one[-22:])
        assert ann is not None
        assert (ann.version, len(ann.turns)) == (1, 4)
        http.cookies.clear()
        assert code(await http.post(one, json=change)) == "no-guest"

    run(tmp_path, act)


def test_a_deleted_study_is_gone(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        one = f"/api/studies/{(await http.post('/api/studies', json={'file': deal()[0]})).json()['id']}"
        assert (await http.delete(one)).json() == {"studies": []}
        assert code(await http.get(one)) == code(await http.delete(one)) == "not-found"
        assert rows(inside, "SELECT * FROM studies") == []

    run(tmp_path, act)


def test_of_two_changes_at_once_one_is_kept_and_the_other_told(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, turns = deal()
        one = f"/api/studies/{(await http.post('/api/studies', json={'file': file})).json()['id']}"
        tabs = [{"version": 1, "title": f"Tab {tab}", "note": "", "turns": turns} for tab in range(5)]
        answers = await asyncio.gather(*(http.post(one, json=tab) for tab in tabs))
        kept = [answer.json()["title"] for answer in answers if answer.status_code == 200]
        assert [answer.status_code for answer in answers].count(409) == 4
        assert {code(answer) for answer in answers if answer.status_code == 409} == {"study-changed"}
        now = (await http.get(one)).json()
        assert ([now["title"]], now["version"]) == (kept, 2)
        # Whoever has seen it may go on.
        assert (await http.post(one, json={**tabs[0], "version": 2})).json()["version"] == 3

    run(tmp_path, act)


def test_a_change_against_the_rules_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, turns = deal()
        new = {"file": file, "turns": turns}
        kept = (await http.post("/api/studies", json=new)).json()
        one, change = f"/api/studies/{kept['id']}", {"version": 1, "title": "", "note": "", "turns": turns}
        stolen = {"parent": 0, "seat": 1, "turn": turns[0]["turn"] + " +a1", "note": ""}
        for wrong in (
            {**turns[2], "turn": "a1^ ."},
            {**turns[2], "turn": "what"},
            {**turns[2], "seat": 9},
            {**turns[2], "parent": 77},
            turns[0],
            stolen,
        ):
            answer = await http.post(one, json={**change, "turns": [*turns, wrong]})
            assert (answer.status_code, code(answer)) == (422, "bad-study")
            assert answer.json()["error"]["text"]["args"] == {"number": 6}
            assert answer.json()["error"]["why"]["id"]
            assert code(await http.post("/api/studies", json={**new, "turns": [*turns, wrong]})) == "bad-study"
        assert code(await http.post("/api/studies", json={"file": file.replace("seed: 7", "")})) == "bad-file"
        assert (await http.get(one)).json() == kept
        assert len((await http.get("/api/me/studies")).json()["studies"]) == 1

    run(tmp_path, act)


def test_a_person_keeps_so_many_studies_also_when_asking_at_once(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, _ = deal()
        answers = await asyncio.gather(*(http.post("/api/studies", json={"file": file}) for _ in range(6)))
        refused = [code(answer) for answer in answers if answer.status_code != 200]
        assert refused == ["too-many-studies"] * 4
        assert len(rows(inside, "SELECT id FROM studies")) == 2

    run(tmp_path, act, studies_each=2)


def test_whoever_changes_too_much_at_once_is_told_to_wait(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        answers = [await http.post("/api/studies", json={"file": deal()[0]}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 429, 429]
        assert code(answers[-1]) == "study-too-fast"

    run(tmp_path, act, study_rate=0.1)


def test_a_study_has_its_limits(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        file, turns = deal()
        for wrong in (
            {"title": "x" * 81},
            {"note": "x" * 2001},
            {"turns": [{**turns[0], "note": "x" * 2001}]},
            {"turns": [{**turns[0], "parent": -1}]},
            {"turns": turns[:1] * 2001},
            {"file": "x" * 60_001},
            {"other": 1},
        ):
            answer = await http.post("/api/studies", json={"file": file, **wrong})
            assert code(answer) in ("malformed", "too-large")
        assert rows(inside, "SELECT * FROM studies") == []

    run(tmp_path, act)


@pytest.mark.parametrize("challenge", [False, True], ids=["running", "today's challenge"])
def test_there_is_no_study_of_a_match_whose_deal_is_still_secret(tmp_path: Path, challenge: bool) -> None:
    """A study begins with the deal: of a running match, or one that others play today, nobody is told it."""

    async def whole() -> None:
        async with server_inside(tmp_path, **FREE) as inside, client(inside) as http:
            await inside.store.write([("person", (ANN.id, ANN.name, 1))])
            http.cookies.set(COOKIE, inside.signer.sign(ANN.id))
            if challenge:
                table = await inside.challenges.take(ANN, "cities", "")
            else:
                table = await table_of(inside, Case("cities", 2, ()))
            await to_decide(table)
            record = table.record
            for _ in range(2):
                answers = [await http.get(f"/api/tables/{record.id}{what}") for what in ("", "/file")]
                assert code(answers[-1]) == "not-over"
                answers.append(await http.post("/api/studies", json={"file": answers[0].text[:60_000]}))
                assert not any(record.seed in answer.text for answer in answers)
                assert rows(inside, "SELECT * FROM studies") == []
                if not challenge:
                    return
                while not table.live.match.over:
                    await play(table)
                    await to_decide(table)

    asyncio.run(whole())


def test_studies_outlive_the_server(tmp_path: Path) -> None:
    async def keep(http: httpx.AsyncClient, inside: Context) -> None:
        await http.post("/api/studies", json={"file": deal()[0], "title": "Kept"})

    async def find(http: httpx.AsyncClient, inside: Context) -> None:
        ((study,),) = rows(inside, "SELECT id FROM studies")
        found = (await http.get(f"/api/studies/{study}")).json()
        assert (found["title"], len(found["turns"]), found["yours"]) == ("Kept", 4, False)

    run(tmp_path, keep)
    run(tmp_path, find)
