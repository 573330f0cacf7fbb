"""The clients that measure a server read and write sockets by hand: they must do it right, whatever comes in pieces."""

from __future__ import annotations

import struct
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest
from benchmarks.load import Echoes, Figures, pace, part, shown
from benchmarks.load_clients import Socket, frame

TEXTS = [b"", b"a", b"b" * 125, b"c" * 126, b"d" * 70_000, b"e"]


def told(text: bytes, kind: int = 1) -> bytes:
    """A frame of a server."""
    first = bytes([0x80 | kind])
    if len(text) < 126:
        return first + bytes([len(text)]) + text
    if len(text) < 65536:
        return first + b"\x7e" + struct.pack("!H", len(text)) + text
    return first + b"\x7f" + struct.pack("!Q", len(text)) + text


class Listening(Socket):
    """One that keeps what it hears and what it says."""

    def __init__(self) -> None:
        super().__init__(80, "/", "")
        self.found: list[bytes] = []
        self.said: list[bytes] = []
        self.connection_made(SimpleNamespace(write=self.said.append))

    def heard(self, text: bytes) -> None:
        self.found.append(text)


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000, 100_000])
def test_frames_are_read_however_they_are_cut(size: int) -> None:
    socket = Listening()
    stream = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + b"".join(map(told, TEXTS))
    stream += told(b"still there?", 9)
    for place in range(0, len(stream), size):
        socket.data_received(stream[place : place + size])
    assert socket.found == TEXTS
    assert socket.said[1:] == [b"\x8a\x8c\0\0\0\0still there?"]


def test_a_frame_carries_its_text() -> None:
    assert frame(b"hello") == b"\x81\x85\0\0\0\0hello"
    assert frame(b"x" * 300) == b"\x81\xfe\x01\x2c\0\0\0\0" + b"x" * 300


def test_figures_are_what_they_are_called() -> None:
    assert pace([number / 100 for number in range(1000)]) == pytest.approx(100)
    assert part([0.001] * 99 + [1.0], 0.5) == 1
    assert part([0.001] * 98 + [1.0] * 2, 0.99) == 1000
    at: dict[str, Any] = {"0.33": (1.0, 2.0, 3.0), "0.50": (1.0, 2.0, 4.0)}
    every = [Figures("SQLite", 100, (500, 20), 80, at=at), Figures("two", skipped="there is no such option")]
    text = shown(Echoes([400, 600], [19, 21], [0.5]), every, SimpleNamespace(tables=2, clients=1))  # type: ignore[arg-type]
    assert "| SQLite | 100 | 0.20 | 0.25 | 80 | – |" in text
    assert "| two | not run: there is no such option |" in text


@pytest.mark.thorough
def test_a_short_measurement_comes_to_a_table() -> None:
    words = ["-m", "benchmarks.load", "--tables", "4", "--clients", "1", "--seconds", "0.5", "--workers", ""]
    done = subprocess.run([sys.executable, *words], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "| SQLite |" in done.stdout
