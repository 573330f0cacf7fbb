"""How good a city is: the final score that a quick look expects, for those who think about a turn.

A city in its frame is judged by the network where there is one (`perception`), else by its weighed features (`plain`).
"""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.features import best_gain
from quartier.games.cities.laying import tile_to_lay
from quartier.games.cities.plain import rounds_left, weighed
from quartier.games.cities.position import (
    FREE_POSITION,
    POSITION,
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
from quartier.kernel.learned import RESULT, is_learned, learned
from quartier.kernel.rules import mid_turn, over, score

AHEAD = 5
"""After so many rounds the network knows better than one more sampled future what a city is worth."""


@kernel
def at_the_end(position: Position, box: BoxRecord, seat: int) -> int:
    """Without a round left: the score, and what the last tourist action can bring."""
    points = score(position, box, seat)
    if int(position.stage[seat]) == TOURIST:
        points += best_gain(position, seat)
    return points * POINT


@implements(judgement.judge, POSITION)
@kernel
def judge(position: FramePosition, box: BoxRecord, seat: int) -> int:
    if rounds_left(position, seat) == 0:
        return at_the_end(position, box, seat)
    if is_learned(box.network):
        return learned(position, box, box.network, seat, RESULT)
    return weighed(position, box, seat)


@implements(judgement.judge, FREE_POSITION)
@kernel
def judge_when_free(position: FreePosition, box: BoxRecord, seat: int) -> int:
    if rounds_left(position, seat) == 0:
        return at_the_end(position, box, seat)
    return weighed(position, box, seat)


@implements(judgement.horizon_reached, POSITION)
@kernel
def horizon_reached(position: FramePosition, box: BoxRecord, wave: int) -> bool:
    return over(position, box) or (is_learned(box.network) and position.wave >= wave + AHEAD)


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
