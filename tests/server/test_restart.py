"""What survives: kill -9 in the middle, a clean stop, clocks, bots, older databases."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.server_running import Guest, Server

from quartier.server.store.schema import MIGRATIONS, NewerDatabase, migrate


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(tmp_path / "data", idle=0.3, bot_delay=0.2)
    yield server
    server.stop()


def test_kill_nine_in_the_middle_loses_nothing_that_was_acknowledged(mortal: Server) -> None:
    ann, bob = Guest(mortal, "Ann"), Guest(mortal, "Bob")
    table = ann.table(seats=3, bots=["random"])
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.until_sure(lambda: seat.view["ready"] == [2])
        turn = seat.draft(random.Random(1))
        seat.play(turn, id="mine")
        known, version = dict(seat.view), seat.version
        mortal.kill()
    mortal.start()
    with ann.sit(table, f"?version={version}&seat=0") as seat:
        assert seat.hear()["changes"] == {}
        assert seat.version == version
        seat.view = known
        again = seat.play(turn, id="mine")
        assert (again["type"], again["reason"]) == ("resync", "repeated")
        assert again["view"] == known
        # The bot is woken by the next round, also after the restart.
        with bob.sit(table) as other:
            other.until("snapshot")
            other.play(other.draft(random.Random(2)))
            seat.until_sure(lambda: seat.view["wave"] == 1 and 2 in seat.view["ready"])


def test_a_bot_that_was_thinking_when_the_server_was_killed_moves_after_the_restart(mortal: Server) -> None:
    mortal.settings["bot_delay"] = 5
    mortal.stop()
    mortal.start()
    ann = Guest(mortal, "Ann")
    table = ann.table(bots=["random"], start=True)
    time.sleep(0.3)
    mortal.kill()
    mortal.settings["bot_delay"] = 0.0
    mortal.start()
    until = time.monotonic() + 10
    # Nobody looks at the table: it is woken by the store alone.
    while sqlite3.connect(mortal.data / "quartier.sqlite3").execute("SELECT count(*) FROM events").fetchone() == (0,):
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ann.ask("GET", f"/api/tables/{table}")["view"]["ready"] == [1]


def test_a_bot_of_a_table_that_was_put_to_sleep_goes_on_when_somebody_comes(mortal: Server) -> None:
    mortal.settings["bot_delay"] = 30
    mortal.stop()
    mortal.start()
    ann = Guest(mortal, "Ann")
    table = ann.table(bots=["random"], start=True)
    mortal.kill()
    # As it is left by a server that could not go on with it.
    with sqlite3.connect(mortal.data / "quartier.sqlite3") as database:
        database.execute("UPDATE tables SET wake = NULL")
    database.close()
    mortal.settings["bot_delay"] = 0.0
    mortal.start()
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.until_sure(lambda: seat.view["ready"] == [1])


def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_also_after_a_restart(mortal: Server) -> None:
    ann = Guest(mortal, "Ann")
    before = 1000 * time.time()
    table = ann.table(seats=1, clock=5, start=True)
    mortal.kill()
    mortal.start()
    with ann.sit(table) as seat:
        seat.until("snapshot")
        deadline = seat.table["seats"][0]["deadline"]
        assert before + 4_999 <= deadline <= 1000 * time.time() + 5_000
        seat.until_sure(lambda: seat.table["seats"][0]["away"] == "clock")
        assert 1000 * time.time() >= deadline
        seat.until_sure(lambda: len(seat.view["log"]) == 1)
        assert seat.ask("return")["type"] == "ack"
        seat.until_sure(lambda: seat.table["seats"][0]["away"] == "")
        assert seat.play(seat.draft(random.Random(3)))["type"] in ("ack", "resync")


def test_an_idle_table_leaves_the_memory_and_comes_back_with_the_same_version(mortal: Server) -> None:
    ann = Guest(mortal, "Ann")
    table = ann.table(seats=1, start=True)
    ann.say(table, type="move", version=1, turn="e5^,g7>,i5v")
    before = ann.ask("GET", f"/api/tables/{table}")
    until = time.monotonic() + 10
    while "quartier_tables_in_memory 0.0" not in ann.http.get("/metrics").text:
        assert time.monotonic() < until
        time.sleep(0.1)
    assert ann.ask("GET", f"/api/tables/{table}") == before


def test_a_clean_stop_closes_sockets_and_the_next_start_goes_on(mortal: Server) -> None:
    ann = Guest(mortal, "Ann")
    table = ann.table(seats=1, start=True)
    with ann.sit(table) as seat:
        seat.until("snapshot")
        seat.play("e5^,g7>,i5v")
        assert mortal.stop() in (0, -15)
    mortal.start()
    assert ann.ask("GET", "/api/me")["name"] == "Ann"
    assert len(ann.ask("GET", f"/api/tables/{table}")["view"]["log"]) == 1


def test_two_servers_cannot_share_a_data_folder(mortal: Server) -> None:
    with pytest.raises(AssertionError, match="did not start"):
        Server(mortal.data)


def test_a_database_of_a_later_version_is_refused_and_an_empty_one_filled() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    migrate(database)
    migrate(database)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    with pytest.raises(NewerDatabase, match="update it"):
        migrate(database)
    database.close()
