"""What stands before every request: each counts, those who share an address share its limits, faults are ours."""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.server_running import Guest, Server
from tests.server.wire import answer, connect

from quartier.server.door import shield
from quartier.server.door.limits import Addresses
from quartier.server.door.shield import Shield, good_origin
from quartier.server.identity import Signer
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings


@pytest.fixture(scope="module")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy, at which many people share an address."""
    server = Server(
        tmp_path_factory.mktemp("school"),
        address_rate=10,
        address_sockets=8,
        proxies="127.0.0.1",
    )
    yield server
    server.stop()


def at_once(guest: Guest, path: str, number: int) -> tuple[int, float]:
    """How many of so many requests released together are answered, and how many the passing time would allow."""
    cookie = "".join(f"Cookie: {name}={value}\r\n" for name, value in guest.http.cookies.items())
    address = guest.passed_on["X-Forwarded-For"]
    request = f"GET {path} HTTP/1.1\r\nX-Forwarded-For: {address}\r\n{cookie}\r\n".encode()
    began = time.monotonic()
    waiting = [connect(guest.server.port, request) for _ in range(number)]
    statuses = []
    for bare in waiting:
        with bare:
            statuses.append(answer(bare)[0])
    assert set(statuses) <= {200, 429}
    return statuses.count(200), time.monotonic() - began


@pytest.mark.parametrize(("path", "address"), [("/api/games", "203.0.113.1"), ("/healthz", "203.0.113.2")])
def test_requests_released_together_get_no_more_than_is_allowed(school: Server, path: str, address: str) -> None:
    answered, seconds = at_once(Guest(school, "", address), path, 80)
    # Those without a name have half of what the address may, four seconds' worth at once.
    assert 20 <= answered <= 20 + 5 * seconds
    # Other addresses do not notice.
    assert Guest(school, "", "203.0.113.99").http.get(path).status_code == 200


def test_files_and_odd_paths_count_too_but_little(school: Server) -> None:
    request = b"GET /nowhere.js HTTP/1.1\r\nX-Forwarded-For: 203.0.113.3\r\n\r\n"
    with connect(school.port, request * 1000) as bare, bare.makefile("rb") as said:
        statuses = []
        while 429 not in statuses:
            line = said.readline()
            if line.startswith(b"HTTP/1.1 "):
                statuses.append(int(line.split()[1]))
    assert set(statuses) == {404, 429}
    assert len(statuses) > 200


def test_one_person_leaves_the_others_at_the_same_address_their_part(school: Server) -> None:
    ann, bob = Guest(school, "Ann", "203.0.113.4"), Guest(school, "Bob", "203.0.113.4")
    answered, seconds = at_once(ann, "/api/games", 30)
    assert 9 <= answered <= 10 + 2.5 * seconds
    assert [bob.http.get("/api/games").status_code for _ in range(5)] == [200] * 5


def test_one_person_leaves_the_others_sockets_too() -> None:
    addresses = Addresses(0, 8)
    assert [addresses.open_socket("a", "ann") for _ in range(4)] == [True, True, False, False]
    assert [addresses.open_socket("a", None) for _ in range(6)] == [True] * 4 + [False] * 2
    assert [addresses.open_socket("a", name) for name in ("bob", "cid", "dan")] == [True, True, False]
    assert addresses.open_socket("b", "ann") is False  # one person, wherever
    addresses.close_socket("a", "ann")
    assert addresses.open_socket("b", "ann")


def test_sockets_released_together_get_no_more_than_is_allowed(school: Server) -> None:
    ann = Guest(school, "Ann", "203.0.113.5")
    table = ann.table(seats=1, start=True)

    everybody = threading.Barrier(6)

    def sit(_: int) -> str:
        with ann.sit(table) as seat:
            kind = seat.hear()
            everybody.wait(20)
            return str(kind.get("error", {}).get("code", kind["type"]))

    with ThreadPoolExecutor(6) as pool:
        said = sorted(pool.map(sit, range(6)))
    assert said == ["snapshot"] * 2 + ["too-many"] * 4


@pytest.mark.parametrize(
    ("origin", "host", "good"),
    [
        (None, "h", True),
        ("http://h:80", "h:80", True),
        ("https://h", "h", True),
        ("https://friend.example", "h", True),
        ("https://evil.example", "h", False),
        ("null", "", False),
        ("null", "h", False),
        ("", "", False),
        ("http://", "", False),
        ("http://[", "h", False),
        ("//h", "h", False),
        ("file://h", "h", False),
        ("http://h/", "h", False),
        ("http://h@evil.example", "h", False),
    ],
)
def test_only_the_own_page_and_named_ones_may_post(origin: str | None, host: str, good: bool) -> None:
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    assert good_origin(headers, ("https://friend.example",)) is good


def test_a_handshake_with_an_odd_origin_is_refused_like_any_other(ann: Guest) -> None:
    table = ann.table(seats=1, start=True)
    for origin in ("http://[", "null", "http://"):
        with ann.sit(table, Origin=origin) as seat:
            assert seat.hear()["error"]["code"] == "origin"


def through(app: Any, path: str = "/api/me", **settings: Any) -> list[dict[str, Any]]:
    """What is sent when a request goes through the shield to some application."""
    chosen = Settings(data=Path("nowhere"), **settings)
    addresses = Addresses(chosen.address_rate, chosen.address_sockets)
    shielded = Shield(app, chosen, addresses, Signer("00" * 32), Metrics())
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "client": ("198.51.100.7", 1)}
    asyncio.run(shielded(scope, receive, send))
    return sent


def test_our_own_faults_are_500_with_the_usual_headers_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("ours")

    start, body = through(fails)
    assert start["status"] == 500
    assert b"content-security-policy" in dict(start["headers"])
    assert b'"internal"' in body["body"]
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [(logging.ERROR, "request failed")]


def test_half_an_answer_is_not_ended_as_if_it_were_whole() -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("ours")

    with pytest.raises(RuntimeError, match="ours"):
        through(fails)


def test_paths_that_no_file_has_are_not_found_before_anything_looks_for_them() -> None:
    async def reached(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("reached")

    for path in ("/\0", "/a\0.js", "/" + "a" * 256, "/" + "é" * 200):
        start, _ = through(reached, path)
        assert start["status"] == 404


def test_who_asks_too_much_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def reached(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("reached")

    monkeypatch.setattr("quartier.server.door.shield.asyncio.sleep", sleep)
    start, _ = through(reached, address_rate=0.01)
    assert start["status"] == 429
    assert slept == [shield.LATE]


@pytest.mark.parametrize("which", ["server", "school"])
def test_figures_are_for_this_machine_and_not_for_what_a_proxy_on_it_passes_on(
    request: pytest.FixtureRequest, which: str
) -> None:
    guest = Guest(request.getfixturevalue(which), "")
    assert guest.http.get("/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
        passed_on = guest.http.get("/metrics", headers={header: "127.0.0.1"})
        assert (passed_on.status_code, passed_on.json()["error"]["code"]) == (404, "not-found")


def test_no_http_at_all_is_answered_with_the_usual_headers_and_counts(school: Server) -> None:
    with connect(school.port, b"\x16\x03\x01\x02\x00\r\n\r\n") as bare:
        status, headers, body = answer(bare)
    assert (status, b'"malformed"' in body) == (400, True)
    assert "default-src 'none'" in headers["content-security-policy"]
