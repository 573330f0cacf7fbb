"""A contest on the command line: what it leaves behind, and what goes wrong with that."""

from __future__ import annotations

import contextlib
import datetime
import errno
import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.words import ARENA, Typist

from quartier import __version__


def test_a_report_that_cannot_be_written_in_the_end_does_not_cost_the_result(
    typed: Typist, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), "page.html")

    monkeypatch.setattr(Path, "write_text", full)
    status, out, err = typed(*ARENA, "--report", "page.html")
    assert (status, err) == (2, "quartier: page.html: No space left on device\n")
    assert "greedy" in out
    assert not (files / "page.html").exists()


def test_a_record_that_cannot_be_written_any_more_does_not_cost_the_result(
    typed: Typist, files: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.BytesIO):
        def write(self, *_: object) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    opened = Path.open

    def full(path: Path, mode: str = "r", *rest: Any, **named: Any) -> Any:
        return Full() if mode == "ab" else opened(path, mode, *rest, **named)

    monkeypatch.setattr(Path, "open", full)
    status, out, err = typed(*ARENA, "--resume", "kept")
    assert (status, err) == (2, "quartier: kept: No space left on device\n")
    assert "greedy" in out


def test_a_record_that_tells_of_other_seats_is_refused(typed: Typist, files: Path) -> None:
    assert typed(*ARENA, "--resume", "kept").status == 0
    whole = (files / "kept").read_text()
    (files / "kept").write_text(whole.replace('"lineup":[0,1]', '"lineup":[0,7]'))
    assert typed(*ARENA, "--resume", "kept").err == "quartier: kept, line 2: no record of an arena\n"
    (files / "kept").write_text(whole)
    assert "another contest" in typed(*ARENA, "--seed", "2", "--resume", "kept").err
    # The last line of a run that was cut off is played again.
    (files / "kept").write_text(whole[:-20])
    assert typed(*ARENA, "--resume", "kept").status == 0
    assert len((files / "kept").read_text().splitlines()) == 3


def test_a_file_that_is_no_record_is_left_as_it_is(typed: Typist, files: Path) -> None:
    (files / "letter").write_text("Dear reader,\nhow are you")
    assert typed(*ARENA, "--resume", "letter").status == 2
    assert (files / "letter").read_text() == "Dear reader,\nhow are you"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_table_of_a_contest_fits_80_columns(typed: Typist, files: Path, language: str) -> None:
    bots = "greedy,random,planner@0,easy"
    words = ("arena", "cities", "--bots", bots, "--games", "1", "--jobs", "1")
    out = typed(*words, language=language).out
    assert max(map(len, out.splitlines())) <= 80
    rows = [line for line in out.splitlines() if line.lstrip().startswith(tuple(bots.split(",")))]
    assert len(rows) == 4
    assert all("–" in row and "%" in row and "ms" in row for row in rows)


def test_a_report_says_with_which_options_when_and_by_which_version(typed: Typist, files: Path) -> None:
    assert typed(*ARENA, "--level", "3", "--report", "page.html").status == 0
    page = (files / "page.html").read_text()
    assert "Options: box=house, level=3, no_jumping=no, just_one_more=no, free=no." in page
    assert f"Quartier {__version__}, rules 1." in page
    assert datetime.date.today().isoformat()[:4] in page


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_game_for_three_is_played_by_three_if_nobody_says(typed: Typist, command: str) -> None:
    words = (command, "guilds", "--games", "1", "--json")
    out = typed(*words, *(("--bots", "random", "--jobs", "1") if command == "arena" else ())).out
    assert '"seats":3' in out


def test_ctrl_c_ends_a_contest_without_a_word(tmp_path: Path) -> None:
    words = ("arena", "cities", "--bots", "planner@60000,random", "--games", "8", "--jobs", "2")
    command = [sys.executable, "-m", "quartier.cli.main", *words, "--resume", str(tmp_path / "record")]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # Who runs the tests in the background of a shell has Ctrl-C ignored, and so would the contest.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        while process.poll() is None and not (tmp_path / "record").exists():
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        # A contest that goes on would keep both cores busy for an hour.
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, out, err.strip()) == (130, "", "")
