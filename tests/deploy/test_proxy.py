"""A server behind nginx, as docs/operate.md says: TLS, the page, the interface, sockets, and who is who."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.deploy.nginx_running import Proxy, Visitor
from tests.server.server_running import Server

BODY, MOST = 64_000, 128 * 1024
"""Bytes that the server takes, and that the proxy passes on."""


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("proxied")
    server = Server(folder / "data", https=True, proxies="127.0.0.1", guests_per_address=8)
    front = Proxy(folder / "nginx", [server.port])
    yield front
    front.stop()
    server.stop()


def test_a_match_is_played_over_tls_and_sockets(proxy: Proxy) -> None:
    ann = Visitor(proxy, "Ann", at="127.0.1.1")
    table = ann.table(seats=2, bots=["random"], start=True)
    with ann.sit(table, Origin=f"https://{proxy.address}") as seat:
        seat.until("snapshot")
        seat.finish(random.Random(1))
    assert ann.ask("GET", f"/api/tables/{table}")["table"]["status"] == "over"


def test_the_page_comes_with_its_headers_and_plain_http_is_sent_to_https(proxy: Proxy) -> None:
    ann = Visitor(proxy, "", at="127.0.1.2")
    page = ann.http.get("/")
    assert page.status_code == 200
    assert "text/html" in page.headers["Content-Type"]
    assert page.headers["Strict-Transport-Security"] == "max-age=31536000"
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    # Links in messengers begin with the address that people asked for.
    assert f'content="https://{proxy.address}/"' in page.text
    plain = httpx.get(f"http://localhost:{proxy.plain_port}/lobby?a=1")
    assert (plain.status_code, plain.headers["Location"]) == (301, "https://localhost/lobby?a=1")


def test_cookies_are_for_https_alone_and_out_of_reach_of_scripts(proxy: Proxy) -> None:
    ann = Visitor(proxy, "", at="127.0.1.3")
    cookie = ann.http.post("/api/me", json={"name": "Ann"}).headers["Set-Cookie"]
    assert {"Secure", "HttpOnly", "SameSite=Lax"} <= set(cookie.split("; "))


def test_pages_of_other_sites_are_refused_through_the_proxy_too(proxy: Proxy) -> None:
    ann = Visitor(proxy, "", at="127.0.1.4")
    refused = ann.http.post("/api/me", json={"name": "Ann"}, headers={"Origin": "https://elsewhere.example"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "origin")


def test_limits_count_by_the_clients_own_address_whatever_it_says_of_itself(proxy: Proxy) -> None:
    for _ in range(8):
        Visitor(proxy, "Ann", at="127.0.2.1")
    one_more = Visitor(proxy, "", at="127.0.2.1")
    for said in ({}, {"X-Forwarded-For": "192.0.2.1"}, {"Forwarded": "for=192.0.2.1"}):
        assert one_more.http.post("/api/me", json={"name": "Eve"}, headers=said).status_code == 429
    Visitor(proxy, "Bob", at="127.0.2.2")


def test_a_body_that_is_too_large_is_refused_in_the_same_words_by_server_and_proxy(proxy: Proxy) -> None:
    ann = Visitor(proxy, "Ann", at="127.0.1.5")
    answers = [
        ann.http.post("/api/me", content=b"x" * size, headers={"Content-Type": "application/json"})
        for size in (BODY + 1, MOST + 1)
    ]
    assert [answer.status_code for answer in answers] == [413, 413]
    assert answers[0].json() == answers[1].json()
    assert answers[0].json()["error"]["code"] == "too-large"
    assert answers[1].headers["Content-Type"] == "application/json"


def test_figures_are_not_for_those_who_come_through_the_proxy(proxy: Proxy) -> None:
    assert Visitor(proxy, "", at="127.0.1.6").http.get("/metrics").status_code == 404


def test_a_server_that_is_away_is_told_in_words_that_the_page_knows(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", https=True, proxies="127.0.0.1")
    front = Proxy(tmp_path / "nginx", [server.port])
    try:
        ann = Visitor(front)
        server.stop()
        away = ann.http.get("/api/me")
        assert (away.status_code, away.json()["error"]["code"]) == (503, "full")
        assert away.headers["Retry-After"] == "1"
        server.start()
        assert ann.http.get("/api/me").status_code == 200
    finally:
        front.stop()
        server.stop()
