"""EnvPool: batches of environments in C++ on one thread; of its games those that are most like ours.

Its actions are chosen beforehand: choosing them from its masks in NumPy could take longer than the step.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import envpool
import numpy as np
from benchmarks.peer_games.measuring import BATCHED, STEPS, Measurement

GAMES = {"2048": "Jumanji/Game2048-v1", "flat pack": "Jumanji/FlatPack-v0", "cart pole": "CartPole-v1"}
QUICK = ("2048",)
BATCH = 1024


def measurements(quick: bool) -> Iterator[Measurement]:
    """All that is measured."""
    for name in QUICK if quick else GAMES:
        facts = whole_games(GAMES[name], 4 if quick else 64)
        for kind, batch in ((STEPS, 1), (BATCHED, BATCH)):
            running = Running(GAMES[name], batch)
            how = "one environment" if batch == 1 else f"C++ pool, one thread, {batch:,}"
            yield Measurement(kind, name, how, *facts, work=running.step, prepare=running.choose)


class Running:
    """A batch that goes on and on; games that end begin anew in the step after."""

    def __init__(self, name: str, batch: int) -> None:
        self.env = envpool.make_gymnasium(name, num_envs=batch, num_threads=1, seed=1)
        self.batch = batch
        self.random = np.random.default_rng(1)
        self.observation, _ = self.env.reset()
        self.ended = np.zeros(batch, bool)
        self.action: Any = None

    def masks(self) -> Any:
        """Which actions are legal, a row for each game."""
        if isinstance(self.observation, dict) and "action_mask" in self.observation:
            return self.observation["action_mask"] != 0
        return np.ones((self.batch, int(self.env.action_space.n)), bool)

    def choose(self) -> None:
        masks = self.masks()
        flat = masks.reshape(self.batch, -1)
        place = (self.random.random(flat.shape, np.float32) * flat).argmax(-1)
        parts = np.unravel_index(place, masks.shape[1:])
        self.action = np.stack(parts, -1).astype(np.int32) if len(parts) > 1 else parts[0].astype(np.int32)

    def step(self) -> int:
        self.observation, _, terminated, truncated, _ = self.env.step(self.action)
        self.ended = terminated | truncated
        return self.batch


def whole_games(name: str, batch: int) -> tuple[float, float]:
    """Mean branching and length over the first game of each place in a batch."""
    games = Running(name, batch)
    running, legal, decisions = np.ones(batch, bool), 0, 0
    while running.any():
        games.choose()
        legal += int(games.masks().reshape(batch, -1)[running].sum())
        decisions += int(running.sum())
        games.step()
        running &= ~games.ended
    return legal / decisions, decisions / batch
