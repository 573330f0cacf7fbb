"""What a card changes: its cost as rules bend it, what forbids it, its reward."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import UNHAPPY, Position
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import (
    BONUS_HAPPINESS,
    BONUS_MONEY,
    GARBAGE,
    HAPPINESS,
    LABOUR,
    MONEY,
    NO_CONDITION,
    POLLUTION,
    POWER,
    PRICE,
    SKYLINE,
    SPARE,
    ZONES,
)
from quartier.kernel.bits import EMPTY, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED

LAST_TRACK = SKYLINE + 1


@kernel
def cost(position: Position, box: BoxRecord, card: int, track: int) -> int:
    """What playing a card changes on a track before any reward, as prices and spared steps bend it."""
    plain = int(box.cost[card, track])
    if track == MONEY:
        return plain if plain > 0 else min(plain - bent(position, box, PRICE + int(box.kind[card])), 0)
    if plain == 0 or track >= SKYLINE:
        return plain
    burdens = track >= POLLUTION
    if (plain > 0) != burdens:
        return plain
    spared = bent(position, box, SPARE + track - POWER)
    return max(plain - spared, 0) if burdens else min(plain + spared, 0)


@kernel
def moved(box: BoxRecord, track: int, value: int, change: int) -> int:
    """Where a marker stands after a change that is allowed; happiness may stand above its end."""
    value += change
    if track >= POLLUTION and track < SKYLINE:
        return max(value, int(box.low[track]))
    if track >= POWER and track <= GARBAGE:
        return min(value, int(box.high[track]))
    return value


@kernel
def forbids(box: BoxRecord, track: int, value: int, change: int) -> int:
    """The rule that forbids to change a track so, or 0."""
    if change == 0:
        return ALLOWED
    after = value + change
    if track == MONEY:
        return Rule.TOO_DEAR if after < 0 else ALLOWED
    if track <= GARBAGE:
        return Rule.SUPPLY_SHORT if change < 0 and after < box.low[track] else ALLOWED
    if track == LABOUR:
        return Rule.LABOUR_END if after < box.low[track] or after > box.high[track] else ALLOWED
    if track >= POLLUTION and track < SKYLINE:
        return Rule.BURDEN_END if change > 0 and after > box.high[track] else ALLOWED
    return ALLOWED


@kernel
def check_cost(position: Position, box: BoxRecord, card: int) -> int:
    """The rule that forbids to pay what a card costs, or 0."""
    rest = np.uint64(int(box.paid[card]))
    while rest != EMPTY:
        track = lowest(rest)
        rest = without_lowest(rest)
        rule = forbids(box, track, position.tracks[track], cost(position, box, card, track))
        if rule != ALLOWED:
            return rule
    return ALLOWED


@kernel
def move(position: Position, box: BoxRecord, track: int, change: int) -> None:
    """Move a marker; happiness above its end goes to the skyline, and at its low end the match is lost."""
    position.tracks[track] = moved(box, track, position.tracks[track], change)
    if track == HAPPINESS:
        rest = position.tracks[track] - box.high[track]
        if rest > 0:
            position.tracks[track] -= rest
            position.tracks[SKYLINE] += rest
        if position.tracks[track] <= box.low[track]:
            position.outcome = UNHAPPY


@kernel
def pay(position: Position, box: BoxRecord, card: int) -> None:
    """Take the cost of a card."""
    rest = np.uint64(int(box.paid[card]))
    while rest != EMPTY:
        track = lowest(rest)
        rest = without_lowest(rest)
        change = cost(position, box, card, track)
        if change != 0:
            move(position, box, track, change)


@kernel
def reward(position: Position, box: BoxRecord, card: int, track: int) -> int:
    """What a card's reward changes on a track, as bonuses bend it: they never turn a reward into a cost."""
    plain, kind = int(box.reward[card, track]), int(box.kind[card])
    if kind >= ZONES or int(box.conditions[card, 0, 0]) == NO_CONDITION:
        return plain
    bonus = 0
    if track == MONEY:
        bonus = bent(position, box, BONUS_MONEY + kind)
    elif track == HAPPINESS:
        bonus = bent(position, box, BONUS_HAPPINESS + kind)
    return plain + bonus if bonus >= 0 else max(plain + bonus, min(plain, 0))


@kernel
def check_reward(position: Position, box: BoxRecord, card: int) -> bool:
    """Whether a card's reward could be taken after its cost."""
    rest = np.uint64(int(box.rewarded[card]))
    while rest != EMPTY:
        track = lowest(rest)
        rest = without_lowest(rest)
        change = reward(position, box, card, track)
        if change != 0:
            after = moved(box, track, position.tracks[track], cost(position, box, card, track))
            if forbids(box, track, after, change) != ALLOWED:
                return False
    return True


@kernel
def take_reward(position: Position, box: BoxRecord, card: int) -> None:
    """Take the reward of a card."""
    rest = np.uint64(int(box.rewarded[card]))
    while rest != EMPTY:
        track = lowest(rest)
        rest = without_lowest(rest)
        change = reward(position, box, card, track)
        if change != 0:
            move(position, box, track, change)
