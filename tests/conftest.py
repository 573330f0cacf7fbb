"""What all tests share: no property has to be quick, since its first trial may compile; the example for who asks."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("whatever the machine", deadline=None)
settings.load_profile("whatever the machine")


@pytest.fixture
def hamlet(monkeypatch: pytest.MonkeyPatch) -> str:
    """The example among the games, as somebody has it who asks for it."""
    monkeypatch.setenv("QUARTIER_GAMES", "quartier.examples.hamlet")
    return "hamlet"
