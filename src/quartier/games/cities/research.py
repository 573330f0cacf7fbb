"""What a learner sees of Cities, and how its move space is divided into small decisions."""

from __future__ import annotations

import numpy as np

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.frame import counted, open_places
from quartier.games.cities.geometry import around
from quartier.games.cities.position import (
    CITY_TILES,
    EXTRA,
    FREE_POSITION,
    POSITION,
    READY,
    START_TILES,
    TILES,
    TOURIST,
    TOURISTS,
    FramePosition,
    FreePosition,
    Position,
)
from quartier.games.cities.rules import over
from quartier.games.cities.scoring import outlook, score
from quartier.games.cities.steps import COVER, DECLINE, LAY, LAYOUT, PUT, REACH, SPACE, STAY, WALK
from quartier.games.cities.tourists import standable, supply
from quartier.kernel import environment, rewards
from quartier.kernel.bits import ALL, EMPTY, bit, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.environment import RANGE, mark_listed, mark_word, put_number
from quartier.kernel.generic import generic, implements
from quartier.kernel.layouts import Block, Choices, Layout, Number, Plane
from quartier.kernel.records import Int32s, Word, Words
from quartier.kernel.rules import Steps

KINDS = ("attractions", "parks", "cafes", "water")
COMMON = Block(
    planes=(
        Plane("tiles", "the tile to lay, at first the three start tiles, by kind and quarter", (3, 4, 4)),
        Plane("seen", "the tiles of the set that were turned up so far", (TILES,)),
        Plane("new", "the fields of the tile that the seat has just laid"),
    ),
    numbers=(
        Number("round", "the running round; 0: the start tiles are laid"),
        Number("stage", "0: a tile is to be laid, 1: a tourist may act"),
        Number("seats", "how many play"),
        Number("level", "the level that is played, 1 to 3"),
        Number("no_jumping", "1: tourists may not jump"),
        Number("just_one_more", "1: an extra tile is laid in the end"),
    ),
)
SEAT_PLANES = (
    *(Plane(kind, f"the fields of the city that show {kind}") for kind in KINDS),
    Plane("tourists", "the fields with a tourist"),
)
SEAT_NUMBERS = (
    Number("points", "the points of its city as it stands"),
    Number("supply", "the tourists in its supply"),
    Number("ready", "1: it has ended its turn"),
)
LAYOUTS = {
    POSITION: Layout(COMMON, Block(SEAT_PLANES, SEAT_NUMBERS)),
    # A free city's fields are counted by tiles, four to a tile, so that it is told where these lie.
    FREE_POSITION: Layout(
        COMMON,
        Block(
            tuple(Plane(plane.name, f"{plane.text}, by tile and quarter", (CITY_TILES, 4)) for plane in SEAT_PLANES),
            (
                *SEAT_NUMBERS,
                Number("laid", "how many tiles it has"),
                Number("rows", "the row of each tile on the table", CITY_TILES),
                Number("columns", "the column of each tile on the table", CITY_TILES),
            ),
        ),
    ),
}
CHOICES = Choices(
    SPACE,
    (
        (LAYOUT, 36, 64),  # shape and order, then how the three tiles are turned
        (LAY, REACH * REACH, 4),  # the place, then how the tile is turned
        (COVER, 64, 4),
        (DECLINE, 1, 1),
        (STAY, 1, 1),
        (PUT, 64, 1),
        (WALK, 64, 64),  # from where, then where to
    ),
)

LAYOUTS_IN_ORDER = np.uint64((1 << 36) - 1)
FOUR = np.uint64(15)
NEW = 2
NUMBERS = COMMON.plane_words
SEAT = COMMON.words
SEAT_WORDS, FREE_WORDS = LAYOUTS[POSITION].seat.words, LAYOUTS[FREE_POSITION].seat.words
FREE_NUMBERS = len(SEAT_NUMBERS)


