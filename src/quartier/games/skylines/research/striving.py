"""What a city is to those who learn to build it: whether it was won, and how far it has come."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.grades import WON
from quartier.games.skylines.judgement.features import milestones_left, money_due, tracks_worth
from quartier.games.skylines.position import ENDED, POSITION, Position
from quartier.games.skylines.rules.frame import all_open
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.kernel import rewards
from quartier.kernel.bits import count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.rewards import result_together

SURVIVED = 40
"""Progress for each milestone that the city has survived: every one but the last opens a board part."""
SETTLED = 20
"""Progress when no district lacks a tile."""
WORST, BEST = -125, 50
"""The bounds of what the tracks count: half the points that they promise, as the house's bots weigh them."""
SHORT, SHORT_OF = 210, 10
"""Progress of a city that came to its end and was not won, and by how much its skyline changes that, at most."""
SUCCESS, HIGHEST = 250, 100
"""Progress of a city that was won, to which its skyline is added, and the highest skyline that counts."""


@implements(rewards.result, POSITION)
@kernel
def result(position: Position, box: BoxRecord, seat: int) -> float:
    return result_together(position, box, seat)


@implements(rewards.progress, POSITION)
@kernel
def progress(position: Position, box: BoxRecord, seat: int) -> int:
    """How far the city has come, from -125 to 350, the same for all seats.

    A city that is won is above all that came to their end, and those are above all that are lost. Lost and running
    cities are graded alike: by milestones, districts, and what their tracks promise.
    """
    skyline = position.tracks[SKYLINE]
    if position.outcome == ENDED:
        if skyline >= WON:
            return SUCCESS + min(skyline, HIGHEST)
        return SHORT + max(skyline, -SHORT_OF)
    due, later = money_due(position, box)
    promised = tracks_worth(position, box, milestones_left(position), due, later) // (2 * POINT)
    survived = max(count(np.uint64(position.open)) - 1, 0)
    return SURVIVED * survived + settled(position) + min(max(promised, WORST), BEST)


@kernel
def settled(position: Position) -> int:
    """How much of what the end of the milestone asks of the districts is there."""
    if position.districts == 0:
        return 0
    needed, there = 2 if all_open(position) else 1, 0
    for district in range(position.districts):
        there += min(int(position.tiles[district]), needed)
    return SETTLED * there // (needed * position.districts)
