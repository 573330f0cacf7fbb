"""A program that runs beside us and speaks in lines: started, written to, listened to for so long, stopped.

Threads read and write, so that neither a program that does not listen nor one that says too much holds us up, on
every system alike.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Sequence
from typing import IO

LONGEST = 1 << 20
"""No answer is longer."""
WAITING = 16
"""Lines that wait to be read; then the program waits."""
REMEMBERED = 20
"""Lines of what it said on standard error."""


class Program:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = tuple(command)
        self._process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            # Ctrl-C is for us: it ends with its input.
            start_new_session=True,
        )
        self._to: queue.Queue[bytes | None] = queue.Queue()
        self._from: queue.Queue[bytes] = queue.Queue(WAITING)
        self._ended = threading.Event()
        self._complaints: deque[str] = deque(maxlen=REMEMBERED)
        running = self._process
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in (
                (self._write, running.stdin),
                (self._read, running.stdout),
                (self._note, running.stderr),
            )
        ]
        for thread in self._threads:
            thread.start()
        _RUNNING.add(self)

    def send(self, line: bytes) -> None:
        """Write a line; what was said before without being asked is no answer to it."""
        with contextlib.suppress(queue.Empty):
            while self._from.get_nowait():
                pass
        self._to.put(line)

    def hear(self, seconds: float) -> bytes | None:
        """The next line, as soon as it is there; none: not within so many seconds; empty: the program has ended."""
        if self._ended.is_set() and self._from.empty():
            return b""
        try:
            return self._from.get(timeout=max(0.0, seconds))
        except queue.Empty:
            return None

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def last_words(self) -> str:
        """Why it has ended: the last thing that it said on standard error, else how."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        self._threads[2].join(1)
        status = self._process.poll()
        return next(reversed(self._complaints), "") or ("no answer" if status is None else f"exit status {status}")

    def stop(self) -> None:
        """End it, whatever it does, with all that it started."""
        _RUNNING.discard(self)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._to.put(None)
        self._process.wait()
        # A thread that holds a full queue's end is let go.
        with contextlib.suppress(queue.Empty):
            while True:
                self._from.get_nowait()
        for thread in self._threads:
            thread.join(1)

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), stream:
            while (line := self._to.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST):
                self._from.put(line)
        self._ended.set()
        self._from.put(b"")

    def _note(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST):
                if said := line.decode("utf-8", "replace").strip():
                    self._complaints.append(said)


_RUNNING: set[Program] = set()


@atexit.register
def stop_all() -> None:
    """End all programs that still run."""
    for program in list(_RUNNING):
        program.stop()
