"""What advantages are worth that last: those of unique buildings for all, those of roles in their owners' turns."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import Position
from quartier.games.skylines.vocabulary import (
    BONUS_HAPPINESS,
    BONUS_MONEY,
    CUSHION,
    EVERYWHERE,
    HOOKS,
    MILESTONE_HAPPINESS,
    MILESTONE_MONEY,
    PRICE,
    PRICE_EXCHANGE,
    SERVICES,
    SPARE,
    ZONES,
)
from quartier.games.skylines.weights import FIRST_MONEY, LARGE, LASTING, SUPPLY
from quartier.kernel.compiling import kernel
from quartier.kernel.judgement import POINT

TENTH = 10
"""Squares of which one tile or so is built that an advantage counts for."""


@kernel
def hook_worth(box: BoxRecord, hook: int, left: int, land: int) -> int:
    """What one step of a hook is worth, with so many milestones to come and so many squares to build on."""
    weights = box.weights
    often = int(weights[LASTING]) * land // TENTH
    if hook >= BONUS_MONEY and hook < BONUS_MONEY + ZONES:
        return int(weights[FIRST_MONEY]) * often // 1000
    if hook >= BONUS_HAPPINESS and hook < BONUS_HAPPINESS + ZONES:
        return POINT * (left + 1) // 2 * often // 1000
    if hook >= EVERYWHERE and hook < EVERYWHERE + len(SERVICES):
        return int(weights[LARGE]) * left * land
    if hook == MILESTONE_MONEY:
        return int(weights[FIRST_MONEY]) * left
    if hook == MILESTONE_HAPPINESS:
        return POINT * left * (left + 1) // 2
    if hook == CUSHION:
        return POINT * left // 2
    if hook >= PRICE and hook < PRICE_EXCHANGE:
        return -int(weights[FIRST_MONEY]) * often // 2000
    if hook >= SPARE and hook < BONUS_MONEY:
        return int(weights[SUPPLY]) * often // 2000
    return 0


@kernel
def lasting_worth(position: Position, box: BoxRecord, left: int, land: int) -> int:
    """What all advantages that last are worth, with so many squares to build on; of news, that happiness falls."""
    worth, news = 0, position.news
    for hook in range(len(HOOKS)):
        steps = int(position.common[hook])
        if steps != 0:
            if news >= 0:
                steps -= int(box.bends[news, hook])
            worth += steps * hook_worth(box, hook, left, land)
    if news >= 0:
        worth += int(box.bends[news, MILESTONE_HAPPINESS]) * POINT * left
    shared = 0
    for seat in range(position.seats):
        role = int(position.roles[seat])
        if role >= 0:
            for hook in range(len(HOOKS)):
                steps = int(box.role_bends[role, hook])
                if steps != 0:
                    shared += steps * hook_worth(box, hook, left, land)
    return worth + shared // position.seats
