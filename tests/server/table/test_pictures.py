"""Pictures at a server: of finished matches only, drawn elsewhere and once for all who ask, within limits."""

from __future__ import annotations

import asyncio
import datetime
import io
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from tests.server.inside import all_at_once, client, server_inside
from tests.server.server_running import Guest, Server
from tests.server.table.test_challenge import play
from tests.server.table.test_reviews import finished

import quartier
from quartier.core.file import write_match
from quartier.server.interface.context import Context
from quartier.server.messages.pictures import PictureWish
from quartier.server.messages.refusals import Refusal
from quartier.server.table.pictures import ALL, EACH, KEPT, Job, Pictures, Studio

DAY = datetime.date(2026, 11, 17)
SVG = PictureWish(kind="svg")


def asked(pictures: Pictures, seed: str, owner: str, wish: PictureWish = SVG) -> Awaitable[bytes]:
    """Ask for the picture of a match."""
    return pictures.ask(finished(seed), wish, ("Ann",), DAY, owner)


def run(script: Callable[[], Awaitable[None]]) -> None:
    """Run what waits."""

    async def whole() -> None:
        await script()

    asyncio.run(whole())


def test_those_who_ask_for_the_same_get_one_picture_and_others_another() -> None:
    drawn: list[Job] = []

    def draw(job: Job) -> bytes:
        drawn.append(job)
        return f"{job.wish.theme} {len(drawn)}".encode()

    async def script() -> None:
        pictures = Pictures(draw)
        made, refused = await all_at_once(asked(pictures, "1", owner) for owner in ("ann", "bob", "cem"))
        assert (set(made), refused) == ({b"light 1"}, [])
        assert await asked(pictures, "1", "dora") == b"light 1"
        assert await asked(pictures, "1", "dora", PictureWish(kind="svg", theme="dark")) == b"dark 2"
        await pictures.close()

    run(script)


def test_one_address_waits_for_some_pictures_and_leaves_room_for_others() -> None:
    gate = threading.Event()

    def draw(job: Job) -> bytes:
        gate.wait(20)
        return b"drawn"

    async def script() -> None:
        pictures = Pictures(draw)
        waiting = [asyncio.ensure_future(asked(pictures, f"2 {number}", "ann")) for number in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-many-pictures"):
            await asked(pictures, "2 more", "ann")
        others = asyncio.ensure_future(asked(pictures, "2 more", "bob"))
        await asyncio.sleep(0)
        gate.set()
        assert await asyncio.gather(*waiting, others) == [b"drawn"] * (EACH + 1)
        await pictures.close()

    assert EACH < ALL
    run(script)


def test_what_is_kept_has_its_limit() -> None:
    number = 0

    def draw(job: Job) -> bytes:
        nonlocal number
        number += 1
        return bytes(KEPT // 2 - 1)

    async def script() -> None:
        pictures = Pictures(draw)
        for seed in ("3 a", "3 b", "3 c", "3 b", "3 c"):
            await asked(pictures, seed, "ann")
        assert number == 3
        await asked(pictures, "3 a", "ann")
        assert number == 4
        await pictures.close()

    run(script)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (PictureWish(kind="svg", seats=[1]), "malformed"),
        (PictureWish(kind="png", moving=True), "malformed"),
    ],
)
def test_a_wish_that_cannot_be_is_refused(wish: PictureWish, code: str) -> None:
    async def script() -> None:
        with pytest.raises(Refusal, match=code):
            await asked(Pictures(lambda job: b""), "4", "ann", wish)

    run(script)


def test_a_match_that_goes_on_has_no_picture() -> None:
    async def script() -> None:
        match = quartier.new("cities", seats=1, seed="5")
        with pytest.raises(Refusal, match="not-over"):
            await Pictures(lambda job: b"").ask(match, SVG, (), DAY, "ann")

    run(script)


def test_a_picture_that_takes_too_long_is_given_up_and_the_next_is_drawn() -> None:
    studio = Studio(seconds=0.0)
    job = Job(write_match(finished("6")), SVG, ("Ann",), DAY)
    with pytest.raises(EOFError, match="too long"):
        studio.draw(job)
    studio._seconds = 60
    assert studio.draw(job).startswith(b"<svg ")
    with pytest.raises(EOFError):
        studio.draw(Job("no match", SVG, (), DAY))
    studio.end()
    with pytest.raises(EOFError, match="the server ends"):
        studio.draw(job)


def test_a_file_gets_its_picture_over_http_with_names_and_day(tmp_path: Path) -> None:
    match = finished("a seed long enough to be found")

    async def script() -> None:
        async with server_inside(tmp_path) as context:
            await over_http(context)

    async def over_http(context: Context) -> None:
        async with client(context) as http:
            wish: dict[str, Any] = {"file": write_match(match), "kind": "svg", "language": "nl", "names": ["Jip"]}
            found = await http.post("/api/pictures", json={**wish, "day": "2026-11-17"})
            assert (found.status_code, found.headers["content-type"]) == (200, "image/svg+xml")
            assert "default-src 'none'" in found.headers["content-security-policy"]
            assert "Jip" in found.text
            assert "17 november 2026" in found.text
            assert match.seed not in found.text
            png = await http.post("/api/pictures", json={**wish, "kind": "png", "size": "square"})
            assert Image.open(io.BytesIO(png.content)).size == (1080, 1080)
            running = write_match(quartier.new("cities", seats=1, seed="8"))
            for change, code in (
                ({"file": running}, "not-over"),
                ({"file": "no match"}, "bad-file"),
                ({"kind": "gif"}, "malformed"),
                ({"size": "huge"}, "malformed"),
                ({"seats": [3]}, "malformed"),
                ({"day": "today"}, "malformed"),
            ):
                refused = await http.post("/api/pictures", json={**wish, **change})
                assert refused.json()["error"]["code"] == code, change

    run(script)


def test_a_table_has_a_picture_when_it_is_over_and_a_challenge_when_its_day_is(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ann = Guest(server, "Ann")
        table = ann.ask("POST", "/api/tables", {"game": "cities", "seats": 1, "start": True})["table"]["id"]
        wish = {"kind": "svg", "language": "de"}
        assert ann.refused("POST", f"/api/tables/{table}/picture", wish) == "not-over"
        assert ann.refused("GET", f"/api/tables/{table}/picture/en") == "not-over"
        play(ann, table)
        answer = ann.http.get(f"/api/tables/{table}/picture/en")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
        assert ann.refused("GET", f"/api/tables/{table}/picture/xx") == "not-found"
        svg = ann.http.post(f"/api/tables/{table}/picture", json=wish).text
        assert "Ann" in svg
        assert f"{datetime.datetime.now(datetime.UTC).year}" in svg
        challenge = ann.ask("POST", "/api/challenges/cities")["table"]["id"]
        play(ann, challenge)
        assert ann.refused("POST", f"/api/tables/{challenge}/picture", wish) == "not-over"
        assert ann.refused("GET", f"/api/tables/{challenge}/picture/en") == "not-over"
    finally:
        server.stop()
