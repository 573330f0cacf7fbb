"""Who keeps the server waiting is shown out, and the others do not notice."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.server_running import Guest, Server
from tests.server.wire import House, answer, connect, handshake, heard

from quartier.server.door.admission import AT_THE_DOOR
from quartier.server.door.http_protocol import MOST_HEADERS, PIECE, HttpProtocol


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without patience, and with few places."""
    server = Server(
        tmp_path_factory.mktemp("hasty"),
        header_time=0.5,
        body_time=0.5,
        answer_time=0.5,
        connections=30,
        log_level="info",
    )
    yield server
    server.stop()


def drip(bare: socket.socket, said: bytes) -> threading.Thread:
    """Say something byte by byte, each well before anybody would call it silence."""

    def run() -> None:
        for byte in said:
            try:
                bare.send(bytes([byte]))
            except OSError:
                return
            time.sleep(0.05)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


BEGINNINGS = {
    "headers": (b"GET / HTTP/1.1\r\n", b"X-Slow: " + b"x" * 200),
    "empty lines": (b"\r\n", b"\r\n" * 200),
    "body": (b"POST /api/me HTTP/1.1\r\nContent-Length: 200\r\n\r\n", b"x" * 200),
    "chunks": (b"POST /api/me HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 100),
    "handshake": (handshake("/api/tables/x/socket")[:-2], b"X-Slow: " + b"x" * 200),
}


@pytest.mark.parametrize("part", BEGINNINGS)
@pytest.mark.parametrize("dripping", [False, True])
def test_requests_that_do_not_end_are_ended_with_a_word(hasty: Server, part: str, dripping: bool) -> None:
    begin, rest = BEGINNINGS[part]
    bare = connect(hasty.port, begin)
    dripped = drip(bare, rest) if dripping else None
    status, headers, body = answer(bare)
    assert (status, b'"too-slow"' in body) == (408, True)
    assert "default-src 'none'" in headers["content-security-policy"]
    assert heard(bare) == b""
    if dripped is not None:
        dripped.join()


def test_connections_over_which_nothing_is_said_end_silently(hasty: Server) -> None:
    assert heard(connect(hasty.port)) == b""


def test_connections_kept_for_a_next_request_end_after_a_while(hasty: Server) -> None:
    bare = connect(hasty.port, b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
    assert answer(bare)[0] == 200
    time.sleep(1)  # longer than headers may take: the next request has its own time
    bare.sendall(b"GET /healthz HTTP/1.1\r\nHost: h\r\n\r\n")
    assert answer(bare)[0] == 200
    assert heard(bare) == b""


def test_an_answer_that_nobody_reads_is_given_up(hasty: Server) -> None:
    before = figure(hasty, 'quartier_shown_out_total{reason="unread"}')
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: h\r\n\r\n"
    bare = connect(hasty.port, asked * 300, room=4096)
    until = time.monotonic() + 20
    while figure(hasty, 'quartier_shown_out_total{reason="unread"}') == before:
        assert time.monotonic() < until
        time.sleep(0.1)
    bare.close()


def figure(server: Server, name: str) -> float:
    """One figure of the metrics."""
    guest = Guest(server, "")
    lines = guest.http.get("/metrics").text.splitlines()
    return next((float(line.rpartition(" ")[2]) for line in lines if line.startswith(name)), 0)


def test_unfinished_requests_take_nobodys_place(hasty: Server) -> None:
    unfinished = [connect(hasty.port, b"POST /api/me HTTP/1.1\r\nContent-Length: 9\r\n\r\n") for _ in range(90)]
    ann = Guest(hasty)
    for _ in range(20):
        assert ann.http.get("/api/games").status_code == 200
        ann.http.close()
        ann = Guest(hasty, "")
    assert figure(hasty, 'quartier_shown_out_total{reason="full"}') >= 60
    for bare in unfinished:
        bare.close()


def test_a_full_house_says_so(hasty: Server) -> None:
    ann = Guest(hasty)
    table = ann.table(seats=1, start=True)
    ann.http.close()
    sockets = []
    try:
        while True:
            bare = connect(hasty.port, handshake(f"/api/tables/{table}/socket"))
            sockets.append(bare)
            status, headers, body = answer(bare)
            if status != 101:
                break
        assert (status, b'"full"' in body, headers["retry-after"]) == (503, True, "1")
        assert "default-src 'none'" in headers["content-security-policy"]
        assert len(sockets) == 31
    finally:
        for bare in sockets:
            bare.close()


async def answered(scope: Any, receive: Any, send: Any) -> None:
    """An application that takes a turn of the loop to say no more than yes."""
    await asyncio.sleep(0)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


def test_one_address_has_only_so_many_connections_and_half_of_all_are_for_others() -> None:
    async def script() -> None:
        for most, allowed in ((3, 3), (0, 5), (100, 5)):
            house = House(answered, address_connections=most, connections=10, address_rate=0)
            inside = []
            for number in range(8):
                protocol, wire = house.connected(HttpProtocol, "198.51.100.7")
                protocol.data_received(b"GET / HTTP/1.1\r\nHost: h\r\n")
                if number < allowed:
                    assert not wire.written
                    inside.append(protocol)
                else:
                    assert wire.written.startswith(b"HTTP/1.1 429 ")
                    assert wire.closed
            # Others come in, this machine as often as it likes, and the address again when one of its own goes.
            assert not house.connected(HttpProtocol, "198.51.100.8")[1].closed
            inside[0].connection_lost(None)
            assert not house.connected(HttpProtocol, "198.51.100.7")[1].closed

    asyncio.run(script())


def test_those_turned_away_are_told_only_as_long_as_there_are_few() -> None:
    async def script() -> None:
        house = House(address_connections=1, connections=10, address_rate=0)
        wires = [house.connected(HttpProtocol, "198.51.100.7")[1] for _ in range(AT_THE_DOOR + 10)]
        assert [wire.aborted for wire in wires] == [False] * (AT_THE_DOOR + 1) + [True] * 9

    asyncio.run(script())


def test_a_house_that_is_nearly_full_is_told_of_in_the_log_once(caplog: pytest.LogCaptureFixture) -> None:
    async def script() -> None:
        house = House(connections=10)
        for _ in range(20):
            house.connected(HttpProtocol)
        assert house.figure("quartier_connections") == 10

    asyncio.run(script())
    (told,) = (record for record in caplog.records if record.name == "quartier.server.door.admission")
    assert "nearly as many connections as there may be" in told.getMessage()


def test_new_connections_count_against_an_addresss_allowance() -> None:
    async def script() -> None:
        house = House(address_rate=1)
        for _ in range(40):
            protocol, _ = house.connected(HttpProtocol, "198.51.100.7")
            protocol.connection_lost(None)
        assert house.figure('quartier_shown_out_total{reason="too-many"}') >= 15

    asyncio.run(script())


def test_requests_that_come_together_wait_unread_for_their_turn() -> None:
    async def script() -> None:
        protocol, wire = House(answered).connected(HttpProtocol)
        request = b"GET / HTTP/1.1\r\n\r\n"
        protocol.data_received(request * 5000)
        longest = 0
        while wire.written.count(b"200 OK") < 5000:
            if protocol._held:
                assert not wire.reading
            longest = max(longest, len(protocol.pipeline))
            await asyncio.sleep(0)
        assert longest <= PIECE // len(request) + 1
        assert wire.reading
        protocol.connection_lost(None)

    asyncio.run(script())


@pytest.mark.parametrize(
    "said",
    [
        b"GET / HTTP/1.1\r\nX: " + b"x" * (MOST_HEADERS + PIECE),
        b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * MOST_HEADERS,
        b"GET /" + b"x" * (MOST_HEADERS + PIECE),
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 100_000,
        b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n" + b"X: y\r\n" * 100_000,
    ],
)
def test_headers_and_bodies_without_end_are_not_kept(said: bytes) -> None:
    async def waits(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await asyncio.sleep(10)

    async def script() -> None:
        protocol, wire = House(waits).connected(HttpProtocol)
        protocol.data_received(said)
        assert wire.written.startswith(b"HTTP/1.1 413 ")
        assert wire.closed
        assert not protocol._held
        protocol.connection_lost(None)

    asyncio.run(script())


def test_a_closed_connection_that_is_not_read_to_its_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quartier.server.door.leaving.CLOSING", 0.2)

    async def script() -> None:
        house = House()
        watching = asyncio.create_task(house.admission.watch())
        _, wire = house.connected(HttpProtocol)
        wire.close()
        async with asyncio.timeout(20):
            while not wire.aborted:
                await asyncio.sleep(0.05)
        watching.cancel()

    asyncio.run(script())
