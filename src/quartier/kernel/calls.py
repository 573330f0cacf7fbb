"""The generic functions as Python calls them: on arrays of one position and one box.

A one-element array crosses into compiled code four times faster than a record scalar.
"""

from __future__ import annotations

from typing import Any

from quartier.kernel import rules
from quartier.kernel.compiling import entry


@entry
def start(positions: Any, box: Any) -> None:
    rules.start(positions[0], box[0])


@entry
def actors(positions: Any, box: Any) -> int:
    return rules.actors(positions[0], box[0])


def may_act(positions: Any, box: Any, seat: int) -> bool:
    """Whether a seat may act now."""
    return actors(positions, box) >> seat & 1 != 0


def mid_turn(positions: Any, seat: int) -> bool:
    """Whether a seat has begun a turn and not ended it."""
    return positions["drafting"].item() >> seat & 1 != 0


@entry
def legal(positions: Any, box: Any, seat: int, steps: Any) -> int:
    return rules.legal(positions[0], box[0], seat, steps)


@entry
def pick(positions: Any, box: Any, seat: int, random: Any, steps: Any) -> int:
    return rules.pick(positions[0], box[0], seat, random, steps)


@entry
def check(positions: Any, box: Any, seat: int, step: int) -> int:
    return rules.check(positions[0], box[0], seat, step)


@entry
def check_all(positions: Any, box: Any, seat: int, codes: Any) -> None:
    """The rule code of every step of the move space."""
    for step in range(codes.shape[0]):
        codes[step] = rules.check(positions[0], box[0], seat, step)


@entry
def apply(positions: Any, box: Any, seat: int, step: int) -> None:
    rules.apply(positions[0], box[0], seat, step)


@entry
def over(positions: Any, box: Any) -> bool:
    return rules.over(positions[0], box[0])


@entry
def score(positions: Any, box: Any, seat: int) -> int:
    return rules.score(positions[0], box[0], seat)


@entry
def hide(positions: Any, box: Any, seat: int) -> None:
    rules.hide(positions[0], box[0], seat)


@entry
def deal(positions: Any, box: Any, random: Any) -> None:
    rules.deal(positions[0], box[0], random)
