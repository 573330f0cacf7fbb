"""The list of games, with one that is not finished."""

from __future__ import annotations

import pytest
from tests.cli.words import Typist

from quartier.core.about import About, Options
from quartier.core.registry import games


def test_a_game_without_texts_is_left_out_and_the_others_stay(typed: Typist, monkeypatch: pytest.MonkeyPatch) -> None:
    nameless = About("nameless", range(1, 3), Options, 1, (1, 2))
    everything = {**games(), "nameless": nameless}
    monkeypatch.setattr("quartier.cli.games.games", lambda: everything)
    status, out, err = typed("games")
    assert (status, err) == (0, "quartier: the game 'nameless' is left out: it has no text 'nameless-title'\n")
    assert "Tangram City" in out
