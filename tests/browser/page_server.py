"""A server for the browser: a process of its own, which tests may also kill and start again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

START = "import sys; from pathlib import Path; from quartier.cli.serve import serve; " + (
    "serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_delay=0.05, address_rate=0, log_level='warning', "
    "pairing_bots=float(sys.argv[3]), review_simulations=8)"
)

PATIENCE = 600
"""Seconds that a server may take to start: kernels may have to be compiled."""


class PageServer:
    """A running server, always at the same address."""

    def __init__(self, data: Path, pairing_bots: float = 30) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.data = data
        self.pairing_bots = pairing_bots
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        given = [str(self.port), str(self.data), str(self.pairing_bots)]
        self._process = subprocess.Popen([sys.executable, "-c", START, *given])
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise AssertionError("the server does not answer")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz") as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it as a power failure would."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> None:
        """End it as its operator would."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=20)
