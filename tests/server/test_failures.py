"""What others do wrong costs nobody else the game: bots that fail, sockets that do not read."""

from __future__ import annotations

import asyncio
import logging
import random
import socket
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.inside import ANN, server_inside
from tests.server.server_running import Guest, Server, two_people
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quartier.core.match import Situation
from quartier.server.bots.fairness import Share
from quartier.server.bots.thinking import Thinkers
from quartier.server.messages.http import NewTable
from quartier.server.messages.socket import Ack, Move
from quartier.server.table.playing import answer


async def raises(self: Thinkers, level: str, situation: Situation, share: Share) -> str:
    raise RuntimeError("a bot that fails")


async def talks_nonsense(self: Thinkers, level: str, situation: Situation, share: Share) -> str:
    return "knight takes e5"


async def breaks_a_rule(self: Thinkers, level: str, situation: Situation, share: Share) -> str:
    return "e5^,f6>,i5v"


@pytest.mark.parametrize("thinks", [raises, talks_nonsense, breaks_a_rule])
def test_a_bot_that_fails_makes_any_legal_turn_and_the_match_goes_on(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    thinks: Callable[[Thinkers, str, Situation, Share], Awaitable[str]],
) -> None:
    monkeypatch.setattr(Thinkers, "turn", thinks)

    async def script() -> None:
        async with server_inside(tmp_path) as inside:
            table = await inside.new_tables.set_up(ANN, NewTable(game="cities", bots=["easy"], start=True))
            async with asyncio.timeout(10):
                while table.live.match.actors != (0,):
                    await asyncio.sleep(0.01)
                done = await answer(table, "ann", Move("a", table.viewer(0).version, "e5^,g7>,i5v"))
                assert isinstance(done, Ack)
                # The next round's turn is made by the same bot, which fails again.
                while len(table.live.match.turns) < 3:
                    await asyncio.sleep(0.01)
            assert [turn.seat for turn in table.live.match.turns] == [0, 1, 1]
            assert 'quartier_bot_failures_total{level="easy"} 2.0' in inside.metrics.text().decode()

    with caplog.at_level(logging.ERROR):
        asyncio.run(script())
    assert {record.getMessage() for record in caplog.records} == {"bot failed"}


def narrow(guest: Guest) -> socket.socket:
    """A connection with little room on the way."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    bare.connect(("127.0.0.1", guest.server.port))
    return bare


def deaf(guest: Guest, table: str) -> socket.socket:
    """A socket at the table whose other side never reads."""
    bare = narrow(guest)
    cookie = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {guest.server.address}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    )
    bare.sendall("".join(line + "\r\n" for line in (*lines, "")).encode())
    return bare


def ended(bare: socket.socket) -> bool:
    """Read what was still on the way; whether the other side is gone then."""
    bare.settimeout(5)
    try:
        while bare.recv(65536):
            pass
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False
    return True


def sockets_open(guest: Guest) -> int:
    figures = guest.http.get("/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in figures if line.startswith("quartier_sockets "))))


def test_a_socket_that_does_not_read_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = two_people(ann, bob)
        with ann.sit(table) as seat, bob.sit(table) as other:
            seat.until("snapshot")
            other.until("snapshot")
            deaf_one = deaf(ann, table)
            seat.until_sure(lambda: sockets_open(bob) == 3)
            turn = seat.draft(random.Random(1))
            for _ in range(150):
                assert seat.play(turn)["type"] == "ack"
                assert seat.ask("undo", version=seat.version)["type"] == "ack"
            other.until_sure(lambda: other.version >= 301)
            until = time.monotonic() + 15
            while sockets_open(bob) == 3:
                assert time.monotonic() < until, "the deaf socket was kept"
                time.sleep(0.1)
            # Its seat is still held by the other tab, and it was cut off in the middle.
            assert seat.table["seats"][0]["online"]
            assert seat.play(turn)["type"] == "ack"
            assert ended(deaf_one)
            deaf_one.close()
    finally:
        server.stop()


def hear_all(slow: ClientConnection) -> None:
    """Read until the connection ends."""
    while True:
        slow.recv(10)


def test_who_reads_too_slowly_is_told_when_reading_again(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        ann = Guest(server, "Ann")
        table = two_people(ann, Guest(server, "Bob"))
        cookie = f"quartier_guest={ann.http.cookies['quartier_guest']}"
        with (
            ann.sit(table) as seat,
            connect(
                f"ws://{server.address}/api/tables/{table}/socket",
                sock=narrow(ann),
                additional_headers={"Cookie": cookie},
                max_queue=1,
                max_size=None,
            ) as slow,
        ):
            seat.until("snapshot")
            for _ in range(150):
                assert seat.play("e5^,g7>,i5v")["type"] == "ack"
                assert seat.ask("undo", version=seat.version)["type"] == "ack"
            with pytest.raises(ConnectionClosed) as closed:
                hear_all(slow)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4408
    finally:
        server.stop()
