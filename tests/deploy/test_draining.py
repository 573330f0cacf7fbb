"""Two servers on one PostgreSQL behind nginx: either may be stopped and upgraded while people play."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from pathlib import Path

from tests.deploy.nginx_running import Proxy, Visitor
from tests.server.postgres_running import Postgres, rows
from tests.server.server_running import Seat, Server, new_id, two_people
from websockets.exceptions import WebSocketException

PLAYERS = 4
AWAY = 2.0
"""Seconds that nobody is without a connection for."""
ENOUGH = 5
"""Turns that everybody makes between two events."""


class Player(threading.Thread):
    """Somebody who makes a turn and takes it back, over a socket that is opened again whenever it is lost."""

    def __init__(self, proxy: Proxy, number: int) -> None:
        super().__init__(daemon=True)
        self.guest = Visitor(proxy, f"Ann {number}")
        self.table = two_people(self.guest, Visitor(proxy, f"Bob {number}"))
        self.chance = random.Random(number)
        self.acknowledged: list[str] = []
        self.losses = 0
        self.longest = 0.0
        self.open: tuple[str, dict[str, str]] | None = None
        """What was sent, and has no answer."""
        self.done = threading.Event()

    def run(self) -> None:
        lost = time.monotonic()
        while not self.done.is_set():
            try:
                with self.guest.sit(self.table) as seat:
                    seat.until("snapshot")
                    self.longest = max(self.longest, time.monotonic() - lost)
                    try:
                        self.play(seat)
                    finally:
                        lost = time.monotonic()
            except (WebSocketException, OSError):
                self.losses += 1
                time.sleep(0.05)

    def play(self, seat: Seat) -> None:
        """Turn by turn, until the connection is lost; what had no answer before is asked again first."""
        while not self.done.is_set():
            if self.open is None:
                turn = {"turn": seat.draft(self.chance)} if seat.view["legal"] else {}
                self.open = ("move" if turn else "undo", {"id": new_id(), **turn})
            kind, said = self.open
            answer = seat.ask(kind, version=seat.version, **said)
            if answer["type"] == "ack" or answer.get("reason") == "repeated":
                self.acknowledged.append(said["id"])
            self.open = None


def everybody_plays_on(players: list[Player]) -> None:
    """Wait until all have made some turns more."""
    before = [len(player.acknowledged) for player in players]
    until = time.monotonic() + 60
    while waiting := [
        player for player, old in zip(players, before, strict=True) if len(player.acknowledged) < old + ENOUGH
    ]:
        assert time.monotonic() < until, [(player.is_alive(), player.losses, player.open) for player in waiting]
        time.sleep(0.02)


def test_servers_are_upgraded_one_after_the_other_and_nobody_is_away_for_two_seconds(
    postgres: Postgres, tmp_path: Path
) -> None:
    store = postgres.new_database()
    servers: list[Server] = []
    players: list[Player] = []
    try:
        for number in range(2):
            servers.append(Server(tmp_path / f"data-{number}", store=store, https=True, proxies="127.0.0.1"))
        proxy = Proxy(tmp_path / "nginx", [server.port for server in servers])
        try:
            players += [Player(proxy, number) for number in range(PLAYERS)]
            for player in players:
                player.start()
            for server in servers:
                everybody_plays_on(players)
                server.stop()
                everybody_plays_on(players)
                server.start()
            everybody_plays_on(players)
            for player in players:
                player.done.set()
                player.join(30)
        finally:
            proxy.stop()
    finally:
        for server in servers:
            server.stop()
    # Each was at one of both when it was stopped, or at both, one after the other.
    assert all(player.losses for player in players)
    assert max(player.longest for player in players) < AWAY
    stored = Counter(str(client) for (client,) in rows(store, "SELECT client FROM events WHERE client <> ''"))
    assert set(stored.values()) == {1}
    for player in players:
        assert set(player.acknowledged) <= set(stored)
