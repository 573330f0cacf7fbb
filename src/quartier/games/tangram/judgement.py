"""What a board lets one expect: the final result as a quick look sees it."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.filling import FARTHEST, NOT_FOUND, find_filling
from quartier.games.tangram.plan import plan_holds
from quartier.games.tangram.position import FINAL, NOT_YET, PLAN, POSITION, TILES, Position
from quartier.games.tangram.promise import (
    cards_done,
    features,
    fountain_pending,
    fountains_left,
    quarters_of,
    room_left,
)
from quartier.games.tangram.steps import GIVE_UP, LAY, PLACES
from quartier.games.tangram.weights import FILLABLE
from quartier.kernel import judgement
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import score

PUZZLE = 8
"""With so many tiles left it is worth looking for a way to fill the board."""
PATIENCE = 40
"""How long to look."""
EARLY, AHEAD = 10, 5
"""A future that began in an early wave is judged so many waves later: what follows tells more of chance than of it."""


@kernel
def glance(position: Position, box: BoxRecord, seat: int) -> int:
    """The final result as it can be expected, the board being filled if there is a plan for that."""
    worth = score(position, box, seat) * POINT
    if position.wave > FINAL:
        return worth
    numbers = features(position, box, seat)
    pending, left = fountain_pending(position, seat), TILES - cards_done(position, seat)
    for index in range(len(numbers)):
        worth += numbers[index] * int(box.weights[pending, left, index])
    return worth


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
    tile = int(position.order[position.wave - 1 + index])
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
    position.drafting = position.drafting >> seat & 1
    position.pillar = 0
    position.seats = 1
    return 0
