"""Workers of a server: real ones in their own processes, and one that says whatever a test wants it to say."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import httpx
from tests.server.server_running import Server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quartier import __version__
from quartier.server.identity import Signer
from quartier.server.store.key import read_key
from quartier.thinking.asking import received
from quartier.thinking.fitting import likenesses
from quartier.thinking.messages import PROTOCOL
from quartier.thinking.piecework import Held, piece
from quartier.thinking.positions import Sets


def token_for(server: Server, name: str, days: float = 1) -> str:
    """A token of a server."""
    return Signer(read_key(server.data, server.settings.get("store", ""))).worker_token(name, days)


class WorkerProcess:
    """`quartier think` in a process of its own."""

    def __init__(self, server: Server, name: str = "one", threads: int = 2, before: str = "", **more: str) -> None:
        words = ["think", "--server", f"http://{server.address}", "--threads", str(threads), "--json"]
        program = f"{before}\nfrom quartier.cli.main import main\nraise SystemExit(main({words!r}))"
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            env={**os.environ, "QUARTIER_TOKEN": token_for(server, name), **more},
            stdout=subprocess.PIPE,
            text=True,
        )
        self.told: list[dict[str, Any]] = []

    def until(self, what: str) -> dict[str, Any]:
        """What it says of something, once it does."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.told.append(json.loads(line))
            if self.told[-1]["what"] == what:
                return self.told[-1]
        raise AssertionError(f"never {what}: {self.told}")

    def kill(self) -> None:
        """kill -9."""
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def stop(self) -> int:
        """Stop it as an operator does; its exit status."""
        self.process.terminate()
        return self.end()

    def end(self) -> int:
        status = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status


class Speaker:
    """A socket to `/api/think` over which a test speaks."""

    def __init__(self, server: Server, token: str | None, **headers: str) -> None:
        shown = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.stack = connect(
            f"ws://{server.address}/api/think",
            additional_headers={**shown, **headers},
            max_size=None,
            compression=None,
            ping_interval=None,
        )
        self.socket: ClientConnection = self.stack.__enter__()
        self.sets = Sets()
        self.held: dict[int, Held] = {}

    def say(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """What the server says next."""
        told: dict[str, Any] = json.loads(self.socket.recv(timeout))
        return told

    def hello(self, **other: Any) -> dict[str, Any]:
        """Say hello, and hear the answer."""
        usual = {"protocol": PROTOCOL, "quartier": __version__, "threads": 1, "games": likenesses()}
        self.say("hello", **{**usual, **other})
        return self.hear()

    def begin(self, **other: Any) -> Speaker:
        """Be welcomed and ready."""
        assert self.hello(**other)["type"] == "welcome"
        self.say("ready")
        return self

    def work(self) -> dict[str, Any]:
        """The next piece of work."""
        while (told := self.hear())["type"] != "work":
            assert told["type"] in ("here", "drop"), told
        if told.get("question"):
            self.held[told["id"]] = Held(received(told["question"], self.sets))
        return told

    def answer(self, work: dict[str, Any]) -> Any:
        """What an honest worker finds."""
        found = piece(self.held[work["id"]], 600)
        return json.loads(bytes(found))

    def think(self, done: Callable[[], bool]) -> None:
        """Work honestly until something is so."""
        while not done():
            self.say("alive")
            told = self.hear()
            if told["type"] == "work":
                if told.get("question"):
                    self.held[told["id"]] = Held(received(told["question"], self.sets))
                self.say("found", id=told["id"], answer=self.answer(told))

    def shown_out(self) -> str:
        """The code with which the server sends it away, and nothing after that."""
        code = ""
        try:
            while True:
                told = self.hear()
                code = told["code"] if told["type"] == "refused" else code
        except ConnectionClosed:
            return code

    def close(self) -> None:
        self.socket.close()


def figure(server: Server, name: str) -> float:
    """A figure of a server."""
    lines = httpx.get(f"http://{server.address}/metrics").text.splitlines()
    return float(next((line.rpartition(" ")[2] for line in lines if line.startswith(f"{name} ")), 0))
