"""Covering fields of a board in time: a search that finds a way, or shows that there is none.

The fields to cover have a round by whose end they must be full, so that a tile of a later round must not lie on them.
Those that are due first are covered first, the narrowest place of them before others. What has no time to be filled
is seen early: by area, round for round, and by half-fields that nothing but a fountain fits into.
"""

from __future__ import annotations

from typing import Annotated

from quartier.games.tangram.hindsight_table import Bounds, Masks
from quartier.games.tangram.position import FOUNTAINS, NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, TILES
from quartier.games.tangram.scoring import BOARD
from quartier.kernel.bits import EMPTY, bit, count, down, has, lowest, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Int32s, Int64s, Word, Words, record_type

ROUNDS = FOUNTAINS
"""With the final one."""
SPRING = 1 << 20
"""From here on a piece is a fountain: 64 times its half and its field."""
DEPTH = 128
NO_WAY, NO_PATIENCE = -1, -2


class Bench:
    """What a search works on: the tiles with their rounds, what lies, what is to be covered when, and its own stack."""

    random: Annotated[Words, 4]
    rounds: Annotated[Int64s, TILES + 1]  # the round of each tile, from 1 on
    sizes: Annotated[Int64s, TILES + 1]  # its half-fields
    smallest: int  # the half-fields of the smallest
    lying: Annotated[Words, 4]  # the quarters that are covered before anything is laid
    spare: Annotated[Int64s, TILES + 1]  # 1: the tile may be laid
    due: Annotated[Words, ROUNDS + 2]  # the fields to cover by the end of each round, those of earlier ones included
    tried: Annotated[Int64s, TILES + 1]  # the tiles in the order in which they are tried
    shift: int  # which of a tile's ways is tried first
    area: Annotated[Int64s, ROUNDS + 2]  # half-fields of the tiles that may still be laid, by round
    pieces: Annotated[Int64s, DEPTH]  # what was laid: ways to lie, or fountains
    cells: Annotated[Int64s, DEPTH]  # the cell that each was to cover
    turns: Annotated[Int64s, DEPTH]  # which tile in order it is
    ways: Annotated[Int64s, DEPTH]  # which of its ways comes next
    nodes: int  # pieces laid in all
    depth: int  # pieces that lie now
    fountains: int  # of them
    covered: Annotated[Words, 4]  # the quarters that are covered now


BENCH = record_type(Bench)


@kernel
def narrowest_cell(north: Word, east: Word, south: Word, west: Word, due: Word) -> tuple[int, int, int]:
    """The narrowest cell that is due; how many half-fields have no open side: due ones, and all."""
    north, east, south, west = BOARD & ~north, BOARD & ~east, BOARD & ~south, BOARD & ~west
    above, beneath = north & up(south, 8), south & down(north, 8)
    right, left = east & down(west, 1), west & up(east, 1)
    upright, level = above | beneath, right | left
    whole = north & south
    half = (north | south) & ~whole
    both_upright, both_level = above & beneath, right & left
    alone, pair = half & ~(upright | level), whole & ~(upright | level)
    all_alone = count(alone) + 2 * count(pair)
    half, whole = half & due, whole & due
    alone, pair = alone & due, pair & due
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
    field = lowest(chosen)
    return field if has(north, field) else 64 + field, count(alone) + 2 * count(pair), all_alone


@kernel
def round_due(bench: Bench, full: Word, last: int) -> int:
    """The first round that something is due in which is not full; after the last: none."""
    found = 1
    while found <= last and bench.due[found] & ~full == EMPTY:
        found += 1
    return found


@kernel
def spare_area(bench: Bench, tile: int, sign: int) -> None:
    """Count a tile among those that may be laid, or no more."""
    for later in range(int(bench.rounds[tile]), ROUNDS + 1):
        bench.area[later] += sign * bench.sizes[tile]


@kernel
def cover(bench: Bench, masks: Masks, covering: Int32s, first: Bounds, last: int, patience: int) -> int:
    """Cover what is due by the end of a round; how many pieces that takes, in so many tries; or none is found."""
    for later in range(ROUNDS + 2):
        bench.area[later] = 0
    for tile in range(TILES):
        if bench.spare[tile] == 1:
            spare_area(bench, tile, 1)
    for quarter in range(4):
        bench.covered[quarter] = bench.lying[quarter]
    bench.depth = bench.fountains = bench.nodes = 0
    return cover_on(bench, masks, covering, first, last, patience)


