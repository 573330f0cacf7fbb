"""Processes that share a machine's ports: a socket is served by the one that looks after its table.

Any process serves any table. But where the people of a table are at different ones, each has to read what the other
has done, and both meet when they store at once. So whoever takes a connection hands it over, with what was asked, in a
datagram. One that is gone, or has too many to read, gets none: then the socket stays where it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import socket
import sys
from array import array
from collections.abc import Callable
from pathlib import Path

from quartier.server.parts import Place, part_of

TABLE = re.compile(rb"/api/tables/([A-Za-z0-9_-]+)/socket(?:\?|$)")
LONGEST = 32_768
"""Bytes of a request that is handed over; longer ones stay."""

log = logging.getLogger(__name__)


class Neighbours:
    """The processes of a machine, by sockets in a folder that is theirs alone."""

    def __init__(self, folder: Path, place: Place) -> None:
        self._folder = folder
        self.place = place
        self._inbox: socket.socket | None = None

    def listen(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """Have what others hand over taken by the running loop, until this is closed."""
        assert sys.platform != "win32"
        path = self._path(self.place.number)
        inbox = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            inbox.setblocking(False)
            # Whoever was there before is gone.
            path.unlink(missing_ok=True)
            inbox.bind(str(path))
        except OSError as error:
            inbox.close()
            log.warning("sockets are not handed over", extra={"reason": str(error)})
            return
        self._inbox = inbox
        asyncio.get_running_loop().add_reader(inbox, self._read, inbox, take)

    def _read(self, inbox: socket.socket, take: Callable[[socket.socket, bytes], None]) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, handles, _, _ = socket.recv_fds(inbox, LONGEST, 1)
                for handle in handles:
                    take(socket.socket(fileno=handle), request)

    def hand_over(self, connection: int, url: bytes, request: bytes) -> bool:
        """Give a connection to the process that looks after its table; whether it is in good hands."""
        found = TABLE.match(url)
        if self._inbox is None or found is None or len(request) > LONGEST:
            return False
        home = part_of(found[1].decode()) % self.place.of
        if home == self.place.number:
            return False
        handle = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))
        try:
            self._inbox.sendmsg([request], [handle], 0, os.fspath(self._path(home)))
        except OSError:
            return False
        return True

    def close(self) -> None:
        """Take no more; whoever would hand something over keeps it."""
        if self._inbox is not None:
            asyncio.get_running_loop().remove_reader(self._inbox)
            self._inbox.close()
            self._inbox = None
            self._path(self.place.number).unlink(missing_ok=True)

    def _path(self, number: int) -> Path:
        return self._folder / str(number)
