"""How a city is played quickly: each card at one good place, and simple rules for what cannot be judged."""

from __future__ import annotations

from typing import Any

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import milestones_left, money_due
from quartier.games.skylines.judgement.hands import card_worth
from quartier.games.skylines.judgement.places import NOWHERE, quick_place
from quartier.games.skylines.position import (
    ACTING,
    DRAWING,
    LAYING,
    LEVELS,
    POSITION,
    PUTTING,
    REFILLING,
    REPLACING,
    Position,
)
from quartier.games.skylines.rules.actions import exchangeable, list_actions
from quartier.games.skylines.rules.card_sets import card_at
from quartier.games.skylines.rules.draws import stack_size
from quartier.games.skylines.rules.laying import list_places
from quartier.games.skylines.steps import DRAW, END, EXCHANGE, READY, SPACE
from quartier.games.skylines.vocabulary import MONEY
from quartier.games.skylines.weights import RIPE, SECOND, THIRD
from quartier.kernel import policy
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import judge
from quartier.kernel.policy import best_listed
from quartier.kernel.rules import Steps, apply

ACTIONS = SPACE - 64
"""Where the actions are kept while the places of each are listed before them."""


@kernel
def best_place(position: Position, box: BoxRecord, steps: Steps, left: int) -> int:
    """A good place for the tile of the card that is played."""
    step = quick_place(position, box, position.playing, left)
    if step == NOWHERE:
        list_places(position, box, position.playing, steps)
        return int(steps[0])
    return step


@kernel
def least_wanted(position: Position, box: BoxRecord, seat: int, left: int) -> int:
    """The card to exchange, if one is: that which would bring least now; -1: there is none."""
    due, later = money_due(position, box)
    chosen, least = -1, 0
    for index in range(exchangeable(position, seat)):
        card = card_at(position.hands[seat], index)
        worth = card_worth(position, box, card, left, due, later)
        if chosen < 0 or worth < least:
            chosen, least = card, worth
    return chosen


@kernel
def best_action(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    """The action after which the city looks best."""
    number, left = list_actions(position, box, seat, steps), milestones_left(position)
    if number == 1:
        return int(steps[0])
    for index in range(number):
        steps[ACTIONS + index] = steps[index]
    unwanted = least_wanted(position, box, seat, left)
    chosen, most, unseen = int(steps[0]), 0, True
    for index in range(number):
        step = int(steps[ACTIONS + index])
        if step >= EXCHANGE and step < END and step != EXCHANGE + unwanted:
            continue
        spare[0] = position
        apply(spare[0], box, seat, step)
        if spare[0].stage == LAYING:
            apply(spare[0], box, seat, best_place(spare[0], box, steps, left))
        worth = judge(spare[0], box, seat)
        if unseen or worth > most:
            chosen, most, unseen = step, worth, False
    return chosen


@kernel
def best_stack(position: Position, box: BoxRecord) -> int:
    """The stack to draw from: higher levels as the city grows, the lowest for a poor city."""
    rich = position.tracks[MONEY] * 1000 + int(box.weights[RIPE]) * position.milestones
    wanted = 2 if rich >= int(box.weights[THIRD]) else 1 if rich >= int(box.weights[SECOND]) else 0
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
        return best_place(position, box, steps, milestones_left(position))
    if position.stage == DRAWING or position.stage == REPLACING or position.stage == REFILLING:
        step = best_stack(position, box)
        if stack_size(position, step - DRAW) > 0:
            return step
        return best_listed(position, box, seat, steps, spare)
    if position.stage == PUTTING:
        return READY
    return best_listed(position, box, seat, steps, spare)
