"""Servers as processes of their own on one database: one may be killed at any time, and everything goes on."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.postgres_running import Postgres, rows
from tests.server.server_running import PATIENCE, Guest, Server, two_people

from quartier.core.texts import LANGUAGES
from quartier.server.parts import part_of


def until(so: Callable[[], object], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it has not happened"
        time.sleep(0.02)


def also_at(guest: Guest, server: Server) -> Guest:
    """The same person, who comes to another server."""
    same = Guest(server, "")
    same.http.cookies.update(guest.http.cookies)
    return same


def plays_on(guest: Guest, table: str, chance: random.Random) -> None:
    """Make a turn, and see a bot answer it."""
    with guest.sit(table) as seat:
        seat.until("snapshot")
        seat.until_sure(lambda: seat.view["legal"])
        assert seat.play(seat.draft(chance))["type"] == "ack"
        seat.until_sure(lambda: seat.view["legal"] or seat.view["over"])


@pytest.mark.thorough
def test_who_keeps_the_bots_is_killed_and_their_matches_go_on(postgres: Postgres, tmp_path: Path) -> None:
    store = postgres.new_database()
    servers: list[Server] = []
    chance = random.Random(1)
    try:
        for number in range(2):
            servers.append(Server(tmp_path / f"data-{number}", store=store))
        first, second = servers
        ann = Guest(first)
        tables = [ann.table(seats=2, bots=["random"], start=True) for _ in range(6)]
        for table in tables:
            plays_on(ann, table, chance)
        ann = also_at(ann, second)
        seats = [ann.sit(table) for table in tables]
        for seat in seats:
            seat.until("snapshot")
            seat.until_sure(lambda seat=seat: seat.view["legal"])
        drafts = [seat.draft(chance) for seat in seats]
        first.kill()
        for seat, turn in zip(seats, drafts, strict=True):
            assert seat.play(turn)["type"] == "ack"
        # Some of them were the dead one's to look after.
        for seat in seats:
            seat.until_sure(lambda seat=seat: seat.view["legal"] or seat.view["over"])
            seat.close()
        assert {count for _, count in rows(store, "SELECT match || seq, count(*) FROM events GROUP BY 1")} == {1}
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.stop()


def free_ports(number: int) -> int:
    """The first of some ports in a row that nobody has."""
    while True:
        start = random.randrange(20_000, 60_000)
        try:
            for port in range(start, start + number):
                with socket.socket() as probe:
                    probe.bind(("127.0.0.1", port))
        except OSError:
            continue
        return start


def answers(port: int) -> bool:
    try:
        found = httpx.get(f"http://127.0.0.1:{port}/metrics")
    except httpx.TransportError:
        return False
    return found.status_code == 200 and "quartier_sockets" in found.text


@pytest.mark.thorough
def test_of_workers_one_is_killed_and_started_again_and_all_end_together(postgres: Postgres, tmp_path: Path) -> None:
    store, ports = postgres.new_database(), free_ports(2)
    server = Server(tmp_path / "data", store=store, workers=2, worker_port=ports)
    try:
        until(lambda: all(map(answers, (ports, ports + 1))), PATIENCE)
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        table = two_people(ann, bob)
        before = server.members()
        assert len(before) == 2
        chance = random.Random(1)
        for victim in before:
            os.kill(victim, signal.SIGKILL)
            # Whoever is left answers at once, and soon both do again.
            seen = ann.http.get(f"/api/tables/{table}") if not lost(ann) else None
            assert seen is None or seen.status_code == 200
            until(lambda: all(map(answers, (ports, ports + 1))), PATIENCE)
        assert len(server.members()) == 2
        assert not set(server.members()) & set(before)
        with ann.sit(table) as seat:
            seat.until("snapshot")
            assert seat.play(seat.draft(chance))["type"] == "ack"
        assert httpx.get(f"http://{server.address}/healthz").status_code == 200
        living = server.members()
    finally:
        server.stop()
    assert not any(Path(f"/proc/{worker}").exists() for worker in living)


@pytest.mark.thorough
def test_people_of_a_table_are_at_one_worker_and_come_to_the_other_when_that_is_killed(
    postgres: Postgres, tmp_path: Path
) -> None:
    store, ports = postgres.new_database(), free_ports(2)
    server = Server(tmp_path / "data", store=store, workers=2, worker_port=ports)
    try:
        until(lambda: all(map(answers, (ports, ports + 1))), PATIENCE)
        ann, bob = Guest(server, "Ann"), Guest(server, "Bob")
        tables = [two_people(ann, bob) for _ in range(12)]
        seats = [guest.sit(table) for table in tables for guest in (ann, bob)]
        for seat in seats:
            seat.until("snapshot")
        found = "SELECT table_id, array_agg(process) FROM presence GROUP BY 1"
        until(lambda: len(rows(store, found)) == len(tables))
        at: dict[str, list[str]] = dict(rows(store, found))  # type: ignore[arg-type]
        assert {len(processes) for processes in at.values()} == {1}
        assert {part_of(table) % 2 for table in tables} == {0, 1}
        for table in tables:
            alike = {at[other][0] for other in tables if part_of(other) % 2 == part_of(table) % 2}
            assert alike == {at[table][0]}, "which one it is goes by the table"
        assert len({processes[0] for processes in at.values()}) == 2
        chance = random.Random(1)
        for first, second in zip(seats[::2], seats[1::2], strict=True):
            assert first.play(first.draft(chance))["type"] == "ack"
            assert second.play(second.draft(chance))["type"] == "ack"
        for seat in seats:
            seat.close()
        # Until it is there again, the other one serves its tables.
        os.kill(server.members()[0], signal.SIGKILL)
        ann = also_at(ann, server)
        for table in tables:
            with ann.sit(table) as seat:
                assert len(seat.until("snapshot")["view"]["log"]) == 2
    finally:
        server.stop()


def lost(guest: Guest) -> bool:
    """Whether a connection was one of the dead; a browser opens another."""
    try:
        guest.http.get("/healthz")
    except httpx.TransportError:
        return True
    return False


@pytest.mark.thorough
def test_workers_do_not_outlive_the_one_that_has_started_them(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(tmp_path / "data", store=postgres.new_database(), workers=2)
    until(lambda: len(server.members()) == 2)
    workers = server.members()
    server.kill()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_data_folder_is_served_by_one_process(language: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quartier.cli.main", "serve", "--workers", "2", "--data", str(tmp_path / "data")]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "LANG": f"{language}_XX.UTF-8", "LC_ALL": "", "QUARTIER_LANGUAGE": language},
    )
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr
    assert "--store postgresql://" in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "data").exists()
