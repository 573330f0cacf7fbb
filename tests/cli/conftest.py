"""What the tests of the commands share."""

from __future__ import annotations

import pytest
from tests.cli.words import Typist


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Typist:
    """Run commands in this process."""
    return Typist(monkeypatch, capfd)
