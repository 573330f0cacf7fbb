"""What a city promises: happiness for every milestone to come, room to build, money, and what threatens it."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.drawing import in_stacks
from quartier.games.skylines.milestone import all_open, check_open, labour_cost, part_price
from quartier.games.skylines.position import (
    DONE,
    DRAWING,
    ENDED,
    LAYING,
    POSITION,
    ROWS,
    SLOTS,
    SPAN,
    Position,
)
from quartier.games.skylines.promise import hands_worth, tracks_worth
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.games.skylines.weights import (
    CARD,
    EMPTY,
    HAND,
    LARGE,
    LONELY,
    LOST,
    ROLE,
    SMALL,
    SQUARE,
    UNIQUE_WEIGHT,
)
from quartier.kernel import bits, judgement
from quartier.kernel.bits import count, down, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import ALLOWED

LASTED = 4
"""Points for each milestone that a lost city has ended."""


PLACES_TRIED, DRAWS_TRIED = 5, 4
"""How many places of a tile a search tries, and how many ways to draw after it."""


@kernel
def milestones_left(position: Position) -> int:
    """How many milestones are still to come, the last one included."""
    left = 1
    for slot in range(SLOTS):
        if int(position.parts[slot]) >= 0 and position.open >> slot & 1 == 0:
            left += 1
    return 1 if in_stacks(position) == 0 else left


@kernel
def room(position: Position, box: BoxRecord, left: int) -> int:
    """What the free squares are worth: open ones now, those of closed parts for the milestones after them."""
    worth, square = 0, int(box.weights[SQUARE])
    opened = left
    for slot in range(SLOTS):
        part = int(position.parts[slot])
        if part >= 0 and position.open >> slot & 1 == 0:
            opened -= 1
            land = 0
            for row in range(SPAN):
                land += count(box.land[part, 0, row])
            worth += square * land * opened
    lonely, free = 0, 0
    above = bits.EMPTY
    for row in range(ROWS):
        squares = position.free[row]
        if squares != bits.EMPTY:
            right = position.streets_right[row]
            beside = up(squares & ~right, 1) | down(squares, 1) & ~right | above
            if row + 1 < ROWS:
                beside |= position.free[row + 1] & ~position.streets_below[row]
            free += count(squares)
            lonely += count(squares & ~beside)
        above = squares & ~position.streets_below[row]
    return worth + (square * free - int(box.weights[LONELY]) * lonely) * left


@kernel
def money_due(position: Position, box: BoxRecord) -> tuple[int, int]:
    """How much must be paid at the next milestone, for the labour market and the cheapest part; and later for parts."""
    due, later, cheapest = labour_cost(position, box), 0, 0
    for slot in range(SLOTS):
        if int(position.parts[slot]) < 0 or position.open >> slot & 1 != 0:
            continue
        price = part_price(position, box, slot)
        later += price
        rule = check_open(position, box, slot)
        if (rule == ALLOWED or rule == Rule.TOO_DEAR) and (cheapest == 0 or price < cheapest):
            cheapest = price
    return due + cheapest, later - cheapest


@kernel
def districts_worth(position: Position, box: BoxRecord, left: int) -> int:
    """What the districts are worth: free squares that services reach; those with too few tiles hold the city up."""
    worth, last = 0, 2 if all_open(position) else 1
    for district in range(position.districts):
        worth -= int(box.weights[EMPTY]) * max(last - int(position.tiles[district]), 0)
        worth += int(box.weights[SMALL]) * count(np.uint64(position.near[district])) * left
    large = int(box.weights[LARGE]) * left
    for row in range(ROWS):
        squares = position.free[row]
        while squares != bits.EMPTY:
            district = int(position.district[row, lowest(squares)])
            worth += large * count(np.uint64(position.services[district]))
            squares = without_lowest(squares)
    return worth


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


@implements(judgement.needless, POSITION)
@kernel
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    return False


@implements(judgement.branch_limit, POSITION)
@kernel
def branch_limit(position: Position, box: BoxRecord, seat: int) -> int:
    """Places of one tile are often as good as each other, and so are draws: a few of each are enough."""
    if position.stage == LAYING:
        return PLACES_TRIED
    return DRAWS_TRIED if position.stage == DRAWING else 0


@implements(judgement.focus, POSITION)
@kernel
def focus(position: Position, box: BoxRecord, seat: int) -> int:
    return seat
