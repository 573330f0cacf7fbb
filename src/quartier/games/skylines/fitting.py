"""Which weights play best: small changes of them, kept where quick games by them end higher.

`python -m quartier.games.skylines.fitting` plays the same deals with each proposal and writes data/weights.txt.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from quartier.games.skylines.about import SkylinesOptions
from quartier.games.skylines.game import GAME
from quartier.games.skylines.position import ENDED
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.games.skylines.weights import HEADING, NAMES, Weights, house_weights, write_weights
from quartier.kernel.compiling import entry
from quartier.kernel.policy import play_on
from quartier.kernel.random import next_word, seeded
from quartier.kernel.rules import start

ROUNDS = 120
DEALS = 150
LOST = -20
"""What a lost city counts, in points of the skyline."""


@entry
def play_quickly(first: Any, places: Any, box: Any, random: Any, steps: Any, games: int, ends: Any) -> None:
    """Play games by the quick policy; note how each ended and its skyline. `places` holds three positions."""
    for game in range(games):
        places[0] = first[0]
        for word in range(4):
            places[0].random[word] = next_word(random)
        start(places[0], box[0])
        play_on(places[0], box[0], steps, places[1:])
        ends[game, 0] = places[0].outcome
        ends[game, 1] = places[0].tracks[SKYLINE]


def results(weights: Weights, scenario: str, seats: int, deals: int, seed: str) -> np.ndarray[Any, Any]:
    """Outcome and skyline of games by the quick policy with these weights."""
    box = GAME.read_box("house", GAME.house_box()).record
    box["weights"][0, : len(NAMES)] = weights
    first = GAME.blank(seats, SkylinesOptions(scenario=scenario))  # type: ignore[arg-type]
    ends = np.zeros((deals, 2), np.int64)
    play_quickly(first, np.repeat(first, 3), box, seeded(seed), np.zeros(GAME.space, np.int32), deals, ends)
    return ends


def value(ends: np.ndarray[Any, Any]) -> float:
    """The mean skyline, a lost city counting as so many points."""
    return float(np.where(ends[:, 0] == ENDED, ends[:, 1], LOST).mean())


def fit(rounds: int, random: Random) -> Weights:
    """Weights that were changed one or two at a time, and kept where the city did better on the same deals."""
    best = house_weights().copy()
    for number in range(rounds):
        proposal = best.copy()
        for index in random.sample(range(1, len(NAMES)), random.choice((1, 2))):
            proposal[index] = int(proposal[index] * random.choice((0.5, 0.7, 0.85, 1.2, 1.5, 2)) + random.randint(-20, 20))
        scores = []
        for weights in (best, proposal):
            seed = f"fitting {number}"
            played = [results(weights, scenario, seats, DEALS, seed) for scenario, seats in (("4", 2), ("1", 3))]
            scores.append(sum(map(value, played)) / len(played))
        print(f"round {number}: {scores[0]:.2f} {scores[1]:.2f}", file=sys.stderr)
        if scores[1] > scores[0]:
            best = proposal
    return best


if __name__ == "__main__":
    path = Path(__file__).with_name("data") / "weights.txt"
    path.write_text(HEADING + write_weights(fit(ROUNDS, Random(1))), encoding="utf-8")
