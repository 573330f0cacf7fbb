"""A random step: every legal one is as likely as the others, whatever is to do."""

from __future__ import annotations

import numpy as np
import pytest

from quartier.core.game import State
from quartier.games.guilds.game import GAME
from quartier.games.guilds.position import INNKEEPING, INVESTING, LAYING, RETURNING, SINGING, TAKING
from quartier.kernel import calls
from quartier.kernel.random import seeded
from quartier.kernel.rules import blank_steps

from .table import HOUSE, new_match, played, town

TOWN = "a: s . . . . . . .\nb: . k . . . . . .\nd: . . . sm . . . ."
LAST = "a: b11 c2 . h1 k2 s1 s3 c2"
"""A block that a last tile fills."""
SITUATIONS = {
    RETURNING: new_match(3).state,
    LAYING: town(TOWN, hand="b b km"),
    INVESTING: played(town(TOWN, hand="b s h"), "b-a2"),
    SINGING: played(town(TOWN, hand="b s h"), "h-a2"),
    INNKEEPING: played(town(LAST, hand="bm s h"), "bm-a3"),
    TAKING: played(town(TOWN, hand="bm s h", open_tiles="c k c"), "bm-a2"),
}
"""By what is to do, a position in which seat 0 may do it."""
FOUNDING = town(TOWN, hand="b b km")
FOUNDING["wave"] = 1


@pytest.mark.parametrize("state", [*SITUATIONS.values(), FOUNDING], ids=[*map(str, SITUATIONS), "founding"])
def test_every_legal_step_is_drawn_equally_often(state: State) -> None:
    steps, random = blank_steps(GAME.space), seeded("equally often")
    listed = steps[: calls.legal(state, HOUSE.record, 0, steps)].copy()
    each = 300
    found = np.zeros(GAME.space, np.int64)
    for _ in range(each * len(listed)):
        found[calls.pick(state, HOUSE.record, 0, random, steps)] += 1
    assert found.sum() == found[listed].sum()
    # The sum of squares of so many deviations, which exceeds this once in some ten thousand times at most.
    free = len(listed) - 1
    assert ((found[listed] - each) ** 2 / each).sum() < free + 4 * (2 * free) ** 0.5 + 10


def test_each_of_these_is_what_it_is_called() -> None:
    for stage, state in SITUATIONS.items():
        assert int(state["stage"][0]) == stage
