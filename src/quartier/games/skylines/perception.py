"""What the network sees of a city: markers, cards in hand, what was built, and its districts in a few numbers."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines import network
from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import free_land, milestones_left, money_due
from quartier.games.skylines.judgement.plain import promised
from quartier.games.skylines.network import (
    ALONE,
    AT_WORK,
    BUILT,
    BURDENED,
    CARD,
    FEW,
    HAPPY,
    HOW,
    IN_NEWS,
    IN_SUPPLY,
    IN_TREASURY,
    LACKS,
    LAID,
    LAID_STEP,
    LAID_STEPS,
    LAND,
    LAND_STEP,
    LAND_STEPS,
    LEAST_HAPPINESS,
    LEAST_SPARE,
    LEAST_SUPPLY,
    LEFT,
    LONELY,
    MOST_BURDEN,
    MOST_HAPPINESS,
    MOST_LABOUR,
    MOST_MONEY,
    MOST_SPARE,
    MOST_SUPPLY,
    NEAR,
    PAIR_STEP,
    PAIR_STEPS,
    PAIRS,
    PILED,
    PLAYABLE,
    REACHED,
    REACHES,
    ROLE,
    SCENARIO,
    SEATED,
    SPARE_MONEY,
    STACK_STEP,
    STACK_STEPS,
    STACKED,
    STAGE,
    TURN_STAGES,
    UTILITIES,
    ZONED,
)
from quartier.games.skylines.position import DISTRICTS, DRAWING, FIRST_NEWS, LEVELS, LONGEST, POSITION, ROWS, Position
from quartier.games.skylines.rules.card_sets import card_at, number_of
from quartier.games.skylines.rules.conditions import could_be_met
from quartier.games.skylines.rules.draws import stack_size
from quartier.games.skylines.rules.effects import check_cost
from quartier.games.skylines.rules.frame import all_open
from quartier.games.skylines.vocabulary import (
    CRIME,
    GARBAGE,
    HAPPINESS,
    LABOUR,
    MONEY,
    POLLUTION,
    POWER,
    SERVICES,
    ZONES,
)
from quartier.kernel import learned
from quartier.kernel.bits import EMPTY, flagged, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.learned import BUCKET, FIRST, NET
from quartier.kernel.records import Int16s
from quartier.kernel.rules import ALLOWED
from quartier.kernel.scratch import small_room

ROOMY = 3
"""Free squares from which on a district has room for a zone."""
NEARLY, WIDELY = 6, 15
"""Up to how many free squares a service reaches some, and many."""


@kernel
def within(value: int, least: int, most: int) -> int:
    """A number from 0 on for a value, those beyond the ends being as the ends."""
    return min(max(value, least), most) - least


@implements(learned.describe, POSITION)
@kernel
def describe(position: Position, box: BoxRecord, seat: int, inputs: Int16s) -> int:
    # Before the first part is open there seem to be more.
    left = min(milestones_left(position), LONGEST)
    inputs[NET] = 0
    inputs[BUCKET] = TURN_STAGES * (left - 1) + (1 if position.stage == DRAWING else 0)
    length = see_tracks(position, box, inputs, FIRST)
    length = see_hands(position, box, inputs, length)
    length = see_cards(position, inputs, length)
    length = see_ground(position, inputs, length)
    inputs[length] = LEFT + left - 1
    inputs[length + 1] = SCENARIO + position.scenario
    inputs[length + 2] = SEATED + position.seats - 1
    inputs[length + 3] = STAGE + position.stage
    return length + 4


@kernel
def see_tracks(position: Position, box: BoxRecord, inputs: Int16s, length: int) -> int:
    """Where the markers stand."""
    tracks = position.tracks
    due, _ = money_due(position, box)
    inputs[length] = IN_TREASURY + within(tracks[MONEY], 0, MOST_MONEY)
    inputs[length + 1] = SPARE_MONEY + within(tracks[MONEY] - due, LEAST_SPARE, MOST_SPARE)
    inputs[length + 2] = HAPPY + within(tracks[HAPPINESS], LEAST_HAPPINESS, MOST_HAPPINESS)
    inputs[length + 3] = AT_WORK + within(tracks[LABOUR], -MOST_LABOUR, MOST_LABOUR)
    length += 4
    for track in range(POWER, GARBAGE + 1):
        place = IN_SUPPLY + (track - POWER) * (MOST_SUPPLY - LEAST_SUPPLY + 1)
        inputs[length] = place + within(tracks[track], LEAST_SUPPLY, MOST_SUPPLY)
        length += 1
    for track in range(POLLUTION, CRIME + 1):
        place = BURDENED + (track - POLLUTION) * (MOST_BURDEN + 1)
        inputs[length] = place + within(tracks[track], 0, MOST_BURDEN)
        length += 1
    return length


@kernel
def see_hands(position: Position, box: BoxRecord, inputs: Int16s, length: int) -> int:
    """The cards in all hands, and how many can be played: by who acts now, or acted last, and by all others."""
    own, others = 0, 0
    for seat in range(position.seats):
        for index in range(number_of(position.hands[seat])):
            card = card_at(position.hands[seat], index)
            how = 0
            if check_cost(position, box, card) == ALLOWED:
                how = 1
                if int(box.kind[card]) >= ZONES or could_be_met(position, box, card):
                    how = 2
                if seat == position.active:
                    own += 1
                else:
                    others += 1
            inputs[length] = CARD + HOW * card + how
            length += 1
    inputs[length] = PLAYABLE + min(own, FEW - 1)
    inputs[length + 1] = PLAYABLE + FEW + min(others, FEW - 1)
    return length + 2


@kernel
def see_cards(position: Position, inputs: Int16s, length: int) -> int:
    """Unique buildings that stand, roles, news in force, the stacks and the exchange pile."""
    rest = np.uint64(position.built)
    while rest != EMPTY:
        inputs[length] = BUILT + lowest(rest)
        length += 1
        rest = without_lowest(rest)
    for seat in range(position.seats):
        if int(position.roles[seat]) >= 0:
            inputs[length] = ROLE + int(position.roles[seat])
            length += 1
    if position.news >= 0:
        inputs[length] = IN_NEWS + position.news - FIRST_NEWS
        length += 1
    for level in range(LEVELS):
        inputs[length] = STACKED + STACK_STEPS * level + min(stack_size(position, level) // STACK_STEP, STACK_STEPS - 1)
        length += 1
    inputs[length] = PILED + min(number_of(position.pile), FEW - 1)
    return length + 1


@kernel
def see_ground(position: Position, inputs: Int16s, length: int) -> int:
    """Free squares, and what districts offer to what is built there."""
    free, pairs, lonely = free_land(position)
    inputs[length] = LAND + min(free // LAND_STEP, LAND_STEPS - 1)
    inputs[length + 1] = PAIRS + min(pairs // PAIR_STEP, PAIR_STEPS - 1)
    inputs[length + 2] = LONELY + min(lonely, ALONE - 1)
    length += 3
    room = small_room(DISTRICTS)
    for district in range(position.districts):
        room[district] = 0
    for row in range(ROWS):
        squares = position.free[row]
        while squares != EMPTY:
            room[int(position.district[row, lowest(squares)])] += 1
            squares = without_lowest(squares)
    needed, lacking, unsupplied = 2 if all_open(position) else 1, 0, 0
    for district in range(position.districts):
        lacking += 1 if int(position.tiles[district]) < needed else 0
        unsupplied += 1 if int(position.utilities[district]) == 0 and int(room[district]) >= ROOMY else 0
    inputs[length] = LACKS + min(lacking, network.LACKING - 1)
    inputs[length + 1] = UTILITIES + min(unsupplied, FEW - 1)
    length += 2
    for service in range(len(SERVICES)):
        reached, near = 0, 0
        for district in range(position.districts):
            if flagged(int(position.services[district]), service):
                reached += int(room[district])
            elif flagged(int(position.near[district]), service) and int(room[district]) > 0:
                near += 1
        much = 0 if reached == 0 else 1 if reached <= NEARLY else 2 if reached <= WIDELY else 3
        inputs[length] = REACHED + REACHES * service + much
        inputs[length + 1] = NEAR + HOW * service + min(near, HOW - 1)
        length += 2
    for zone in range(ZONES):
        most, laid = 0, 0
        for district in range(position.districts):
            laid += int(position.zones[district, zone])
            if int(room[district]) >= ROOMY:
                most = max(most, int(position.zones[district, zone]))
        inputs[length] = ZONED + FEW * zone + min(most, FEW - 1)
        inputs[length + 1] = LAID + LAID_STEPS * zone + min(laid // LAID_STEP, LAID_STEPS - 1)
        length += 2
    return length


@implements(learned.groundwork, POSITION)
@kernel
def groundwork(position: Position, box: BoxRecord, seat: int) -> int:
    return promised(position, box)
