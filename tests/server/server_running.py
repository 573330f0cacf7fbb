"""A real server in its own process, and clients that talk to it over HTTP and sockets."""

from __future__ import annotations

import json
import random
import signal
import socket
import ssl
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

START = """
import sys
from pathlib import Path
from quartier.cli.serve import serve
serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), **eval(sys.argv[3]))
"""
QUICK = {
    "bot_delay": 0.0,
    "address_rate": 0,
    "socket_rate": 0,
    "talk_rate": 0,
    "best_seconds": 0,
    "log_level": "error",
    "tables_each": 10_000,
    "tables_per_address": 0,
    "guests_per_address": 0,
}
PATIENCE = 90
"""Seconds that a server may take to start: kernels may have to be compiled."""


class Server:
    """A server process over a data folder; it can be killed and started again."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.settings = {**QUICK, **settings}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", START, str(self.port), str(self.data), repr(self.settings)]
        self.process = subprocess.Popen(command)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                assert httpx.get(f"http://{self.address}/healthz").status_code == 200
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                assert time.monotonic() < until, "the server is too slow to start"
                time.sleep(0.05)

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def members(self) -> list[int]:
        """Its processes that serve, where it has several."""
        parent = self.process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> int:
        """Stop it as an operator does."""
        self.process.terminate()
        return self.process.wait(20)


guests: list[Guest] = []
"""Those of the running test; their connections are closed at its end."""


class Guest:
    """Somebody with a cookie; at another address than this machine's, where the server believes its proxies."""

    def __init__(self, server: Server, name: str = "Ann", address: str = "") -> None:
        self.server = server
        self.passed_on = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.Client(base_url=f"http://{server.address}", timeout=20, headers=self.passed_on)
        self.sockets = f"ws://{server.address}"
        self.trust: ssl.SSLContext | None = None
        guests.append(self)
        if name:
            assert self.http.post("/api/me", json={"name": name}).status_code == 200

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        """A request, its status checked, its answer read."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    def refused(self, method: str, path: str, body: Any = None) -> str:
        """A request that must be refused; the code."""
        answer = self.http.request(method, path, json=body) if body is not None else self.http.request(method, path)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["error"]["code"]
        return code

    def table(self, **wanted: Any) -> str:
        """A new table's id."""
        found: str = self.ask("POST", "/api/tables", {"game": "cities", **wanted})["table"]["id"]
        return found

    def say(self, table: str, **message: Any) -> Any:
        """A message over HTTP."""
        return self.http.post(f"/api/tables/{table}/messages", json={"id": new_id(), **message}).json()

    def sit(self, table: str, known: str = "", **headers: str) -> Seat:
        """A socket at a table; `known` is the query that tells what it has seen already."""
        return Seat(self, table, known, {**self.passed_on, **headers})


def two_people(ann: Guest, bob: Guest, **wanted: object) -> str:
    """A running table of two people: until both have moved, a turn can be made and taken back for ever."""
    table = ann.table(seats=2, **wanted)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    return table


def new_id() -> str:
    return f"t{random.getrandbits(60)}"


class Seat:
    """A socket at a table, and what it has been shown."""

    def __init__(self, guest: Guest, table: str, known: str, headers: dict[str, str]) -> None:
        cookie = "; ".join(f"{key}={value}" for key, value in guest.http.cookies.items())
        self.stack = connect(
            f"{guest.sockets}/api/tables/{table}/socket{known}",
            ssl=guest.trust,
            additional_headers={**({"Cookie": cookie} if cookie else {}), **headers},
            max_size=None,
            # The server asks whether anybody is there. What a client asks by itself is filled by the one generator
            # of random numbers that all share, in a thread: hypothesis takes that for a strategy's doing.
            ping_interval=None,
        )
        self.socket: ClientConnection = self.stack.__enter__()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.version = 0
        self.seat: int | None = None
        self.talk: list[dict[str, Any]] = []

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def drop(self) -> None:
        """Be gone without a word, and without waiting for somebody who may not be there."""
        # Whoever closes the file below alone leaves the thread that reads it behind, for good.
        self.socket.close_socket()

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message; the view follows it."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "snapshot":
            self.seat, self.view, self.talk = message["seat"], message["view"] or {}, message["talk"]
        if message["type"] == "talked":
            self.talk += message["lines"]
        if message["type"] == "resync":
            self.view = message["view"]
        if message["type"] in ("changes", "ack"):
            self.view.update(message["changes"])
        self.version = message.get("version", self.version)
        self.table = message.get("table", self.table)
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def until_sure(self, sure: Any) -> None:
        """Listen until something is so."""
        while not sure():
            self.hear()

    def say(self, kind: str, **more: Any) -> str:
        """Send a message; its id."""
        message = {"type": kind, "id": new_id(), **more}
        self.socket.send(json.dumps(message))
        return str(message["id"])

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message and hear its answer."""
        name = self.say(kind, **more)
        while (message := self.hear()).get("id") != more.get("id", name):
            pass
        return message

    def draft(self, chance: random.Random) -> str:
        """A whole turn, chosen at random from what the server says is legal."""
        turn = str(chance.choice(self.view["legal"]))
        while legal := self.ask("choices", draft=turn)["legal"]:
            turn += " " + chance.choice(legal)
        return turn

    def play(self, turn: str, **more: Any) -> dict[str, Any]:
        """A turn, by the version that this seat has seen."""
        return self.ask("move", **{"turn": turn, "version": self.version, **more})

    def finish(self, chance: random.Random) -> None:
        """Play at random to the end."""
        while not self.view["over"]:
            if self.view["legal"]:
                assert self.play(self.draft(chance))["type"] in ("ack", "resync")
            else:
                self.hear()
