"""How a way to fill the board is found and kept to: long looks at a position, and quick play by a plan.

A board that can no longer be filled never will be, and the judgement alone notices that late. So a
thinker, at a table of its own, looks for a way at length and keeps it in mind as the position's plan.
Quick play leaves a plan only for another one, or for more than a full board is worth.
"""

from __future__ import annotations

from typing import Any

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.filling import FARTHEST, HALF, NOT_FOUND, PIECE, SPRING, find_filling
from quartier.games.tangram.judgement import glance
from quartier.games.tangram.plan import plan_holds
from quartier.games.tangram.position import FINAL, NOT_YET, PLAN, POSITION, TILES, Position
from quartier.games.tangram.promise import cards_done, fountain_pending, fountains_left, quarters_of, room_left
from quartier.games.tangram.stack import pop, top
from quartier.games.tangram.weights import FILLABLE
from quartier.kernel import judgement, policy
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import judge, needless
from quartier.kernel.rules import Steps, apply, legal

FORESEEN = 12
"""With so many tiles left a way to fill the board is looked for."""
LONG, SHORT = 20_000, 100
"""How many tries a long look takes, and one in quick play."""
OTHERS = 6
"""How many steps quick play tries for another plan."""
NEVER = -(1 << 30)
"""Worth less than any board."""


@kernel
def plan_filling(position: Position, box: BoxRecord, seat: int, enough: int, patience: int, plan: Any) -> bool:
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
def plan_ahead(position: Position, box: BoxRecord, seat: int, notes: Any) -> int:
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
def best_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
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
