"""The generic functions as Python calls them: on arrays of one position and one box.

A one-element array crosses into compiled code four times faster than a record scalar.
"""

from __future__ import annotations

from quartier.kernel import notation, rules, telling
from quartier.kernel.compiling import entry
from quartier.kernel.notation import Text
from quartier.kernel.random import RandomState
from quartier.kernel.records import Int64s
from quartier.kernel.report import Report
from quartier.kernel.rules import Steps
from quartier.kernel.signatures import Boxes, Positions


@entry
def start(positions: Positions, box: Boxes) -> None:
    rules.start(positions[0], box[0])


@entry
def actors(positions: Positions, box: Boxes) -> int:
    return rules.actors(positions[0], box[0])


def mid_turn(positions: Positions, seat: int) -> bool:
    """Whether a seat has begun a turn and not ended it."""
    return positions["drafting"].item() >> seat & 1 != 0


@entry
def legal(positions: Positions, box: Boxes, seat: int, steps: Steps) -> int:
    return rules.legal(positions[0], box[0], seat, steps)


@entry
def pick(positions: Positions, box: Boxes, seat: int, random: RandomState, steps: Steps) -> int:
    return rules.pick(positions[0], box[0], seat, random, steps)


@entry
def check(positions: Positions, box: Boxes, seat: int, step: int) -> int:
    return rules.check(positions[0], box[0], seat, step)


@entry
def check_all(positions: Positions, box: Boxes, seat: int, codes: Int64s) -> None:
    """The rule code of every step of the move space."""
    for step in range(codes.shape[0]):
        codes[step] = rules.check(positions[0], box[0], seat, step)


@entry
def apply(positions: Positions, box: Boxes, seat: int, step: int) -> None:
    rules.apply(positions[0], box[0], seat, step)


@entry
def over(positions: Positions, box: Boxes) -> bool:
    return rules.over(positions[0], box[0])


@entry
def score(positions: Positions, box: Boxes, seat: int) -> int:
    return rules.score(positions[0], box[0], seat)


@entry
def hide(positions: Positions, box: Boxes, seat: int) -> None:
    rules.hide(positions[0], box[0], seat)


@entry
def deal(positions: Positions, box: Boxes, random: RandomState) -> None:
    rules.deal(positions[0], box[0], random)


@entry
def tell_view(positions: Positions, box: Boxes, seat: int, report: Report) -> None:
    telling.tell_view(positions[0], box[0], seat, report)


@entry
def tell_board(positions: Positions, box: Boxes, seat: int, report: Report) -> None:
    telling.tell_board(positions[0], box[0], seat, report)


@entry
def tell_items(positions: Positions, box: Boxes, seat: int, report: Report) -> None:
    telling.tell_items(positions[0], box[0], seat, report)


@entry
def tell_standings(positions: Positions, box: Boxes, report: Report) -> None:
    telling.tell_standings(positions[0], box[0], report)


@entry
def failed(positions: Positions, box: Boxes) -> bool:
    return telling.failed(positions[0], box[0])


@entry
def spell_steps(positions: Positions, box: Boxes, seat: int, steps: Steps, report: Report) -> None:
    telling.spell_steps(positions[0], box[0], seat, steps, steps.shape[0], report)


@entry
def spell_legal(positions: Positions, box: Boxes, seat: int, steps: Steps, report: Report) -> None:
    """`steps` is scratch, as long as the move space."""
    telling.spell_legal(positions[0], box[0], seat, steps, report)


@entry
def make_steps(positions: Positions, box: Boxes, seat: int, text: Text, steps: Steps, report: Report) -> int:
    """`steps` is room for as many as the text may have; on an error the position is left in between."""
    return notation.make_steps(positions[0], box[0], seat, text, steps, report)
