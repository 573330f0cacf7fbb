"""How a city is played quickly: a look at some places of each card, and simple rules for what cannot be judged."""

from __future__ import annotations

from typing import Any

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import (
    ACTING,
    DRAWING,
    LAYING,
    LEVELS,
    POSITION,
    PUTTING,
    REFILLING,
    REPLACING,
    SQUARES,
    Position,
)
from quartier.games.skylines.rules.actions import list_actions
from quartier.games.skylines.rules.conditions import could_be_met, is_met
from quartier.games.skylines.rules.draws import stack_size
from quartier.games.skylines.rules.ground import district_under
from quartier.games.skylines.rules.laying import list_places
from quartier.games.skylines.steps import DRAW, LAY, READY, SPACE
from quartier.games.skylines.vocabulary import MONEY, ZONES
from quartier.kernel import policy
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import judge
from quartier.kernel.policy import best_listed
from quartier.kernel.rules import Steps, apply

LOOKS = 16
"""Places looked at for each card."""
ACTIONS = SPACE - 64
"""Where the actions are kept while the places of each are listed before them."""
POOR = 8
"""Money below which only cheap cards help."""


@kernel
def rewarded_first(position: Position, box: BoxRecord, steps: Steps, number: int) -> int:
    """Keep only the places where the card's conditions are met, if there are any; return how many places are kept."""
    card, kept = position.playing, 0
    if int(box.kind[card]) >= ZONES or not could_be_met(position, box, card):
        return number
    for index in range(number):
        form, corner = (int(steps[index]) - LAY) // SQUARES, (int(steps[index]) - LAY) % SQUARES
        if is_met(position, box, card, False, district_under(position, box, form, corner), form, corner):
            steps[index], steps[kept] = steps[kept], steps[index]
            kept += 1
    return kept if kept > 0 else number


@kernel
def best_place(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> tuple[int, int]:
    """The best of some places, spread evenly, for the card that is played; and its worth."""
    number = list_places(position, box, position.playing, steps)
    number = rewarded_first(position, box, steps, number)
    chosen, most = int(steps[0]), 0
    looked = min(number, LOOKS)
    for index in range(looked):
        step = int(steps[index * number // looked])
        spare[0] = position
        apply(spare[0], box, seat, step)
        worth = judge(spare[0], box, seat)
        if index == 0 or worth > most:
            chosen, most = step, worth
    return chosen, most


@kernel
def best_action(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    """The action after which the city looks best."""
    number = list_actions(position, box, seat, steps)
    for index in range(number):
        steps[ACTIONS + index] = steps[index]
    chosen, most = int(steps[0]), 0
    for index in range(number):
        step = int(steps[ACTIONS + index])
        spare[0] = position
        apply(spare[0], box, seat, step)
        if spare[0].stage == LAYING:
            _, worth = best_place(spare[0], box, seat, steps, spare[1:])
        else:
            worth = judge(spare[0], box, seat)
        if index == 0 or worth > most:
            chosen, most = step, worth
    return chosen


@kernel
def best_stack(position: Position) -> int:
    """The stack to draw from: higher levels as the city grows, the lowest for a poor city."""
    wanted = min(position.milestones, LEVELS - 1) if position.tracks[MONEY] >= POOR else 0
    for distance in range(LEVELS):
        for level in (wanted - distance, wanted + distance):
            if level >= 0 and level < LEVELS and stack_size(position, level) > 0:
                return DRAW + level
    return DRAW


@implements(policy.best_step, POSITION)
@kernel
def best_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    if position.stage == ACTING:
        return best_action(position, box, seat, steps, spare)
    if position.stage == LAYING:
        chosen, _ = best_place(position, box, seat, steps, spare)
        return chosen
    if position.stage == DRAWING or position.stage == REPLACING or position.stage == REFILLING:
        step = best_stack(position)
        if stack_size(position, step - DRAW) > 0:
            return step
        return best_listed(position, box, seat, steps, spare)
    if position.stage == PUTTING:
        return READY
    return best_listed(position, box, seat, steps, spare)
