"""What the output may be: read in part, closed, or full."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.cli.words import MATCH

AT_ONCE, AT_THE_END = "1", ""
"""When Python writes what is printed: what it holds back it writes when the program ends, and that can fail then."""


def shell(line: str, writes: str = AT_THE_END) -> subprocess.CompletedProcess[str]:
    """Run a line of shell, in which $Q is the command."""
    command = f"{sys.executable} -m quartier.cli.main"
    return subprocess.run(
        ["bash", "-c", line],
        env={**os.environ, "QUARTIER_LANGUAGE": "en", "Q": command, "M": MATCH, "PYTHONUNBUFFERED": writes},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["$Q replay $M", "$Q replay --json $M", "$Q games --json", "$Q --help"])
def test_whoever_reads_may_stop_reading(command: str) -> None:
    done = shell(f"{command} | head -n 1; exit ${{PIPESTATUS[0]}}")
    assert done.returncode in (0, 1)
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["$Q version", "$Q games --json", "$Q -h"])
@pytest.mark.parametrize("writes", [AT_ONCE, AT_THE_END], ids=["at once", "at the end"])
def test_whoever_reads_may_be_gone_before_anything_is_written(command: str, writes: str) -> None:
    done = shell(f"{{ sleep 0.3; {command}; exit $?; }} | true; exit ${{PIPESTATUS[0]}}", writes)
    assert (done.returncode, done.stderr) == (1, "")


@pytest.mark.parametrize("command", ["$Q version", "$Q games", "$Q games --json", "$Q -h"])
@pytest.mark.parametrize("writes", [AT_ONCE, AT_THE_END], ids=["at once", "at the end"])
def test_a_full_disk_is_told_in_one_line(command: str, writes: str) -> None:
    done = shell(f"{command} > /dev/full", writes)
    assert (done.returncode, done.stderr) == (2, "quartier: No space left on device\n")


@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("$Q games >&-", 0),
        ("$Q nonsense 2>&-", 2),
        ("$Q score cities - <&-", 2),
        ("$Q check guilds - <&-", 2),
        ("$Q games <&- >&- 2>&-", 0),
        ("$Q nonsense 2>/dev/full", 2),
    ],
)
def test_streams_may_be_closed(line: str, status: int) -> None:
    done = shell(line)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
