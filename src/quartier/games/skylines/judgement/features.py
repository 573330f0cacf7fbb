"""What of a city counts for its future: tracks, room to build, districts, money due, milestones to come."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import ROWS, SLOTS, SPAN, Position
from quartier.games.skylines.rules.draws import in_stacks
from quartier.games.skylines.rules.effects import LAST_TRACK
from quartier.games.skylines.rules.frame import all_open, is_closed
from quartier.games.skylines.rules.milestone import labour_cost
from quartier.games.skylines.rules.opening import check_open, part_price
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import GARBAGE, HAPPINESS, LABOUR, MONEY, SKYLINE
from quartier.games.skylines.weights import (
    BURDEN,
    DEBT,
    FIRST_MONEY,
    HEAVY,
    LABOUR_WEIGHT,
    LACKING,
    LARGE,
    LAST_MONEY,
    MISSING,
    MORE_MONEY,
    RICHES,
    SMALL,
    SUPPLY,
)
from quartier.kernel import bits
from quartier.kernel.bits import count, down, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import ALLOWED

PURSE = 6
"""How much money counts as the first, and how much as the next."""
RESERVE = 4
"""Money for an exchange: without it a hand that cannot be played is the end."""
STORE = 4
"""How many steps of a supply above 0 are worth having."""
LIGHT = 2
"""Steps of pollution, traffic or crime before they begin to hinder."""


@kernel
def milestones_left(position: Position) -> int:
    """How many milestones are still to come, the last one included."""
    left = 1
    for slot in range(SLOTS):
        if is_closed(position, slot):
            left += 1
    return 1 if in_stacks(position) == 0 else left


@kernel
def money_due(position: Position, box: BoxRecord) -> tuple[int, int]:
    """How much must be paid at the next milestone, for the labour market and the cheapest part; and later for parts."""
    due, later, cheapest = labour_cost(position, box), 0, 0
    for slot in range(SLOTS):
        if not is_closed(position, slot):
            continue
        price = part_price(position, box, slot)
        later += price
        rule = check_open(position, box, slot)
        if (rule == ALLOWED or rule == Rule.TOO_DEAR) and (cheapest == 0 or price < cheapest):
            cheapest = price
    return due + cheapest, later - cheapest


@kernel
def track_worth(box: BoxRecord, track: int, value: int, left: int, due: int, later: int) -> int:
    """What it is worth that a marker stands there, with so many milestones to come, money due then, and later."""
    weights = box.weights
    if track == MONEY:
        worth = int(weights[DEBT]) * min(value - due - RESERVE, 0)
        if left == 1:
            return worth + int(weights[LAST_MONEY]) * min(value, 2 * PURSE)
        value -= due + later
        worth += int(weights[FIRST_MONEY]) * min(value, PURSE)
        worth += int(weights[MORE_MONEY]) * min(max(value - PURSE, 0), PURSE)
        return worth + int(weights[RICHES]) * max(value - 2 * PURSE, 0)
    if track <= GARBAGE:
        # What is missing lowers happiness at each milestone, for all that come after it too.
        lasting = left * (left + 1) // 2
        return int(weights[SUPPLY]) * min(max(value, 0), STORE) + int(weights[MISSING]) * min(value, 0) * lasting
    if track == HAPPINESS:
        return POINT * value * left
    if track == LABOUR:
        return -int(weights[LABOUR_WEIGHT]) * abs(value) * left
    if track == SKYLINE:
        return POINT * value
    return -int(weights[BURDEN]) * value - int(weights[HEAVY]) * max(value - LIGHT, 0)


@kernel
def tracks_worth(position: Position, box: BoxRecord, left: int, due: int, later: int) -> int:
    """What it is worth how all markers stand."""
    worth = 0
    for track in range(LAST_TRACK):
        worth += track_worth(box, track, position.tracks[track], left, due, later)
    return worth


@kernel
def closed_land(position: Position, box: BoxRecord, left: int) -> tuple[int, int]:
    """How many squares of land closed parts have; and the same, each as often as there are milestones after it."""
    land, lasting, opened = 0, 0, left
    for slot in range(SLOTS):
        if is_closed(position, slot):
            opened -= 1
            part, squares = int(position.parts[slot]), 0
            for row in range(SPAN):
                squares += count(box.land[part, 0, row])
            land += squares
            lasting += squares * opened
    return land, lasting


@kernel
def free_land(position: Position) -> tuple[int, int, int]:
    """How many free squares there are, how many pairs of them side by side, and how many without such a neighbour."""
    free, pairs, lonely = 0, 0, 0
    above = bits.EMPTY
    for row in range(ROWS):
        squares = position.free[row]
        if squares != bits.EMPTY:
            right, below = position.streets_right[row], bits.EMPTY
            if row + 1 < ROWS:
                below = position.free[row + 1] & ~position.streets_below[row]
            to_right = down(squares, 1) & ~right
            free += count(squares)
            pairs += count(squares & to_right) + count(squares & below)
            lonely += count(squares & ~(up(squares & ~right, 1) | to_right | above | below))
        above = squares & ~position.streets_below[row]
    return free, pairs, lonely


@kernel
def districts_worth(position: Position, box: BoxRecord, left: int) -> int:
    """What the districts are worth: free squares that services reach; those with too few tiles hold the city up."""
    worth, last, served = 0, 2 if all_open(position) else 1, 0
    for district in range(position.districts):
        worth -= int(box.weights[LACKING]) * max(last - int(position.tiles[district]), 0)
        worth += int(box.weights[SMALL]) * count(np.uint64(position.near[district])) * left
        served |= int(position.services[district])
    if served == 0:
        return worth
    large = int(box.weights[LARGE]) * left
    for row in range(ROWS):
        squares = position.free[row]
        while squares != bits.EMPTY:
            district = int(position.district[row, lowest(squares)])
            worth += large * count(np.uint64(position.services[district]))
            squares = without_lowest(squares)
    return worth
