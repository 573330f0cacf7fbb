"""The processes of a measurement: servers and their bare echo, clients, and what they take of processor and memory."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

TICK = os.sysconf("SC_CLK_TCK")
SERVE = [
    *("-m", "quartier.cli.main", "serve", "--log-level", "error", "--tables-each", "1000000"),
    *("--address-rate", "0", "--address-sockets", "0", "--address-connections", "0", "--socket-rate", "0"),
    *("--tables-per-address", "0", "--guests-per-address", "0", "--best-seconds", "0"),
]
ECHO = """
import asyncio, contextlib, sys
from pathlib import Path
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from quartier.server.door.admission import ADMISSION, Admission
from quartier.server.door.http_protocol import HttpProtocol
from quartier.server.door.limits import Addresses
from quartier.server.door.socket_protocol import SocketProtocol
from quartier.server.metrics import Metrics
from quartier.server.settings import Settings
settings = Settings(data=Path("nowhere"), address_rate=0, address_sockets=0, address_connections=0, socket_rate=0)
async def health(request):
    return PlainTextResponse("ok")
async def echo(socket):
    await socket.accept()
    socket.scope["extensions"]["quartier.rate"](0)
    async for text in socket.iter_text():
        await socket.send_text(text)
@contextlib.asynccontextmanager
async def lifespan(app):
    yield {ADMISSION: Admission(settings, Addresses(0, 0), Metrics())}
app = Starlette(routes=[Route("/healthz", health), WebSocketRoute("/echo", echo)], lifespan=lifespan)
uvicorn.run(app, port=int(sys.argv[1]), log_config=None, http=HttpProtocol, ws=SocketProtocol, lifespan="on",
            proxy_headers=False, access_log=False, ws_per_message_deflate=False)
"""


class Refused(Exception):
    """A server that does not start, and why."""


class Process:
    """A server, and all processes below it."""

    def __init__(self, words: Sequence[str], cores: set[int], *, door: bool = False) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        last = [str(self.port)] if door else ["--port", str(self.port)]
        before = os.sched_getaffinity(0)
        os.sched_setaffinity(0, cores)
        # A file: into a pipe that nobody reads a server writes until it is full, and waits then.
        self._said = tempfile.TemporaryFile("w+")  # noqa: SIM115 - it lasts as long as the process
        self.process = subprocess.Popen([sys.executable, *words, *last], stderr=self._said)
        os.sched_setaffinity(0, before)
        for _ in range(600):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz"):
                return
            if self.process.poll() is not None:
                self._said.seek(0)
                raise Refused((self._said.read().strip().splitlines() or ["no reason"])[-1])
            time.sleep(0.1)

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(30)


def family(process: int) -> list[int]:
    """A process and all below it."""
    found = [process]
    for one in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def processor(process: int) -> float:
    """Seconds of processor time used by a process and all below it."""
    total = 0
    for one in family(process):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total / TICK


def memory(process: int) -> int:
    """Bytes that a process and all below it have for themselves."""
    total = 0
    for one in family(process):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{one}/status").read_text().splitlines()
            total += 1024 * int(next(line for line in lines if line.startswith("RssAnon")).split()[1])
    return total


class Clients:
    """Some processes of clients, told to do the same at once."""

    def __init__(self, number: int, core: int) -> None:
        words = [sys.executable, "-m", "benchmarks.load_clients", str(core)]
        pipe = subprocess.PIPE
        self._all = [subprocess.Popen(words, stdin=pipe, stdout=pipe, text=True) for _ in range(number)]

    def do(self, what: str, **more: Any) -> list[dict[str, Any]]:
        """Have all do something; their answers."""
        for one in self._all:
            assert one.stdin is not None
            print(json.dumps({"do": what, **more}), file=one.stdin, flush=True)
        answers = []
        for one in self._all:
            assert one.stdout is not None
            line = one.stdout.readline()
            if not line:
                raise RuntimeError("a client has failed")
            answers.append(json.loads(line))
        return answers

    def __len__(self) -> int:
        return len(self._all)

    def stop(self) -> None:
        """End them."""
        for one in self._all:
            assert one.stdin is not None
            one.stdin.close()
            one.wait(30)
