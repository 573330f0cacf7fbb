"""Steps of learning, shared out over cores: what comes of them does not depend on how many there are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from quartier.kernel.learned import NARROW, WIDE
from quartier.training.self_play import find_slopes, take_step

PART = 256
"""Samples whose slopes are found in one piece."""
KEPT, KEPT_SQUARES = 0.9, 0.999
"""What is left of old slopes and squares after a step."""


class Learner:
    """Weights, and what is remembered of earlier steps."""

    def __init__(self, weights: Any, blank: Any, plan: Any, batch: int, cores: int) -> None:
        self.weights, self.blank, self.plan = weights, blank, plan
        self.means, self.squares = np.zeros_like(weights), np.zeros_like(weights)
        self.parts = -(-batch // PART)
        self.slopes = np.zeros((self.parts, len(weights)), np.float32)
        self.layers = np.zeros((self.parts, WIDE + 2 * NARROW), np.float32)
        self.stretches = np.linspace(0, len(weights), self.parts + 1).astype(int).tolist()
        self.cores = ThreadPoolExecutor(min(cores, self.parts))

    def learn(self, lists: Any, lengths: Any, targets: Any, order: Any, rate: float) -> float:
        """Take a step by the samples that are named; return the mean square of the errors."""
        rates = np.array([rate, KEPT, KEPT_SQUARES], np.float32)
        pieces = np.array_split(order, self.parts)
        find: Any = find_slopes
        take: Any = take_step

        def slopes_of(part: int) -> int:
            samples = lists, lengths, targets, pieces[part]
            found: int = find(self.blank, self.weights, self.slopes[part], self.plan, self.layers[part], *samples)
            return found

        def step(part: int) -> None:
            state = self.weights, self.slopes, self.means, self.squares, rates
            take(self.blank, *state, len(order), self.stretches[part], self.stretches[part + 1])

        wrong: int = sum(self._all(slopes_of))
        list(self._all(step))
        return wrong / 1e6 / len(order)

    def _all(self, work: Callable[[int], Any]) -> Iterable[Any]:
        """Do the work of all parts, in threads where there is more than one."""
        return map(work, range(self.parts)) if self.parts == 1 else self.cores.map(work, range(self.parts))
