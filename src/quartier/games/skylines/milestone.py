"""The end of a milestone: its steps one after the other, and the end of the match."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.cards import bent, holds, number_of, take_out
from quartier.games.skylines.drawing import end_news, in_stacks
from quartier.games.skylines.effects import move
from quartier.games.skylines.ground import is_beside_open, open_part
from quartier.games.skylines.position import (
    ACTING,
    COLLAPSED,
    DONE,
    ENDED,
    FIRST_NEWS,
    FIRST_POLICY,
    NO_MONEY,
    OPENING,
    PUTTING,
    REFILLING,
    REPLACING,
    RUNNING,
    SLOTS,
    Position,
)
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import (
    CRIME,
    CUSHION,
    GAPS,
    GARBAGE,
    HAPPINESS,
    LABOUR,
    LEEWAY,
    MILESTONE_HAPPINESS,
    MILESTONE_MONEY,
    MONEY,
    PARDON,
    POLLUTION,
    POWER,
    PRICE_PART,
    PRICE_SWAP,
    SKYLINE,
)
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED

SWAP = 1
"""The price of a card put away at the end of a milestone."""


@kernel
def all_open(position: Position) -> bool:
    """Whether all board parts are open."""
    closed = 0
    for slot in range(SLOTS):
        if int(position.parts[slot]) >= 0 and position.open >> slot & 1 == 0:
            closed += 1
    return closed == 0


@kernel
def is_forced(position: Position) -> bool:
    """Whether the milestone must be ended and the match with it: all stacks are empty."""
    return in_stacks(position) == 0


@kernel
def check_end(position: Position, box: BoxRecord) -> int:
    """The rule that forbids to end the milestone, or 0."""
    if is_forced(position):
        return ALLOWED
    needed, lacking = 2 if all_open(position) else 1, 0
    for district in range(position.districts):
        if int(position.tiles[district]) < needed:
            lacking += 1
    return ALLOWED if lacking <= bent(position, box, GAPS) else Rule.EMPTY_DISTRICT


@kernel
def lose(position: Position, outcome: int) -> None:
    """The match is lost."""
    position.outcome = outcome
    position.stage = DONE


@kernel
def missing_supply(position: Position, box: BoxRecord) -> int:
    """By how much happiness falls for power, water and garbage below 0."""
    steps = 0
    for track in range(POWER, GARBAGE + 1):
        steps += max(-position.tracks[track], 0)
    return max(steps - bent(position, box, CUSHION), 0) if steps > 0 else 0


@kernel
def labour_cost(position: Position, box: BoxRecord) -> int:
    """What the labour market costs now."""
    steps = abs(position.tracks[LABOUR])
    return max(steps - bent(position, box, LEEWAY), 0) if steps > 0 else 0


@kernel
def burdens(position: Position, box: BoxRecord) -> int:
    """By how much the skyline falls at the end for pollution, traffic and crime."""
    steps = 0
    for track in range(POLLUTION, CRIME + 1):
        steps += max(position.tracks[track] - bent(position, box, PARDON + track - POLLUTION), 0)
    return steps


@kernel
def end_milestone(position: Position, box: BoxRecord, seat: int) -> None:
    """Steps 1 to 3; then a new board part is chosen, or the match ends."""
    last = all_open(position) or is_forced(position)
    position.starter = seat
    position.milestones += 1
    if not score_milestone(position, box):
        return
    if last:
        position.deducted = burdens(position, box)
        position.tracks[SKYLINE] -= position.deducted
        if position.tracks[SKYLINE] <= box.low[SKYLINE]:
            lose(position, COLLAPSED)
            return
        position.outcome = ENDED
        position.stage = DONE
        return
    end_news(position, box)
    position.stage = OPENING
    for slot in range(SLOTS):
        if check_open(position, box, slot) == ALLOWED:
            return
    lose(position, NO_MONEY)


@kernel
def score_milestone(position: Position, box: BoxRecord) -> bool:
    """Steps 1 to 3; whether the city has survived them."""
    earned = bent(position, box, MILESTONE_MONEY)
    if position.tracks[MONEY] + earned < 0:
        lose(position, NO_MONEY)
        return False
    position.tracks[MONEY] += earned
    move(position, box, HAPPINESS, bent(position, box, MILESTONE_HAPPINESS))
    move(position, box, HAPPINESS, -missing_supply(position, box))
    if position.outcome != RUNNING:
        position.stage = DONE
        return False
    position.gained[position.milestones - 1] = position.tracks[HAPPINESS]
    position.tracks[SKYLINE] += position.tracks[HAPPINESS]
    if position.tracks[SKYLINE] <= box.low[SKYLINE]:
        lose(position, COLLAPSED)
        return False
    price = labour_cost(position, box)
    if price > position.tracks[MONEY]:
        lose(position, NO_MONEY)
        return False
    position.tracks[MONEY] -= price
    return True


@kernel
def part_price(position: Position, box: BoxRecord, slot: int) -> int:
    """What it costs to open a board part."""
    return max(int(box.develop[int(position.parts[slot])]) + bent(position, box, PRICE_PART), 0)


@kernel
def check_open(position: Position, box: BoxRecord, slot: int) -> int:
    """The rule that forbids to open a board part, or 0."""
    if int(position.parts[slot]) < 0:
        return Rule.NOT_BESIDE
    if position.open >> slot & 1 != 0:
        return Rule.ALREADY_OPEN
    if position.open != 0 and not is_beside_open(position, slot):
        return Rule.NOT_BESIDE
    return Rule.TOO_DEAR if part_price(position, box, slot) > position.tracks[MONEY] else ALLOWED


@kernel
def open_slot(position: Position, box: BoxRecord, slot: int) -> None:
    """Step 4: open a part. Before the first milestone the play begins; else unused policies go, and step 5 follows."""
    position.tracks[MONEY] -= part_price(position, box, slot)
    first = position.open == 0
    open_part(position, box, slot)
    position.active = position.starter
    if first:
        position.stage = ACTING
        return
    for seat in range(position.seats):
        for card in range(FIRST_POLICY, FIRST_NEWS):
            if holds(position.hands[seat], card):
                take_out(position.hands[seat], card)
                position.owed[seat] += 1
    position.stage = REPLACING
    to_replacing(position, box)


@kernel
def to_replacing(position: Position, box: BoxRecord) -> None:
    """Go on to the next seat that is owed a card, from the start player on; then to step 5."""
    if in_stacks(position) > 0:
        for distance in range(position.seats):
            seat = (position.starter + distance) % position.seats
            if int(position.owed[seat]) > 0:
                position.active = seat
                return
    for seat in range(position.seats):
        position.owed[seat] = 0
    position.stage = PUTTING
    position.put_away = 0
    position.active = position.starter
    to_putting(position, box)


@kernel
def swap_price(position: Position, box: BoxRecord) -> int:
    """What a card put away at the end of a milestone costs the active seat."""
    return max(SWAP + bent(position, box, PRICE_SWAP), 0)


@kernel
def can_put(position: Position, box: BoxRecord) -> bool:
    """Whether the active seat could put one more card away: it must be paid for and made up for."""
    return swap_price(position, box) <= position.tracks[MONEY] and position.put_away < in_stacks(position)


@kernel
def to_putting(position: Position, box: BoxRecord) -> None:
    """Step 5 for the active seat, or for the first after it that can put a card away; then step 6."""
    while True:
        buildings = number_of(position.hands[position.active])
        for card in range(FIRST_POLICY, FIRST_NEWS):
            if holds(position.hands[position.active], card):
                buildings -= 1
        if buildings > 0 and can_put(position, box):
            position.stage = PUTTING
            return
        position.active = (position.active + 1) % position.seats
        if position.active == position.starter:
            position.stage = ACTING
            return


@kernel
def next_putting(position: Position, box: BoxRecord) -> None:
    """The active seat is done with step 5."""
    position.put_away = 0
    position.active = (position.active + 1) % position.seats
    if position.active == position.starter:
        position.stage = ACTING
    else:
        to_putting(position, box)


@kernel
def after_refill(position: Position, box: BoxRecord) -> None:
    """A card put away was made up for: draw the next, or go on to the next seat."""
    if position.put_away == 0 or in_stacks(position) == 0:
        next_putting(position, box)
    else:
        position.stage = REFILLING