@kernel
def cover_on(bench: Bench, masks: Masks, covering: Int32s, first: Bounds, last: int, patience: int) -> int:
    """Go on where patience has ended."""
    north, east, south, west = bench.covered[0], bench.covered[1], bench.covered[2], bench.covered[3]
    pieces, cells, turns, ways = bench.pieces, bench.cells, bench.turns, bench.ways
    spare, rounds, tried = bench.spare, bench.rounds, bench.tried
    depth, springs, patience_left = bench.depth, bench.fountains, patience
    forward = True
    while True:
        if forward:
            now = round_due(bench, north & south, last)
            if now > last:
                return depth
            for later in range(now, last + 1):
                due = bench.due[later]
                if count(due & ~north) + count(due & ~south) > bench.area[later] + later - springs:
                    forward = False
            if forward:
                cell, alone, all_alone = narrowest_cell(north, east, south, west, bench.due[now])
                cells[depth], turns[depth], ways[depth] = cell, 0, 0
                # A tile of one or two half-fields could lie where otherwise only fountains fit.
                if bench.smallest > 2 and alone > now - springs:
                    forward = False
                if bench.smallest > 2 and bench.due[last] == BOARD and all_alone > last - springs:
                    forward = False
        if not forward:
            if depth == 0:
                return NO_WAY
            depth -= 1
            piece = pieces[depth]
            if piece < SPRING:
                north, east = north ^ masks[piece, 0], east ^ masks[piece, 1]
                south, west = south ^ masks[piece, 2], west ^ masks[piece, 3]
                tile = tried[turns[depth]]
                spare[tile] = 1
                spare_area(bench, tile, 1)
            else:
                springs -= 1
                half, spring = (piece - SPRING) >> 6, bit((piece - SPRING) & 63)
                north = north ^ spring if half in (NORTH_EAST, NORTH_WEST) else north
                east = east ^ spring if half in (NORTH_EAST, SOUTH_EAST) else east
                south = south ^ spring if half in (SOUTH_EAST, SOUTH_WEST) else south
                west = west ^ spring if half in (SOUTH_WEST, NORTH_WEST) else west
            now = round_due(bench, north & south, last)
        cell = cells[depth]
        piece = -1
        while turns[depth] < TILES and piece < 0:
            tile = tried[turns[depth]]
            if spare[tile] == 1 and rounds[tile] <= now:
                begin = first[cell, tile]
                length = first[cell, tile + 1] - begin
                early = bench.due[rounds[tile] - 1]
                while ways[depth] < length:
                    way = covering[begin + (ways[depth] + bench.shift) % length]
                    ways[depth] += 1
                    on_something = (masks[way, 0] & (north | early)) | (masks[way, 2] & (south | early))
                    if on_something | (masks[way, 1] & east) | (masks[way, 3] & west) == EMPTY:
                        piece = way
                        break
            if piece < 0:
                turns[depth] += 1
                ways[depth] = 0
        if piece >= 0:
            tile = tried[turns[depth]]
            spare[tile] = 0
            spare_area(bench, tile, -1)
            north, east = north ^ masks[piece, 0], east ^ masks[piece, 1]
            south, west = south ^ masks[piece, 2], west ^ masks[piece, 3]
        elif springs < now:
            spring = bit(cell & 63)
            while ways[depth] < 2 and piece < 0:
                eastern = ways[depth] == 0
                ways[depth] += 1
                if (east if eastern else west) & spring == EMPTY:
                    if cell < 64:
                        piece = SPRING + 64 * (NORTH_EAST if eastern else NORTH_WEST) + cell
                        north = north ^ spring
                    else:
                        piece = SPRING + 64 * (SOUTH_EAST if eastern else SOUTH_WEST) + (cell & 63)
                        south = south ^ spring
                    if eastern:
                        east = east ^ spring
                    else:
                        west = west ^ spring
                    springs += 1
        forward = piece >= 0
        if forward:
            pieces[depth] = piece
            depth += 1
            bench.nodes += 1
            patience_left -= 1
            if patience_left < 0:
                bench.depth, bench.fountains = depth, springs
                bench.covered[0], bench.covered[1], bench.covered[2], bench.covered[3] = north, east, south, west
                return NO_PATIENCE
