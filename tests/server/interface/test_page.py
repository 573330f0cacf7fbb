"""The browser app's files: sent small, kept as long as they may be, and never a fault for what is not there."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from tests.server.server_running import Guest, Server

from quartier.server.interface.encodings import best_encoding
from quartier.server.interface.page import FOLDER, Page

SCRIPT = b"console.log('a tile, a tile, a tile, a tile, a tile')\n"
FOREVER = "public, max-age=31536000, immutable"


class Asked:
    """A page that is asked without a server; for no encoding unless a test says so."""

    def __init__(self, folder: Path) -> None:
        self._app = Starlette(routes=[Route("/{path:path}", Page(folder).serve)])

    def get(self, address: str, **headers: str) -> httpx.Response:
        async def ask() -> httpx.Response:
            transport = httpx.ASGITransport(self._app)
            async with httpx.AsyncClient(transport=transport, base_url="http://page") as client:
                given = {name.replace("_", "-"): value for name, value in headers.items()}
                return await client.get(address, headers={"Accept-Encoding": "identity", **given})

        return asyncio.run(ask())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small built app."""
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "index-abc.js"
    script.write_bytes(SCRIPT)
    script.with_name("index-abc.js.gz").write_bytes(gzip.compress(SCRIPT))
    script.with_name("index-abc.js.br").write_bytes(b"as brotli writes it")
    (tmp_path / "assets" / "tiny.css").write_bytes(b"a{}")
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    return tmp_path


@pytest.fixture
def app(folder: Path) -> Asked:
    return Asked(folder)


