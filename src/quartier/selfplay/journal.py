"""A data set that is being made: the games so far in one file, each whole or not at all, so that one can go on.

A line that says what it is, a line with the plan, then frames: number, length and checksum of a game, and the game.
"""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import msgspec

from quartier.core.errors import BadFile, Place
from quartier.core.locking import Held
from quartier.selfplay.games import Plan

FIRST_LINE = b"quartier selfplay 1\n"
HEAD = struct.Struct("<QQI")


class Journal:
    """The games that are there, by their numbers."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self.path = path
        self.places: dict[int, tuple[int, int]] = {}
        """Where each game lies, and how long it is."""
        self._held = Held(path)
        if not self._held.taken:
            raise BadFile("wrong-selfplay-busy", where=Place(str(path)))
        head = FIRST_LINE + msgspec.json.encode(plan) + b"\n"
        try:
            if path.exists() and path.stat().st_size > 0:
                self._read(plan, head)
            else:
                path.write_bytes(head)
        except BaseException:
            self._held.let_go()
            raise
        self._file = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))

    def add(self, number: int, game: bytes) -> None:
        """Note a game, at once in the file."""
        frame = memoryview(HEAD.pack(number, len(game), zlib.crc32(game)) + game)
        while frame:
            frame = frame[os.write(self._file, frame) :]
        end = os.lseek(self._file, 0, os.SEEK_END)
        self.places[number] = end - len(game), len(game)

    def game(self, number: int) -> bytes:
        """A game."""
        start, length = self.places[number]
        os.lseek(self._file, start, os.SEEK_SET)
        parts = []
        while length > 0:
            parts.append(os.read(self._file, length))
            length -= len(parts[-1])
        return b"".join(parts)

    def close(self) -> None:
        """Let go of the file."""
        os.close(self._file)
        self._held.let_go()

    def _read(self, plan: Plan, head: bytes) -> None:
        """Find what is there; what a run left unfinished at the end is cut off, and played again."""
        with self.path.open("rb") as file:
            first = file.readline()
            if first != FIRST_LINE:
                raise BadFile("wrong-selfplay-journal", where=Place(str(self.path)))
            if first + file.readline() != head:
                raise BadFile("wrong-selfplay-other", where=Place(str(self.path)))
            end = file.tell()
            while True:
                numbers = file.read(HEAD.size)
                if len(numbers) < HEAD.size:
                    break
                number, length, check = HEAD.unpack(numbers)
                game = file.read(length)
                if len(game) < length or zlib.crc32(game) != check or number >= plan.games:
                    break
                self.places[number] = end + HEAD.size, length
                end = file.tell()
        if end < self.path.stat().st_size:
            os.truncate(self.path, end)
