"""How a match begins: stacks, hands, board parts, roles."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.cards import card_at, number_of, put_in, take_out
from quartier.games.skylines.ground import beside, clear_ground, slot_at
from quartier.games.skylines.position import (
    ARRANGING,
    CARDS,
    CASTING,
    OPENING,
    PARTS,
    PLACES,
    POSITION,
    ROLES,
    SEATS,
    SHAPES,
    SLOTS,
    SPAN,
    Position,
)
from quartier.games.skylines.steps import PLACE, Rule
from quartier.games.skylines.vocabulary import MONEY, NEWS, POLICY, UNIQUE, ZONES
from quartier.kernel import rules
from quartier.kernel.bits import has
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import draw
from quartier.kernel.rules import ALLOWED, Steps

VARIABLE = 5
"""The scenario with a variable map."""
FIRST_MONEY = np.array([12, 10, 10, 10, 10], dtype=np.int64)
"""The treasury at the start of the introduction and of scenarios 1 to 4."""
DIFFICULTY_MONEY = np.array([12, 10, 8], dtype=np.int64)
HAND = np.array([7, 5, 4, 3], dtype=np.int64)
"""Cards dealt to each, for 1 to 4 players."""
WITH_UNIQUES, WITH_ROLES, WITH_POLICIES, WITH_NEWS = 1, 2, 3, 4
"""The scenario that adds each."""


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    position.playing = -1
    position.barred = -1
    position.news = -1
    clear_ground(position)
    if position.scenario == VARIABLE:
        position.tracks[MONEY] = int(DIFFICULTY_MONEY[position.difficulty])
    else:
        position.tracks[MONEY] = int(FIRST_MONEY[position.scenario])
    for zone in range(ZONES):
        for shape in range(SHAPES):
            position.supply[zone, shape] = box.supply[zone, shape]
    for seat in range(SEATS):
        position.roles[seat] = -1
    stack_cards(position, box)
    for seat in range(position.seats):
        for _ in range(int(HAND[position.seats - 1])):
            card = card_at(position.stacks[0], draw(position.random, number_of(position.stacks[0])))
            take_out(position.stacks[0], card)
            put_in(position.hands[seat], card)
    if position.scenario == VARIABLE:
        draw_parts(position)
        position.stage = ARRANGING
        return
    for slot in range(SLOTS):
        position.parts[slot] = box.layout_parts[position.scenario, slot]
        position.places[slot] = box.layout_places[position.scenario, slot]
        position.turned[slot] = box.layout_turned[position.scenario, slot]
    to_casting(position)


@kernel
def stack_cards(position: Position, box: BoxRecord) -> None:
    """Put the cards of the scenario on their stacks."""
    for card in range(CARDS):
        kind = int(box.kind[card])
        if (
            (kind == UNIQUE and position.scenario < WITH_UNIQUES)
            or (kind == POLICY and position.scenario < WITH_POLICIES)
            or (kind == NEWS and position.scenario < WITH_NEWS)
        ):
            continue
        put_in(position.stacks[int(box.level[card])], card)


@kernel
def draw_parts(position: Position) -> None:
    """Draw four of the six board parts."""
    drawn = 0
    for slot in range(SLOTS):
        chosen = draw(position.random, PARTS - slot)
        for part in range(PARTS):
            if drawn >> part & 1 == 0:
                if chosen == 0:
                    position.parts[slot] = part
                    drawn |= 1 << part
                    break
                chosen -= 1


@kernel
def is_water(position: Position, box: BoxRecord, part: int, turned: int, side: int, index: int) -> bool:
    """Whether a square along the north, east, south or west side of a part is water; counted from west or north."""
    row = 0 if side == 0 else SPAN - 1 if side == 2 else index
    column = SPAN - 1 if side == 1 else 0 if side == 3 else index
    return not has(box.land[part, turned, row], column)


@kernel
def check_arranging(position: Position, box: BoxRecord, slot: int, place: int, turned: int) -> int:
    """The rule that forbids to place a board part so, or 0."""
    if int(position.places[slot]) >= 0:
        return Rule.ALREADY_PLACED
    if slot_at(position, place) >= 0:
        return Rule.PLACE_TAKEN
    joined, first = False, True
    for other in range(SLOTS):
        if int(position.places[other]) >= 0:
            first = False
    for side in range(4):
        neighbour = beside(place, side)
        other = slot_at(position, neighbour) if neighbour >= 0 else -1
        if other < 0:
            continue
        joined = True
        part, other_part = int(position.parts[slot]), int(position.parts[other])
        for index in range(SPAN):
            mine = is_water(position, box, part, turned, side, index)
            if mine != is_water(position, box, other_part, int(position.turned[other]), (side + 2) % 4, index):
                return Rule.SHORES_DIFFER
    return ALLOWED if joined or first else Rule.NOT_BESIDE


@kernel
def list_arranging(position: Position, box: BoxRecord, steps: Steps) -> int:
    """List all ways to place a board part."""
    number = 0
    for way in range(SLOTS * PLACES * 4):
        if check_arranging(position, box, way // 4 // PLACES, way // 4 % PLACES, way % 4) == ALLOWED:
            steps[number] = PLACE + way
            number += 1
    return number


@kernel
def arrange(position: Position, slot: int, place: int, turned: int) -> None:
    """Place a board part; after the last, roles are chosen."""
    position.places[slot] = place
    position.turned[slot] = turned
    for other in range(SLOTS):
        if int(position.places[other]) < 0:
            return
    to_casting(position)


@kernel
def to_casting(position: Position) -> None:
    """Offer roles to the first seat, or open the first board part where there are none."""
    position.active = 0
    if position.scenario < WITH_ROLES:
        position.stage = OPENING
        return
    position.stage = CASTING
    offer_roles(position)


@kernel
def offer_roles(position: Position) -> None:
    """Draw two roles to choose from."""
    for index in range(2):
        position.offered[index] = -1
        if position.blind != 0:
            continue
        left = 0
        for role in range(ROLES):
            if position.cast >> role & 1 == 0:
                left += 1
        chosen = draw(position.random, left)
        for role in range(ROLES):
            if position.cast >> role & 1 == 0:
                if chosen == 0:
                    position.offered[index] = role
                    position.cast |= 1 << role
                    break
                chosen -= 1
    position.reveals += 1


@kernel
def choose_role(position: Position, seat: int, role: int) -> None:
    """Take a role; then the next seat chooses, or the first board part is opened."""
    position.roles[seat] = role
    if seat + 1 < position.seats:
        position.active = seat + 1
        offer_roles(position)
    else:
        position.active = 0
        position.stage = OPENING
        position.offered[0] = -1
        position.offered[1] = -1
