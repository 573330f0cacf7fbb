"""Match files that people bring along are read beside everything else, and one address waits for its own alone."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from tests.server.inside import client, server_inside

import quartier
from quartier.core.file import read_match, write_match
from quartier.core.match import Match
from quartier.server.interface.files import ALL, EACH, Files
from quartier.server.messages.refusals import Refusal
from quartier.server.table import replay


def test_while_files_are_read_the_first_page_is_there_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = threading.Event()

    def slowly(text: str) -> Match:
        done.wait()
        return read_match(text)

    monkeypatch.setattr(replay, "read_match", slowly)
    deal = write_match(quartier.new("cities", seats=1, seed="1"))

    async def script() -> None:
        async with server_inside(tmp_path, proxies="*", address_rate=0) as inside, client(inside) as http:
            asked = [
                asyncio.create_task(
                    http.post("/api/reviews", json={"file": deal}, headers={"X-Forwarded-For": f"10.0.0.{one}"})
                )
                for one in range(ALL // EACH)
                for _ in range(EACH + 4)
            ]
            try:
                async with asyncio.timeout(20):
                    for path in ("/api/games", "/api/home", "/healthz"):
                        assert (await http.get(path)).status_code == 200
            finally:
                done.set()
            answers = await asyncio.gather(*asked)
            codes = [answer.json()["error"]["code"] for answer in answers]
            # The file's match is not over: what was read is refused for that.
            assert codes.count("not-over") == ALL
            assert codes.count("too-many") == len(asked) - ALL
            assert (await http.post("/api/reviews", json={"file": deal})).json()["error"]["code"] == "not-over"

    asyncio.run(script())


def test_one_address_waits_for_its_own_files_and_all_places_come_back() -> None:
    async def script() -> None:
        files, done = Files(), threading.Event()
        waiting = [asyncio.create_task(files.read("a", done.wait)) for _ in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal) as refused:
            await files.read("a", done.wait)
        assert refused.value.problem.code == "too-many"
        other = asyncio.create_task(files.read("b", int, "1"))
        done.set()
        assert await asyncio.gather(*waiting, other) == [True] * EACH + [1]
        with pytest.raises(ValueError, match="invalid literal"):
            await files.read("a", int, "none")
        assert [await files.read("a", int, "2") for _ in range(2 * EACH)] == [2] * 2 * EACH
        files.close()

    asyncio.run(script())
