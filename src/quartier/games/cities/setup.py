"""How a match begins: the tiles are shuffled, no city has any."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import settle
from quartier.games.cities.position import CITY_TILES, FREE_POSITION, POSITION, TILES, Position
from quartier.kernel import rules
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import shuffle


@implements(rules.start, POSITION, FREE_POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    for tile in range(TILES):
        position.order[tile] = tile
    shuffle(position.random, position.order, TILES)
    for seat in range(position.seats):
        settle(position, seat, 0)
        for tile in range(CITY_TILES + 1):
            position.turns[seat, tile] = -1
