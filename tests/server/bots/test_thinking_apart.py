"""Real servers that do not think themselves, and real workers: bots, hints and reviews come from elsewhere."""

from __future__ import annotations

import json
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.server_running import Guest, Server
from tests.server.worker_running import WorkerProcess, figure

from quartier.bots.levels import BOTS, CHARACTERFUL
from quartier.core.file import read_match
from quartier.core.registry import about, games
from quartier.insight.review import review

FEW = 4
FOUND = 'quartier_worker_thoughts_total{what="found"}'
RETURNED = 'quartier_worker_thoughts_total{what="returned"}'
QUICK = ("random", "easy", "greedy")
ENDLESS = """
import time
from quartier.thinking import piecework

def piece(held, seconds):
    print('{"what": "asked"}', flush=True)
    time.sleep(3600)

piecework.piece = piece
"""
"""A worker whose thoughts have no end."""


@pytest.fixture(scope="module")
def thoughtless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not think itself, with one worker."""
    running = Server(tmp_path_factory.mktemp("data"), bot_threads=0, review_simulations=FEW, bot_tables=1000)
    worker = WorkerProcess(running)
    assert worker.until("connected")["games"] == ", ".join(sorted(games()))
    yield running
    assert worker.stop() == 0
    running.stop()


def bots_of(game: str) -> list[str]:
    """Every bot that may sit in a seat, with every character."""
    characters = [each.name for each in about(game).characters]
    return [*BOTS, *(f"{level}:{character}" for level in CHARACTERFUL for character in characters)]


def play_along(guest: Guest, game: str, bots: list[str]) -> dict[str, Any]:
    """A whole match of a person who plays at random with these bots; its end."""
    table = guest.table(game=game, seats=1 + len(bots), bots=bots, start=True)
    with guest.sit(table) as seat:
        seat.until("snapshot")
        seat.finish(random.Random(7))
        return {"table": table, "view": seat.view}


def failures(server: Server) -> float:
    lines = httpx.get(f"http://{server.address}/metrics").text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith("quartier_bot_failures_total{"))


@pytest.mark.parametrize("game", games())
def test_a_match_with_bots_is_thought_by_a_worker(thoughtless: Server, game: str) -> None:
    before, fewest = figure(thoughtless, FOUND), about(game).seats.start
    ended = play_along(Guest(thoughtless), game, list(QUICK[: max(1, fewest - 1)]))
    assert ended["view"]["over"]
    assert figure(thoughtless, FOUND) > before
    assert failures(thoughtless) == 0


@pytest.mark.thorough
@pytest.mark.parametrize("game", games())
def test_every_bot_is_thought_by_a_worker(thoughtless: Server, game: str) -> None:
    bots = bots_of(game)
    most = about(game).seats.stop - 2
    for first in range(0, len(bots), most):
        chosen = bots[first : first + most]
        chosen += ["random"] * max(0, about(game).seats.start - 1 - len(chosen))
        assert play_along(Guest(thoughtless), game, chosen)["view"]["over"]
    assert failures(thoughtless) == 0


def test_a_hint_is_thought_by_a_worker(thoughtless: Server) -> None:
    guest = Guest(thoughtless)
    table = guest.table(game="tangram", seats=1, start=True, hints=True)
    with guest.sit(table) as seat:
        seat.until("snapshot")
        hinted = seat.ask("hint")
        assert hinted["type"] == "hinted", hinted
        assert hinted["turns"]
        for each in hinted["turns"]:
            assert seat.ask("preview", draft=each["turn"])["type"] == "previewed"


@pytest.mark.parametrize(("game", "bots"), [("cities", []), ("guilds", ["random", "easy"])])
def test_a_review_is_the_same_as_one_that_is_thought_here(thoughtless: Server, game: str, bots: list[str]) -> None:
    guest = Guest(thoughtless)
    table = play_along(guest, game, bots)["table"]
    asked = guest.ask("POST", f"/api/tables/{table}/review", {})
    until = time.monotonic() + 120
    while asked["review"] is None:
        assert time.monotonic() < until
        time.sleep(0.1)
        asked = guest.ask("POST", f"/api/tables/{table}/review", {})
    match = read_match(guest.http.get(f"/api/tables/{table}/file").text)
    assert asked["review"] == json.loads(msgspec.json.encode(review(match, FEW)))


def test_a_worker_that_is_killed_while_it_thinks_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_threads=0)
    try:
        guest, first = Guest(server), WorkerProcess(server, "first", before=ENDLESS)
        first.until("connected")
        table = guest.table(game="cities", seats=2, bots=["expert"], start=True)
        with guest.sit(table) as seat:
            seat.until("snapshot")
            first.until("asked")
            first.kill()
            assert seat.view["ready"] == []
            second = WorkerProcess(server, "second")
            second.until("connected")
            seat.until_sure(lambda: seat.view["ready"] == [1])
            assert figure(server, RETURNED) == 1
            assert figure(server, 'quartier_events_total{by="bot"}') == 1
            assert httpx.get(f"http://{server.address}/healthz").status_code == 200
        assert second.stop() == 0
    finally:
        server.stop()


@pytest.mark.thorough
def test_a_worker_that_hangs_is_replaced_and_comes_back_and_finds_a_server_that_was_restarted(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_threads=1)
    try:
        guest, worker = Guest(server), WorkerProcess(server)
        worker.until("connected")
        table = guest.table(game="cities", seats=2, bots=["expert"], start=True)
        with guest.sit(table) as seat:
            seat.until("snapshot")
            worker.process.send_signal(signal.SIGSTOP)
            seat.until_sure(lambda: seat.view["ready"] == [1])
            assert failures(server) == 0
        worker.process.send_signal(signal.SIGCONT)
        worker.until("lost")
        worker.until("connected")
        server.kill()
        server.start()
        worker.until("connected")
        assert figure(server, "quartier_workers") == 1
        assert worker.stop() == 0
        worker.told.clear()
        assert figure(server, "quartier_workers") == 0
    finally:
        server.stop()


@pytest.mark.thorough
def test_a_worker_whose_kernels_are_others_says_so_and_is_not_asked(tmp_path: Path) -> None:
    server = Server(tmp_path, bot_threads=1)
    other = "from quartier.core.game import Game; Game.kernels_hash = 'of another make'"
    try:
        worker = WorkerProcess(server, before=other)
        assert worker.until("others")["games"] == ", ".join(sorted(games()))
        assert play_along(Guest(server), "cities", ["easy"])["view"]["over"]
        assert figure(server, FOUND) == 0
        assert worker.stop() == 0
    finally:
        server.stop()
