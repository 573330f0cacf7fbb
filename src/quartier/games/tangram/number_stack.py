"""A stack of numbers in a few words, for searches in kernels that allocate nothing."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from quartier.kernel.bits import EMPTY, down, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word

Stack: TypeAlias = tuple[Word, Word, Word, Word, Word, Word]
"""Numbers below 2**20, three to a word."""

ENTRY = 20
ENTRIES = np.uint64((1 << 60) - 1)
ENTRY_MASK = np.uint64((1 << ENTRY) - 1)
DEEPEST = 18
"""The most numbers that a stack holds."""
NOTHING = (EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY)
"""The empty stack."""


@kernel
def push(stack: Stack, number: int) -> Stack:
    """The stack with one more number on it."""
    first, second, third, fourth, fifth, sixth = stack
    return (
        (up(first, ENTRY) & ENTRIES) | np.uint64(number),
        (up(second, ENTRY) & ENTRIES) | down(first, 2 * ENTRY),
        (up(third, ENTRY) & ENTRIES) | down(second, 2 * ENTRY),
        (up(fourth, ENTRY) & ENTRIES) | down(third, 2 * ENTRY),
        (up(fifth, ENTRY) & ENTRIES) | down(fourth, 2 * ENTRY),
        (up(sixth, ENTRY) & ENTRIES) | down(fifth, 2 * ENTRY),
    )


@kernel
def top(stack: Stack) -> int:
    """The uppermost number of the stack."""
    return np.int64(stack[0] & ENTRY_MASK)  # type: ignore[return-value]


@kernel
def pop(stack: Stack) -> Stack:
    """The stack without its uppermost number."""
    first, second, third, fourth, fifth, sixth = stack
    return (
        down(first, ENTRY) | up(second & ENTRY_MASK, 2 * ENTRY),
        down(second, ENTRY) | up(third & ENTRY_MASK, 2 * ENTRY),
        down(third, ENTRY) | up(fourth & ENTRY_MASK, 2 * ENTRY),
        down(fourth, ENTRY) | up(fifth & ENTRY_MASK, 2 * ENTRY),
        down(fifth, ENTRY) | up(sixth & ENTRY_MASK, 2 * ENTRY),
        down(sixth, ENTRY),
    )
