"""Random numbers whose state is four words, part of a position or passed in (xoshiro256**)."""

from __future__ import annotations

import hashlib
from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word, Words

RandomState: TypeAlias = Words

_5 = np.uint64(5)
_7 = np.uint64(7)
_9 = np.uint64(9)
_17 = np.uint64(17)
_19 = np.uint64(19)
_32 = np.uint64(32)
_45 = np.uint64(45)
_57 = np.uint64(57)
_LOW = np.uint64(0xFFFFFFFF)
_SPAN = np.uint64(1 << 32)


def seeded(text: str) -> RandomState:
    """The state that a seed stands for: every seed is expanded by SHA-256."""
    return np.frombuffer(hashlib.sha256(text.encode()).digest(), dtype="<u8").astype(np.uint64)


@kernel
def next_word(state: RandomState) -> Word:
    """The next 64 random bits; the state moves on."""
    scrambled = state[1] * _5
    result = ((scrambled << _7) | (scrambled >> _57)) * _9
    shifted = state[1] << _17
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= shifted
    state[3] = (state[3] << _45) | (state[3] >> _19)
    return result


@kernel
def draw(state: RandomState, number: int) -> int:
    """A number from 0 to `number` - 1 (below 2**32), each exactly as likely as the others."""
    many = np.uint64(number)
    product = (next_word(state) >> _32) * many
    if product & _LOW < many:
        threshold = _SPAN % many
        while product & _LOW < threshold:
            product = (next_word(state) >> _32) * many
    return np.int64(product >> _32)  # type: ignore[return-value]


@kernel
def shuffle(state: RandomState, items: Any, number: int) -> None:
    """Put the first `number` items into random order."""
    for last in range(number - 1, 0, -1):
        chosen = draw(state, last + 1)
        kept = items[last]
        items[last] = items[chosen]
        items[chosen] = kept
