"""The generic functions as Python calls them: on arrays of one position and one box.

A one-element array crosses into compiled code four times faster than a record scalar.
"""

from __future__ import annotations

from typing import Any

from quartier.kernel import rules, telling
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


@entry
def tell_view(positions: Any, box: Any, seat: int, report: Any) -> None:
    telling.tell_view(positions[0], box[0], seat, report)


@entry
def tell_board(positions: Any, box: Any, seat: int, report: Any) -> None:
    telling.tell_board(positions[0], box[0], seat, report)


@entry
def tell_items(positions: Any, box: Any, seat: int, report: Any) -> None:
    telling.tell_items(positions[0], box[0], seat, report)


@entry
def tell_standings(positions: Any, box: Any, report: Any) -> None:
    telling.tell_standings(positions[0], box[0], report)


@entry
def failed(positions: Any, box: Any) -> bool:
    return telling.failed(positions[0], box[0])


@entry
def spell_steps(positions: Any, box: Any, seat: int, steps: Any, report: Any) -> None:
    telling.spell_steps(positions[0], box[0], seat, steps, steps.shape[0], report)


@entry
def spell_legal(positions: Any, box: Any, seat: int, steps: Any, report: Any) -> None:
    """`steps` is scratch, as long as the move space."""
    telling.spell_legal(positions[0], box[0], seat, steps, report)
