"""How a milestone ends: what it asks, its steps 1 to 3, and the end of the match."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import COLLAPSED, DONE, ENDED, NO_MONEY, OPENING, RUNNING, SLOTS, Position
from quartier.games.skylines.rules.draws import end_news, in_stacks
from quartier.games.skylines.rules.effects import move
from quartier.games.skylines.rules.frame import all_open
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.opening import check_open
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
    SKYLINE,
)
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED


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
