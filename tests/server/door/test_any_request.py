"""Whatever bytes arrive at the port: they are answered with less than 500, with the usual headers, or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.server.server_running import Guest, Server
from tests.server.wire import answer, connect

from quartier.server.interface.routes import ENDPOINTS


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait long for the rest of a request, and believes its proxies."""
    server = Server(tmp_path_factory.mktemp("any"), header_time=0.2, body_time=0.2, proxies="127.0.0.1")
    yield server
    assert server.process.poll() is None
    server.stop()


methods = st.sampled_from(
    ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "BREW"]
)
odd_bytes = st.binary(max_size=40).map(lambda raw: raw.replace(b"\r", b"").replace(b"\n", b""))
paths = st.one_of(
    st.sampled_from([endpoint.path for endpoint in ENDPOINTS]).map(str.encode),
    st.sampled_from(
        [
            b"/",
            b"//",
            b"*",
            b"?",
            b"/%00",
            b"/a%00.js",
            b"/%",
            b"/%ff%fe",
            b"/..%2f",
            b"/api/",
            b"/metrics",
            b"http://[/",
        ]
    ),
    st.integers(200, 5000).map(lambda length: b"/" + b"a" * length),
    st.integers(200, 5000).map(lambda length: b"/api/games/" + b"%C3%A9" * (length // 6)),
    odd_bytes.map(lambda raw: b"/" + raw),
)
queries = st.sampled_from(
    [b"", b"?", b"?position=9", b"?position=%00", b"?seat=\xff", b"?seat=1&seat=2", b"?" + b"x" * 4000]
)
names = st.sampled_from(
    [
        "Origin",
        "Host",
        "Cookie",
        "Content-Type",
        "Content-Length",
        "Transfer-Encoding",
        "Expect",
        "Range",
        "If-None-Match",
        "If-Modified-Since",
        "Accept-Encoding",
        "Upgrade",
        "Connection",
        "Sec-WebSocket-Key",
        "Sec-WebSocket-Version",
        "Sec-WebSocket-Protocol",
        "Sec-WebSocket-Extensions",
        "X-Forwarded-For",
        "X-Forwarded-Proto",
        "Forwarded",
    ]
)
values = st.one_of(
    odd_bytes,
    st.sampled_from(
        [
            b"http://[",
            b"null",
            b"",
            b"websocket",
            b"Upgrade",
            b"upgrade, close",
            b"13",
            b"AAAAAAAAAAAAAAAAAAAAAA==",
            b"permessage-deflate",
            b"quartier_guest=x.y",
            b"quartier_guest=\xe9.\xe9; =; a",
            b'quartier_guest="\\777\\0"',
            b"bytes=0-",
            b"bytes=5-1,-9999999999999999999",
            b"Thu, 99 Jan 9999 99:99:99 GMT",
            b"chunked",
            b"100-continue",
            b"[::1]:1, ,x",
            b"x" * 5000,
        ]
    ),
)
headers = st.lists(st.tuples(names.map(str.encode), values), max_size=6)
bodies = st.one_of(
    st.binary(max_size=60),
    st.integers(1, 5000).map(lambda depth: b"[" * depth),
    st.integers(1, 5000).map(lambda depth: b'{"a":' * depth + b"1" + b"}" * depth),
    st.integers(1, 6000).map(lambda digits: b'{"name": ' + b"9" * digits + b"}"),
    st.sampled_from([b'{"name": "\\ud800"}', b'{"name": "\\u0000"}', b'{"name": 1e999}', b"\xef\xbb\xbf{}", b"nul"]),
)


def asked(port: int, said: bytes) -> None:
    """Say something; whatever is answered must be no fault of the server's."""
    with connect(port, said) as bare:
        try:
            status, given, body = answer(bare)
        except (TimeoutError, ConnectionResetError):
            raise AssertionError(f"no answer to {said!r}") from None
    assert status < 500 or b"not built" in body, (status, said)
    if status not in (0, 100, 101):
        assert "default-src 'none'" in given["content-security-policy"]
        assert b"Traceback" not in body


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck))
@given(methods, paths, queries, headers, bodies)
@example("POST", b"/api/me", b"", [(b"Origin", b"http://[")], b"{}")
@example("POST", b"/api/me", b"", [(b"Origin", b"null"), (b"Host", b"")], b"{}")
@example("POST", b"/api/me", b"", [], b"[" * 1000)
@example("GET", b"/" + b"a" * 256, b"", [], b"")
@example("GET", b"/a%00.js", b"", [], b"")
def test_any_request_is_answered_and_none_is_the_servers_fault(
    patient: Server, method: str, path: bytes, query: bytes, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    lines = [b"%s %s%s HTTP/1.1" % (method.encode(), path, query)]
    lines += [b"%s: %s" % pair for pair in headers]
    lines += [b"Content-Length: %d" % len(body), b"Connection: close", b"", b""]
    asked(patient.port, b"\r\n".join(lines) + body)


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(paths, headers)
@example(b"/api/tables/" + b"x" * 22 + b"/socket", [(b"Origin", b"http://[")])
@example(b"/\xff", [])
@example(b"/", [(b"Sec-WebSocket-Key", b"\xe9")])
@example(b"/", [(b"Cookie", b"x" * 9000)])
@example(b"/", [(b"Range", b"x")] * 200)
def test_any_handshake_is_answered_and_none_is_the_servers_fault(
    patient: Server, path: bytes, headers: list[tuple[bytes, bytes]]
) -> None:
    lines = [b"GET %s HTTP/1.1" % path, b"Connection: Upgrade", b"Upgrade: websocket", b"Sec-WebSocket-Version: 13"]
    if all(name != b"Sec-WebSocket-Key" for name, _ in headers):
        lines.append(b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    asked(patient.port, b"\r\n".join([*lines, *(b"%s: %s" % pair for pair in headers), b"", b""]))


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=300))
def test_any_bytes_at_all_are_answered_or_the_connection_ends(patient: Server, said: bytes) -> None:
    asked(patient.port, said)


def test_json_of_any_depth_is_refused_over_a_socket_too(ann: Guest) -> None:
    table = ann.table(seats=1, start=True)
    deep = [json.dumps({"type": "move", "id": "a", "version": 1, "turn": [{"type": "lay", "place": 0}]})]
    for depth in (30, 100, 500, 990, 1000, 5000):
        deep.append(deep[0].replace('"place": 0', '"place": ' + "[" * depth + "]" * depth))
        deep.append("[" * depth)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        for said in deep:
            seat.socket.send(said)
            assert seat.until("error")["error"]["code"] in ("malformed", "malformed-move")
        assert seat.ask("sync", version=1)["type"] == "changes"


def test_what_stands_in_texts_is_not_deep(ann: Guest) -> None:
    assert ann.http.post("/api/me", json={"name": "[{" * 40}).status_code == 200
    assert ann.http.post("/api/me", json={"name": '\\"' + "[" * 40}).status_code == 200
