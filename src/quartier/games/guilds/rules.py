"""The rules of City and Guilds: whose turn it is, and which steps it may consist of."""

from __future__ import annotations

import numpy as np

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.chains import BLOCK, first_spaces
from quartier.games.guilds.laying import (
    FOR_A_BUILDING,
    end_turn,
    founding,
    go_to_open_tiles,
    guild_on,
    lay_from_hand,
    put_figure,
    put_tile,
    settle,
)
from quartier.games.guilds.position import (
    DONE,
    FEWEST_SEATS,
    HAND,
    INNKEEPING,
    INVESTING,
    KINDS,
    LAYING,
    OPEN,
    POSITION,
    RETURNING,
    SEATS,
    SINGING,
    SPACES,
    TAKING,
    TAVERN,
    Position,
)
from quartier.games.guilds.scoring import laid
from quartier.games.guilds.setup import hand_size, return_tile, reveal
from quartier.games.guilds.steps import DECLINE, FIGURE, INN, INVEST, LAY, LEAVE, RETURN, SPACE, TAKE, Rule
from quartier.games.guilds.tiles import first_kind, kinds_in
from quartier.games.guilds.tracks import invest
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, bit, count, flag, has, lowest, nth, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, NOT_TO_MOVE, OTHER_STEP, OVER, Steps

