"""kill -9 while people play in every game, scenario and variant: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.server_running import Guest, Server

from quartier.core.registry import games
from quartier.server.store.folder import FILE
from quartier.testing.cases import Case, cases

CASES = [case for game in sorted(games()) for case in cases(game)]
KILLS = 2
PLAYERS = 4


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()


class Player:
    """Somebody who plays at many tables in turn and remembers what was acknowledged."""

    def __init__(self, server: Server, name: str, own: list[Case]) -> None:
        self.guest = Guest(server, name)
        self.chance = random.Random(name)
        self.tables = {self.guest.table(**wanted(case)): case for case in own}
        self.sent: list[str] = []
        self.acknowledged: list[tuple[str, str]] = []
        self.open: tuple[str, dict[str, Any]] | None = None
        """The move whose answer did not come."""

    def play(self) -> None:
        """Play until the server is gone."""
        try:
            while True:
                for table in self.tables:
                    self.one_turn(table)
        except httpx.TransportError:
            return

    def one_turn(self, table: str) -> None:
        """A turn, where the match is waiting for one."""
        seen = self.guest.ask("GET", f"/api/tables/{table}")
        if not seen["view"]["legal"]:
            return
        turn = self.chance.choice(seen["view"]["legal"])
        while legal := self.guest.say(table, type="choices", draft=turn).get("legal"):
            turn += " " + self.chance.choice(legal)
        move = {"type": "move", "id": f"m{self.chance.getrandbits(60)}", "version": seen["version"], "turn": turn}
        self.send(table, move)

    def send(self, table: str, move: dict[str, Any]) -> None:
        self.sent.append(move["id"])
        self.open = (table, move)
        answer = self.guest.say(table, **move)
        if answer["type"] == "ack" or answer.get("reason") == "repeated":
            self.acknowledged.append((table, move["id"]))
        self.open = None


def wanted(case: Case) -> dict[str, Any]:
    """A table for one person and bots that do not think."""
    bots = ["random"] * (case.seats - 1)
    return {"game": case.game, "seats": case.seats, "options": dict(case.options), "bots": bots, "start": True}


def stored(server: Server) -> list[tuple[str, str]]:
    """The table and the client's id of all that people did."""
    database = sqlite3.connect(server.data / FILE)
    rows = database.execute("SELECT match, client FROM events WHERE client <> ''").fetchall()
    gaps = database.execute("SELECT match FROM events GROUP BY match HAVING count(*) <> max(seq)").fetchall()
    database.close()
    assert gaps == []
    return rows


def test_kill_nine_under_load_loses_and_doubles_nothing_in_any_game(mortal: Server) -> None:
    players = [Player(mortal, f"P{number}", CASES[number::PLAYERS]) for number in range(PLAYERS)]
    for kill in range(KILLS):
        threads = [threading.Thread(target=player.play) for player in players]
        for thread in threads:
            thread.start()
        enough = 20 * (kill + 1)
        until = time.monotonic() + 60
        while sum(len(player.acknowledged) for player in players) < enough:
            assert time.monotonic() < until
            time.sleep(0.05)
        mortal.kill()
        for thread in threads:
            thread.join()
        mortal.start()
        for player in players:
            # Whoever had no answer asks again: it is done once, now or before.
            if player.open is not None:
                player.send(*player.open)
        there = Counter(stored(mortal))
        assert set(there.values()) == {1}
        for player in players:
            assert {pair for pair in there if pair[0] in player.tables} >= set(player.acknowledged)
            assert {client for table, client in there if table in player.tables} <= set(player.sent)
    for player in players:
        for table, case in player.tables.items():
            view = player.guest.ask("GET", f"/api/tables/{table}")["view"]
            assert (view["game"], view["seats"]) == (case.game, case.seats)
