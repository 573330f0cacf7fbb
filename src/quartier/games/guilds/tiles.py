"""Tiles in a hand or face down: those of a kind are alike, so they are counts of kinds, small enough for one word."""

from __future__ import annotations

import numpy as np

from quartier.games.guilds.position import MINSTREL
from quartier.kernel.bits import EMPTY, count, down, lowest, up
from quartier.kernel.compiling import kernel
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Int8s, Word

_BYTE = np.uint64(0xFF)
_FIRSTS = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)


@kernel
def guild_tiles(counts: Int8s) -> Word:
    """How many tiles are of each kind but minstrels, a byte each: a compiler makes one load of it."""
    tiles = EMPTY
    for kind in range(MINSTREL):
        tiles |= up(np.uint64(int(counts[kind])) & _BYTE, 8 * kind)
    return tiles


@kernel
def tiles_of(tiles: Word, kind: int) -> int:
    """How many of the tiles in a word are of a kind."""
    return np.int64(down(tiles, 8 * kind) & _BYTE)  # type: ignore[return-value]


@kernel
def drawn_kind(counts: Int8s, random: RandomState) -> int:
    """The kind of any of these tiles, each as likely as the others."""
    # In each byte, how many tiles are of that kind and of those before it.
    sums = guild_tiles(counts) * _FIRSTS
    number = np.int64(down(sums, 56)) + int(counts[MINSTREL])
    chosen = draw(random, number)  # type: ignore[arg-type]
    # The top bit of a byte says that the chosen one comes after these tiles.
    return count(((np.uint64(chosen) * _FIRSTS | _TOPS) - sums) & _TOPS)


@kernel
def kinds_in(known: Int8s, secret: Int8s) -> tuple[int, Word]:
    """How many kinds there are in a hand, and the kinds but for minstrels, a bit in the byte of each."""
    tiles = guild_tiles(known) | guild_tiles(secret)
    kinds = (tiles | down(tiles, 1) | down(tiles, 2)) & _FIRSTS
    minstrels = 1 if int(known[MINSTREL]) + int(secret[MINSTREL]) > 0 else 0
    return count(kinds) + minstrels, kinds


@kernel
def first_kind(kinds: Word) -> int:
    """The first of some kinds; where there is none but minstrels, these."""
    return lowest(kinds) // 8
