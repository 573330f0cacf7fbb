"""Play a bot over the server's interface: `python -m quartier.examples.play_a_bot http://127.0.0.1:8017`.

The program knows no rules: it asks which steps are legal and takes one at random.
"""

from __future__ import annotations

import itertools
import json
import random
import sys
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.sync.client import ClientConnection, connect


class Player:
    """A seat at a table: what it sees, and what it says."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.version = 0
        self.ids = itertools.count(1)

    def hear(self) -> dict[str, Any]:
        """The next message. A snapshot is the whole view, changes are some of its fields."""
        message: dict[str, Any] = json.loads(self.socket.recv())
        if message["type"] == "error":
            raise RuntimeError(message["error"])
        if message["type"] in ("snapshot", "resync"):
            self.view = message["view"]
        elif message["type"] in ("changes", "ack"):
            self.view.update(message["changes"])
        self.version = message.get("version", self.version)
        return message

    def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something and wait for its answer, which carries the same id."""
        name = f"{kind}-{next(self.ids)}"
        self.socket.send(json.dumps({"type": kind, "id": name, **more}))
        while (message := self.hear()).get("id") != name:
            pass
        return message

    def turn(self) -> str:
        """A whole turn: steps are added until there is nothing left to choose."""
        steps = random.choice(self.view["legal"])
        while more := self.ask("choices", draft=steps)["legal"]:
            steps += " " + random.choice(more)
        return str(steps)

    def play(self) -> list[int]:
        """Play to the end; the scores."""
        self.hear()
        while not self.view["over"]:
            if self.view["legal"]:
                self.ask("move", version=self.version, turn=self.turn())
            else:
                self.hear()
        return [place["score"] for place in self.view["standings"]]


class Guest:
    """Somebody whom the server knows by a cookie."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.cookies = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Send an object, or nothing, and read the answer."""
        sent = None if body is None else json.dumps(body).encode()
        request = Request(self.server + path, sent, {"Content-Type": "application/json"})
        with self.opener.open(request) as answer:
            return json.load(answer)

    def sit(self, table: str) -> ClientConnection:
        """A socket at a table."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None)


def play_a_bot(server: str, game: str = "cities", level: str = "easy") -> list[int]:
    """Become a guest, set up a table with a bot, or as many as the game needs, and play."""
    guest = Guest(server)
    guest.ask("/api/me", {"name": "Example"})
    fewest = next(facts["fewest"] for facts in guest.ask("/api/games")["games"] if facts["name"] == game)
    made = guest.ask("/api/tables", {"game": game, "bots": [level] * max(1, fewest - 1), "start": True})
    with guest.sit(made["table"]["id"]) as socket:
        return Player(socket).play()


if __name__ == "__main__":
    print(*play_a_bot(*sys.argv[1:]))
