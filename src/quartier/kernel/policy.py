"""Quick play by a game's judgement: the step, the turn, the rest of the match that looks best at once."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from quartier.kernel.bits import lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.judgement import horizon_reached, judge, needless
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, apply, legal, mid_turn


@kernel
def best_listed(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    """The step that the judgement prefers, of all that are listed."""
    number = legal(position, box, seat, steps)
    chosen, most = int(steps[0]), 0
    unseen = True
    for index in range(number):
        step = int(steps[index])
        if needless(position, box, seat, step):
            continue
        spare[0] = position
        apply(spare[0], box, seat, step)
        worth = judge(spare[0], box, seat)
        if unseen or worth > most:
            chosen, most, unseen = step, worth, False
    return chosen


@functools.partial(generic, default=best_listed)
def best_step(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any) -> int:
    """The step after which the seat's prospects look best; `spare` is scratch for two positions.

    By default every step is judged; a game may know a shorter way, and leave in the position what it found out.
    """
    return 0


@kernel
def play_on(position: Position, box: BoxRecord, wave: int, reach: int, steps: Steps, spare: Any) -> None:
    """Play a future that began in that wave until it can be judged, every seat by what looks best to it.

    Who sees only so many waves ahead (`reach`; -1: as far as the game goes) judges it there.
    """
    while not horizon_reached(position, box, wave) and (reach < 0 or position.wave < wave + reach):
        seat = lowest(np.uint64(actors(position, box)))
        apply(position, box, seat, best_step(position, box, seat, steps, spare))


@kernel
def quick_turn(position: Position, box: BoxRecord, seat: int, steps: Steps, spare: Any, turn: Steps) -> int:
    """Make the turn that looks best step by step; note its steps; return their number."""
    made = 0
    while made < turn.shape[0]:
        turn[made] = best_step(position, box, seat, steps, spare)
        apply(position, box, seat, int(turn[made]))
        made += 1
        if not mid_turn(position, seat):
            break
    return made
