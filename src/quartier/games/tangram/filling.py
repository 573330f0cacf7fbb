"""Whether a board can still be filled: a search for one way to do it.

All cards are played in the end, so that the tiles still to come are known, and only their order is
not; as tiles need not touch, it does not matter. What is left to fill is a puzzle: the first empty
half-field must be covered by some piece, and so on, going back where nothing fits.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quartier.games.tangram.position import NORTH_EAST, NORTH_WEST, SOUTH_EAST, SOUTH_WEST, TILES
from quartier.games.tangram.scoring import BOARD
from quartier.games.tangram.steps import WAYS
from quartier.kernel.bits import ALL, EMPTY, Word, below, bit, count, down, has, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import BoxRecord

Quarters: TypeAlias = tuple[Word, Word, Word, Word]
Stack: TypeAlias = tuple[Word, Word, Word, Word, Word]
"""Numbers below 2**20, three to a word: kernels allocate nothing."""

ENTRY = 20
ENTRIES = np.uint64((1 << 60) - 1)
ENTRY_MASK = np.uint64((1 << ENTRY) - 1)
DEEPEST = 15
"""The most pieces that a stack holds."""

# A try is a half of the field, a piece, a way and the half-field of the piece that comes to lie there.
PIECE = WAYS * 8
HALF = 32 * PIECE
TRIES = 4 * HALF
SPRING = TILES
"""A fountain, counted after the tiles."""


@kernel
def push(stack: Stack, number: int) -> Stack:
    """The stack with one more number on it."""
    first, second, third, fourth, fifth = stack
    return (
        (up(first, ENTRY) & ENTRIES) | np.uint64(number),
        (up(second, ENTRY) & ENTRIES) | down(first, 2 * ENTRY),
        (up(third, ENTRY) & ENTRIES) | down(second, 2 * ENTRY),
        (up(fourth, ENTRY) & ENTRIES) | down(third, 2 * ENTRY),
        (up(fifth, ENTRY) & ENTRIES) | down(fourth, 2 * ENTRY),
    )


@kernel
def top(stack: Stack) -> int:
    """The uppermost number of the stack."""
    return np.int64(stack[0] & ENTRY_MASK)  # type: ignore[return-value]


@kernel
def pop(stack: Stack) -> Stack:
    """The stack without its uppermost number."""
    first, second, third, fourth, fifth = stack
    return (
        down(first, ENTRY) | up(second & ENTRY_MASK, 2 * ENTRY),
        down(second, ENTRY) | up(third & ENTRY_MASK, 2 * ENTRY),
        down(third, ENTRY) | up(fourth & ENTRY_MASK, 2 * ENTRY),
        down(fourth, ENTRY) | up(fifth & ENTRY_MASK, 2 * ENTRY),
        down(fifth, ENTRY),
    )


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
    place = field - int(box.fields[piece, way, index])
    if place < 0 or not has(box.fits[piece, way], place):
        return EMPTY, EMPTY, EMPTY, EMPTY
    masks = box.masks[piece, way]
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
                ways = box.covering[piece, half] & coming
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
def can_be_filled(box: BoxRecord, covered: Quarters, tiles: Word, area: int, fountains: int, patience: int) -> bool:
    """Whether some of the tiles (of so much area) and fountains are found to fill the board, in so many tries."""
    stack = (EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
    depth, after = 0, 0
    while True:
        unfilled = BOARD & ~(covered[0] & covered[2])
        if unfilled == EMPTY:
            return True
        field = lowest(unfilled)
        tried, laid = TRIES, (EMPTY, EMPTY, EMPTY, EMPTY)
        enough = count(BOARD & ~covered[0]) + count(BOARD & ~covered[2]) <= area + fountains
        if enough and depth < DEEPEST:
            tried, laid = next_try(box, covered, tiles, fountains, field, after)
        forward = tried < TRIES
        if forward:
            if patience == 0:
                return False
            patience -= 1
            stack = push(stack, tried * 64 + field)
            depth += 1
            after = 0
        else:
            if depth == 0:
                return False
            entry = top(stack)
            stack = pop(stack)
            depth -= 1
            tried = entry // 64
            laid = piece_laid(box, entry % 64, tried)
            after = tried + 1
        # What was empty is covered, or what was covered is empty again: either way it changes.
        covered = (covered[0] ^ laid[0], covered[1] ^ laid[1], covered[2] ^ laid[2], covered[3] ^ laid[3])
        change = -1 if forward else 1
        piece = tried % HALF // PIECE
        if piece == SPRING:
            fountains += change
        else:
            tiles ^= bit(piece)
            area += change * int(box.number[piece])
