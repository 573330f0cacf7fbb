"""Chains: which tiles of a guild hang together, how long they are, how many blocks they touch."""

from __future__ import annotations

import numpy as np

from quartier.games.guilds.box import BoxRecord
from quartier.games.guilds.position import BLOCK_SPACES
from quartier.kernel.bits import EMPTY, bit, count, down, lowest, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

BLOCK = np.uint64(0xFF)
"""The spaces of the first block."""
_LASTS = np.uint64(0x8080808080808080)
"""The last space of each block."""


@kernel
def block_spaces(block: int) -> Word:
    """The spaces of a block."""
    return up(BLOCK, BLOCK_SPACES * block)


@kernel
def first_spaces(spaces: Word) -> Word:
    """The first space of each block that has one of these spaces."""
    # Adding 127 to the seven others carries into the last space of a block unless none of them is there.
    last = (((spaces & ~_LASTS) + ~_LASTS) | spaces) & _LASTS
    return down(last, BLOCK_SPACES - 1)


@kernel
def blocks_touched(spaces: Word) -> int:
    """How many blocks have one of these spaces."""
    return count(first_spaces(spaces))


@kernel
def chain_of(box: BoxRecord, space: int, tiles: Word) -> Word:
    """The tiles that hang together with the one on a space."""
    chain = bit(space)
    edge = chain
    while edge != EMPTY:
        found = box.neighbours[lowest(edge)] & tiles & ~chain
        chain |= found
        edge = without_lowest(edge) | found
    return chain


@kernel
def longest_chain(box: BoxRecord, tiles: Word, through: Word) -> tuple[int, int, Word]:
    """The longest chain of a guild's tiles with one of the spaces `through`: size, blocks, spaces.

    Of equally long ones it is the one that touches more blocks, which is also worth more.
    """
    size, blocks, longest = 0, 0, EMPTY
    rest = tiles & through
    while rest != EMPTY:
        chain = chain_of(box, lowest(rest), tiles)
        rest &= ~chain
        length = count(chain)
        if length >= size:
            touched = blocks_touched(chain)
            if length > size or touched > blocks:
                size, blocks, longest = length, touched, chain
    return size, blocks, longest
