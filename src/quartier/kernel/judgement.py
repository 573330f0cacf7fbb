"""What every game tells those who think about it: generic functions beside the rules.

Points are counted in thousandths here, as integers, so that compiled and interpreted
thinking agree to the last bit.
"""

from __future__ import annotations

import functools

from quartier.kernel.compiling import generic, kernel
from quartier.kernel.rules import BoxRecord, Position

POINT = 1000
"""One point, as judgements count."""


@generic
def focus(position: Position, box: BoxRecord, seat: int) -> int:
    """Leave out what does not bear on the seat's own result; return which seat it is then."""
    return 0


@generic
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    """The seat's final result as a quick look expects it; of a match that is over, the result itself."""
    return 0


@kernel
def own_result(position: Position, box: BoxRecord, seat: int) -> int:
    """The seat's own result, whatever the others get."""
    return judge(position, box, seat)


@functools.partial(generic, default=own_result)
def aim(position: Position, box: BoxRecord, seat: int) -> int:
    """What the seat plays for: its own result, unless a game looks at the others' as well."""
    return 0


@kernel
def all_ways(position: Position, box: BoxRecord, seat: int) -> int:
    """No limit."""
    return 0


@functools.partial(generic, default=all_ways)
def variety(position: Position, box: BoxRecord, seat: int) -> int:
    """How many ways to go on from here are worth a search, so that they leave room for others; 0: no limit."""
    return 0


@generic
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Whether another legal step leads to the same for certain, so that this one need not be thought about."""
    return False
