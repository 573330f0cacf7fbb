"""Copies of the database: made while a server runs, put back whole, also after a crash; nothing is overwritten."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.server_running import Guest, Server

from quartier.core.errors import QuartierError
from quartier.server.store.backups import back_up, restore
from quartier.server.store.folder import FILE, check_folder
from quartier.server.store.schema import MIGRATIONS


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of its own, to be killed."""
    server = Server(tmp_path / "data")
    yield server
    server.stop()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with nothing in its database but our tables and a person."""
    data = tmp_path / "data"
    check_folder(data)
    execute(data, "INSERT INTO people VALUES ('ann', 'Ann', 1)")
    return data


def execute(data: Path, statement: str) -> list[tuple[object, ...]]:
    database = sqlite3.connect(data / FILE, isolation_level=None)
    try:
        return database.execute(statement).fetchall()
    finally:
        database.close()


def events(data: Path) -> int:
    (count,) = execute(data, "SELECT count(*) FROM events")[0]
    assert isinstance(count, int)
    return count


def play_back_and_forth(guest: Guest, table: str, times: int) -> None:
    """A turn made and taken back: two events a time."""
    for _ in range(times):
        version = guest.ask("GET", f"/api/tables/{table}")["version"]
        assert guest.say(table, type="move", version=version, turn="e5^,g7>,i5v")["type"] == "ack"
        version = guest.ask("GET", f"/api/tables/{table}")["version"]
        assert guest.say(table, type="undo", version=version)["type"] == "ack"


def test_after_kill_nine_the_copy_is_what_was_copied_and_not_what_was_written_since(
    mortal: Server, tmp_path: Path
) -> None:
    ann, bob = Guest(mortal, "Ann"), Guest(mortal, "Bob")
    table = ann.table(seats=2)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    play_back_and_forth(ann, table, 20)
    snapshot = ann.ask("GET", f"/api/tables/{table}")
    copy = tmp_path / "copy.sqlite3"
    assert back_up(mortal.data, copy).events == 40
    assert copy.stat().st_mode & 0o077 == 0
    play_back_and_forth(ann, table, 30)
    mortal.kill()
    assert (mortal.data / f"{FILE}-wal").stat().st_size > 0
    content, aside = restore(copy, mortal.data)
    assert content == (1, 40)
    assert events(mortal.data) == 40
    mortal.start()
    assert ann.ask("GET", f"/api/tables/{table}") == snapshot
    # What was there is kept whole: with all that was acknowledged before the crash.
    assert aside is not None
    old = sqlite3.connect(aside)
    assert old.execute("SELECT count(*) FROM events").fetchone() == (100,)
    old.close()


WRITE_AND_DIE = """
import os, sqlite3, sys
from pathlib import Path
from quartier.server.store.folder import connect
database = connect(Path(sys.argv[1]))
for number in range(300):
    database.execute("INSERT INTO people VALUES (?, 'Somebody', 1)", (str(number),))
