"""How a match begins: stacks, hands, board parts."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import (
    ARRANGING,
    LEVELS,
    PARTS,
    POSITION,
    SEATS,
    SHAPES,
    SLOTS,
    WITH_NEWS,
    WITH_OWN_MAP,
    WITH_POLICIES,
    WITH_UNIQUES,
    Position,
)
from quartier.games.skylines.rules.card_sets import card_at, number_of, put_in, take_out
from quartier.games.skylines.rules.draws import draw_untaken
from quartier.games.skylines.rules.frame import clear_ground
from quartier.games.skylines.rules.roles import to_casting
from quartier.games.skylines.vocabulary import KINDS, MONEY, NEWS, POLICY, UNIQUE, ZONES
from quartier.kernel import rules
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import draw

FIRST_MONEY = np.array([12, 10, 10, 10, 10], dtype=np.int64)
"""The treasury at the start of the introduction and of scenarios 1 to 4."""
DIFFICULTY_MONEY = np.array([12, 10, 8], dtype=np.int64)
HAND = np.array([7, 5, 4, 3], dtype=np.int64)
"""Cards dealt to each, for 1 to 4 players."""


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    position.playing = -1
    position.barred = -1
    position.news = -1
    clear_ground(position)
    if position.scenario == WITH_OWN_MAP:
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
    if position.scenario == WITH_OWN_MAP:
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
    for kind in range(len(KINDS)):
        if (
            (kind == UNIQUE and position.scenario < WITH_UNIQUES)
            or (kind == POLICY and position.scenario < WITH_POLICIES)
            or (kind == NEWS and position.scenario < WITH_NEWS)
        ):
            continue
        for level in range(LEVELS):
            for word in range(2):
                position.stacks[level, word] |= box.stacked[kind, level, word]


@kernel
def draw_parts(position: Position) -> None:
    """Draw four of the six board parts."""
    drawn = 0
    for slot in range(SLOTS):
        part = draw_untaken(position.random, drawn, PARTS)
        position.parts[slot] = part
        drawn |= flag(part)
