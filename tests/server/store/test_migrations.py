"""Databases of earlier versions are opened: what is over is seen and verified, what runs is played to its end."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from tests.server.server_running import Guest, Server

from quartier.core.file import verify, write_match
from quartier.core.registry import about
from quartier.server.composition import composed
from quartier.server.identity import COOKIE, Signer
from quartier.server.interface.context import Context
from quartier.server.messages.socket import Move
from quartier.server.settings import Settings
from quartier.server.store.folder import FILE, check_folder
from quartier.server.store.records import Person
from quartier.server.store.schema import MIGRATIONS, migrate
from quartier.server.table import replay
from quartier.server.table.playing import answer
from quartier.server.table.seating import join, start
from quartier.server.table.table import Table
from quartier.testing.walk import random_turn

FIXTURES = Path(__file__).parents[2] / "fixtures"
STORED = sorted(FIXTURES.glob("*/database.sql"))
ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")


def fill(data: Path, dump: Path) -> None:
    """A data folder as it was."""
    data.mkdir()
    database = sqlite3.connect(data / FILE, isolation_level=None)
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()


def ids(dump: Path, status: str) -> list[str]:
    database = sqlite3.connect(":memory:")
    database.executescript(dump.read_text(encoding="utf-8"))
    found = [table for (table,) in database.execute("SELECT id FROM tables WHERE status = ?", (status,))]
    database.close()
    assert found
    return found


def with_database(dump: Path, data: Path, script: Callable[[Context], Awaitable[None]]) -> None:
    """Run a script on a stored database with today's server."""

    async def run() -> None:
        async with composed(Settings(data=data, bot_delay=0, idle=3600)) as inside:
            await script(inside)

    fill(data, dump)
    check_folder(data)
    asyncio.run(run())


async def finish(table: Table) -> None:
    """People play at random, bots on their own, until the match is over."""
    chance, number = Random(1), itertools.count()
    table.wake()
    async with asyncio.timeout(120):
        while table.record.status == "running":
            match = table.live.match
            people = [seat for seat in match.actors if not table.record.seats[seat].played_by_bot]
            if not people:
                await asyncio.sleep(0.01)
                continue
            move = Move(f"m{next(number)}", table.viewer(people[0]).version, random_turn(match, people[0], chance))
            assert type(await answer(table, table.record.seats[people[0]].person, move)).__name__ in ("Ack", "Resync")


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_a_stored_database_becomes_one_of_today(dump: Path, tmp_path: Path) -> None:
    fill(tmp_path / "data", dump)
    check_folder(tmp_path / "data")
    database = sqlite3.connect(tmp_path / "data" / FILE)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    new = sqlite3.connect(":memory:", isolation_level=None)
    migrate(new)
    schema = "SELECT type, name, tbl_name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
    assert database.execute(schema).fetchall() == new.execute(schema).fetchall()
    database.close()


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_every_finished_match_is_seen_and_verified(dump: Path, tmp_path: Path) -> None:
    files = {path.read_text(encoding="utf-8") for path in dump.parent.glob("*.quartier")}

    async def script(inside: Context) -> None:
        seen = set()
        for name in ids(dump, "over"):
            table = inside.tables.find(name)
            snapshot = table.snapshot("ann")
            assert snapshot.view is not None
            match = replay.finished(table)
            assert len(replay.course(match).positions) == len(match.turns) + 1
            assert replay.position(match, len(match.turns), 0).over
            text = write_match(match)
            assert text in files
            assert verify(text)[1].wrong == ()
            assert [place.score for place in table.record.places] == [place.score for place in match.standings]
            seen.add((match.game.name, match.rules))
        assert seen >= {("cities", 1), ("guilds", 1), ("skylines", 1), ("tangram", 1), ("tangram", 2)}

    with_database(dump, tmp_path / "data", script)


