"""How good a city is: by the network where there is one, else by its weighed features (`plain`)."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.plain import promised
from quartier.games.skylines.position import ACTING, DONE, DRAWING, ENDED, LAYING, POSITION, Position
from quartier.games.skylines.rules.frame import all_open
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.games.skylines.weights import LOST
from quartier.kernel import judgement
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.learned import RESULT, is_learned, learned

LASTED = 4
"""Points for each milestone that a lost city has ended."""
FORESEEN = 16
"""Turns after which a future is judged by the network."""
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
    if is_learned(box.network):
        return learned(position, box, box.network, seat, RESULT)
    return promised(position, box)


@implements(judgement.branch_limit, POSITION)
@kernel
def branch_limit(position: Position, box: BoxRecord, seat: int) -> int:
    """Places of one tile are often as good as each other, and so are draws: a few of each are enough."""
    if position.stage == LAYING:
        return PLACES_TRIED
    return DRAWS_TRIED if position.stage == DRAWING else 0


@implements(judgement.horizon_reached, POSITION)
@kernel
def horizon_reached(position: Position, box: BoxRecord, wave: int) -> bool:
    """A network knows what comes of a city some turns later; weighed features only compare cities.

    Once all board parts are open the end is near, and a city may be lost by few moves that a network did not see.
    """
    if position.stage == ACTING and is_learned(box.network) and not all_open(position):
        return position.wave >= wave + FORESEEN
    return position.stage == DONE
