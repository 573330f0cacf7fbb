"""A server whose machine is gone without a word: the database notices it within seconds, and others go on."""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import closing

import pytest
from tests.server.postgres_running import OWNER, Postgres, rows

from quartier.server.store.postgres.address import connect
from quartier.server.store.postgres.company import CHANNEL, SETTINGS, SURE
from quartier.server.store.postgres.locks import HOLDING, asked

pytestmark = pytest.mark.thorough
HOST = f"127.73.{os.getpid() >> 8 & 255}.{os.getpid() & 255}"
"""On which nothing else listens, other processes of these tests included."""
ATTACH_FILTER = 26
DROP = struct.pack("HBBI", 0x06, 0, 0, 0)
"""A filter of packets that lets none of them in."""
NOTICED = 15.0
"""Seconds in which it should be over; the system alone would take a quarter of an hour."""


@pytest.fixture
def reached() -> Iterator[Postgres]:
    """A server that is reached over the network."""
    server = Postgres()
    try:
        server.kill()
        with (server.folder / "data" / "pg_hba.conf").open("a") as allowed:
            allowed.write("host all all 127.0.0.0/8 trust\n")
        server.start(listen_addresses=HOST)
        yield server
    finally:
        server.stop()


def vanish(descriptor: int) -> None:
    """From now on nothing arrives at this end of a connection, and nobody says that it did."""
    program = ctypes.create_string_buffer(DROP, len(DROP))
    with socket.socket(fileno=os.dup(descriptor)) as end:
        end.setsockopt(socket.SOL_SOCKET, ATTACH_FILTER, struct.pack("HL", 1, ctypes.addressof(program)))


@pytest.mark.parametrize("told", [False, True], ids=["in silence", "while others tell it things"])
def test_what_a_vanished_machine_held_is_free_within_seconds(told: bool, reached: Postgres) -> None:
    inside = reached.make_database()
    name = inside.partition("?")[0].rpartition("/")[2]
    with closing(connect(f"postgresql://{OWNER}@{HOST}/{name}", 1.0)) as server:
        for setting, value in SETTINGS.items():
            asked(server, "SELECT set_config(%s, %s, false)", setting, value)
        assert asked(server, "SELECT pg_try_advisory_lock(%s, 1)", HOLDING) == [(True,)]
        server.execute(f"LISTEN {CHANNEL}".encode())
        vanish(server.fileno())
        began = time.monotonic()
        while rows(inside, f"SELECT pg_try_advisory_lock({HOLDING}, 1)") == [(False,)]:
            assert time.monotonic() < began + NOTICED, "the database believes that it is still there"
            if told:
                rows(inside, f"NOTIFY {CHANNEL}, '2:table'")
            time.sleep(0.05)
        # By then it does not believe in its locks any more.
        assert time.monotonic() > began + SURE
