"""Ctrl-C and being asked to leave: nothing that was played is lost."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.play.typing_lines import saved

import quartier
from quartier.cli.play import loop
from quartier.cli.play.commands import hint
from quartier.cli.play.interruptions import Interrupted, Interruptions
from quartier.cli.play.table import Table
from quartier.core.file import read_match


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_game_that_is_interrupted_is_saved(number: signal.Signals, status: int, folder: Path) -> None:
    words = ("play", "cities", "--seats", "1", "--seed", "x")
    # A test that runs in the background ignores Ctrl-C, and so would what it starts.
    begin = f"import signal, sys; signal.signal({int(number)}, signal.default_int_handler)"
    command = [sys.executable, "-c", f"{begin}; from quartier.cli.main import main; sys.exit(main())", *words]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as playing:
        assert playing.stdin
        assert playing.stdout
        playing.stdin.write("e5^,g7^,i9^\n\nsave\ng5^\n\nnonsense\n")
        playing.stdin.flush()
        while "is no move" not in playing.stdout.readline():
            assert playing.poll() is None
        os.kill(playing.pid, number)
        rest = playing.stdout.read()
    assert playing.returncode == status
    assert len(read_match(saved(folder).read_text()).turns) == 2
    assert "quartier play --resume" in rest


def test_a_signal_that_came_just_before_the_wait_for_a_line_is_not_lost() -> None:
    interruptions = Interruptions()
    with interruptions.caught(), interruptions.heard():
        noted = signal.set_wakeup_fd(-1)
        signal.set_wakeup_fd(noted)
        os.write(noted, bytes([signal.SIGTERM]))  # the system has told of it, Python has not looked yet
        with pytest.raises(Interrupted) as caught:
            select.select([], [], [], 20)
    assert caught.value.status == 143


def test_ctrl_c_during_a_hint_ends_the_hint_and_not_the_game() -> None:
    match = quartier.new("cities", seats=1, seed="x")
    match.play(0, "e5^,g7^,i9^")
    table = Table(match, "random")
    table.interruptions.pending = signal.SIGINT
    hint(table)
    assert len(table.display.said) in (1, 2, 3)
    assert table.interruptions.pending is None


def test_ctrl_c_while_the_table_is_drawn_is_not_lost(folder: Path) -> None:
    match = quartier.new("cities", seats=1, seed="x")
    match.play(0, "e5^,g7^,i9^")
    table = Table(match, "random")
    table.interruptions.pending = signal.SIGINT
    with pytest.raises(SystemExit):
        loop.play(table)
    assert saved(folder)
