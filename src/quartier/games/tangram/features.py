"""A board in numbers: what bears on the points that are still to come."""

from __future__ import annotations

from typing import TypeAlias

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.filling import Quarters, plan_holds
from quartier.games.tangram.laying import covered_halves, free_places
from quartier.games.tangram.position import (
    EAST,
    FINAL,
    FINAL_CARD,
    FINAL_CARDS,
    FOUNTAIN,
    FOUNTAIN_SLOT,
    FOUNTAINS,
    LAYING,
    NORTH,
    NOT_YET,
    ROUND_CARDS,
    SOUTH,
    TILES,
    WEST,
    Position,
)
from quartier.games.tangram.scoring import (
    BOARD,
    black_fields,
    full_fields,
    green_fields,
    harmony_bonus,
    largest_rectangle,
)
from quartier.games.tangram.steps import WAYS
from quartier.kernel.bits import EMPTY, bit, count, down, has, lowest, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

Features: TypeAlias = tuple[
    int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int, int
]  # fmt: skip

LATE = 11
"""With more tiles left than this nobody asks where each of them could lie."""
SPARE = 12
"""More spare half-fields than this are as good as these."""
SMALLEST = 3
"""Half-fields of the smallest tiles: a smaller gap is for fountains only."""


@kernel
def cards_done(position: Position, seat: int) -> int:
    """How many tiles the seat has laid or given up."""
    if position.wave == 0:
        return 0
    if position.wave > FINAL:
        return TILES
    if position.wave == FINAL:
        done = FINAL_CARD
        for card in range(FINAL_CARD, FINAL_CARD + FINAL_CARDS):
            if int(position.laid[seat, card]) != NOT_YET:
                done += 1
        return done
    return position.wave - 1 if int(position.stage[seat]) == LAYING else position.wave


@kernel
def scorings_left(position: Position) -> int:
    """How many times the board will still be scored."""
    if position.wave > FINAL:
        return 0
    return FOUNTAINS - max(position.wave - 1, 0) // ROUND_CARDS


@kernel
def fountains_left(position: Position, seat: int) -> int:
    """How many fountains the seat has still to lay."""
    left = 0
    for fountain in range(FOUNTAINS):
        if int(position.laid[seat, FOUNTAIN_SLOT + fountain]) == NOT_YET:
            left += 1
    return left


@kernel
def fits_somewhere(position: Position, box: BoxRecord, seat: int, tile: int) -> bool:
    """Whether there is room for the tile."""
    covered = covered_halves(position, seat)
    for way in range(WAYS):  # noqa: SIM110 (kernels have no generators)
        if int(box.same[tile, way]) == way and free_places(covered, box, tile, way) != EMPTY:
            return True
    return False


@kernel
def room_left(position: Position, box: BoxRecord, seat: int) -> tuple[int, int, Word]:
    """Of the tiles still to come: how many have no room, the half-fields of those that have, and which they are.

    They are counted from the largest on. With many tiles left there is room for each.
    """
    first = cards_done(position, seat)
    played = EMPTY
    for card in range(TILES if position.wave == FINAL else first):
        # In the final round the tiles may be laid in any order, so each card tells for itself.
        tile = int(position.order[card])
        if tile >= 0 and (card < FINAL_CARD or int(position.laid[seat, card]) != NOT_YET):
            played |= bit(tile)
    homeless, area, housed = 0, 0, EMPTY
    for rank in range(TILES):
        tile = int(box.largest[rank])
        if has(played, tile):
            continue
        if TILES - first > LATE or fits_somewhere(position, box, seat, tile):
            area += int(box.number[tile])
            housed |= bit(rank)
        else:
            homeless += 1
    return homeless, area, housed


