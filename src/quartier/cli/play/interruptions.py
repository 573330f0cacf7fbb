"""Ctrl-C, and being asked to leave: at the prompt it interrupts, elsewhere it waits until no turn is half made."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


NUDGE = 0.1
"""Seconds after which a signal that nobody has looked at is sent again."""


class Interrupted(Exception):
    """Something came while a person was asked; `status` is what the command ends with."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


class Interruptions:
    """What came and was not answered yet."""

    def __init__(self) -> None:
        self.pending: int | None = None
        self._listening = False
        self._looked = 0.0
        """When a signal was last looked at."""

    @contextlib.contextmanager
    def caught(self) -> Iterator[None]:
        """Signals come here, and go where they went before when it is over."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before: list[tuple[int, Any]] = []
        for number in SIGNALS:
            if signal.getsignal(number) is not signal.SIG_IGN:
                before.append((number, signal.signal(number, self._come)))
        try:
            with self._nudged():
                yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    @contextlib.contextmanager
    def _nudged(self) -> Iterator[None]:
        """Python looks at signals between two steps: one that comes just before the wait for a line is sent again."""
        if sys.platform == "win32":
            yield
            return
        main = threading.get_ident()
        reading, writing = os.pipe()
        os.set_blocking(writing, False)

        def nudge() -> None:
            while came := os.read(reading, 1):
                at = time.monotonic()
                time.sleep(NUDGE)
                if self._looked < at - NUDGE:
                    signal.pthread_kill(main, came[0])

        before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
        watching = threading.Thread(target=nudge, name="signals", daemon=True)
        watching.start()
        try:
            yield
        finally:
            signal.set_wakeup_fd(before)
            os.close(writing)
            watching.join()
            os.close(reading)

    def _come(self, number: int, _frame: FrameType | None) -> None:
        self._looked = time.monotonic()
        if self._listening:
            raise Interrupted(number)
        self.pending = number

    def answered(self) -> None:
        """Ctrl-C was meant for what has just been stopped."""
        if self.pending == signal.SIGINT:
            self.pending = None

    @contextlib.contextmanager
    def heard(self) -> Iterator[None]:
        """In here what comes interrupts at once."""
        self._listening = True
        try:
            if self.pending is not None:
                raise Interrupted(self.pending)
            yield
        finally:
            self._listening = False
