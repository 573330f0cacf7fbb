"""What messengers show of a link: what anybody with the link may know, in their language."""

from __future__ import annotations

import asyncio
import gzip
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.server.inside import ANN, BOB, client, server_inside

from quartier.server.interface.context import Context
from quartier.server.interface.page import FOLDER, Page
from quartier.server.interface.previews import Previews, language_of
from quartier.server.messages.http import NewTable
from quartier.server.store.records import Person
from quartier.server.table import seating

GENERAL = "City-building tile games, with friends or against bots. No sign-up."
PAGE = "<!doctype html><html><head><title>Quartier</title></head><body></body></html>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small built app."""
    built = tmp_path / "static"
    (built / "previews").mkdir(parents=True)
    for name in ("quartier", "cities"):
        (built / "previews" / f"{name}.png").write_bytes(b"png")
    (built / "index.html").write_text(PAGE)
    return built


class Asked:
    """Pages over the inside of a server."""

    def __init__(self, inside: Context, folder: Path, **settings: Any) -> None:
        previews = Previews(inside.store.table, **{"public_address": "", "https": False, **settings})
        self._app = Starlette(routes=[Route("/{path:path}", Page(folder, previews).serve)])

    async def get(self, address: str, **headers: str) -> httpx.Response:
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://page.example") as http:
            given = {name.replace("_", "-"): value for name, value in headers.items()}
            return await http.get(address, headers={"Accept-Encoding": "identity", **given})

    async def tags(self, address: str, **headers: str) -> dict[str, str]:
        """The tags as a messenger reads them."""
        found = re.findall(
            r'<meta (?:property|name)="([^"]*)" content="([^"]*)" />', (await self.get(address, **headers)).text
        )
        return {name: html.unescape(content) for name, content in found}


def with_server(tmp_path: Path, script: Callable[[Context], Awaitable[None]]) -> None:
    """Do something with the inside of a server."""

    async def run() -> None:
        async with server_inside(tmp_path / "data") as inside:
            await script(inside)

    asyncio.run(run())


def test_an_invitation_names_the_host_the_game_its_options_and_its_length(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        wanted = NewTable(game="cities", seats=3, options={"level": 3, "free": True}, bots=["easy"])
        table = await inside.new_tables.set_up(ANN, wanted)
        address = f"/table/{table.record.id}"
        found = await Asked(inside, folder).tags(address)
        assert found == {
            "og:site_name": "Quartier",
            "og:type": "website",
            "og:title": "Ann invites you to a game of Cities",
            "og:description": "Level 3 (Brain-teaser) · Free · 2 of 3 seats taken · 10 to 25 minutes",
            "og:url": f"http://page.example{address}",
            "og:image": "http://page.example/previews/cities.png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": "Ann invites you to a game of Cities",
            "twitter:card": "summary_large_image",
        }

    with_server(tmp_path, script)


@pytest.mark.parametrize(
    ("header", "title"),
    [
        ("de-AT,en;q=0.5", "Ann lädt dich zu Cities ein"),
        ("fr, nl;q=0.3, en;q=0.2", "Ann nodigt je uit voor Cities"),
        ("", "Ann invites you to a game of Cities"),
        ('xx;;;,,"<', "Ann invites you to a game of Cities"),
    ],
)
def test_it_speaks_the_language_that_is_liked_best(tmp_path: Path, folder: Path, header: str, title: str) -> None:
    async def script(inside: Context) -> None:
        table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2))
        found = await Asked(inside, folder).tags(f"/table/{table.record.id}", Accept_Language=header)
        assert found["og:title"] == title

    with_server(tmp_path, script)


@pytest.mark.parametrize("address", ["/challenge/cities", "/challenge/cities/2026-11-16"])
def test_a_challenge_is_shown_by_its_game_and_tells_nothing_of_its_deal(
    tmp_path: Path, folder: Path, address: str
) -> None:
    async def script(inside: Context) -> None:
        found = await Asked(inside, folder).tags(address)
        assert found["og:title"] == "Challenge of the day: Cities"
        assert found["og:description"] == "The same deal for everybody, once a day. Who makes the most of it?"
        assert found["og:image"] == "http://page.example/previews/cities.png"
        assert (await Asked(inside, folder).tags("/challenge/chess"))["og:title"] == "Quartier"
        # With a set of somebody's own it is not the challenge of the day, and a set is nobody's to tell of.
        for other in (f"/set/{'x' * 22}/day", f"/challenge/cities/2026-11-16/{'x' * 22}"):
            told = await Asked(inside, folder).tags(other)
            assert (told["og:title"], told["og:description"]) == ("Quartier", GENERAL)
            assert told["og:image"] == "http://page.example/previews/quartier.png"

    with_server(tmp_path, script)


def test_no_language_that_is_refused_is_spoken() -> None:
    assert language_of("de;q=0, nl;q=0.1") == "nl"
    assert language_of("de;q=0") == "en"


