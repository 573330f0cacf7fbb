"""Games on paper from a server: as asked for, each made once, and refused where it cannot be."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.inside import client, server_inside

from quartier.paper.printing import Wish
from quartier.server import printing
from quartier.server.interface.context import Context

ADDRESS = "/api/games/cities/print/house/a4/de"


def run(folder: Path, act: Callable[[httpx.AsyncClient, Context], Awaitable[None]]) -> None:
    """Ask a server over HTTP."""

    async def whole() -> None:
        async with server_inside(folder) as inside, client(inside) as http:
            await act(http, inside)

    asyncio.run(whole())


def test_a_game_comes_as_a_pdf_to_keep(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        answer = await http.get(f"{ADDRESS}?seats=1&one_sided=1")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
        assert answer.headers["content-disposition"] == 'attachment; filename="cities-a4-de.pdf"'
        assert answer.content.startswith(b"%PDF-")

    run(tmp_path, act)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Wish, Any]]:
    """What was printed: some letters, in a thread of their own."""
    wishes: list[tuple[Wish, Any]] = []

    def quick(wish: Wish, box: Any) -> bytes:
        assert threading.current_thread() is not threading.main_thread()
        wishes.append((wish, box))
        return b"%PDF-"

    monkeypatch.setattr(printing, "printed", quick)
    return wishes


def test_what_was_printed_is_remembered_and_those_who_ask_at_once_share_it(
    tmp_path: Path, made: list[tuple[Wish, Any]]
) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        await asyncio.gather(*(http.get(ADDRESS) for _ in range(3)))
        await http.get(ADDRESS)
        assert made == [(Wish("cities", "a4", "de"), None)]
        await http.get(f"{ADDRESS}?seats=3&all_rules=1")
        assert made[1:] == [(Wish("cities", "a4", "de", 3, all_rules=True), None)]

    run(tmp_path, act)


def test_a_set_in_the_servers_folder_is_printed_by_its_name(tmp_path: Path, made: list[tuple[Wish, Any]]) -> None:
    (tmp_path / "boxes").mkdir()
    text = "\n".join(f"{number} AP CW" for number in range(1, 25))
    (tmp_path / "boxes" / "mine.txt").write_text(text)

    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        assert (await http.get("/api/games/cities/print/mine/a4/en")).status_code == 200
        assert made[0][1].contents.letters == ["APCW"] * 24

    run(tmp_path, act)


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("/api/games/citys/print/house/a4/de", 404, "not-found"),
        ("/api/games/cities/print/house/a5/de", 404, "not-found"),
        ("/api/games/cities/print/house/a4/fr", 404, "not-found"),
        ("/api/games/cities/print/yours/a4/de", 422, "bad-option"),
        ("/api/games/guilds/print/house/a4/de?seats=2", 422, "bad-seats"),
        (f"{ADDRESS}?seats=many", 400, "malformed"),
    ],
)
def test_what_cannot_be_printed_is_refused(tmp_path: Path, address: str, status: int, code: str) -> None:
    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        answer = await http.get(address)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)

    run(tmp_path, act)


def test_only_so_many_prints_are_waited_for(
    tmp_path: Path, made: list[tuple[Wish, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "WAITING", 2)

    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        asked = await asyncio.gather(*(http.get(f"{ADDRESS}?seats={seats}") for seats in (1, 2, 3)))
        assert sorted(answer.status_code for answer in asked) == [200, 200, 429]

    run(tmp_path, act)


def test_a_server_without_the_extra_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)

    async def act(http: httpx.AsyncClient, inside: Context) -> None:
        answer = await http.get(ADDRESS)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "no-print")

    run(tmp_path, act)
