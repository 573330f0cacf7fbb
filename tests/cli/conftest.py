"""What the tests of the commands share."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.words import Typist


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typist:
    """Run commands in this process."""
    return Typist(monkeypatch, capfd)


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with all kinds of files that are not what they should be."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").write_text("")
    (tmp_path / "binary").write_bytes(bytes(range(128, 256)))
    (tmp_path / "words").write_text("to be or not to be\n")
    (tmp_path / "escape").write_text("\x1b[2J\x1b]0;mine\x07\n")
    (tmp_path / "long").write_bytes(b"a" * (16 * 2**20 + 1))
    (tmp_path / "record").write_text("{}\n")
    return tmp_path
