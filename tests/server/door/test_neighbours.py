"""Sockets go to the process that looks after their table; where that one cannot take them they stay."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path

from quartier.server.door.neighbours import LONGEST, Neighbours
from quartier.server.parts import Place, part_of

TABLE = next(f"t{number}" for number in range(99) if part_of(f"t{number}") % 2 == 1)
OWN = next(f"t{number}" for number in range(99) if part_of(f"t{number}") % 2 == 0)
URL = f"/api/tables/{TABLE}/socket?version=3".encode()
ASKED = b"GET %s HTTP/1.1\r\nHost: here\r\n\r\n" % URL


def neighbours(folder: Path) -> tuple[Neighbours, Neighbours]:
    return Neighbours(folder, Place(0, 2)), Neighbours(folder, Place(1, 2))


def test_a_connection_is_open_there_with_what_was_asked(tmp_path: Path) -> None:
    async def hand_over() -> None:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
        here, there = neighbours(tmp_path)
        here.listen(lambda connection, asked: taken.put_nowait((connection, b"wrong")))
        there.listen(lambda connection, asked: taken.put_nowait((connection, asked)))
        client, server = socket.socketpair()
        with client, server:
            assert here.hand_over(server.fileno(), URL, ASKED)
        # Both ends are closed here by now; the other process has one of its own.
        connection, asked = await asyncio.wait_for(taken.get(), 5)
        with connection:
            assert asked == ASKED
        client, server = socket.socketpair()
        with client:
            with server:
                assert here.hand_over(server.fileno(), URL, ASKED)
            connection, _ = await asyncio.wait_for(taken.get(), 5)
            with connection:
                connection.sendall(b"answer")
                assert client.recv(10) == b"answer"
        here.close()
        there.close()

    asyncio.run(hand_over())


def test_what_is_ones_own_or_no_table_s_or_too_long_stays(tmp_path: Path) -> None:
    async def stay() -> None:
        here, there = neighbours(tmp_path)
        client, server = socket.socketpair()
        with client, server:
            assert not here.hand_over(server.fileno(), URL, ASKED), "nothing is handed over before all is ready"
            here.listen(lambda connection, asked: None)
            there.listen(lambda connection, asked: None)
            for url in (f"/api/tables/{OWN}/socket", f"/api/tables/{TABLE}", "/api/think", f"/x/api/tables/{TABLE}"):
                assert not here.hand_over(server.fileno(), url.encode(), ASKED)
            assert not here.hand_over(server.fileno(), URL, ASKED + b" " * LONGEST)
            assert here.hand_over(server.fileno(), URL, ASKED)
        here.close()
        there.close()

    asyncio.run(stay())


def test_it_stays_where_the_other_process_is_gone_or_has_too_many_to_read(tmp_path: Path) -> None:
    async def stay() -> None:
        here, there = neighbours(tmp_path)
        here.listen(lambda connection, asked: None)
        client, server = socket.socketpair()
        with client, server:
            assert not here.hand_over(server.fileno(), URL, ASKED), "it has never been there"
            there.listen(lambda connection, asked: connection.close())
            # The loop does not come round, so nothing is read.
            handed = sum(here.hand_over(server.fileno(), URL, ASKED) for _ in range(5000))
            assert 0 < handed < 5000
            there.close()
            assert not here.hand_over(server.fileno(), URL, ASKED), "it has stopped"
            # One that was killed leaves its name behind, and the next one takes it over.
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as killed:
                killed.bind(str(tmp_path / "1"))
            assert not here.hand_over(server.fileno(), URL, ASKED), "it was killed"
            there.listen(lambda connection, asked: connection.close())
            assert here.hand_over(server.fileno(), URL, ASKED)
        here.close()
        there.close()
        assert list(tmp_path.iterdir()) == []

    asyncio.run(stay())
