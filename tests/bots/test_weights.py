"""The weights of a city's features: their file, and how they are found."""

from __future__ import annotations

from dataclasses import replace

from quartier.games.cities.fitting import FIT, trial
from quartier.games.cities.game import GAME
from quartier.games.cities.position import ROUNDS
from quartier.games.cities.weights import FEATURES, WEIGHTS, house_weights, read_weights, write_weights
from quartier.kernel.random import seeded


def test_weights_are_read_as_they_were_written() -> None:
    weights = house_weights()
    assert weights.shape == WEIGHTS
    assert (read_weights(write_weights(weights)) == weights).all()


def test_every_round_but_the_last_has_weights_and_points_weigh_what_they_are() -> None:
    weights = house_weights()
    assert not weights[:, :, 0].any(), "with no round left, the score itself counts"
    assert (weights[:, :, 1:, 1] == 1000).all()


def test_a_fit_gives_a_level_its_weights() -> None:
    box = GAME.read_box("house", GAME.house_box())
    fitted = replace(FIT, generations=2, games=3).find(trial(box, 2), "a small fit")
    assert fitted.shape == (2, ROUNDS + 1, FEATURES)
    assert (fitted[:, :, 1] == 1000).all()


def test_the_fitted_weights_play_better_than_points_alone() -> None:
    box = GAME.read_box("house", GAME.house_box())
    points = house_weights()[1].copy()
    points[:, 1:, [0, *range(3, FEATURES)]] = 0
    games = trial(box, 2)
    assert games.play(house_weights()[1], seeded("both"), 100)[0] > games.play(points, seeded("both"), 100)[0] + 3
