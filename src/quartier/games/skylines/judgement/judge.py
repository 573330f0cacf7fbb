"""What a city promises: happiness for every milestone to come, room to build, money, and what threatens it."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import districts_worth, milestones_left, money_due, room, tracks_worth
from quartier.games.skylines.judgement.hands import hands_worth
from quartier.games.skylines.position import DONE, DRAWING, ENDED, LAYING, POSITION, Position
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.games.skylines.weights import CARD, HAND, LOST, ROLE, UNIQUE_WEIGHT
from quartier.kernel import judgement
from quartier.kernel.bits import count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT

LASTED = 4
"""Points for each milestone that a lost city has ended."""
PLACES_TRIED, DRAWS_TRIED = 5, 4
"""How many places of a tile a search tries, and how many ways to draw after it."""


@implements(judgement.judge, POSITION)
@kernel
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    skyline = position.tracks[SKYLINE]
    if position.outcome > ENDED:
        # Among lost cities, those that came further are better: a search must see which way leads out.
        return int(box.weights[LOST]) + POINT * (skyline + LASTED * position.milestones)
    if position.stage == DONE:
        return skyline * POINT
    left = milestones_left(position)
    due, later = money_due(position, box)
    worth = tracks_worth(position, box, left, due, later)
    worth += int(box.weights[UNIQUE_WEIGHT]) * count(np.uint64(position.built)) * left
    for other in range(position.seats):
        if int(position.roles[other]) >= 0:
            worth += int(box.weights[ROLE]) * left
    if position.stage == DRAWING:
        worth += int(box.weights[CARD])
    worth += int(box.weights[HAND]) * hands_worth(position, box, left, due, later) // 1000
    return worth + room(position, box, left) + districts_worth(position, box, left)


@implements(judgement.branch_limit, POSITION)
@kernel
def branch_limit(position: Position, box: BoxRecord, seat: int) -> int:
    """Places of one tile are often as good as each other, and so are draws: a few of each are enough."""
    if position.stage == LAYING:
        return PLACES_TRIED
    return DRAWS_TRIED if position.stage == DRAWING else 0
