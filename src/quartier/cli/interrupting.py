"""Ctrl-C, and being asked to leave: at the prompt it interrupts, elsewhere it waits until no turn is half made."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType
from typing import Any

SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


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
            yield
        finally:
            for number, handler in before:
                signal.signal(number, handler)

    def _come(self, number: int, _frame: FrameType | None) -> None:
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
