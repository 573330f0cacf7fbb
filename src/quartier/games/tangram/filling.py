"""Whether a board can still be filled: a search for one way to do it, and whether a way that was found still holds.

All cards are played in the end, so that the tiles still to come are known, and only their order is
not; as tiles need not touch, it does not matter. What is left to fill is a puzzle: some empty
half-field must be covered by some piece, and so on, going back where nothing fits. The narrowest
place comes first and the largest tile that fits it, as the fewest ways lead on from there.
"""

from __future__ import annotations

from typing import TypeAlias

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.number_stack import DEEPEST, NOTHING, Stack, pop, push, top
from quartier.games.tangram.position import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, SPAN, TILES, Position
from quartier.games.tangram.scoring import BOARD
from quartier.games.tangram.steps import WAYS
from quartier.kernel.bits import ALL, EMPTY, below, bit, count, down, has, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

Quarters: TypeAlias = tuple[Word, Word, Word, Word]
# A try is a half of the field, a piece (tiles from the largest on), a way, and the half-field of the piece that comes
# to lie there.
PIECE = WAYS * 8
HALF = 32 * PIECE
TRIES = 4 * HALF
SPRING = TILES
"""A fountain, counted after the tiles."""
PLAN = 1
"""A thinker at a table for one notes in the next seat's row of `laid`, which is free, where it means to lay each tile.

A field of its own would change the bytes of all positions, and match files are checked by their digest."""
NOT_FOUND = -1
FARTHEST = SPAN * SPAN
"""No two harmony markers are farther apart."""


@kernel
def narrowest(covered: Quarters) -> tuple[int, int]:
    """The field with the fewest open sides, half empty ones first; and how many half-fields have none at all."""
    north, east, south, west = BOARD & ~covered[0], BOARD & ~covered[1], BOARD & ~covered[2], BOARD & ~covered[3]
    above, beneath = north & up(south, 8), south & down(north, 8)
    right, left = east & down(west, 1), west & up(east, 1)
    upright, level = above | beneath, right | left
    whole = north & south
    half = (north | south) & ~whole
    both_upright, both_level = above & beneath, right & left
    alone, pair = half & ~(upright | level), whole & ~(upright | level)
    chosen = alone | pair
    if chosen == EMPTY:
        chosen = half & (upright ^ level)
    if chosen == EMPTY:
        chosen = whole & ((upright & ~both_upright & ~level) | (level & ~both_level & ~upright))
    if chosen == EMPTY:
        chosen = half
    if chosen == EMPTY:
        chosen = whole & ~((both_upright & level) | (both_level & upright))
    if chosen == EMPTY:
        chosen = whole
    return lowest(chosen), count(alone) + 2 * count(pair)


@kernel
def wanted(covered: Quarters, field: int, half: int) -> bool:
    """Whether the half is empty and has the first empty quarter of the field, the north or else the south."""
    north, east, south, west = covered
    if half == NORTH_EAST:
        return not has(north | east, field)
    if half == NORTH_WEST:
        return not has(north | west, field)
    if half == SOUTH_EAST:
        return has(north, field) and not has(south | east, field)
    return has(north, field) and not has(south | west, field)


@kernel
def piece_laid(box: BoxRecord, field: int, tried: int) -> Quarters:
    """The quarters that a try covers; none if the piece would leave the board."""
    half, piece, way, index = tried // HALF, tried % HALF // PIECE, tried % PIECE // 8, tried % 8
    if piece == SPRING:
        spring = bit(field)
        return (
            spring if half in (NORTH_EAST, NORTH_WEST) else EMPTY,
            spring if half in (NORTH_EAST, SOUTH_EAST) else EMPTY,
            spring if half in (SOUTH_EAST, SOUTH_WEST) else EMPTY,
            spring if half in (NORTH_WEST, SOUTH_WEST) else EMPTY,
        )
    tile = int(box.largest[piece])
    place = field - int(box.fields[tile, way, index])
    if place < 0 or not has(box.fits[tile, way], place):
        return EMPTY, EMPTY, EMPTY, EMPTY
    masks = box.masks[tile, way]
    return up(masks[0], place), up(masks[1], place), up(masks[2], place), up(masks[3], place)


