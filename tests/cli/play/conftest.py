"""What the tests of the game in the terminal share."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTIER_LANGUAGE", "en")
    return tmp_path
