"""What comes over a socket counts before it costs anything: who says too much is not read any more, then closed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.server_running import Guest, Server
from tests.server.wire import BINARY, CONTINUED, PING, PONG, TEXT, House, Wire, connect, frame, handshake, heard

from quartier.server.door import socket_protocol
from quartier.server.door.socket_protocol import FRAMES, PIECE, Handshake, SocketProtocol

KINDS = {
    "binary": frame(BINARY, b"x"),
    "empty binary": frame(BINARY),
    "text": frame(TEXT, b"x"),
    "ping": frame(PING),
    "pong": frame(PONG, b"x"),
    "fragments": frame(TEXT, last=False) + frame(CONTINUED, last=False) * 50 + frame(CONTINUED),
    "endless fragments": frame(TEXT, last=False) + frame(CONTINUED, last=False) * 10_000,
}
CLOSED = b"\x88\x02" + (4429).to_bytes(2)
IN_A_PIECE = PIECE // len(frame(PING))
"""The most frames that one piece can hold."""


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """All frames that were ever looked at."""
    frames: list[Any] = []
    receive = Handshake.recv_frame

    def recv_frame(self: Handshake, frame: Any) -> None:
        frames.append(frame)
        receive(self, frame)

    monkeypatch.setattr(Handshake, "recv_frame", recv_frame)
    return frames


async def opened(house: House) -> tuple[SocketProtocol, Wire]:
    """A socket after its handshake."""
    socket, wire = house.connected(SocketProtocol)
    socket.data_received(handshake("/"))
    while b"101 Switching Protocols" not in wire.written:
        await asyncio.sleep(0)
    return socket, wire


async def until(sure: Any) -> None:
    async with asyncio.timeout(20):
        while not sure():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_any_frames_is_not_read_on_and_the_socket_is_closed(
    kind: str, parsed: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_protocol, "PARTING", 0.1)

    async def script() -> None:
        house = House(socket_rate=50)
        socket, wire = await opened(house)
        flood = KINDS[kind] * (600_000 // len(KINDS[kind]))
        socket.data_received(flood)
        assert not wire.reading
        assert len(parsed) <= FRAMES + IN_A_PIECE
        await until(lambda: CLOSED in wire.written)
        assert not wire.reading
        # What four seconds allow at once, what is forgiven, and a piece.
        assert len(parsed) < 50 * 4 * 4 + 400 + 10 * IN_A_PIECE
        seen = len(parsed)
        socket.data_received(flood)
        await until(lambda: wire.aborted)
        assert len(parsed) == seen
        assert house.figure('quartier_shown_out_total{reason="flood"}') == 1
        socket.connection_lost(None)
        assert house.figure("quartier_connections") == 0

    asyncio.run(script())


def test_others_have_their_turn_while_many_frames_are_read(parsed: list[Any]) -> None:
    async def script() -> None:
        socket, wire = await opened(House(socket_rate=0))
        socket.data_received(frame(PING) * 20_000)
        turns = 0
        while len(parsed) < 20_000:
            await asyncio.sleep(0)
            turns += 1
        assert turns >= 20_000 / (FRAMES + IN_A_PIECE)
        await until(lambda: wire.reading)
        socket.connection_lost(None)

    asyncio.run(script())


def test_who_keeps_to_the_limit_is_read_on_and_heard_whole(parsed: list[Any]) -> None:
    heard: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (event := await receive())["type"] == "websocket.receive":
            heard.append(event["text"])

    async def script() -> None:
        socket, wire = await opened(House(app, socket_rate=20))
        said = ["a" * length for length in (0, 1, 125, 126, 2000, 15_000)]
        halves = frame(TEXT, b"h", last=False) + frame(PING) + frame(CONTINUED, b"i")
        whole = b"".join(frame(TEXT, text.encode()) for text in said) + halves
        for start in range(0, len(whole), 700):
            socket.data_received(whole[start : start + 700])
        await until(lambda: len(heard) == len(said) + 1)
        assert heard == [*said, "hi"]
        await until(lambda: wire.reading)
        assert not wire.closed
        socket.connection_lost(None)

    asyncio.run(script())


def test_what_comes_right_behind_the_handshake_waits_for_it(parsed: list[Any]) -> None:
    async def script() -> None:
        socket, wire = House(socket_rate=0).connected(SocketProtocol)
        socket.data_received(handshake("/"))
        socket.data_received(frame(PING) * 200 + frame(TEXT, last=False) + frame(CONTINUED, last=False) * 100)
        assert not parsed
        assert not wire.reading
        await until(lambda: CLOSED in wire.written)
        assert wire.written.startswith(b"HTTP/1.1 101 ")
        socket.connection_lost(None)

    asyncio.run(script())


def test_nothing_is_read_while_the_other_side_does_not_read_its_answers(parsed: list[Any]) -> None:
    async def script() -> None:
        socket, wire = await opened(House(socket_rate=0))
        socket.pause_writing()
        socket.data_received(frame(PING) * 100)
        assert not wire.reading
        assert not parsed
        socket.resume_writing()
        await until(lambda: wire.reading)
        assert len(parsed) == 100
        socket.connection_lost(None)

    asyncio.run(script())


def test_reading_goes_on_where_answers_filled_up_with_the_last_that_was_read(parsed: list[Any]) -> None:
    async def script() -> None:
        socket, wire = await opened(House(socket_rate=0))
        before = socket.handle_ping

        def last_answer() -> None:
            before()
            if len(parsed) == FRAMES * 3:
                socket.pause_writing()

        socket.handle_ping = last_answer  # type: ignore[method-assign]
        socket.data_received(frame(PING) * FRAMES * 3)
        await until(lambda: len(parsed) == FRAMES * 3)
        assert not wire.reading
        socket.resume_writing()
        await until(lambda: wire.reading)
        socket.connection_lost(None)

    asyncio.run(script())


def test_a_socket_whose_answers_nobody_reads_is_given_up() -> None:
    async def script() -> None:
        house = House(answer_time=0.2)
        watching = asyncio.create_task(house.admission.watch())
        socket, wire = await opened(house)
        socket.pause_writing()
        await until(lambda: wire.aborted)
        socket.connection_lost(None)
        watching.cancel()

    asyncio.run(script())


NONSENSE = {
    "not UTF-8": frame(TEXT, b"\xff\xfe"),
    "no kind": frame(3),
    "no mask": b"\x81\x01x",
    "bits": b"\xf1\x81" * 9,
}


@pytest.mark.parametrize("said", NONSENSE.values(), ids=NONSENSE)
def test_frames_of_no_sense_close_the_socket_without_a_word_in_the_log(
    said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def script() -> None:
        socket, wire = await opened(House())
        socket.data_received(said)
        await until(lambda: wire.closed)
        socket.connection_lost(None)

    asyncio.run(script())
    assert not [record for record in caplog.records if record.levelname in ("WARNING", "ERROR")]


@pytest.mark.thorough
def test_honest_people_play_on_while_sockets_are_flooded(tmp_path: Path) -> None:
    server = Server(tmp_path, socket_rate=100)
    try:
        ann = Guest(server)
        table = ann.table(seats=1, start=True)
        floods = []
        for kind in KINDS.values():
            flooding = connect(server.port, handshake(f"/api/tables/{table}/socket"))
            assert b" 101 " in flooding.recv(20)
            flooding.setblocking(False)
            flooding.send(kind * (400_000 // len(kind)))
            flooding.settimeout(20)
            floods.append(flooding)
        with ann.sit(table) as seat:
            seat.until("snapshot")
            for _ in range(100):
                assert seat.ask("sync", version=1)["type"] == "changes"
                assert ann.http.get("/api/games").status_code == 200
        for flooding in floods:
            assert CLOSED in heard(flooding)
        figures = ann.http.get("/metrics").text
        assert 'quartier_shown_out_total{reason="flood"}' in figures
    finally:
        server.stop()


def test_a_flooded_socket_is_never_read_on() -> None:
    async def script() -> None:
        socket, wire = await opened(House(socket_rate=50))
        socket._flood()
        socket._go_on()
        assert not wire.reading

    asyncio.run(script())
