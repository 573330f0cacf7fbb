"""Running a command in this process, as its words would be typed."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from quartier.cli.main import main


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
