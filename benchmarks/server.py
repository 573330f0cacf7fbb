"""How fast the table server is: durable moves over sockets, latency at a fixed load, memory per idle table.
Longer than 300 lines: it knows nothing of the package but `quartier serve` and the interface, so that the same
file measures any two versions against each other.

The server runs on one core, the clients on another, next to a bare Starlette socket echo in the same
run. `python benchmarks/server.py` prints one table; `--json` one object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVE = """
import os, sys
os.sched_setaffinity(0, {int(sys.argv[1])})
from pathlib import Path
from quartier.cli.serve import serve
serve(port=int(sys.argv[2]), data=Path(sys.argv[3]), address_rate=0, address_sockets=0, socket_rate=0,
      tables_each=1_000_000, idle=float(sys.argv[4]), log_level="error")
"""
ECHO = """
import os, sys
os.sched_setaffinity(0, {int(sys.argv[1])})
import uvicorn
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
async def health(request):
    return PlainTextResponse("ok")
async def echo(socket):
    await socket.accept()
    async for text in socket.iter_text():
        await socket.send_text(text)
uvicorn.run(Starlette(routes=[Route("/healthz", health), WebSocketRoute("/echo", echo)]), port=int(sys.argv[2]),
            log_level="error", ws_per_message_deflate=False)
"""
SEATS = 2
MOVES = 14 * SEATS
"""Moves of a game of Cities for two."""


class Changes(msgspec.Struct):
    """What the client needs of a change."""

    legal: list[str] | None = None


class Heard(msgspec.Struct):
    """What the client needs of a message."""

    type: str
    version: int = 0
    view: Changes | None = None
    changes: Changes | None = None


read = msgspec.json.Decoder(Heard).decode


class Process:
    """A server on the first core."""

    def __init__(self, code: str, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        core = min(os.sched_getaffinity(0))
        self._process = subprocess.Popen([sys.executable, "-c", code, str(core), str(self.port), *more])
        for _ in range(1200):
            try:
                httpx.get(f"http://127.0.0.1:{self.port}/healthz")
                break
            except httpx.TransportError:
                time.sleep(0.1)

    def memory(self) -> int:
        """Resident bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def processor(self) -> float:
        """Seconds of processor time used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it."""
        self._process.terminate()
        self._process.wait()


