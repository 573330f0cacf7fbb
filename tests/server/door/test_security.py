"""Who is kept out, what is too much, and that errors show nothing of the inside."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.server_running import Guest, Server
from websockets.exceptions import ConnectionClosed

from quartier.server.allowance import Allowance
from quartier.server.door.limits import Addresses
from quartier.server.identity import Signer
from quartier.server.messages.refusals import Refusal
from quartier.server.table.names import cleaned


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with narrow limits."""
    server = Server(
        tmp_path_factory.mktemp("strict"),
        address_rate=25,
        address_sockets=2,
        socket_rate=3,
        tables_each=2,
        proxies="127.0.0.1",
    )
    yield server
    server.stop()


def test_every_answer_carries_the_usual_headers(ann: Guest) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nowhere"):
        headers = ann.http.get(path).headers
        policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
        assert {kinds for name, kinds in policy.items() if "unsafe" in kinds} == {policy["script-src"]}
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_the_cookie_is_signed_and_kept_from_scripts(ann: Guest, server: Server) -> None:
    header = ann.http.post("/api/me", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    value = ann.http.cookies["quartier_guest"]
    thief = Guest(server, "")
    for forged in (value[:-1] + ("0" if value[-1] != "0" else "1"), value.split(".")[0], "x.y", "é.é", "." * 50):
        headers = {b"Cookie": f"quartier_guest={forged}".encode()}
        assert thief.http.get("/api/me", headers=headers).status_code == 401
    assert Signer("00" * 32).person(Signer("11" * 32).sign("a")) is None


def test_pages_of_other_sites_are_refused(ann: Guest, server: Server) -> None:
    table = ann.table(seats=1, start=True)
    path = f"/api/tables/{table}/messages"
    body = {"type": "move", "id": "a", "version": 1, "turn": "e5^,g7>,i5v"}
    evil = ann.http.post(path, json=body, headers={"Origin": "https://evil.example"})
    assert (evil.status_code, evil.json()["error"]["code"]) == (403, "origin")
    with ann.sit(table, Origin="https://evil.example") as seat:
        assert seat.hear()["error"]["code"] == "origin"
        with pytest.raises(ConnectionClosed):
            seat.hear()
    own = ann.http.post(path, json=body, headers={"Origin": f"http://{server.address}"})
    assert own.json()["type"] == "ack"


def test_bodies_and_messages_that_are_too_large_are_refused(ann: Guest) -> None:
    large = ann.http.post("/api/me", content=b'{"name": "' + b"x" * 70_000 + b'"}')
    assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
    table = ann.table(seats=1, start=True)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.socket.send(" " * 20_000)
        assert seat.until("error")["error"]["code"] == "too-large"
        seat.socket.send(b"\x00\x01")
        assert seat.until("error")["error"]["code"] == "malformed"
        assert seat.ask("sync", version=1)["changes"] == {}
        seat.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            seat.until("nothing")


def test_unknown_paths_methods_and_tables_get_the_same_form_of_error(ann: Guest) -> None:
    assert ann.refused("GET", "/api/nowhere") == "not-found"
    assert ann.refused("DELETE", "/api/me") == "method"
    assert ann.refused("GET", "/api/tables/" + "x" * 22) == "not-found"
    assert ann.refused("GET", "/api/tables/%00") == "not-found"
    with ann.sit("x" * 22) as seat:
        assert seat.hear()["error"]["code"] == "not-found"


def test_files_outside_the_page_are_not_served(ann: Guest) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/../../app.py", "//etc/passwd"):
        answer = ann.http.get(path)
        assert b"import" not in answer.content
        assert b"root:" not in answer.content


def test_one_socket_and_one_address_may_ask_only_so_much(strict: Server) -> None:
    ann = Guest(strict, "Ann", "203.0.113.1")
    table = ann.table(seats=1, start=True)
    with ann.sit(table) as seat, ann.sit(table) as second:
        seat.until("snapshot")
        second.until("snapshot")
        kinds = []
        for _ in range(20):
            seat.say("sync", version=1)
        for _ in range(20):
            kinds.append(seat.hear())
        codes = [message["error"]["code"] for message in kinds if message["type"] == "error"]
        assert set(codes) == {"too-many"}
        assert 5 <= len(codes) <= 12
        with ann.sit(table) as third:
            assert third.hear()["error"]["code"] == "too-many"
    until = time.monotonic() + 20
    while ann.http.get("/api/games").status_code != 429:
        assert time.monotonic() < until
    time.sleep(1)
    assert ann.http.get("/api/games").status_code == 200


def test_one_person_has_only_so_many_tables(strict: Server) -> None:
    bob = Guest(strict, "Bob", "203.0.113.2")
    bob.table(seats=2)
    bob.table(seats=2)
    assert bob.refused("POST", "/api/tables", {"game": "cities", "seats": 2}) == "too-many-tables"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("A\u202enn\u200b", "Ann"),
        ("\ufb01ne", "fine"),
        ("Z" + "\u0301" * 9, "\u0179\u0301\u0301"),
        ("x" * 60, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_names_are_cleaned(typed: str, shown: str) -> None:
    assert cleaned(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\u0301"])
def test_names_of_nothing_are_refused(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        cleaned(typed)
    assert refused.value.problem.code == "bad-name"


def test_allowances_fill_up_again_and_addresses_are_apart() -> None:
    allowance = Allowance(100)
    assert sum(allowance.take() for _ in range(1000)) in range(400, 420)
    time.sleep(0.05)
    assert allowance.take()
    addresses = Addresses(1, 1)
    assert [addresses.take("a") for _ in range(5)] == [True, True, True, True, False]
    assert addresses.take("b")
    assert all(addresses.take("") for _ in range(50))
    assert addresses.open_socket("a", "ann")
    assert not addresses.open_socket("a", "ann")
    assert not addresses.open_socket("a", None)
    assert addresses.open_socket("b", None)
    addresses.close_socket("a", "ann")
    assert addresses.open_socket("a", "bob")


def test_the_page_says_clearly_when_it_is_not_built(tmp_path: Path) -> None:
    import asyncio

    from starlette.requests import Request

    from quartier.server.interface.page import Page

    def get(path: str) -> tuple[int, str, str]:
        scope = {"type": "http", "method": "GET", "headers": [], "path": "/" + path, "path_params": {"path": path}}
        answer = asyncio.run(Page(tmp_path).serve(Request(scope)))
        return answer.status_code, answer.headers.get("cache-control", ""), str(answer.headers["content-type"])

    assert get("")[0] == 503
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    assert get("table/abc") == (200, "no-cache", "text/html; charset=utf-8")
    assert get("assets/app-1a2b.js")[:2] == (200, "public, max-age=31536000, immutable")
    assert get("assets/missing.js")[0] == 404
