"""Which weights play best: many proposals play the same deals quickly, and the best of them make the next.

`make weights GAME=skylines` writes data/weights.txt.
"""

from __future__ import annotations

import sys
from pathlib import Path
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

GENERATIONS = 20
PROPOSALS = 24
KEPT = 6
"""Proposals of a generation, and how many of the best the next one is made from."""
DEALS = 80
SPREAD = 0.35
LEAST_SPREAD = 0.05
"""How much proposals differ at first, and at least, as natural logarithms."""
TABLES = (("4", 2), ("1", 3))
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
        play_on(places[0], box[0], 0, steps, places[1:])
        ends[game, 0] = places[0].outcome
        ends[game, 1] = places[0].tracks[SKYLINE]
        ends[game, 2] = places[0].milestones


def results(weights: Weights, scenario: str, seats: int, deals: int, seed: str) -> np.ndarray[Any, Any]:
    """Outcome and skyline of games by the quick policy with these weights."""
    box = GAME.read_box("house", GAME.house_box()).record
    box["weights"][0, : len(NAMES)] = weights
    first = GAME.blank(seats, SkylinesOptions(scenario=scenario))  # type: ignore[arg-type]
    ends = np.zeros((deals, 3), np.int64)
    play_quickly(first, np.repeat(first, 3), box, seeded(seed), np.zeros(GAME.space, np.int32), deals, ends)
    return ends


def value(ends: np.ndarray[Any, Any]) -> float:
    """The mean skyline; a lost city counts as so many points, and a little more the longer it lasted."""
    return float(np.where(ends[:, 0] == ENDED, ends[:, 1], LOST + 2 * ends[:, 2]).mean())


def fit(generations: int, random: np.random.Generator) -> Weights:
    """Weights by the cross-entropy method: proposals around a centre, which moves to the best of them."""
    first = house_weights()
    sign, centre = np.sign(first), np.log(np.maximum(np.abs(first), 1))
    spread = np.full(len(NAMES), SPREAD)
    for generation in range(generations):
        proposals = centre + spread * random.standard_normal((PROPOSALS, len(NAMES)))
        proposals[:, 0] = centre[0]
        scores = [
            np.mean([value(results(weights, *table, DEALS, f"fitting {generation}")) for table in TABLES])
            for weights in (sign * np.exp(proposals)).astype(np.int32)
        ]
        best = proposals[np.argsort(scores)[-KEPT:]]
        centre, spread = best.mean(axis=0), best.std(axis=0) + LEAST_SPREAD
        print(f"generation {generation}: mean {np.mean(scores):.2f}, best {max(scores):.2f}", file=sys.stderr)
    return (sign * np.exp(centre)).astype(np.int32)


def main() -> None:
    """Fit the weights and write the file."""
    path = Path(__file__).with_name("data") / "weights.txt"
    path.write_text(HEADING + write_weights(fit(GENERATIONS, np.random.default_rng(1))), encoding="utf-8")