@kernel
def next_try(
    box: BoxRecord, covered: Quarters, tiles: Word, fountains: int, field: int, after: int
) -> tuple[int, Quarters]:
    """The first try from `after` on that lies on empty area, and what it covers; TRIES if there is none."""
    half, piece = after // HALF, after % HALF // PIECE
    coming = ~below(after % PIECE)
    while half < 4:
        if wanted(covered, field, half):
            left = tiles & ~below(piece)
            while left != EMPTY:
                if lowest(left) > piece:
                    piece, coming = lowest(left), ALL
                ways = box.covering[int(box.largest[piece]), half] & coming
                while ways != EMPTY:
                    tried = half * HALF + piece * PIECE + lowest(ways)
                    laid = piece_laid(box, field, tried)
                    north, east = laid[0] & covered[0], laid[1] & covered[1]
                    south, west = laid[2] & covered[2], laid[3] & covered[3]
                    if laid[0] | laid[2] != EMPTY and north | east | south | west == EMPTY:
                        return tried, laid
                    ways = without_lowest(ways)
                left = without_lowest(left)
            if fountains > 0 and (piece < SPRING or coming == ALL):
                tried = half * HALF + SPRING * PIECE
                return tried, piece_laid(box, field, tried)
        half, piece, coming = half + 1, 0, ALL
    return TRIES, (EMPTY, EMPTY, EMPTY, EMPTY)


@kernel
def distance_in(box: BoxRecord, colours: Quarters, stack: Stack, pieces: int) -> int:
    """The harmony distance of the full board with these pieces; `colours`: north and south under black, then green."""
    black_north, black_south, green_north, green_south = colours
    for _ in range(pieces):
        tried, field = top(stack) // 64, top(stack) % 64
        stack = pop(stack)
        if tried % HALF // PIECE != SPRING:
            north, _, south, _ = piece_laid(box, field, tried)
            if tried % PIECE // 8 < WAYS // 2:
                black_north, black_south = black_north | north, black_south | south
            else:
                green_north, green_south = green_north | north, green_south | south
    black, green = black_north | black_south, green_north | green_south
    return abs(count(black & ~green) - count(green & ~black))


@kernel
def find_filling(
    box: BoxRecord, covered: Quarters, colours: Quarters, tiles: Word, area: int, fountains: int,
    enough: int, patience: int,
) -> tuple[int, Stack]:  # fmt: skip
    """Some of the tiles (of so much area) and fountains that fill the board, looked for in so many tries.

    Harmony distances up to `enough` are as good as each other; else the search goes on for a smaller one.
    How many pieces they are, and the stack of them: tries times 64 and their fields; NOT_FOUND if there are none.
    """
    stack = NOTHING
    best, found, least = stack, NOT_FOUND, FARTHEST + 1
    depth, after, field = 0, 0, 0
    forward = True
    while True:
        promising = True
        if covered[0] & covered[2] == BOARD:
            distance = distance_in(box, colours, stack, depth) if enough < FARTHEST else FARTHEST
            if distance <= enough:
                return depth, stack
            if distance < least:
                best, found, least = stack, depth, distance
            promising = False
        elif forward:
            field, alone = narrowest(covered)
            empty = count(BOARD & ~covered[0]) + count(BOARD & ~covered[2])
            promising = depth < DEEPEST and alone <= fountains and empty <= area + fountains
        tried, laid = TRIES, (EMPTY, EMPTY, EMPTY, EMPTY)
        if promising:
            tried, laid = next_try(box, covered, tiles, fountains, field, after)
        forward = tried < TRIES
        if forward:
            if patience == 0:
                return found, best
            patience -= 1
            stack = push(stack, tried * 64 + field)
            depth += 1
            after = 0
        else:
            if depth == 0:
                return found, best
            entry = top(stack)
            stack = pop(stack)
            depth -= 1
            tried, field = entry // 64, entry % 64
            laid = piece_laid(box, field, tried)
            after = tried + 1
        # What was empty is covered, or what was covered is empty again: either way it changes.
        covered = (covered[0] ^ laid[0], covered[1] ^ laid[1], covered[2] ^ laid[2], covered[3] ^ laid[3])
        change = -1 if forward else 1
        piece = tried % HALF // PIECE
        if piece == SPRING:
            fountains += change
        else:
            tiles ^= bit(piece)
            area += change * int(box.number[int(box.largest[piece])])


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
