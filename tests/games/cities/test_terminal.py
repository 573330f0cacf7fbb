"""What people see of Cities in a terminal: a city in the size that has room, and what its signs mean."""

from __future__ import annotations

import pytest

from quartier.core.match import Match
from quartier.core.texts import LANGUAGES, Texts
from quartier.games.cities.game import GAME
from quartier.games.cities.terminal_city import around


def test_places_and_fields_stand_below_the_names_of_their_columns() -> None:
    match = Match.new("cities", seats=2, seed=7)
    for seat in (0, 1):
        match.play(seat, "e5^,g7>,i9v")
    head, *lines = GAME.draw(match.view(0), Texts("en"), 80, 17).plain.split("\n")
    row = next(line for line in lines if line.startswith("  5 "))
    assert row[head.index("g ") - 1] == "┌"
    assert row[head.index("e ")] in "♜♣☂≈"


def test_a_city_that_is_too_large_is_shown_around_its_newest_tile() -> None:
    assert around(range(40), 20, 12) == range(16, 28)
    assert around(range(40), 0, 12) == range(12)
    assert around(range(40), 38, 13) == range(28, 40)
    assert around(range(8), 4, 12) == range(8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    match = Match.new("cities", seats=1, seed=7)
    legend = GAME.legend(match.view(0), Texts(language)).plain
    assert all(sign in legend for sign in ("♜", "♣", "☂", "≈", "☻", "*", "+", "┌┄┐"))