@kernel
def gap_around(position: Position, seat: int, north: Word, east: Word, south: Word, west: Word) -> Quarters:
    """All empty quarters that hang together with these."""
    empty_north, empty_east = BOARD & ~position.covered[seat, NORTH], BOARD & ~position.covered[seat, EAST]
    empty_south, empty_west = BOARD & ~position.covered[seat, SOUTH], BOARD & ~position.covered[seat, WEST]
    while True:
        # Each quarter grows from what the others have become in the same round: a third of the rounds.
        grown_north = (north | east | west | up(south, 8)) & empty_north
        grown_east = (east | grown_north | south | down(west, 1)) & empty_east
        grown_south = (south | grown_east | west | down(grown_north, 8)) & empty_south
        grown_west = (west | grown_north | grown_south | up(grown_east, 1)) & empty_west
        if grown_north == north and grown_south == south and grown_east == east and grown_west == west:
            return north, east, south, west
        north, east, south, west = grown_north, grown_east, grown_south, grown_west


@kernel
def closed_sides(position: Position, seat: int) -> int:
    """The length of the edge of all that is empty: sides of fields with something on just one hand of them."""
    empty_north, empty_east = BOARD & ~position.covered[seat, NORTH], BOARD & ~position.covered[seat, EAST]
    empty_south, empty_west = BOARD & ~position.covered[seat, SOUTH], BOARD & ~position.covered[seat, WEST]
    return (
        count(empty_north & ~up(empty_south, 8))
        + count(empty_south & ~down(empty_north, 8))
        + count(empty_east & ~down(empty_west, 1))
        + count(empty_west & ~up(empty_east, 1))
    )


@kernel
def quarters_of(position: Position, seat: int) -> Quarters:
    """What is covered, by quarter."""
    covered = position.covered
    return covered[seat, NORTH], covered[seat, EAST], covered[seat, SOUTH], covered[seat, WEST]


@kernel
def features(position: Position, box: BoxRecord, seat: int) -> Features:
    """A board in numbers."""
    covered = position.covered
    north, south = covered[seat, NORTH], covered[seat, SOUTH]
    full = full_fields(position, seat)
    begun = north | south
    scorings = scorings_left(position)
    springs = fountains_left(position, seat)
    area = largest_rectangle(full)[0]
    hoped = largest_rectangle(begun)[0]
    gaps, tiny, small = 0, 0, 0
    rest_north, rest_south = BOARD & ~north, BOARD & ~south
    while rest_north | rest_south != EMPTY:
        # Every half-field has its northern or its southern quarter: gaps are found from there.
        seed_north = bit(lowest(rest_north)) if rest_north != EMPTY else EMPTY
        seed_south = bit(lowest(rest_south)) if rest_north == EMPTY else EMPTY
        gap_north, _, gap_south, _ = gap_around(position, seat, seed_north, EMPTY, seed_south, EMPTY)
        halves = count(gap_north) + count(gap_south)
        gaps += 1
        if halves < SMALLEST:
            tiny += halves
        elif halves < 2 * SMALLEST:
            small += 1
        rest_north &= ~gap_north
        rest_south &= ~gap_south
    empty = count(BOARD & ~north) + count(BOARD & ~south)
    black, green = count(black_fields(position, seat)), count(green_fields(position, seat))
    black_halves = count(position.black[seat, 0]) + count(position.black[seat, 1])
    green_halves = count(position.green[seat, 0]) + count(position.green[seat, 1])
    homeless, room, housed = room_left(position, box, seat)
    spare = room + springs - empty
    hopeful = spare >= 0 and tiny <= springs
    fillable = hopeful and plan_holds(position, box, quarters_of(position, seat), housed, springs)
    return (
        1,
        area * scorings,
        hoped * scorings,
        closed_sides(position, seat),
        count(begun & ~full),
        gaps,
        tiny,
        max(tiny - springs, 0),
        small,
        empty,
        max(-spare, 0),
        abs(black - green),
        abs(black_halves - green_halves),
        harmony_bonus(abs(black - green)),
        homeless,
        1 if hopeful else 0,
        1 if empty <= springs else 0,
        1 if fillable else 0,
        min(max(spare, 0), SPARE),
    )


@kernel
def fountain_pending(position: Position, seat: int) -> int:
    """1 in the middle of a turn that ends with a fountain, else 0."""
    return 1 if int(position.stage[seat]) == FOUNTAIN else 0
