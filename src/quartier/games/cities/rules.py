"""The rules of Cities: who acts, which steps are allowed, what they do, when a round and the match end."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import any_place, place_rule
from quartier.games.cities.laying import (
    cover,
    covered,
    lay_start,
    lay_tile,
    list_covers,
    list_lays,
    tile_to_lay,
)
from quartier.games.cities.position import (
    EXTRA,
    FREE_POSITION,
    LAYING,
    POSITION,
    READY,
    ROUNDS,
    TOURIST,
    Position,
)
from quartier.games.cities.steps import COVER, DECLINE, LAY, LAYOUTS, SPACE, STAY, Rule
from quartier.games.cities.tourists import check_tourist, list_tourist_steps, move_tourist
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import (
    ALLOWED,
    NOT_TO_MOVE,
    OTHER_STEP,
    OVER,
    Steps,
    pick_listed,
    seats_before,
)


@implements(rules.over, POSITION, FREE_POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.wave > ROUNDS + position.one_more


@implements(rules.actors, POSITION, FREE_POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    return 0 if over(position, box) else seats_before(position.stage, position.seats, READY)


@implements(rules.legal, POSITION, FREE_POSITION)
@kernel
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    if over(position, box) or seat >= position.seats or int(position.stage[seat]) >= READY:
        return 0
    if position.wave == 0:
        for layout in range(LAYOUTS):
            steps[layout] = layout
        return LAYOUTS
    if int(position.stage[seat]) == TOURIST:
        return list_tourist_steps(position, seat, steps)
    if tile_to_lay(position) < 0:
        return 0
    if position.wave == EXTRA:
        return list_covers(position, seat, steps)
    return list_lays(position, seat, steps)


@implements(rules.pick, POSITION, FREE_POSITION)
@kernel
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    if position.wave == 0:
        return draw(random, LAYOUTS)
    if int(position.stage[seat]) == LAYING and position.wave < EXTRA:
        return LAY + 4 * any_place(position, seat, random, steps) + draw(random, 4)
    return pick_listed(position, box, seat, random, steps)


@implements(rules.check, POSITION, FREE_POSITION)
@kernel
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    if over(position, box):
        return OVER
    if seat >= position.seats or int(position.stage[seat]) >= READY:
        return NOT_TO_MOVE
    if position.wave == 0:
        return ALLOWED if step < LAYOUTS else OTHER_STEP
    if int(position.stage[seat]) == TOURIST:
        return check_tourist(position, seat, step) if STAY <= step < SPACE else OTHER_STEP
    if tile_to_lay(position) < 0:
        return OTHER_STEP
    if position.wave == EXTRA:
        if step == DECLINE:
            return ALLOWED
        if COVER <= step < DECLINE:
            return ALLOWED if covered(position, seat, (step - COVER) // 4) != EMPTY else Rule.OUTSIDE
        return OTHER_STEP
    if LAY <= step < COVER:
        return place_rule(position, seat, (step - LAY) // 4)
    return OTHER_STEP


@implements(rules.apply, POSITION, FREE_POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if step < LAY:
        lay_start(position, box, seat, step)
        end_turn(position, box, seat)
    elif step < STAY:
        if step < COVER:
            lay_tile(position, box, seat, (step - LAY) // 4, (step - LAY) % 4)
        elif step < DECLINE:
            cover(position, box, seat, (step - COVER) // 4, (step - COVER) % 4)
        position.stage[seat] = TOURIST
        position.drafting |= flag(seat)
    else:
        move_tourist(position, seat, step)
        position.drafting &= ~flag(seat)
        end_turn(position, box, seat)


@kernel
def end_turn(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat is ready; when all are, everything is shown and the next tile revealed."""
    position.stage[seat] = READY
    for other in range(position.seats):
        if int(position.stage[other]) < READY:
            return
    position.wave += 1
    position.reveals += 1
    for other in range(position.seats):
        position.stage[other] = LAYING
        position.before[other] = position.tourists[other]
