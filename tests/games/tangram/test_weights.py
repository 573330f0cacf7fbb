"""The weights of a board's features: their file, and how they are found."""

from __future__ import annotations

from dataclasses import replace

from quartier.games.tangram.fitting import FIT, trial
from quartier.games.tangram.game import GAME
from quartier.games.tangram.weights import FEATURES, WEIGHTS, house_weights, read_weights, write_weights
from quartier.kernel.random import seeded

RECTANGLE = 1
"""The feature that is scored in every round left."""


def test_weights_are_read_as_they_were_written() -> None:
    weights = house_weights()
    assert weights.shape == WEIGHTS
    assert (read_weights(write_weights(weights)) == weights).all()


def test_a_fit_gives_every_number_of_tiles_left_its_weights() -> None:
    box = GAME.read_box("house", GAME.house_box())
    fitted = replace(FIT, generations=2, games=2).find(trial(box), "a small fit")
    assert fitted.shape == WEIGHTS
    assert (fitted[0, :, RECTANGLE] == fitted[1, :, RECTANGLE]).all()
    assert fitted[0, :, RECTANGLE].all()


def test_the_fitted_weights_play_better_than_the_rectangle_alone() -> None:
    games = trial(GAME.read_box("house", GAME.house_box()))
    rectangle = house_weights().copy()
    rectangle[:, :, [column for column in range(FEATURES) if column != RECTANGLE]] = 0
    fitted = games.play(house_weights(), seeded("both"), 40)[0]
    assert fitted > games.play(rectangle, seeded("both"), 40)[0] + 10