PARTS = np.array([(1 << 16) // seats + 1 for seats in range(FEWEST_SEATS, SEATS + 1)], np.int64)
"""By the number of seats, its part of 65,536, rounded up."""


@implements(rules.over, POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.stage == DONE


@kernel
def turn_of(position: Position) -> int:
    """The seat whose turn it is, if they act one after the other."""
    before = position.wave - 1
    # The remainder without a division, which would take as long as all else that a step needs.
    return before - position.seats * (before * int(PARTS[position.seats - FEWEST_SEATS]) >> 16)


@kernel
def may_act(position: Position, seat: int) -> bool:
    """Whether it is a seat's turn: one after the other, but tiles are returned by all at once."""
    if seat >= position.seats or position.stage == DONE:
        return False
    if position.stage == RETURNING:
        return hand_size(position, seat) > HAND
    return turn_of(position) == seat


@implements(rules.actors, POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    if LAYING <= position.stage < DONE:
        return flag(turn_of(position))
    acting = 0
    for seat in range(position.seats):
        if may_act(position, seat):
            acting |= flag(seat)
    return acting


@kernel
def holds(position: Position, seat: int, kind: int) -> bool:
    """Whether a seat has a tile of the kind in its hand."""
    return int(position.known[seat, kind]) + int(position.secret[seat, kind]) > 0


@kernel
def lies_open(position: Position, kind: int) -> int:
    """The first open place with a tile of the kind; -1: there is none."""
    for place in range(OPEN):
        if int(position.open[place]) == kind:
            return place
    return -1


@kernel
def empty_blocks(position: Position) -> Word:
    """The spaces of all blocks without a tile."""
    return ~(first_spaces(laid(position)) * BLOCK)


@kernel
def open_spaces(position: Position) -> Word:
    """Where a tile may be laid."""
    if founding(position):
        return empty_blocks(position) & ~position.reached
    return position.reached & ~laid(position)


@implements(rules.legal, POSITION)
@kernel
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    if not may_act(position, seat):
        return 0
    number = 0
    if position.stage == INVESTING:
        steps[0], steps[1] = INVEST, FIGURE
        return 2
    if position.stage == SINGING:
        steps[0], steps[1] = FIGURE, LEAVE
        return 2
    if position.stage == INNKEEPING:
        steps[0] = DECLINE
        return list_spaces(position, INN, steps, 1)
    for kind in range(KINDS):
        if position.stage == TAKING:
            if lies_open(position, kind) >= 0:
                steps[number] = TAKE + kind
                number += 1
        elif holds(position, seat, kind):
            if position.stage == RETURNING:
                steps[number] = RETURN + kind
                number += 1
            else:
                number = list_spaces(position, LAY + SPACES * kind, steps, number)
    return number


@kernel
def list_spaces(position: Position, first: int, steps: Steps, number: int) -> int:
    """List the steps from `first` on, one for each space where a tile may be laid."""
    rest = open_spaces(position)
    while rest != EMPTY:
        steps[number] = first + lowest(rest)
        number += 1
        rest = without_lowest(rest)
    return number


@kernel
def kinds_open(position: Position) -> Word:
    """The kinds of the open tiles, a bit each."""
    kinds = EMPTY
    for place in range(OPEN):
        kind = int(position.open[place])
        kinds |= bit(kind) if kind >= 0 else EMPTY
    return kinds


@implements(rules.pick, POSITION)
@kernel
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    stage = position.stage
    if stage == TAKING:
        kinds = kinds_open(position)
        return TAKE + nth(kinds, draw(random, count(kinds)))
    if stage == INVESTING:
        return INVEST + draw(random, 2)
    if stage == SINGING:
        return FIGURE + draw(random, 2)
    if stage == RETURNING:
        held, kinds = kinds_in(position.known[seat], position.secret[seat])
        for _ in range(draw(random, held)):
            kinds = without_lowest(kinds)
        return RETURN + first_kind(kinds)
    spaces = open_spaces(position)
    room = count(spaces)
    if stage == INNKEEPING:
        chosen = draw(random, room + 1)
        return DECLINE if chosen == room else INN + nth(spaces, chosen)
    held, kinds = kinds_in(position.known[seat], position.secret[seat])
    chosen = draw(random, held * room)
    while chosen >= room:
        chosen -= room
        kinds = without_lowest(kinds)
    return LAY + SPACES * first_kind(kinds) + nth(spaces, chosen)


@implements(rules.check, POSITION)
@kernel
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    if position.stage == DONE:
        return OVER
    if not may_act(position, seat):
        return NOT_TO_MOVE
    if step < 0 or step >= SPACE:
        return OTHER_STEP
    if step < LAY:
        if position.stage != RETURNING:
            return OTHER_STEP
        return ALLOWED if holds(position, seat, step - RETURN) else Rule.NOT_IN_HAND
    if step < INVEST:
        if position.stage != LAYING:
            return OTHER_STEP
        if not holds(position, seat, (step - LAY) // SPACES):
            return Rule.NOT_IN_HAND
        return check_space(position, (step - LAY) % SPACES)
    if step < INN:
        return check_figures(position, step)
    if step < TAKE:
        if position.stage != INNKEEPING:
            return Rule.NO_TAVERN
        return ALLOWED if step == DECLINE else check_space(position, step - INN)
    if position.stage != TAKING:
        return OTHER_STEP
    return ALLOWED if lies_open(position, step - TAKE) >= 0 else Rule.NOT_OPEN


@kernel
def check_space(position: Position, space: int) -> int:
    """The rule that forbids a tile on a space."""
    if has(laid(position), space):
        return Rule.SPACE_TAKEN
    if not founding(position):
        return ALLOWED if has(position.reached, space) else Rule.TOUCHES_NOTHING
    if not has(empty_blocks(position), space):
        return Rule.BLOCK_BEGUN
    return Rule.TOUCHES_A_TILE if has(position.reached, space) else ALLOWED


@kernel
def check_figures(position: Position, step: int) -> int:
    """The rule that forbids to invest, to put a figure, or to do neither."""
    if position.stage == INVESTING:
        return Rule.NEITHER if step == LEAVE else ALLOWED
    if position.stage == SINGING:
        return Rule.NO_INVESTMENT if step == INVEST else ALLOWED
    return OTHER_STEP


@implements(rules.apply, POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if step < LAY:
        return_tile(position, seat, step - RETURN)
    elif step < INVEST:
        position.drafting = flag(seat)
        lay_from_hand(position, box, seat, (step - LAY) // SPACES, (step - LAY) % SPACES)
    elif step < INN:
        if step == FIGURE:
            put_figure(position, seat)
        elif step == INVEST:
            invest(position, guild_on(position, position.last), seat, FOR_A_BUILDING)
        settle(position, box, seat)
    elif step < TAKE:
        if step == DECLINE:
            go_to_open_tiles(position)
        else:
            put_tile(position, box, TAVERN, step - INN)
            settle(position, box, seat)
    else:
        place = lies_open(position, step - TAKE)
        position.known[seat, step - TAKE] += 1
        reveal(position, place)
        end_turn(position)
