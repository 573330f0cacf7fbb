"""Reviews at a server: of finished matches only, made once for all who ask, stored, gone on with after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.inside import PATIENCE, all_at_once, client, rows, server_inside, until
from tests.server.server_running import Guest, Server
from tests.server.table.test_challenge import play

import quartier
from quartier.core.file import write_match
from quartier.core.match import Match
from quartier.insight.review import review
from quartier.server.interface.context import Context
from quartier.server.messages.refusals import Refusal
from quartier.server.table.reviews import EACH

FEW = 4
"""Simulations, so that it is quick."""


def finished(seed: str) -> Match:
    """A match that is over."""
    match = quartier.new("cities", seats=1, seed=seed)
    while not match.over:
        match.play(0, next(match.each_legal(0)))
    return match


def inside(folder: Path, script: Callable[[Context], Awaitable[None]], **settings: Any) -> None:
    """Run a script inside a server."""

    async def run() -> None:
        async with server_inside(folder, review_simulations=FEW, **settings) as found:
            await script(found)

    asyncio.run(run())


async def made(context: Context, name: str) -> Any:
    """A review, once it is made."""
    await until(lambda: context.reviews.look(name).review is not None)
    return context.reviews.look(name).review


def test_those_who_ask_at_once_get_one_review_that_is_the_commands_own(tmp_path: Path) -> None:
    match = finished("1")

    async def script(context: Context) -> None:
        asked, refused = await all_at_once(context.reviews.ask(match, owner) for owner in ("ann", "bob", "cem"))
        assert not refused
        assert len({each.id for each in asked}) == 1
        assert rows(context, "SELECT count(*) FROM reviews") == [(1,)]
        found = await made(context, asked[0].id)
        assert found == review(match, FEW)
        assert (await context.reviews.ask(match, "dora")).review == found

    inside(tmp_path, script)


def test_a_review_that_a_restart_interrupts_is_gone_on_with(tmp_path: Path) -> None:
    match, names = finished("2"), []

    async def ask(context: Context) -> None:
        names.append((await context.reviews.ask(match, "ann")).id)

    async def look(context: Context) -> None:
        assert (await made(context, names[0])) == review(match, FEW)

    inside(tmp_path, ask)
    inside(tmp_path, look)


def test_a_review_that_was_made_is_there_after_a_restart(tmp_path: Path) -> None:
    match, names = finished("3"), []

    async def make(context: Context) -> None:
        names.append((await context.reviews.ask(match, "ann")).id)
        await made(context, names[0])

    async def look(context: Context) -> None:
        assert context.reviews.look(names[0]).review == review(match, FEW)

    inside(tmp_path, make)
    inside(tmp_path, look)


def test_one_address_waits_for_some_reviews_and_leaves_room_for_others(tmp_path: Path) -> None:
    async def script(context: Context) -> None:
        matches = [finished(f"4 {number}") for number in range(EACH + 2)]
        asked, refused = await all_at_once(context.reviews.ask(match, "ann") for match in matches)
        assert (len(asked), refused) == (EACH, ["too-many-reviews"] * 2)
        await context.reviews.ask(matches[-1], "bob")

    inside(tmp_path, script)


def test_a_match_that_is_not_over_is_refused_and_nothing_is_stored(tmp_path: Path) -> None:
    async def script(context: Context) -> None:
        with pytest.raises(Refusal, match="not-over"):
            await context.reviews.ask(quartier.new("cities", seats=1, seed="5"), "ann")
        with pytest.raises(Refusal, match="not-found"):
            context.reviews.look("0" * 64)
        assert rows(context, "SELECT count(*) FROM reviews") == [(0,)]

    inside(tmp_path, script)


def test_a_review_that_fails_can_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("6")

    async def script(context: Context) -> None:
        with monkeypatch.context() as broken:
            broken.setattr("quartier.insight.review_weighing.Weighing.found", lambda self: 1 / 0)
            name = (await context.reviews.ask(match, "ann")).id
            await until(lambda: rows(context, "SELECT count(*) FROM reviews") == [(0,)])
        assert (await context.reviews.ask(match, "ann")).id == name
        await made(context, name)

    inside(tmp_path, script)


def test_a_file_is_reviewed_over_http_and_a_wrong_one_is_refused(tmp_path: Path) -> None:
    match = finished("7")

    async def script(context: Context) -> None:
        async with client(context) as http:
            asked = (await http.post("/api/reviews", json={"file": write_match(match)})).json()
            assert (asked["turns"], asked["deals"]) == (len(match.turns), 1)
            await made(context, asked["id"])
            found = (await http.get(f"/api/reviews/{asked['id']}")).json()
            assert (found["done"], found["review"]["costliest"]) == (len(match.turns), review(match, FEW).costliest)
            costly = found["review"]["turns"][found["review"]["costliest"][0] - 1]
            shown = (await http.get(f"/api/reviews/{asked['id']}/best?turn={costly['number']}")).json()
            before = match.beginning()
            for turn in match.turns[: costly["number"] - 1]:
                before.play(0, turn.text)
            assert shown == msgspec.to_builtins(before.preview(0, costly["best"][0]["turn"]))
            for wrong in ("?turn=0", "?turn=99", "", "?turn=x"):
                assert (await http.get(f"/api/reviews/{asked['id']}/best{wrong}")).status_code in (400, 404)
            running = write_match(quartier.new("cities", seats=1, seed="8"))
            refusals = [await http.post("/api/reviews", json={"file": file}) for file in (running, "no match")]
            assert [refused.json()["error"]["code"] for refused in refusals] == ["not-over", "bad-file"]
            assert (await http.get("/api/reviews/nothing")).status_code == 404

    inside(tmp_path, script)


def test_a_table_is_reviewed_when_it_is_over_and_a_challenge_when_its_day_is(tmp_path: Path) -> None:
    server = Server(tmp_path, review_simulations=FEW)
    try:
        ann = Guest(server, "Ann")
        table = ann.ask("POST", "/api/tables", {"game": "cities", "seats": 1, "start": True})["table"]["id"]
        assert ann.refused("POST", f"/api/tables/{table}/review") == "not-over"
        play(ann, table)
        state, until = ann.ask("POST", f"/api/tables/{table}/review"), time.monotonic() + PATIENCE
        while state["review"] is None and time.monotonic() < until:
            time.sleep(0.05)
            state = ann.ask("GET", f"/api/reviews/{state['id']}")
        assert len(state["review"]["turns"]) == state["turns"] == 14
        challenge = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
        play(ann, challenge)
        assert ann.refused("POST", f"/api/tables/{challenge}/review") == "not-over"
    finally:
        server.stop()
