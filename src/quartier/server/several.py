"""Several server processes on one machine: they share its ports and a database, and one that dies is started again.

All of them take connections from the same socket, so whoever waits there is let in by those who are left; sockets are
handed on to the one that looks after their table. The process that starts them serves nobody itself: it waits, and
passes on that they are to stop.
"""

from __future__ import annotations

import dataclasses
import logging
import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType

from quartier.core.errors import QuartierError
from quartier.core.texts import Texts
from quartier.server.door.neighbours import Neighbours
from quartier.server.logs import log_json
from quartier.server.parts import Place
from quartier.server.running import run_server
from quartier.server.settings import Settings

PAUSES = (0.0, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a process is started again, by how often it has died soon after its start; the last from then on."""
SOON = 30.0
"""Seconds for which a process has to live so that what was before does not count."""

log = logging.getLogger(__name__)


class Member:
    """One of the processes: always the same number and sockets, and one life after the other."""

    def __init__(
        self, place: Place, settings: Settings, sockets: Sequence[socket.socket], folder: Path, log_level: str
    ) -> None:
        self.number = place.number
        self._arguments = (settings, list(sockets), folder, place, log_level)
        self._early = 0
        """How often in a row it has died soon."""
        self.due: float | None = time.monotonic()
        """When it is to be started; none while it lives."""
        self.process: BaseProcess | None = None
        self._since = 0.0

    def start(self) -> None:
        """Begin a life."""
        self.due, self._since = None, time.monotonic()
        self.process = multiprocessing.get_context("spawn").Process(
            target=serve_until_stopped, args=self._arguments, name=f"server-{self.number}"
        )
        self.process.start()
        log.info("server process started", extra={"number": self.number, "process": self.process.pid})

    def bury(self, code: int | None) -> None:
        """It has died: the sooner after its start, the later it is started again."""
        now = time.monotonic()
        self._early = self._early + 1 if now - self._since < SOON else 0
        pause = PAUSES[min(self._early, len(PAUSES) - 1)]
        log.error("server process died", extra={"number": self.number, "code": code, "again_in": pause})
        self.process, self.due = None, now + pause


def run_several(
    settings: Settings,
    number: int,
    sockets: Sequence[socket.socket],
    own: Sequence[Sequence[socket.socket]],
    log_level: str,
) -> None:
    """Have so many processes serve, each at its own sockets too, until a signal says stop; then wait for all."""
    # The cores are shared out: what was said is meant for all of them.
    threads = max(1, settings.bot_threads // number) if settings.bot_threads else 0
    each = dataclasses.replace(settings, bot_threads=threads)
    folder = Path(tempfile.mkdtemp(prefix="quartier-"))
    members = [
        Member(Place(index, number), each, [*sockets, *(own[index] if own else ())], folder, log_level)
        for index in range(number)
    ]
    told: list[int] = []
    ear, mouth = socket.socketpair()
    ear.setblocking(False)
    mouth.setblocking(False)

    def stop(signum: int, frame: FrameType | None) -> None:
        told.append(signum)

    before = {which: signal.signal(which, stop) for which in (signal.SIGTERM, signal.SIGINT)}
    woken = signal.set_wakeup_fd(mouth.fileno())
    try:
        while not told:
            look_after(members, ear)
    finally:
        for member in members:
            if member.process is not None:
                member.process.terminate()
        for member in members:
            if member.process is not None:
                member.process.join()
        signal.set_wakeup_fd(woken)
        for which, handler in before.items():
            signal.signal(which, handler)
        ear.close()
        mouth.close()
        shutil.rmtree(folder, ignore_errors=True)
    if told[0] == signal.SIGTERM:
        # As a server ends that is alone.
        signal.raise_signal(signal.SIGTERM)


def look_after(members: Sequence[Member], ear: socket.socket) -> None:
    """Start those that are due, and wait until one dies, or is due, or a signal comes."""
    now = time.monotonic()
    for member in members:
        if member.due is not None and member.due <= now:
            member.start()
    living = {member.process.sentinel: member for member in members if member.process is not None}
    pauses = [member.due - now for member in members if member.due is not None]
    ended = wait([*living, ear], min(pauses, default=None))
    for sentinel in ended:
        if isinstance(sentinel, int):
            process = living[sentinel].process
            living[sentinel].bury(process.exitcode if process is not None else None)


def serve_until_stopped(
    settings: Settings, sockets: list[socket.socket], folder: Path, place: Place, log_level: str
) -> None:
    """What one of the processes does; it does not outlive the one that has started it."""
    log_json(log_level)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        # Windows hands no connections over: there each process serves whoever comes to it.
        run_server(settings, sockets, Neighbours(folder, place) if sys.platform != "win32" else None)
    except QuartierError as error:
        log.error("not served", extra={"reason": error.text(Texts("en"))})
        raise SystemExit(2) from None


def end_with_parent() -> None:
    """Stop when nobody is left to say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
