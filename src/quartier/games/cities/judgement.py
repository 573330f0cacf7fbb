"""How good a city is: the final score that a quick look expects, for those who think about a turn.

The features of a city (`features`) are weighed by the rounds left, and otherwise in the middle
of a turn than after it. The weights travel with the box.
"""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.features import best_gain, features
from quartier.games.cities.laying import tile_to_lay
from quartier.games.cities.position import (
    FREE_POSITION,
    LAYING,
    POSITION,
    ROUNDS,
    TOURIST,
    FramePosition,
    FreePosition,
    Position,
)
from quartier.games.cities.steps import COVER, LAY, STAY, layout_turn
from quartier.kernel import judgement
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.judgement import POINT
from quartier.kernel.rules import mid_turn, score


@kernel
def rounds_left(position: Position, seat: int) -> int:
    """How many tiles the seat has still to lay, the extra one not counted."""
    left = ROUNDS - position.wave
    if int(position.stage[seat]) == LAYING:
        left += 1
    return max(left, 0)


@implements(judgement.judge, POSITION, FREE_POSITION)
@kernel
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    left = rounds_left(position, seat)
    midway = int(position.stage[seat]) == TOURIST
    if left == 0:
        points = score(position, box, seat)
        if midway:
            points += best_gain(position, seat)
        return points * POINT
    numbers = features(position, seat, left)
    stage = 1 if midway else 0
    worth = 0
    for index in range(len(numbers)):
        worth += numbers[index] * int(box.weights[position.level - 1, stage, left, index])
    return worth


@implements(judgement.needless, POSITION, FREE_POSITION)
@kernel
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    if step < LAY:
        # Turning the whole city changes nothing: one way round for the first tile is enough.
        return layout_turn(step, 0) != 0
    if step >= STAY:
        return False
    turn = (step - LAY) % 4 if step < COVER else (step - COVER) % 4
    tile = tile_to_lay(position)
    if turn < 2 or tile < 0:
        return False
    differing = 0
    for quarter in range(4):
        if int(box.kinds[tile, turn, quarter]) != int(box.kinds[tile, turn - 2, quarter]):
            differing += 1
    return differing == 0


@implements(judgement.focus, POSITION)
@kernel
def focus(position: FramePosition, box: BoxRecord, seat: int) -> int:
    focus_city(position, seat)
    position.laid[0] = position.laid[seat]
    for axis in range(2):
        position.origin[0, axis] = position.origin[seat, axis]
    for tile in range(position.spots.shape[1]):
        position.spots[0, tile] = position.spots[seat, tile]
    return 0


@implements(judgement.focus, FREE_POSITION)
@kernel
def focus_when_free(position: FreePosition, box: BoxRecord, seat: int) -> int:
    focus_city(position, seat)
    position.number[0] = position.number[seat]
    position.cover[0] = position.cover[seat]
    for tile in range(position.rows.shape[1]):
        position.rows[0, tile] = position.rows[seat, tile]
        position.columns[0, tile] = position.columns[seat, tile]
    return 0


@kernel
def focus_city(position: Position, seat: int) -> None:
    """A table for one: cities never interact, so the others' are left out."""
    for kind in range(4):
        position.kinds[0, kind] = position.kinds[seat, kind]
    position.tourists[0] = position.tourists[seat]
    position.before[0] = position.before[seat]
    position.last[0] = position.last[seat]
    position.stage[0] = position.stage[seat]
    for tile in range(position.turns.shape[1]):
        position.turns[0, tile] = position.turns[seat, tile]
    position.drafting = flag(0) if mid_turn(position, seat) else 0
    position.seats = 1
