"""What a seat cannot know, and worlds that agree with what it does know."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.laying import relay
from quartier.games.cities.position import (
    FREE_POSITION,
    LAYING,
    POSITION,
    START_TILES,
    TILES,
    TOURIST,
    UNKNOWN,
    Position,
)
from quartier.games.cities.rules import apply, over
from quartier.games.cities.steps import LAY, LAYOUTS, STAY, WALK
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, bit, count, flag, has, lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import any_legal, deal_chance, hide_chance


@implements(rules.hide, POSITION, FREE_POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    hide_chance(position, box, seat)
    known = START_TILES + position.wave
    if over(position, box):
        known -= 1
    for tile in range(known, TILES):
        position.order[tile] = -1
    for other in range(position.seats):
        if other != seat and int(position.stage[other]) != LAYING:
            take_back(position, box, other)
            position.stage[other] = LAYING if int(position.stage[other]) == TOURIST else UNKNOWN
    position.drafting &= flag(seat) if seat >= 0 else 0


@kernel
def take_back(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat's city as it was when this round began."""
    relay(position, box, seat, START_TILES - 1 + position.wave if position.wave > 0 else 0)
    position.tourists[seat] = position.before[seat]


@implements(rules.deal, POSITION, FREE_POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    deal_chance(position, box, random)
    seen = EMPTY
    known = 0
    while known < TILES and int(position.order[known]) >= 0:
        seen |= bit(int(position.order[known]))
        known += 1
    for tile in range(TILES):
        if not has(seen, tile):
            position.order[known] = tile
            known += 1
    unseen = TILES - count(seen)
    # A shuffle of the tail alone: the known tiles stay where they are.
    for last in range(unseen - 1, 0, -1):
        chosen = draw(random, last + 1)
        kept = position.order[TILES - unseen + last]
        position.order[TILES - unseen + last] = position.order[TILES - unseen + chosen]
        position.order[TILES - unseen + chosen] = kept
    for seat in range(position.seats):
        if int(position.stage[seat]) == UNKNOWN:
            imagine_turn(position, box, seat, random)


@kernel
def imagine_turn(position: Position, box: BoxRecord, seat: int, random: RandomState) -> None:
    """A random turn for a seat that is ready: what it did is unknown."""
    position.stage[seat] = LAYING
    if position.wave == 0:
        apply(position, box, seat, draw(random, LAYOUTS))
        return
    apply(position, box, seat, any_legal(position, box, seat, LAY, STAY, random))
    first = STAY
    if position.tourists[seat] != EMPTY and draw(random, 2) == 0:
        first = WALK + 64 * lowest(position.tourists[seat])
    step = any_legal(position, box, seat, first, first + 64, random)
    apply(position, box, seat, step if step >= 0 else STAY)