def test_a_name_is_text_and_never_anything_else(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        name = "\"><script>&'</title>"
        table = await inside.new_tables.set_up(Person("eve", name), NewTable(game="cities", seats=2))
        pages = Asked(inside, folder)
        page = (await pages.get(f"/table/{table.record.id}")).text
        assert "<script" not in page
        assert page.count("</title>") == 1
        assert (await pages.tags(f"/table/{table.record.id}"))["og:title"] == f"{name} invites you to a game of Cities"

    with_server(tmp_path, script)


def test_a_table_without_spectators_says_nothing_once_it_runs(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        pages = Asked(inside, folder)
        table = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2, spectators=False))
        address = f"/table/{table.record.id}"
        assert (await pages.tags(address))["og:title"].startswith("Ann")
        await seating.join(table, BOB, None)
        await seating.start(table, ANN, None)
        missing = await pages.tags(f"/table/{'A' * 22}")
        assert missing["og:description"] == GENERAL
        assert await pages.tags(address) == {**missing, "og:url": f"http://page.example{address}"}

    with_server(tmp_path, script)


def test_a_match_that_can_be_watched_names_its_players_and_nothing_of_the_match(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        wanted = NewTable(game="cities", options={"level": 1}, seats=2, bots=["random"], start=True)
        table = await inside.new_tables.set_up(ANN, wanted)
        page = (await Asked(inside, folder).get(f"/table/{table.record.id}")).text
        found = await Asked(inside, folder).tags(f"/replay/{table.record.id}")
        assert (found["og:title"], found["og:description"]) == ("Cities: watch a game that is on", "Ann")
        for secret in (table.record.seed, table.record.salt, ANN.id):
            assert secret not in page

    with_server(tmp_path, script)


def test_closed_tables_and_pairings_say_nothing(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        closed = await inside.new_tables.set_up(ANN, NewTable(game="cities", seats=2))
        await seating.leave(closed, ANN)
        waiting = await inside.pairings.ask(BOB, ["cities"], False)
        for table in (closed, waiting):
            found = await Asked(inside, folder).tags(f"/table/{table.record.id}")
            assert found["og:description"] == GENERAL

    with_server(tmp_path, script)


def test_rules_and_home_have_previews_and_a_game_without_a_picture_has_the_site_s(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        pages = Asked(inside, folder)
        assert (await pages.tags("/"))["og:image"] == "http://page.example/previews/quartier.png"
        rules = await pages.tags("/rules/tangram")
        assert rules["og:title"] == "The rules of Tangram City"
        assert rules["og:image"] == "http://page.example/previews/quartier.png"
        assert (await pages.tags("/rules/chess"))["og:title"] == "Quartier"

    with_server(tmp_path, script)


@pytest.mark.parametrize("host", ["evil.example/x", 'a"b', "a b", "user@evil", "http://evil", "[::1", "a:99999999"])
def test_a_host_that_is_no_host_is_not_repeated(tmp_path: Path, folder: Path, host: str) -> None:
    async def script(inside: Context) -> None:
        answer = await Asked(inside, folder).get("/", Host=host)
        assert host not in answer.text
        assert "og:image" not in answer.text

    with_server(tmp_path, script)


def test_what_the_operator_names_is_believed_and_nothing_that_a_request_says(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        pages = Asked(inside, folder, public_address="https://quartier.example/", https=True)
        found = await pages.tags("/", Host="evil.example", X_Forwarded_Host="evil.example")
        assert found["og:image"] == "https://quartier.example/previews/quartier.png"
        secure = await Asked(inside, folder, https=True).tags("/", X_Forwarded_Host="evil.example")
        assert secure["og:image"] == "https://page.example/previews/quartier.png"

    with_server(tmp_path, script)


def test_the_page_is_compressed_asked_for_again_and_kept_by_nobody_for_others(tmp_path: Path, folder: Path) -> None:
    async def script(inside: Context) -> None:
        pages = Asked(inside, folder)
        plain, packed = await pages.get("/"), await pages.get("/", Accept_Encoding="br, gzip;q=0.5")
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-length"] == str(len(gzip.compress(plain.content, mtime=0)))
        assert packed.text == plain.text
        assert packed.headers["etag"] != plain.headers["etag"]
        for answer in (plain, packed):
            assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
            assert answer.headers["cache-control"] == "private, no-cache"
        again = await pages.get("/", If_None_Match=plain.headers["etag"])
        assert (again.status_code, again.content) == (304, b"")
        german = await pages.get("/", Accept_Language="de", If_None_Match=plain.headers["etag"])
        assert german.status_code == 200

    with_server(tmp_path, script)


def test_every_game_has_a_small_picture_of_the_right_size() -> None:
    for name in ("quartier", "cities", "guilds", "skylines", "tangram"):
        picture = (FOLDER / "previews" / f"{name}.png").read_bytes()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
        assert len(picture) < 60_000


def test_the_server_sends_them_with_its_policy(tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        async with client(inside) as http:
            answer = await http.get("/")
            assert '<meta property="og:title" content="Quartier" />' in answer.text
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")

    with_server(tmp_path, script)
