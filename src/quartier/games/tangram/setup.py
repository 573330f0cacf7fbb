"""How a match begins: cards and boards are shuffled, somebody gets the pillar, nothing is laid."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import BOARDS, FIRST_POINT, NOT_YET, POSITION, SEATS, TILES, Position
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import draw, shuffle


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    for tile in range(TILES):
        position.order[tile] = tile
    shuffle(position.random, position.order, TILES)
    position.order[TILES] = -1
    for board in range(BOARDS):
        position.boards[board] = board
    shuffle(position.random, position.boards, BOARDS)
    position.pillar = draw(position.random, position.seats)
    for seat in range(SEATS):
        position.sides[seat] = -1
        position.points[seat] = FIRST_POINT
        for piece in range(position.laid.shape[1]):
            position.laid[seat, piece] = NOT_YET
