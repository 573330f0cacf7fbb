"""Warming reaches every position type and changes nothing."""

from __future__ import annotations

import pytest

from quartier.bots.warming import every_position_type, warming
from quartier.core.registry import games, load_game


@pytest.mark.parametrize("name", sorted(games()))
def test_every_position_type_is_warmed(name: str) -> None:
    game = load_game(name)
    types = {game.blank(game.about.seats.start, options).dtype for options in every_position_type(game)}
    assert len(types) == len(every_position_type(game))
    assert game.blank(game.about.seats.start, game.about.options()).dtype in types


def test_cities_has_two_position_types() -> None:
    assert len(every_position_type(load_game("cities"))) == 2


def test_warming_runs_to_its_end() -> None:
    game = load_game("cities")
    assert len([task() for task in warming(game, game.about.options(), ["greedy"])]) == 5
