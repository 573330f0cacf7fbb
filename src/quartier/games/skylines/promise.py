"""What the cards in hand promise: how the tracks would stand, and whether a card's conditions hold anywhere."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.cards import bent, card_at, number_of
from quartier.games.skylines.effects import LAST_TRACK, cost, forbids, moved, reward
from quartier.games.skylines.position import CONDITIONS, FIRST_POLICY, Position
from quartier.games.skylines.vocabulary import (
    EVERYWHERE,
    FORBID,
    GARBAGE,
    HAPPINESS,
    HAS_SERVICE,
    HAS_ZONES,
    IS_ABOVE,
    IS_BELOW,
    IS_EXACTLY,
    LABOUR,
    MONEY,
    NO_CONDITION,
    SKYLINE,
    SUSPEND,
    ZONES,
)
from quartier.games.skylines.weights import (
    BURDEN,
    DEBT,
    FIRST_MONEY,
    HEAVY,
    LABOUR_WEIGHT,
    LAST_MONEY,
    MISSING,
    MORE_MONEY,
    RICHES,
    SQUARE,
    SUPPLY,
)
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
TILE = 3
"""Squares that a tile takes, about."""


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
def could_be_met(position: Position, box: BoxRecord, card: int) -> bool:
    """Whether a zone card's conditions hold in some district, small services taken as if they were at hand."""
    needed = 0
    for index in range(CONDITIONS):
        asked, what = int(box.conditions[card, index, 0]), int(box.conditions[card, index, 1])
        value = int(box.conditions[card, index, 2])
        if asked == NO_CONDITION:
            break
        if asked == HAS_SERVICE:
            if bent(position, box, SUSPEND + what) > 0:
                return False
            if bent(position, box, EVERYWHERE + what) <= 0:
                needed |= 1 << what
        elif asked != HAS_ZONES:
            stands = moved(box, what, position.tracks[what], cost(position, box, card, what))
            if (
                (asked == IS_BELOW and stands >= value)
                or (asked == IS_ABOVE and stands <= value)
                or (asked == IS_EXACTLY and stands != value)
            ):
                return False
    for district in range(position.districts):
        offered = int(position.services[district]) | int(position.near[district])
        if needed & ~offered != 0:
            continue
        enough = True
        for index in range(CONDITIONS):
            if int(box.conditions[card, index, 0]) == HAS_ZONES:
                zone = int(box.conditions[card, index, 1])
                if int(position.zones[district, zone]) < int(box.conditions[card, index, 2]):
                    enough = False
        if enough:
            return True
    return False


@kernel
def card_worth(position: Position, box: BoxRecord, card: int, left: int, due: int, later: int) -> int:
    """What a card would bring now, with its reward where its conditions could be met; less than nothing is nothing."""
    kind = int(box.kind[card])
    if bent(position, box, FORBID + kind) > 0:
        return 0
    rewarded = kind >= ZONES or could_be_met(position, box, card)
    worth = 0 if card >= FIRST_POLICY else -int(box.weights[SQUARE]) * TILE * left
    for track in range(LAST_TRACK):
        value, change = position.tracks[track], cost(position, box, card, track)
        if change != 0 and forbids(box, track, value, change) != ALLOWED:
            return 0
        after = moved(box, track, value, change)
        if rewarded:
            after = moved(box, track, after, reward(position, box, card, track))
        if after != value:
            worth += track_worth(box, track, after, left, due, later) - track_worth(box, track, value, left, due, later)
    return max(worth, 0)


@kernel
def hands_worth(position: Position, box: BoxRecord, left: int, due: int, later: int) -> int:
    """What all cards in hand would bring now, added up."""
    worth = 0
    for seat in range(position.seats):
        for index in range(number_of(position.hands[seat])):
            worth += card_worth(position, box, card_at(position.hands[seat], index), left, due, later)
    return worth
