"""Moving a store: every row there and back, into an empty one only, as a whole or not at all."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.postgres_running import Postgres, rows
from tests.server.store.test_migrations import STORED, fill

from quartier.core.errors import QuartierError
from quartier.server.store import moving
from quartier.server.store.folder import FILE
from quartier.server.store.moving import Moved, known_tables, move
from quartier.server.store.opening import check_store
from quartier.server.store.postgres.database import PostgresDatabase
from quartier.server.store.sqlite import SqliteDatabase


def quiet(what: str, done: int, total: int) -> None:
    """Nobody watches."""


def moved(source: Path | str, target: Path | str) -> list[Moved]:
    return move(str(source), str(target), quiet)


def quartier(*words: Path | str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quartier.cli.main", *map(str, words)]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment}
    )


def dump(folder: Path) -> list[str]:
    """All that is in a data folder."""
    database = sqlite3.connect(folder / FILE)
    found = [line for line in database.iterdump() if line.startswith("INSERT")]
    database.close()
    return sorted(found)


def number(address: str) -> int:
    """The rows of a database."""
    return sum(int(str(rows(address, f"SELECT count(*) FROM {table}")[0][0])) for table in known_tables())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with all that people did with an earlier version."""
    fill(tmp_path / "data", STORED[-1])
    check_store(tmp_path / "data", "")
    return tmp_path / "data"


def test_a_store_that_was_moved_there_and_back_is_the_same(folder: Path, postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    there = moved(folder, address)
    back = moved(address, tmp_path / "back")
    assert there == back
    assert dump(folder) == dump(tmp_path / "back")
    counted = {table.name: table.rows for table in there}
    assert counted.keys() == known_tables().keys()
    assert counted["tables"] > 20
    assert sum(counted.values()) == number(address) == len(dump(folder))


def test_what_is_unlike_in_both_databases_arrives(postgres: Postgres, tmp_path: Path) -> None:
    check_store(tmp_path / "data", "")
    database = sqlite3.connect(tmp_path / "data" / FILE)
    names = ["é", "e", "_", "B", "a\tb\n\\N \\", "‘ü’ 🏘", "", '"']
    database.executemany("INSERT INTO people VALUES (?, ?, ?)", [(name, name, 2**62) for name in names])
    database.execute("INSERT INTO challenge_results VALUES ('cities', 'd', 't', NULL, '', -3, 0, 0, '')")
    database.commit()
    database.close()
    address = postgres.new_database()
    assert moved(tmp_path / "data", address) == moved(address, tmp_path / "back")
    assert dump(tmp_path / "data") == dump(tmp_path / "back")
    assert {name for (name,) in rows(address, "SELECT name FROM people")} == set(names)


def test_only_an_empty_store_is_moved_into_and_a_full_one_stays_as_it_is(
    folder: Path, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()
    check_store(folder, address)
    rows(address, "INSERT INTO people VALUES ('ann', 'Ann', 1)")
    with pytest.raises(QuartierError, match="has something in it already"):
        moved(folder, address)
    assert number(address) == 1
    before = dump(folder)
    with pytest.raises(QuartierError, match="has something in it already"):
        moved(address, folder)
    assert dump(folder) == before


def test_what_is_not_there_is_not_moved_nor_made(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()
    with pytest.raises(QuartierError, match=r"there is no quartier\.sqlite3 in this folder"):
        moved(tmp_path / "nothing", address)
    with pytest.raises(QuartierError, match="there is nothing in this database"):
        moved(address, tmp_path / "new")
    with pytest.raises(QuartierError, match="is where everything is already"):
        moved(address, address)
    assert rows(address, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'") == []
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("way", ["there", "back"])
def test_rows_that_arrive_otherwise_are_noticed_and_nothing_is_kept(
    way: str, folder: Path, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = postgres.new_database()
    source, target = str(folder), address
    if way == "back":
        moved(folder, address)
        source, target = address, str(tmp_path / "back")
    compared = []

    class Changed(moving.Digest):
        @property
        def sha256(self) -> str:
            compared.append(self.rows)
            return super().sha256 if len(compared) <= len(known_tables()) else "another"

    monkeypatch.setattr(moving, "Digest", Changed)
    with pytest.raises(QuartierError, match=r"is not in .* as it was; nothing was moved"):
        moved(source, target)
    assert (number(address) if way == "there" else len(dump(tmp_path / "back"))) == 0


def test_a_row_that_the_other_database_does_not_take_is_told_with_its_table(folder: Path, postgres: Postgres) -> None:
    database = sqlite3.connect(folder / FILE)
    database.execute("INSERT INTO people VALUES ('zoe', ?, 1)", ("Zo\0e",))
    database.commit()
    database.close()
    address = postgres.new_database()
    with pytest.raises(QuartierError, match=r"does not take what is in the database table people .*nothing was moved"):
        moved(folder, address)
    assert number(address) == 0


MOVE_SLOWLY = """
import sys, time
from quartier.server.store import moving
def tell(what, done, total):
    if what == sys.argv[3]:
        print("now", flush=True)
        time.sleep(60)
moving.move(sys.argv[1], sys.argv[2], tell)
"""


@pytest.mark.parametrize("way", ["there", "back"])
@pytest.mark.parametrize("moment", [pytest.param("move-copying", marks=pytest.mark.thorough), "move-checking"])
@pytest.mark.parametrize("how", [pytest.param(signal.SIGINT, marks=pytest.mark.thorough), signal.SIGKILL])
def test_a_move_that_is_interrupted_leaves_the_target_empty_and_can_be_made_again(
    way: str, moment: str, how: signal.Signals, folder: Path, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()
    source, target = str(folder), address
    if way == "back":
        moved(folder, address)
        source, target = address, str(tmp_path / "back")
    command = [sys.executable, "-c", MOVE_SLOWLY, source, target, moment]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"now\n"
        process.send_signal(how)
    assert process.returncode
    assert (number(address) if way == "there" else len(dump(tmp_path / "back"))) == 0
    assert sum(table.rows for table in moved(source, target)) == len(dump(folder))


def test_the_command_says_what_it_moved_and_refuses_while_a_server_runs(
    folder: Path, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()
    done = quartier("move-store", folder, address, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)["tables"]
    assert {table["name"] for table in told} == known_tables().keys()
    assert all(len(table["sha256"]) == 64 for table in told)
    for running, source, said in (
        (SqliteDatabase(folder), folder, "Auf diesem Datenordner läuft schon ein Server"),
        (PostgresDatabase(address), address, "Auf dieser Datenbank läuft schon ein Server"),
    ):
        refused = quartier("move-store", source, tmp_path / "new", QUARTIER_LANGUAGE="de")
        running.close()
        assert refused.returncode == 2
        assert said in refused.stderr
        assert len(refused.stderr.splitlines()) == 1
    done = quartier("move-store", address, tmp_path / "new")
    assert done.stdout.startswith(f"{tmp_path / 'new'} has everything now: ")


def test_copies_of_a_postgresql_database_are_made_by_its_own_programs(postgres: Postgres, tmp_path: Path) -> None:
    for words in (("backup", "--to", tmp_path / "copy"), ("restore", tmp_path / "copy")):
        done = quartier(*words, "--data", postgres.address("postgres"))
        assert done.returncode == 2
        assert "“pg_dump”" in done.stderr
    assert list(tmp_path.iterdir()) == []