@implements(environment.observe, POSITION, FREE_POSITION)
@kernel
def observe(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    words[0] = tiles_to_lay(position, box)
    seen = EMPTY
    for place in range(TILES):
        if int(position.order[place]) >= 0:
            seen |= bit(int(position.order[place]))
    words[1] = seen
    words[NEW] = position.last[seat]
    put_number(words, NUMBERS, 0, position.wave)
    put_number(words, NUMBERS, 1, int(position.stage[seat]))
    put_number(words, NUMBERS, 2, position.seats)
    put_number(words, NUMBERS, 3, position.level)
    put_number(words, NUMBERS, 4, position.no_jumping)
    put_number(words, NUMBERS, 5, position.one_more)
    for after in range(position.seats):
        observe_city(position, box, (seat + after) % position.seats, after, words)


@kernel
def tiles_to_lay(position: Position, box: BoxRecord) -> Word:
    """The kinds of the tiles that are to be laid now."""
    if over(position, box):
        return EMPTY
    first, number = 0, START_TILES
    if position.wave > 0:
        first, number = START_TILES - 1 + position.wave, 1
    found = EMPTY
    for tile in range(number):
        if int(position.order[first + tile]) >= 0:
            for quarter in range(4):
                kind = int(box.kinds[int(position.order[first + tile]), 0, quarter])
                found |= bit(16 * tile + 4 * kind + quarter)
    return found


@generic
def observe_city(position: Position, box: BoxRecord, seat: int, after: int, words: Words) -> None:
    """What is seen of a seat's city, into the block so many after the first."""


@kernel
def observe_fields(position: Position, box: BoxRecord, seat: int, first: int, words: Words) -> None:
    """Planes and numbers that cities of all shapes have."""
    for kind in range(len(KINDS)):
        words[first + kind] = position.kinds[seat, kind]
    words[first + len(KINDS)] = position.tourists[seat]
    numbers = first + len(KINDS) + 1
    put_number(words, numbers, 0, score(position, box, seat))
    put_number(words, numbers, 1, supply(position, seat))
    put_number(words, numbers, 2, 1 if int(position.stage[seat]) >= READY else 0)


@implements(observe_city, POSITION)
@kernel
def observe_framed(position: Position, box: BoxRecord, seat: int, after: int, words: Words) -> None:
    observe_fields(position, box, seat, SEAT + SEAT_WORDS * after, words)


@implements(observe_city, FREE_POSITION)
@kernel
def observe_free(position: FreePosition, box: BoxRecord, seat: int, after: int, words: Words) -> None:
    first = SEAT + FREE_WORDS * after
    observe_fields(position, box, seat, first, words)
    numbers = first + len(KINDS) + 1
    laid = int(position.number[seat])
    put_number(words, numbers, FREE_NUMBERS, laid)
    for tile in range(min(laid, CITY_TILES)):
        put_number(words, numbers, FREE_NUMBERS + 1 + tile, int(position.rows[seat, tile]))
        put_number(words, numbers, FREE_NUMBERS + 1 + CITY_TILES + tile, int(position.columns[seat, tile]))


LAYOUT_TURNS, LAY_PLACES, LAY_TURNS = CHOICES.second(LAYOUT), CHOICES.first(LAY), CHOICES.second(LAY)
STAYS, PUTS, WALKS, TARGETS = CHOICES.first(STAY), CHOICES.first(PUT), CHOICES.first(WALK), CHOICES.second(WALK)


@implements(environment.mark, POSITION)
@kernel
def mark(
    position: FramePosition, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words
) -> None:
    if table.shape[0] == RANGE or position.wave == EXTRA:
        mark_listed(position, box, seat, pending, steps, table, bits)
    elif position.wave == 0:
        mark_word(bits, 0 if pending < 0 else LAYOUT_TURNS, LAYOUTS_IN_ORDER if pending < 0 else ALL)
    elif int(position.stage[seat]) == TOURIST:
        mark_tourists(position, seat, pending, bits)
    elif pending >= 0:
        mark_word(bits, LAY_TURNS, FOUR)
    else:
        rest = open_places(position.laid[seat])
        while rest != EMPTY:
            place = LAY_PLACES + counted(lowest(rest))
            bits[place >> 6] |= bit(place & 63)
            rest = without_lowest(rest)


@kernel
def mark_tourists(position: Position, seat: int, pending: int, bits: Words) -> None:
    """What a tourist may do: stay, come, or walk from somewhere, then where to."""
    free = standable(position, seat)
    new = position.last[seat] & free
    jump = new if position.no_jumping == 0 else EMPTY
    if pending >= 0:
        mark_word(bits, TARGETS, (around(position, seat, bit((pending - WALK) >> 6)) & free) | jump)
        return
    bits[STAYS >> 6] |= bit(STAYS & 63)
    if supply(position, seat) > 0:
        mark_word(bits, PUTS, new)
    tourists = position.tourists[seat]
    if jump == EMPTY:
        tourists &= around(position, seat, free)
    mark_word(bits, WALKS, tourists)


@implements(rewards.tie_break, POSITION, FREE_POSITION)
@kernel
def tie_break(position: Position, box: BoxRecord, seat: int) -> int:
    """The points of single tourists, the best first, a byte each."""
    packed = 0
    rest = position.tourists[seat]
    while rest != EMPTY:
        packed = sorted_in(packed, outlook(position, seat, lowest(rest))[0])
        rest = without_lowest(rest)
    return packed


@kernel
def sorted_in(packed: int, points: int) -> int:
    """Points among seven bytes that lie with the largest highest."""
    after = 0
    for place in range(TOURISTS - 1, -1, -1):
        here = packed >> 8 * place & 255
        if points > here:
            points, here = here, points
        after = after << 8 | here
    return after