os.kill(os.getpid(), 9)
"""


@pytest.mark.parametrize("keep", [True, False])
def test_what_a_crash_left_beside_the_database_does_not_get_into_the_copy(
    folder: Path, tmp_path: Path, keep: bool
) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(folder, copy)
    died = subprocess.run([sys.executable, "-c", WRITE_AND_DIE, str(folder / FILE)], check=False)
    assert died.returncode == -9
    assert (folder / f"{FILE}-wal").stat().st_size > 0
    aside = restore(copy, folder, keep=keep)[1]
    assert execute(folder, "SELECT name FROM people") == [("Ann",)]
    assert execute(folder, "PRAGMA integrity_check") == [("ok",)]
    if keep:
        assert aside is not None
        assert sqlite3.connect(aside).execute("SELECT count(*) FROM people").fetchone() == (301,)


def test_a_copy_made_under_writes_is_of_one_moment(mortal: Server, tmp_path: Path) -> None:
    ann, bob = Guest(mortal, "Ann"), Guest(mortal, "Bob")
    table = ann.table(seats=2)
    bob.ask("POST", f"/api/tables/{table}/join", {})
    ann.ask("POST", f"/api/tables/{table}/start", {})
    writing = threading.Thread(target=play_back_and_forth, args=(ann, table, 60))
    writing.start()
    for number in range(5):
        time.sleep(0.05)
        copy = tmp_path / f"copy-{number}.sqlite3"
        content = back_up(mortal.data, copy)
        restore(copy, tmp_path / f"data-{number}")
        sequence = execute(tmp_path / f"data-{number}", "SELECT count(*), max(seq) FROM events")
        assert sequence == [(content.events, content.events or None)]
    writing.join()


def test_a_folder_is_not_restored_under_a_running_server(mortal: Server, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(mortal.data, copy)
    with pytest.raises(QuartierError, match="another server is running on this data folder"):
        restore(copy, mortal.data)
    assert Guest(mortal, "Ann").ask("GET", "/api/me")["name"] == "Ann"


def test_the_old_database_is_kept_unless_told_otherwise(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(folder, copy)
    execute(folder, "INSERT INTO people VALUES ('bob', 'Bob', 1)")
    first, second = restore(copy, folder)[1], restore(copy, folder)[1]
    assert first is not None
    assert second is not None
    kept = [sqlite3.connect(path).execute("SELECT count(*) FROM people").fetchone()[0] for path in (first, second)]
    assert kept == [2, 1]
    assert restore(copy, folder, keep=False)[1] is None
    databases = {path.name for path in folder.glob("*.sqlite3")}
    assert databases == {FILE, first.name, second.name}


def test_a_copy_brings_a_folder_that_was_lost_back(folder: Path, tmp_path: Path) -> None:
    copy, lost = tmp_path / "copy.sqlite3", tmp_path / "lost"
    back_up(folder, copy)
    assert restore(copy, lost)[1] is None
    assert execute(lost, "SELECT name FROM people") == [("Ann",)]


def test_a_damaged_database_is_replaced_and_kept_as_it_is_with_what_belongs_to_it(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(folder, copy)
    (folder / FILE).write_bytes(b"no database at all" * 100)
    (folder / f"{FILE}-wal").write_bytes(b"nor this")
    aside = restore(copy, folder)[1]
    assert aside is not None
    assert aside.read_bytes().startswith(b"no database at all")
    assert aside.with_name(aside.name + "-wal").read_bytes() == b"nor this"
    assert not (folder / f"{FILE}-wal").exists()
    assert execute(folder, "SELECT name FROM people") == [("Ann",)]


def broken(copy: Path, how: str) -> None:
    """Make something else of a copy."""
    if how == "missing":
        copy.unlink()
    elif how == "text":
        copy.write_text("Dear Ann,\n" * 200)
    elif how == "empty":
        copy.write_bytes(b"")
    elif how == "cut":
        copy.write_bytes(copy.read_bytes()[:9000])
    elif how == "scribbled":
        data = bytearray(copy.read_bytes())
        data[4096 : 4096 * 4] = os.urandom(4096 * 3)
        copy.write_bytes(data)
    else:
        copy.unlink() if how == "foreign" else None
        database = sqlite3.connect(copy)
        statement = {
            "foreign": "CREATE TABLE recipes (name TEXT)",
            "newer": f"PRAGMA user_version = {len(MIGRATIONS) + 1}",
            "key": "INSERT INTO settings VALUES ('key', 'open sesame')",
            "half": "DROP TABLE talk",
        }[how]
        database.execute(statement)
        database.commit()
        database.close()


@pytest.mark.parametrize(
    ("how", "message"),
    [
        ("missing", "there is no such file"),
        ("text", "is not a database"),
        ("empty", "is a database, but not one of this program"),
        ("cut", "is damaged"),
        ("scribbled", "is damaged"),
        ("foreign", "is a database, but not one of this program"),
        ("half", "is a database, but not one of this program"),
        ("newer", "this program knows versions up to"),
        ("key", "the server's key in it is broken"),
    ],
)
def test_what_is_no_good_copy_is_refused_and_the_folder_stays_as_it_is(
    folder: Path, tmp_path: Path, how: str, message: str
) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(folder, copy)
    broken(copy, how)
    with pytest.raises(QuartierError, match=message) as refused:
        restore(copy, folder)
    assert "copy.sqlite3" in str(refused.value) or how == "newer"
    assert execute(folder, "SELECT name FROM people") == [("Ann",)]
    assert {path.name for path in folder.iterdir()} <= {FILE, "lock", f"{FILE}-wal", f"{FILE}-shm"}


def test_the_folders_own_database_is_no_copy_of_it(folder: Path) -> None:
    with pytest.raises(QuartierError, match="not a copy of it"):
        restore(folder / FILE, folder)


def test_a_backup_overwrites_nothing_unasked_and_never_what_it_copies(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ann,")
    with pytest.raises(QuartierError, match="letter: there is something already; --force writes over a file"):
        back_up(folder, tmp_path / "letter")
    assert (tmp_path / "letter").read_text() == "Dear Ann,"
    back_up(folder, tmp_path / "letter", force=True)
    assert restore(tmp_path / "letter", tmp_path / "other")[0] == (0, 0)
    for target in (folder / FILE, folder):
        with pytest.raises(QuartierError, match="there is something already"):
            back_up(folder, target, force=True)


def quartier(*words: object, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "quartier.cli.main", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LANG": "C", **environment})


def test_the_commands_say_what_they_did_and_what_is_wrong_in_one_line(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    done = quartier("backup", "--data", folder, "--to", copy)
    assert (done.returncode, done.stdout) == (0, f"{copy}: 0 tables with 0 events\n")
    done = quartier("restore", copy, "--data", folder, QUARTIER_LANGUAGE="de")
    assert done.returncode == 0
    first, second = done.stdout.splitlines()
    assert first == f"{folder} ist, wie es in der Kopie war: 0 Tische mit 0 Ereignissen"
    assert second.startswith(f"Was vorher da war, liegt jetzt unter {folder}/quartier-")
    for words, message in (
        (("backup", "--data", tmp_path / "nodata", "--to", tmp_path / "x"), "there is no quartier.sqlite3 in this"),
        (("backup", "--data", folder, "--to", tmp_path / "no" / "x"), "no/x: No such file or directory"),
        (("backup", "--data", folder, "--to", copy), "there is something already"),
        (("restore", tmp_path / "nothing", "--data", folder), "nothing: there is no such file"),
        (("restore", copy, "--data", "/dev/null"), "there is a file in the way"),
    ):
        done = quartier(*words)
        assert done.returncode == 2
        assert message in done.stderr
        assert len(done.stderr.splitlines()) == 1
