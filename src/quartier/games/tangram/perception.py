"""What the network sees of a board: each field, how it is closed, what is left to lay."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.features import cards_done, features, fountain_pending, fountains_left, room_left
from quartier.games.tangram.network import (
    APART,
    COLOUR_HALVES,
    COLOURS,
    COMING,
    EDGE,
    EDGES,
    FIELDS,
    GAPS,
    GAPS_HERE,
    HALVES,
    HOMELESS,
    HOMELESS_TILES,
    HOPED,
    LEFT,
    PHASE,
    PHASES,
    RECTANGLE,
    SMALL,
    SMALL_HERE,
    SPARE,
    SPARES,
    SPRINGS,
    STATES,
    TINY,
    TINY_HERE,
)
from quartier.games.tangram.position import EAST, NORTH, POSITION, SOUTH, TILES, WEST, Position
from quartier.games.tangram.scoring import full_fields, largest_rectangle
from quartier.games.tangram.weighed import weighed
from quartier.kernel import learned
from quartier.kernel.bits import EMPTY, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.learned import BUCKET, FIRST, NET
from quartier.kernel.records import Int16s, Word


@kernel
def see(inputs: Int16s, length: int, first: int, things: Word) -> int:
    """An input for each of some things; return the length of the list."""
    while things != EMPTY:
        inputs[length] = first + lowest(things)
        length += 1
        things = without_lowest(things)
    return length


@implements(learned.describe, POSITION)
@kernel
def describe(position: Position, box: BoxRecord, seat: int, inputs: Int16s) -> int:
    left = TILES - cards_done(position, seat)
    covered = position.covered
    north, east, south, west = covered[seat, NORTH], covered[seat, EAST], covered[seat, SOUTH], covered[seat, WEST]
    full = full_fields(position, seat)
    inputs[NET] = 0
    inputs[BUCKET] = int(PHASE[left]) + PHASES * fountain_pending(position, seat)
    length = see(inputs, FIRST, STATES, full)
    length = see(inputs, length, STATES + FIELDS, north & east & ~full)
    length = see(inputs, length, STATES + 2 * FIELDS, east & south & ~full)
    length = see(inputs, length, STATES + 3 * FIELDS, south & west & ~full)
    length = see(inputs, length, STATES + 4 * FIELDS, west & north & ~full)
    numbers = features(position, box, seat)
    _, _, _, edge, _, gaps, tiny, _, small, _, lacking, fields, halves, _, homeless, _, _, _, spare = numbers
    _, _, housed = room_left(position, box, seat)
    inputs[length] = RECTANGLE + largest_rectangle(full)[0]
    inputs[length + 1] = HOPED + largest_rectangle(north | south)[0]
    inputs[length + 2] = EDGES + min(edge, EDGE)
    inputs[length + 3] = GAPS_HERE + min(gaps, GAPS)
    inputs[length + 4] = TINY_HERE + min(tiny, TINY)
    inputs[length + 5] = SMALL_HERE + min(small, SMALL)
    inputs[length + 6] = SPARES + SPARE + min(spare, SPARE) - min(lacking, SPARE)
    inputs[length + 7] = COLOURS + min(fields, APART)
    inputs[length + 8] = COLOUR_HALVES + min(halves, HALVES)
    inputs[length + 9] = HOMELESS_TILES + min(homeless, HOMELESS)
    inputs[length + 10] = SPRINGS + fountains_left(position, seat)
    inputs[length + 11] = LEFT + left
    return see(inputs, length + 12, COMING, housed)


@implements(learned.groundwork, POSITION)
@kernel
def groundwork(position: Position, box: BoxRecord, seat: int) -> int:
    return weighed(position, box, seat)