class Seat:
    """A client at a table: it plays what it is told is legal, without a tourist."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.version = 0
        self.legal: list[str] = []
        self.sent_at = 0.0
        self.number = 0
        self.wakes: list[Callable[[], None]] = []

    async def listen(self, acknowledged: Callable[[float], None], ready: Callable[[Seat], Awaitable[None]]) -> None:
        """Follow the table; tell when a move was acknowledged and when one may be made."""
        async for text in self.connection:
            heard = read(text)
            if heard.type == "ack":
                acknowledged(time.perf_counter() - self.sent_at)
            elif heard.type in ("resync", "error"):
                raise RuntimeError(text)
            shown = heard.view or heard.changes
            if shown is not None:
                self.version = heard.version
                if shown.legal is not None:
                    self.legal = shown.legal
                    if self.legal:
                        await ready(self)

    async def move(self) -> None:
        """Play a turn."""
        lay = self.legal[len(self.legal) // 2]
        self.number += 1
        message = {
            "type": "move",
            "id": f"m{self.number}",
            "version": self.version,
            "turn": lay if "," in lay else f"{lay} .",
        }
        self.sent_at = time.perf_counter()
        await self.connection.send(json.dumps(message))


@asynccontextmanager
async def tables(process: Process, number: int) -> Any:
    """Running tables with a socket for each seat."""
    base = f"127.0.0.1:{process.port}"
    seats: list[Seat] = []
    async with (
        httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as ann,
        httpx.AsyncClient(base_url=f"http://{base}", timeout=60) as bob,
    ):
        for guest in (ann, bob):
            await guest.post("/api/me", json={"name": "Guest"})
        for _ in range(number):
            made = await ann.post("/api/tables", json={"game": "cities", "seats": SEATS})
            name = made.json()["table"]["id"]
            await bob.post(f"/api/tables/{name}/join", json={})
            for guest in (ann, bob):
                cookie = f"quartier_guest={guest.cookies['quartier_guest']}"
                connection = await connect(
                    f"ws://{base}/api/tables/{name}/socket",
                    additional_headers={"Cookie": cookie},
                    compression=None,
                    max_size=None,
                )
                seats.append(Seat(connection))
            await ann.post(f"/api/tables/{name}/start", json={})
        yield seats
    await asyncio.gather(*(seat.connection.close() for seat in seats))


def percentile(latencies: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(latencies)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def throughput(process: Process, number: int) -> dict[str, float]:
    """All seats play as fast as they can; the middle nine tenths are timed."""
    times: list[float] = []
    async with tables(process, number) as seats:
        done, total = asyncio.Event(), number * MOVES

        def acknowledged(latency: float) -> None:
            times.append(time.perf_counter())
            if len(times) == total:
                done.set()

        async def ready(seat: Seat) -> None:
            await seat.move()

        before = process.processor()
        listening = [asyncio.create_task(seat.listen(acknowledged, ready)) for seat in seats]
        await asyncio.wait_for(done.wait(), 300)
        used = process.processor() - before
        for task in listening:
            task.cancel()
    low, high = total // 20, total - total // 20
    return {"moves/s": (high - low) / (times[high - 1] - times[low]), "server µs/move": 1e6 * used / total}


async def at_load(process: Process, number: int, rate: int) -> dict[str, float]:
    """Moves at a fixed rate, whoever is ready; latency from sending to the acknowledgement."""
    latencies: list[float] = []
    waiting: list[Seat] = []
    async with tables(process, number) as seats:

        async def ready(seat: Seat) -> None:
            waiting.append(seat)

        listening = [asyncio.create_task(seat.listen(latencies.append, ready)) for seat in seats]
        while len(waiting) < len(seats):
            await asyncio.sleep(0.1)
        chance = random.Random(1)
        began, sent = time.perf_counter(), 0
        while sent < number * MOVES // 2:
            due = int((time.perf_counter() - began) * rate)
            while sent < due and waiting:
                index = chance.randrange(len(waiting))
                waiting[index], waiting[-1] = waiting[-1], waiting[index]
                await waiting.pop().move()
                sent += 1
            await asyncio.sleep(0.001)
        taken = time.perf_counter() - began
        await asyncio.sleep(0.5)
        for task in listening:
            task.cancel()
    return {
        "moves/s": sent / taken,
        "p50 ms": percentile(latencies, 0.5),
        "p99 ms": percentile(latencies, 0.99),
        "max ms": 1000 * max(latencies),
    }


async def echo(process: Process, sockets: int, seconds: float, rate: int) -> dict[str, float]:
    """The same traffic against a bare echo: as fast as it can, then at the fixed rate."""
    text = json.dumps({"type": "move", "id": "m1", "version": 1, "turn": "e5> ." + " " * 1200})
    url = f"ws://127.0.0.1:{process.port}/echo"
    connections = [await connect(url, compression=None) for _ in range(sockets)]
    until, number = time.perf_counter() + seconds, 0

    async def exchange(connection: ClientConnection) -> None:
        nonlocal number
        while time.perf_counter() < until:
            await connection.send(text)
            await connection.recv()
            number += 1

    await asyncio.gather(*map(exchange, connections))
    latencies: list[float] = []
    free = list(connections)

    async def once(connection: ClientConnection) -> None:
        sent = time.perf_counter()
        await connection.send(text)
        await connection.recv()
        latencies.append(time.perf_counter() - sent)
        free.append(connection)

    began, sent, tasks = time.perf_counter(), 0, []
    while (passed := time.perf_counter() - began) < seconds:
        while sent < int(passed * rate) and free:
            tasks.append(asyncio.create_task(once(free.pop())))
            sent += 1
        await asyncio.sleep(0.001)
    await asyncio.gather(*tasks)
    await asyncio.gather(*(connection.close() for connection in connections))
    return {
        "echoes/s": number / seconds,
        "p50 ms": percentile(latencies, 0.5),
        "p99 ms": percentile(latencies, 0.99),
    }


def idle_memory(number: int) -> dict[str, float]:
    """What a running table costs that nobody looks at."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(SERVE, folder, "1")
        with httpx.Client(base_url=f"http://127.0.0.1:{process.port}", timeout=60) as ann:
            ann.post("/api/me", json={"name": "Ann"})

            def make(many: int) -> None:
                for _ in range(many):
                    made = ann.post("/api/tables", json={"game": "cities", "seats": 1, "start": True}).json()
                    move = {"type": "move", "id": "a", "version": 1, "turn": "e5^,g7>,i5v"}
                    ann.post(f"/api/tables/{made['table']['id']}/messages", json=move)

            make(300)
            time.sleep(4)
            before = process.memory()
            make(number)
            time.sleep(4)
            grown = process.memory() - before
        process.stop()
    return {"kB per idle table": grown / number / 1000}


def main() -> None:
    """All measurements, one after the other."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--idle", type=int, default=2000)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    results: dict[str, dict[str, float]] = {}
    bare = Process(ECHO)
    os.sched_setaffinity(0, {cores[-1]})
    results["bare echo"] = asyncio.run(echo(bare, 2 * chosen.tables, 5, chosen.rate))
    bare.stop()
    os.sched_setaffinity(0, cores)
    with tempfile.TemporaryDirectory() as folder:
        process = Process(SERVE, folder, "60")
        os.sched_setaffinity(0, {cores[-1]})
        results["as fast as it can"] = asyncio.run(throughput(process, chosen.tables))
        name = f"{chosen.rate} moves/s, {chosen.tables} tables"
        results[name] = asyncio.run(at_load(process, chosen.tables, chosen.rate))
        process.stop()
        os.sched_setaffinity(0, cores)
    results["idle"] = idle_memory(chosen.idle)
    if chosen.json:
        print(json.dumps(results))
        return
    for what, figures in results.items():
        print(f"{what:28}", "  ".join(f"{key} {value:,.2f}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
