"""Running a command as its words would be typed: in this process, or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from quartier.cli.main import main

FIXTURES = Path(__file__).resolve().parent.parent / "games" / "cities" / "fixtures"
MATCH = str(FIXTURES / "two-level-2.quartier")
ARENA = ("arena", "cities", "--bots", "greedy,random", "--games", "2", "--jobs", "1")


def run(*words: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "quartier.cli.main", *words],
        input=stdin,
        env={**os.environ, "QUARTIER_LANGUAGE": "en", "COLUMNS": "120", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


class Typist:
    """Types commands in English, unless they say otherwise."""

    def __init__(self, patch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.patch, self.captured = patch, captured

    def __call__(self, *words: str, language: str = "en") -> Said:
        """Run a command."""
        self.patch.setenv("QUARTIER_LANGUAGE", language)
        self.patch.setenv("COLUMNS", "80")
        self.captured.readouterr()
        status = main(words)
        return Said(status, *self.captured.readouterr())
