"""What a board lets one expect, at a quick look and at a long one, and quick play by it.

A board that can no longer be filled never will be, and a quick look alone notices that late. So a
thinker, at a table of its own, looks for a way at length and keeps it in mind as its plan. Quick
play leaves a plan only for another one, or for more than a full board is worth.
"""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.features import (
    cards_done,
    fountain_pending,
    fountains_left,
    quarters_of,
    room_left,
)
from quartier.games.tangram.filling import FARTHEST, HALF, NOT_FOUND, PIECE, PLAN, SPRING, find_filling, plan_holds
from quartier.games.tangram.number_stack import pop, top
from quartier.games.tangram.position import FINAL, NOT_YET, POSITION, TILES, Position
from quartier.games.tangram.steps import GIVE_UP, LAY, PLACES
from quartier.games.tangram.waves import first_card
from quartier.games.tangram.weighed import weighed
from quartier.games.tangram.weights import FILLABLE
from quartier.kernel import judgement, policy
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import Notes
from quartier.kernel.learned import RESULT, is_learned, learned
from quartier.kernel.records import Int16s, Records
from quartier.kernel.rules import Steps, apply, legal, mid_turn

PUZZLE = 8
"""With so many tiles left it is worth looking for a way to fill the board."""
PATIENCE = 40
"""How long to look."""
EARLY, AHEAD = 10, 5
"""A future that began in an early wave is judged so many waves later: what follows tells more of chance than of it."""

FORESEEN = 12
"""With so many tiles left a way to fill the board is looked for."""
LONG, SHORT = 20_000, 100
"""How many tries a long look takes, and one in quick play."""
OTHERS = 6
"""How many steps quick play tries for another plan."""
NEVER = -(1 << 30)
"""Worth less than any board."""


@kernel
def glance(position: Position, box: BoxRecord, seat: int) -> int:
    """The final result as it can be expected, the board being filled if there is a plan for that."""
    if position.wave > FINAL or not is_learned(box.network):
        return weighed(position, box, seat)
    return learned(position, box, box.network, seat, RESULT)


@implements(judgement.judge, POSITION)
@kernel
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    worth = glance(position, box, seat)
    left = TILES - cards_done(position, seat)
    if position.wave <= FINAL and left <= PUZZLE:
        _, room, housed = room_left(position, box, seat)
        quarters, springs = quarters_of(position, seat), fountains_left(position, seat)
        if not plan_holds(position, box, quarters, housed, springs):
            pieces, _ = find_filling(box, quarters, quarters, housed, room, springs, FARTHEST, PATIENCE)
            if pieces != NOT_FOUND:
                worth += int(box.weights[fountain_pending(position, seat), left, FILLABLE])
    return worth


@implements(judgement.horizon_reached, POSITION)
@kernel
def horizon_reached(position: Position, box: BoxRecord, wave: int) -> bool:
    return position.wave > (wave + AHEAD if wave <= EARLY else FINAL)


@implements(judgement.needless, POSITION)
@kernel
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    if step < LAY or step >= GIVE_UP:
        return False
    index, way = (step - LAY) // PLACES, (step - LAY) % PLACES // 64
    tile = int(position.order[first_card(position.wave) + index])
    return tile >= 0 and int(box.same[tile, way]) != way


@implements(judgement.focus, POSITION)
@kernel
def focus(position: Position, box: BoxRecord, seat: int) -> int:
    """A table for one: boards never interact, and who holds the pillar decides no points."""
    position.boards[0] = position.boards[seat]
    position.sides[0] = position.sides[seat]
    position.stage[0] = position.stage[seat]
    position.points[0] = position.points[seat]
    for quarter in range(4):
        position.covered[0, quarter] = position.covered[seat, quarter]
    for half in range(2):
        position.black[0, half] = position.black[seat, half]
        position.green[0, half] = position.green[seat, half]
    for piece in range(position.laid.shape[1]):
        position.laid[0, piece] = position.laid[seat, piece]
        position.laid[PLAN, piece] = NOT_YET
    position.drafting = flag(0) if mid_turn(position, seat) else 0
    position.pillar = 0
    position.seats = 1
    return 0


