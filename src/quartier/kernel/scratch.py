"""Room for some numbers while a kernel runs: on the stack, where it costs nothing, so that nobody has to pass it on.

Compilers know these functions by themselves (`runtime.py`): a length is a constant, and what is there is undefined.
"""

from __future__ import annotations

import numpy as np

from quartier.kernel.records import Int16s, Int32s


def small_room(length: int) -> Int16s:
    """Room for so many small numbers, for as long as the kernel that asks for it runs."""
    return np.empty(length, np.int16)


def room(length: int) -> Int32s:
    """The same for larger ones."""
    return np.empty(length, np.int32)
