"""What a city promises: happiness for every milestone to come, room to build, money, and what threatens it."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.cards import number_of
from quartier.games.skylines.drawing import in_stacks
from quartier.games.skylines.milestone import all_open, check_open, labour_cost, missing_supply, part_price
from quartier.games.skylines.position import (
    DONE,
    ENDED,
    POSITION,
    ROWS,
    SLOTS,
    SPAN,
)
from quartier.games.skylines.steps import TOO_DEAR
from quartier.games.skylines.vocabulary import (
    CRIME,
    GARBAGE,
    HAPPINESS,
    LABOUR,
    MONEY,
    POLLUTION,
    POWER,
    SKYLINE,
)
from quartier.games.skylines.weights import (
    BURDEN,
    CARD,
    DEBT,
    EMPTY,
    FIRST_MONEY,
    HEAVY,
    LABOUR_WEIGHT,
    LARGE,
    LONELY,
    LOST,
    MISSING,
    MORE_MONEY,
    RICHES,
    ROLE,
    SMALL,
    SQUARE,
    SUPPLY,
    UNIQUE_WEIGHT,
)
from quartier.kernel import bits, judgement
from quartier.kernel.bits import count, down, lowest, up, without_lowest
from quartier.kernel.compiling import implements, kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import ALLOWED, BoxRecord, Position

PURSE = 6
"""How much money counts as the first, and how much as the next."""


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
def treasury(position: Position, box: BoxRecord) -> int:
    """What the money is worth: the first most; too little for what must be paid next is dangerous."""
    money = position.tracks[MONEY]
    worth = int(box.weights[FIRST_MONEY]) * min(money, PURSE)
    worth += int(box.weights[MORE_MONEY]) * min(max(money - PURSE, 0), PURSE)
    worth += int(box.weights[RICHES]) * max(money - 2 * PURSE, 0)
    needed = labour_cost(position, box)
    if not all_open(position):
        cheapest = 1 << 30
        for slot in range(SLOTS):
            rule = check_open(position, box, slot)
            if rule == ALLOWED or rule == TOO_DEAR:
                cheapest = min(cheapest, part_price(position, box, slot))
        needed += cheapest
    return worth - int(box.weights[DEBT]) * max(needed - money, 0)


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
        return int(box.weights[LOST])
    if position.stage == DONE:
        return skyline * POINT
    left = milestones_left(position)
    worth = (skyline + left * position.tracks[HAPPINESS]) * POINT
    worth -= int(box.weights[MISSING]) * missing_supply(position, box) * left
    worth -= int(box.weights[LABOUR_WEIGHT]) * abs(position.tracks[LABOUR]) * left
    for track in range(POWER, GARBAGE + 1):
        worth += int(box.weights[SUPPLY]) * min(max(position.tracks[track], 0), 3)
    for track in range(POLLUTION, CRIME + 1):
        worth -= int(box.weights[BURDEN]) * position.tracks[track]
        worth -= int(box.weights[HEAVY]) * max(position.tracks[track] - 2, 0)
    worth += int(box.weights[UNIQUE_WEIGHT]) * count(np.uint64(position.built)) * left
    for other in range(position.seats):
        worth += int(box.weights[CARD]) * number_of(position.hands[other])
        if int(position.roles[other]) >= 0:
            worth += int(box.weights[ROLE]) * left
    worth += treasury(position, box) + room(position, box, left)
    return worth + districts_worth(position, box, left)


@implements(judgement.needless, POSITION)
@kernel
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    return False


@implements(judgement.focus, POSITION)
@kernel
def focus(position: Position, box: BoxRecord, seat: int) -> int:
    return seat