@pytest.mark.parametrize(
    ("header", "best"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;Q=0.5", "gzip"),
        ("", "identity"),
        ("deflate", "identity"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.2, gzip;q=0.8", "gzip"),
        ("br;q=0.5, identity", "identity"),
        ("br, identity", "br"),
        ("*", "br"),
        ("*;q=0", "identity"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("gzip;q=much", "identity"),
        ("gzip;q=0.000", "identity"),
        (" , ;;, gzip ; x=1 ; q=0.3", "gzip"),
    ],
)
def test_the_encoding_is_the_one_that_is_liked_best(header: str, best: str) -> None:
    assert best_encoding(header, ["identity", "br", "gzip"]) == best


def test_what_is_not_there_is_not_chosen() -> None:
    assert best_encoding("br, gzip;q=0.1", ["identity", "gzip"]) == "gzip"
    assert best_encoding("br, gzip", ["identity"]) == "identity"


def test_a_hashed_file_is_sent_compressed_and_kept_for_good(app: Asked) -> None:
    answer = app.get("/assets/index-abc.js", Accept_Encoding="gzip")
    assert answer.content == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-length"] == str(len(gzip.compress(SCRIPT)))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == FOREVER
    assert answer.headers["vary"] == "Accept-Encoding"


def test_a_module_of_kernels_is_what_browsers_compile_while_it_comes(app: Asked, folder: Path) -> None:
    module = folder / "assets" / "cities-abc.wasm"
    module.write_bytes(b"\0asm" + bytes(400))
    module.with_name("cities-abc.wasm.gz").write_bytes(gzip.compress(module.read_bytes()))
    answer = app.get("/assets/cities-abc.wasm", Accept_Encoding="gzip")
    assert answer.content == module.read_bytes()
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.headers["cache-control"] == FOREVER


@pytest.mark.parametrize(
    ("name", "kind"),
    [("service-worker.js", "text/javascript; charset=utf-8"), ("manifest.webmanifest", "application/manifest+json")],
)
def test_what_makes_an_app_of_the_page_lies_at_its_root_and_is_asked_for_again(
    app: Asked, folder: Path, name: str, kind: str
) -> None:
    (folder / name).write_bytes(b"{}")
    answer = app.get(f"/{name}")
    assert (answer.status_code, answer.content) == (200, b"{}")
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_who_wants_it_plain_gets_it_plain_and_caches_keep_the_two_apart(app: Asked) -> None:
    plain = app.get("/assets/index-abc.js")
    packed = app.get("/assets/index-abc.js", Accept_Encoding="gzip")
    assert plain.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.headers["etag"] != packed.headers["etag"]


def test_a_file_without_a_compressed_form_is_sent_as_it_is(app: Asked) -> None:
    answer = app.get("/assets/tiny.css", Accept_Encoding="br, gzip")
    assert answer.content == b"a{}"
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == FOREVER


def test_the_page_is_asked_for_again_and_not_sent_again(app: Asked) -> None:
    first = app.get("/")
    assert first.headers["cache-control"] == "no-cache"
    for known in (first.headers["etag"], f'"other", W/{first.headers["etag"]}', "*"):
        again = app.get("/", If_None_Match=known)
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        assert again.headers["cache-control"] == "no-cache"
    assert app.get("/", If_None_Match='"other"').status_code == 200


def test_a_page_that_was_built_anew_is_sent_anew(app: Asked, folder: Path) -> None:
    first = app.get("/")
    (folder / "index.html").write_bytes(b"<!doctype html><p>")
    os.utime(folder / "index.html", ns=(1, 1))
    answer = app.get("/", If_None_Match=first.headers["etag"])
    assert (answer.status_code, answer.content) == (200, b"<!doctype html><p>")


def test_only_the_head_is_sent_if_only_the_head_is_asked_for(server: Server) -> None:
    guest = Guest(server, "")
    whole, head = guest.http.get("/"), guest.http.head("/")
    assert head.content == b""
    assert whole.headers["etag"] == head.headers["etag"]
    assert whole.headers["content-length"] == head.headers["content-length"]


@pytest.mark.parametrize("address", ["/", "/lobby", "/table/AbC-_9", "/rules/cities"])
def test_every_address_of_the_page_is_the_page(app: Asked, address: str) -> None:
    answer = app.get(address)
    assert (answer.status_code, answer.text) == (200, "<!doctype html>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


NOWHERE = [
    "/%00",
    "/a%00.js",
    "/assets/%00",
    "/" + 256 * "a",
    "/" + 5000 * "a",
    "/" + 300 * "a/",
    "/" + 300 * "a" + ".js",
    "/assets/no.js",
    "/index-abc.js",
    "/..%2fpage.py",
    "/%2e%2e/%2e%2e/page.py",
    "/assets/..%2f..%2fpage.py",
    "/%2fetc%2fpasswd.txt",
    "/%ff%fe",
    "/assets/index-abc.js%0a",
    "/robots.txt",
]


@pytest.mark.parametrize("address", NOWHERE, ids=lambda address: address[:24])
def test_what_is_not_there_is_not_found_whatever_its_name(server: Server, address: str) -> None:
    answer = Guest(server, "").http.get(address)
    assert answer.status_code == 404
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_compressed_files_have_no_address_of_their_own(app: Asked) -> None:
    assert app.get("/assets/index-abc.js.gz").status_code == 404


def test_a_missing_app_is_explained_to_those_who_have_a_clone_and_to_those_who_have_not(tmp_path: Path) -> None:
    app = Asked(tmp_path)
    answer = app.get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text
    assert "pip install" in answer.text
    assert app.get("/assets/index.js").status_code == 404


def test_the_built_app_is_compressed_and_brings_the_notices_of_what_it_is_made_of(server: Server) -> None:
    guest = Guest(server, "")
    for file in (FOLDER / "assets").glob("first-*.js"):
        answer = guest.http.get(f"/assets/{file.name}")
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.content == file.read_bytes()
        assert file.with_name(file.name + ".br").stat().st_size < file.stat().st_size / 2
    notices = guest.http.get("/licences.txt").text
    packages = (
        "svelte ",
        "@fluent/bundle ",
        "@noble/hashes ",
        "clsx ",
        "lean-qr ",
        "vite ",
        "@fontsource-variable/nunito ",
    )
    for package in packages:
        assert f"\n{package}" in notices
    assert notices.count("Permission is hereby granted") == 6
    assert "SIL OPEN FONT LICENSE" in notices
    assert "Apache License\n" in notices
