"""Somebody between a server and its database, who can cut the line, also between a commit and the word of it."""

from __future__ import annotations

import contextlib
import socket
import threading
from pathlib import Path

DONE = b"Z\0\0\0\5I"
"""What PostgreSQL says when it is ready for more, and no transaction is left."""


class Proxy:
    """Passes on all that is said, until it is told to keep the answers to itself and hang up."""

    def __init__(self, folder: Path, behind: Path) -> None:
        self.folder = folder
        self._behind = str(behind / ".s.PGSQL.5432")
        self._listening = socket.socket(socket.AF_UNIX)
        self._listening.bind(str(folder / ".s.PGSQL.5432"))
        self._listening.listen()
        self._open: list[socket.socket] = []
        self.silent_after: bytes | None = None
        """What a client says before its line is cut: that it was committed is heard by nobody."""
        self.cut = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._behind)
                self._open += [client, server]
                silent = threading.Event()
                for said, told in ((client, server), (server, client)):
                    threading.Thread(target=self._pass_on, args=(said, told, silent, client), daemon=True).start()

    def _pass_on(
        self, said: socket.socket, told: socket.socket, silent: threading.Event, client: socket.socket
    ) -> None:
        with contextlib.suppress(OSError):
            while data := said.recv(65536):
                if said is client and self.silent_after is not None and self.silent_after in data:
                    self.silent_after = None
                    silent.set()
                if told is client and silent.is_set() and data.endswith(DONE):
                    # It is committed, and nobody hears it.
                    self.cut.set()
                    break
                told.sendall(data)
        for end in (said, told):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Hang up on everybody."""
        for end in (self._listening, *self._open):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
