"""A way to fill the board that a thinker keeps in mind, so that it need not be found again at every look."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.filling import Quarters
from quartier.games.tangram.position import PLAN, Position
from quartier.games.tangram.scoring import BOARD
from quartier.kernel.bits import EMPTY, count, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word


@kernel
def plan_holds(position: Position, box: BoxRecord, covered: Quarters, tiles: Word, fountains: int) -> bool:
    """Whether the planned ones of these tiles still fit, and leave no more than the fountains can fill."""
    north, east, south, west = covered
    if position.seats > 1:
        tiles = EMPTY
    while tiles != EMPTY:
        tile = int(box.largest[lowest(tiles)])
        tiles = without_lowest(tiles)
        place = int(position.laid[PLAN, tile])
        if place >= 0:
            way, field = place // 64, place % 64
            on_north, on_east = up(box.masks[tile, way, 0], field), up(box.masks[tile, way, 1], field)
            on_south, on_west = up(box.masks[tile, way, 2], field), up(box.masks[tile, way, 3], field)
            if (on_north & north) | (on_east & east) | (on_south & south) | (on_west & west) != EMPTY:
                return False
            north, east, south, west = north | on_north, east | on_east, south | on_south, west | on_west
    return count(BOARD & ~north) + count(BOARD & ~south) <= fountains