@pytest.mark.parametrize(
    ("dump", "name"),
    [pytest.param(dump, name, id=f"{dump.parent.name}-{name}") for dump in STORED for name in ids(dump, "running")],
)
def test_every_running_match_is_played_to_its_end_by_the_rules_it_began_with(
    dump: Path, name: str, tmp_path: Path
) -> None:
    async def script(inside: Context) -> None:
        table = inside.tables.find(name)
        rules, before = table.record.rules, {(turn.wave, turn.seat, turn.text) for turn in table.live.match.turns}
        await finish(table)
        match = table.live.match
        assert before < {(turn.wave, turn.seat, turn.text) for turn in match.turns}
        again, verdict = verify(write_match(match))
        assert verdict.wrong == ()
        assert (again.rules, table.record.rules) == (rules, rules)

    with_database(dump, tmp_path / "data", script)


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_tables_that_waited_for_their_start_begin_by_todays_rules(dump: Path, tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        older = 0
        for name in ids(dump, "open"):
            table = inside.tables.find(name)
            today = about(table.record.game).rules_version
            older += table.record.rules != today
            if table.record.seat_of("ann") is None:
                await join(table, ANN, None)
            await start(table, Person(table.record.host, "Host"), "random")
            assert table.record.rules == table.live.match.rules == today
            assert table.record.box_sha256 == table.live.match.box.sha256
        assert older

    with_database(dump, tmp_path / "data", script)


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_a_rematch_of_an_older_match_is_by_todays_rules(dump: Path, tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        for name in ids(dump, "over"):
            table = inside.tables.find(name)
            again = await inside.new_tables.rematch(table, ANN)
            assert again.record.rules == about(again.record.game).rules_version

    with_database(dump, tmp_path / "data", script)


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_guests_are_known_and_see_their_tables_and_what_was_said(dump: Path, tmp_path: Path) -> None:
    fill(tmp_path / "data", dump)
    database = sqlite3.connect(tmp_path / "data" / FILE)
    (key,) = database.execute("SELECT value FROM settings WHERE key = 'key'").fetchone()
    talked = {table for (table,) in database.execute("SELECT table_id FROM talk")}
    database.close()
    server = Server(tmp_path / "data")
    try:
        ann = Guest(server, "")
        ann.http.cookies.set(COOKIE, Signer(key).sign("ann"))
        assert ann.ask("GET", "/api/me")["name"] == "Ann"
        assert len(ann.ask("GET", "/api/me/tables")["tables"]) >= 20
        assert ann.ask("GET", "/api/tables")["tables"]
        assert talked
        for table in talked:
            lines = ann.ask("GET", f"/api/tables/{table}")["talk"]
            assert [(line["name"], line["text"]) for line in lines] == [("Ann", "Good luck!"), ("Bob", "And to you")]
    finally:
        server.stop()


@pytest.mark.parametrize("version", range(len(MIGRATIONS)))
def test_a_database_of_any_version_gets_the_schema_of_a_new_one(version: int) -> None:
    schema = "SELECT name, sql FROM sqlite_master ORDER BY name"
    old, new = (sqlite3.connect(":memory:", isolation_level=None) for _ in range(2))
    for number in range(version):
        old.executescript(MIGRATIONS[number])
    old.execute(f"PRAGMA user_version = {version}")
    migrate(old)
    migrate(new)
    assert old.execute(schema).fetchall() == new.execute(schema).fetchall()
    old.close()
    new.close()


SETS = 9
"""The version with which people's own sets came; challenges were the house's alone."""


def test_challenges_from_before_there_were_sets_are_the_houses_and_stay_as_they_were() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    for number in range(SETS):
        database.executescript(MIGRATIONS[number])
    database.execute(f"PRAGMA user_version = {SETS}")
    entries = [("ann", "cities", "2026-01-02", "one"), ("ann", "guilds", "2026-01-02", "two")]
    results = [
        ("cities", "2026-01-02", "one", "ann", "Ann", 31, 0, 77),
        ("guilds", "2026-01-02", "old", None, "B", 9, 1, 5),
    ]
    database.executemany("INSERT INTO challenge_entries VALUES (?, ?, ?, ?)", entries)
    database.executemany("INSERT INTO challenge_results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", results)
    migrate(database)
    kept = database.execute("SELECT person, game, day, table_id FROM challenge_entries WHERE box = ''").fetchall()
    assert kept == entries
    columns = "game, day, table_id, person, name, score, lost, ended"
    assert database.execute(f"SELECT {columns} FROM challenge_results WHERE box = ''").fetchall() == results
    # One more with a set, and never two with the same.
    more = "INSERT INTO challenge_entries SELECT person, game, day, ?, '' FROM challenge_entries WHERE table_id = 'one'"
    database.execute(more, ("digest",))
    for box in ("digest", ""):
        with pytest.raises(sqlite3.IntegrityError):
            database.execute(more, (box,))
    database.close()


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_whoever_has_taken_a_challenge_has_taken_it(dump: Path, tmp_path: Path) -> None:
    async def script(inside: Context) -> None:
        records = [inside.tables.find(name).record for name in ids(dump, "running")]
        taken = [record for record in records if record.challenge]
        assert taken
        for record in taken:
            found = inside.challenges.look(BOB, record.game, record.challenge)
            assert (found.table, found.set) == (record.id, None)

    with_database(dump, tmp_path / "data", script)


DIE = """
import os, sqlite3, sys
from quartier.server.store import schema
schema.MIGRATIONS = (*schema.MIGRATIONS, "CREATE TABLE further (x); INSERT INTO further VALUES (1); "
    "UPDATE tables SET status = 'lost'; SELECT die(); CREATE TABLE last (x);")
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("PRAGMA journal_mode = WAL")
database.create_function("die", 0, lambda: os.kill(os.getpid(), 9))
schema.migrate(database)
"""


@pytest.mark.parametrize("dump", STORED, ids=lambda path: path.parent.name)
def test_a_migration_that_is_killed_in_the_middle_has_not_happened(dump: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    fill(data, dump)
    check_folder(data)
    killed = subprocess.run([sys.executable, "-c", DIE, str(data / FILE)], check=False)
    assert killed.returncode == -9
    check_folder(data)
    database = sqlite3.connect(data / FILE)
    assert database.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert database.execute("SELECT count(*) FROM sqlite_master WHERE name IN ('further', 'last')").fetchone() == (0,)
    assert database.execute("SELECT count(*) FROM tables WHERE status = 'lost'").fetchone() == (0,)
    database.close()
