"""What every game tells those who think about it: generic functions beside the rules.

Points are counted in thousandths here, as integers, so that compiled and interpreted
thinking agree to the last bit.
"""

from __future__ import annotations

import functools
from typing import TypeAlias

from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.records import Int64s
from quartier.kernel.rules import BoxRecord, Position, over, score

POINT = 1000
"""One point, as judgements count."""
NOTES = 32
"""How many integers a long look may leave."""
Notes: TypeAlias = Int64s
"""So many integers."""


@kernel
def whole_table(position: Position, box: BoxRecord, seat: int) -> int:
    """Everything bears on it."""
    return seat


@functools.partial(generic, default=whole_table)
def focus(position: Position, box: BoxRecord, seat: int) -> int:
    """Leave out what does not bear on the seat's own result; return which seat it is then."""
    return 0


@kernel
def points_so_far(position: Position, box: BoxRecord, seat: int) -> int:
    """No look ahead at all."""
    return score(position, box, seat) * POINT


@functools.partial(generic, default=points_so_far)
def judge(position: Position, box: BoxRecord, seat: int) -> int:
    """The seat's final result as a quick look expects it; of a match that is over, the result itself."""
    return 0


@kernel
def own_result(position: Position, box: BoxRecord, seat: int) -> int:
    """The seat's own result, whatever the others get."""
    return judge(position, box, seat)


@functools.partial(generic, default=own_result)
def utility(position: Position, box: BoxRecord, seat: int) -> int:
    """What the seat plays for: its own result, unless a game looks at the others' as well."""
    return 0


@kernel
def nothing_else(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    """All characters are alike."""
    return 0


@functools.partial(generic, default=nothing_else)
def leaning(position: Position, box: BoxRecord, seat: int, character: int) -> int:
    """What a position is worth to a character beyond what its seat plays for; a game counts its own from 1."""
    return 0


@kernel
def all_ways(position: Position, box: BoxRecord, seat: int) -> int:
    """No limit."""
    return 0


@functools.partial(generic, default=all_ways)
def branch_limit(position: Position, box: BoxRecord, seat: int) -> int:
    """How many ways to go on from here are worth a search, so that they leave room for others; 0: no limit."""
    return 0


@kernel
def nothing_found(position: Position, box: BoxRecord, seat: int, notes: Notes) -> int:
    """No long looks."""
    return 0


@functools.partial(generic, default=nothing_found)
def plan_ahead(position: Position, box: BoxRecord, seat: int, notes: Notes) -> int:
    """Take a long look, and leave in the position what helps to judge its future; by how much its judgement changes.

    What was found is kept in `notes`, which are all zero at first: with the same notes, every later look is quick
    and changes no judgement.
    """
    return 0


@kernel
def at_the_end(position: Position, box: BoxRecord, wave: int) -> bool:
    """Only results count."""
    return over(position, box)


@functools.partial(generic, default=at_the_end)
def horizon_reached(position: Position, box: BoxRecord, wave: int) -> bool:
    """Whether a future that began in that wave may be judged: at the end of the match, unless a game says otherwise."""
    return False


@kernel
def none_needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Every step is thought about."""
    return False


@functools.partial(generic, default=none_needless)
def needless(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Whether another legal step leads to the same for certain, so that this one need not be thought about."""
    return False
