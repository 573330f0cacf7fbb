"""What people see of Tangram City in a terminal: both start pieces, and tiles however many are open."""

from __future__ import annotations

import pytest

from quartier.core.match import Match
from quartier.core.texts import LANGUAGES, Texts
from quartier.games.tangram.game import GAME

from .drawing import begun, pass_wave


def test_both_start_pieces_are_shown_before_the_side_is_chosen() -> None:
    match = Match.new("tangram", seats=2, seed=1)
    text = GAME.draw(match.view(0), Texts("en"), 80, 18, lambda side: match.preview(0, side)).plain
    for side, sign in (("black", "####"), ("green", "++++")):
        start = match.preview(0, side).board.boards[0].start
        assert f"{side}: Start piece at {', '.join(start)}" in text
        assert text.count(sign) == 2


def test_three_open_tiles_have_room_beside_the_board() -> None:
    match = begun()
    for _ in range(20):
        pass_wave(match)
    text = GAME.draw(match.view(0), Texts("en"), 80, 18).plain
    for number in match.view(0).board.now:
        assert f"Tile {number}" in text
    assert text.count("b^") == text.count("g^") == 3
    assert "…" not in text


def test_nobody_holds_the_pillar_when_it_is_over() -> None:
    match = begun(2)
    while not match.over:
        assert "▲" in GAME.draw(match.view(1 - match.view(0).board.pillar), Texts("en"), 100).plain
        pass_wave(match)
    assert all("▲" not in GAME.draw(match.view(seat), Texts("en"), 100).plain for seat in (0, 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    match = begun()
    legend = GAME.legend(match.view(0), Texts(language)).plain
    assert all(sign in legend for sign in ("###", "+++", "~~~", "◤", "◢", "/", "\\", "b^", "!", "▲", "[7]"))