@kernel
def plan_filling(position: Position, box: BoxRecord, seat: int, enough: int, patience: int, plan: Int16s) -> bool:
    """Look for a way to fill the board; if one is found, note where each tile lies in it, NOT_YET for all others."""
    black, green = position.black, position.green
    colours = (black[seat, 0], black[seat, 1], green[seat, 0], green[seat, 1])
    _, room, housed = room_left(position, box, seat)
    springs = fountains_left(position, seat)
    quarters = quarters_of(position, seat)
    pieces, stack = find_filling(box, quarters, colours, housed, room, springs, enough, patience)
    if pieces == NOT_FOUND:
        return False
    for tile in range(TILES):
        plan[tile] = NOT_YET
    for _ in range(pieces):
        tried, field = top(stack) // 64, top(stack) % 64
        stack = pop(stack)
        piece, way, index = tried % HALF // PIECE, tried % PIECE // 8, tried % 8
        if piece != SPRING:
            tile = int(box.largest[piece])
            plan[tile] = way * 64 + field - int(box.fields[tile, way, index])
    return True


@kernel
def keeps_plan(position: Position, box: BoxRecord, seat: int) -> bool:
    """Whether the plan can still be carried out."""
    _, _, housed = room_left(position, box, seat)
    return plan_holds(position, box, quarters_of(position, seat), housed, fountains_left(position, seat))


@implements(judgement.plan_ahead, POSITION)
@kernel
def plan_ahead(position: Position, box: BoxRecord, seat: int, notes: Notes) -> int:
    """Look at length for a way to fill the board, in harmony if possible."""
    if position.seats > 1 or position.wave > FINAL or TILES - cards_done(position, seat) > FORESEEN:
        return 0
    plan = position.laid[PLAN]
    if notes[0] != 0:
        for tile in range(TILES):
            plan[tile] = notes[1 + tile]
        return 0
    change = -judge(position, box, seat)
    plan_filling(position, box, seat, 0, LONG, plan)
    notes[0] = 1
    for tile in range(TILES):
        notes[1 + tile] = plan[tile]
    return change + judge(position, box, seat)


@implements(policy.best_step, POSITION)
@kernel
def best_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Records) -> int:
    """The step that looks best; some that would look better with a plan are tried for one, the best of them first.

    The judgements stand in `steps` behind the steps: it has room for twice as many as are ever legal.
    """
    number = legal(position, box, seat, steps)
    worths = steps[number:]
    best = 0
    for index in range(number):
        step = int(steps[index])
        worths[index] = NEVER
        if not needless(position, box, seat, step):
            spare[0] = position
            apply(spare[0], box, seat, step)
            worths[index] = glance(spare[0], box, seat)
            if int(worths[index]) > int(worths[best]):
                best = index
    if position.seats > 1 or TILES - cards_done(position, seat) > FORESEEN:
        return int(steps[best])
    most, tried, tries = int(worths[best]), best, 0
    while tries < OTHERS:
        spare[0] = position
        apply(spare[0], box, seat, int(steps[tried]))
        if spare[0].wave > FINAL:
            break
        pending, left = fountain_pending(spare[0], seat), TILES - cards_done(spare[0], seat)
        if int(worths[tried]) + int(box.weights[pending, left, FILLABLE]) <= most:
            break
        if not keeps_plan(spare[0], box, seat):
            tries += 1
            if plan_filling(spare[0], box, seat, FARTHEST, SHORT, position.laid[PLAN]):
                return int(steps[tried])
        worths[tried] = NEVER
        for index in range(number):
            if int(worths[index]) > int(worths[tried]):
                tried = index
    return int(steps[best])
