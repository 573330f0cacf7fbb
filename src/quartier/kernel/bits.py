"""Sets as words of 64 bits, and small ones (seats, switches) as flags of a plain integer.

Unsigned words meet only typed constants: Numba makes a float of a `uint64` and a plain integer.
"""

from __future__ import annotations

import functools

import numpy as np

from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

EMPTY = np.uint64(0)
ONE = np.uint64(1)
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)

_TWO = np.uint64(2)
_FOUR = np.uint64(4)
_EIGHT = np.uint64(8)
_TOP = np.uint64(56)
_PAIRS = np.uint64(0x5555555555555555)
_QUADS = np.uint64(0x3333333333333333)
_BYTES = np.uint64(0x0F0F0F0F0F0F0F0F)
_SUM = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_BYTE = np.uint64(0xFF)
_SEVEN = np.uint64(7)
_DIAGONAL = np.uint64(0x8040201008040201)
_LOWS = np.uint64(0x7F7F7F7F7F7F7F7F)


@kernel
def bit(index: int) -> Word:
    """The set of just this thing."""
    return ONE << np.uint64(index)


@kernel
def has(word: Word, index: int) -> bool:
    """Whether the thing is in the set."""
    return (word >> np.uint64(index)) & ONE != EMPTY


@kernel
def up(word: Word, by: int) -> Word:
    """The set with every index raised."""
    return word << np.uint64(by)


@kernel
def down(word: Word, by: int) -> Word:
    """The set with every index lowered."""
    return word >> np.uint64(by)


@kernel
def without_lowest(word: Word) -> Word:
    """The set without its lowest thing."""
    return word & (word - ONE)


@kernel
def below(index: int) -> Word:
    """All things with a lower index (at most 63)."""
    return (ONE << np.uint64(index)) - ONE


def members(word: int) -> list[int]:
    """The things in a set, the lowest first, for plain Python."""
    found = []
    while word:
        found.append((word & -word).bit_length() - 1)
        word &= word - 1
    return found


@kernel
def flag(index: int) -> int:
    """The flag of just this thing."""
    return 1 << index


@kernel
def flagged(flags: int, index: int) -> bool:
    """Whether the thing's flag is set."""
    return flags >> index & 1 != 0


def _count_by_halves(word: Word) -> int:
    """How many things are in the set: LLVM makes one instruction of it."""
    word = word - ((word >> ONE) & _PAIRS)
    word = (word & _QUADS) + ((word >> _TWO) & _QUADS)
    word = (word + (word >> _FOUR)) & _BYTES
    return np.int64((word * _SUM) >> _TOP)  # type: ignore[return-value]


@functools.partial(kernel, compiled_as=_count_by_halves)
def count(word: Word) -> int:
    """How many things are in the set."""
    return int(word).bit_count()


def _count_below(word: Word) -> int:
    """The lowest index in the set; 64 if it is empty."""
    return count(~word & (word - ONE))


@functools.partial(kernel, compiled_as=_count_below)
def lowest(word: Word) -> int:
    """The lowest index in the set; 64 if it is empty."""
    whole = int(word)
    return (whole & -whole).bit_length() - 1 if whole else 64


def _nth_by_bytes(word: Word, number: int) -> int:
    """The index of the thing in the set with so many others below it: first its byte is found, then its bit there."""
    counts = word - ((word >> ONE) & _PAIRS)
    counts = (counts & _QUADS) + ((counts >> _TWO) & _QUADS)
    # In each byte, how many things are there and below.
    sums = ((counts + (counts >> _FOUR)) & _BYTES) * _SUM
    passed = (((np.uint64(number) * _SUM) | _TOPS) - sums) & _TOPS
    first = np.uint64(8 * count(passed))
    left = np.uint64(number) - (((sums << _EIGHT) >> first) & _BYTE)
    # The bits of that byte come into a byte each, and the same is done again.
    spread = (((word >> first) & _BYTE) * _SUM) & _DIAGONAL
    sums = (((spread + _LOWS) >> _SEVEN) & _SUM) * _SUM
    passed = (((left * _SUM) | _TOPS) - sums) & _TOPS
    return np.int64(first) + count(passed)  # type: ignore[return-value]


@functools.partial(kernel, compiled_as=_nth_by_bytes)
def nth(word: Word, number: int) -> int:
    """The index of the thing in the set with so many others below it; there are more than these."""
    whole = int(word)
    for _ in range(number):
        whole &= whole - 1
    return (whole & -whole).bit_length() - 1
