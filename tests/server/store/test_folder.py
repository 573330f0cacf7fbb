"""A data folder that cannot be used is told in one line before anything else; a good one is left as it is."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from quartier.core.errors import QuartierError
from quartier.core.texts import LANGUAGES, Texts
from quartier.server.store.folder import FILE, check_folder
from quartier.server.store.schema import MIGRATIONS


def a_file(data: Path) -> None:
    data.write_text("Dear Ann,")


def a_file_above(data: Path) -> None:
    data.parent.rmdir()
    data.parent.write_text("Dear Ann,")


def a_folder_as_database(data: Path) -> None:
    (data / FILE).mkdir(parents=True)


def a_text(data: Path) -> None:
    data.mkdir()
    (data / FILE).write_text("Dear Ann,\n" * 500)


def scribbled(data: Path) -> None:
    check_folder(data)
    path = data / FILE
    text = bytearray(path.read_bytes())
    text[4096 : 4096 * 3] = os.urandom(4096 * 2)
    path.write_bytes(text)


def executed(statement: str) -> Callable[[Path], None]:
    def execute(data: Path) -> None:
        check_folder(data)
        database = sqlite3.connect(data / FILE)
        database.execute(statement)
        database.commit()
        database.close()

    return execute


def somebody_elses(data: Path) -> None:
    data.mkdir()
    database = sqlite3.connect(data / FILE)
    database.execute("CREATE TABLE recipes (name TEXT)")
    database.close()


BROKEN = [
    (a_file, "there is a file in the way"),
    (a_file_above, "there is a file in the way"),
    (a_folder_as_database, "cannot be opened for writing"),
    (a_text, "is not a database"),
    (scribbled, "is damaged"),
    (somebody_elses, "is a database, but not one of this program"),
    (executed("DROP TABLE events"), "is a database, but not one of this program"),
    (executed(f"PRAGMA user_version = {len(MIGRATIONS) + 1}"), "this program knows versions up to"),
    (executed("INSERT INTO settings VALUES ('key', 'xyz')"), "the server's key in it is broken"),
]


@pytest.mark.parametrize(("broken", "message"), BROKEN)
def test_a_folder_that_cannot_be_used_is_refused_with_what_is_wrong(
    broken: Callable[[Path], None], message: str, tmp_path: Path
) -> None:
    data = tmp_path / "above" / "data"
    data.parent.mkdir()
    broken(data)
    with pytest.raises(QuartierError, match=message) as refused:
        check_folder(data)
    for language in LANGUAGES:
        told = refused.value.text(Texts(language))
        assert "\n" not in told
        assert "wrong-" not in told


def test_a_folder_that_cannot_be_made_is_refused() -> None:
    with pytest.raises(QuartierError, match="/proc/quartier: No such file or directory; the data folder must be"):
        check_folder(Path("/proc/quartier"))


def test_somebody_elses_database_is_left_as_it_is(tmp_path: Path) -> None:
    somebody_elses(tmp_path / "data")
    before = (tmp_path / "data" / FILE).read_bytes()
    with pytest.raises(QuartierError):
        check_folder(tmp_path / "data")
    assert (tmp_path / "data" / FILE).read_bytes() == before


def test_a_full_disk_at_the_start_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(database: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("quartier.server.store.folder.migrate", full)
    with pytest.raises(QuartierError, match=r"quartier\.sqlite3: database or disk is full"):
        check_folder(tmp_path)


@pytest.mark.parametrize(("broken", "message"), [BROKEN[0], BROKEN[3], BROKEN[4]])
def test_serve_ends_with_one_line(broken: Callable[[Path], None], message: str, tmp_path: Path) -> None:
    data = tmp_path / "data"
    broken(data)
    command = [sys.executable, "-m", "quartier.cli.main", "serve", "--data", str(data), "--port", "0"]
    done = subprocess.run([*command, "--log-level", "error"], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert message in done.stderr
    assert len(done.stderr.splitlines()) == 1
