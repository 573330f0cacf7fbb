"""How notation becomes steps: read letter by letter, the way back from what `spell` writes.

The first number of a text counts the letters that were read so far. Nobody reads beyond a space: the letters of a
step end there, or with the text.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.bits import flagged
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.records import Int32s
from quartier.kernel.report import Report, begin_list, end_text, put
from quartier.kernel.rules import (
    ALLOWED,
    NOT_TO_MOVE,
    OVER,
    BoxRecord,
    Position,
    Steps,
    actors,
    apply,
    check,
    mid_turn,
    over,
)
from quartier.kernel.telling import SPACE, spell

Text: TypeAlias = Int32s
DIGIT_0 = ord("0")
LONGEST_NUMBER = 9


class Flaw(IntEnum):
    """What can be wrong with a text, by codes between those of the rules of all games and those of a game's own."""

    MALFORMED = 8
    """It is no move of this game."""
    TOO_LONG = 9
    """It goes on after the end of the turn."""


NO_MOVE, TURN_HAS_ENDED = (-int(flaw) for flaw in Flaw)
"""What is answered in the place of a step."""


def text_of(notation: str) -> Text:
    """A text as kernels read it."""
    return np.array([0, *map(ord, notation)], np.int32)


@generic
def find_step(position: Position, box: BoxRecord, seat: int, text: Text, report: Report) -> int:
    """Read the notation of a step and return the step, whether it is legal or not.

    Where no step could be that move: minus the code of the rule that it breaks, or `NO_MOVE`. What the rule's text
    names is put into the report. All letters of a move are read before a rule is named: what has letters left is none.
    """
    return NO_MOVE


@kernel
def make_steps(position: Position, box: BoxRecord, seat: int, text: Text, steps: Steps, report: Report) -> int:
    """Make the steps of a turn, or of its beginning, note them in `steps` and return their number.

    Or minus the code of the rule that the next one breaks, or of a flaw; then the position is left in between. The
    report tells the notation of the steps made, as it is written, and then what the rule's text names.
    """
    made, place = 0, begin_list(report)
    while skip_spaces(text):
        end_text(report, place)
        if made == steps.shape[0] or (made > 0 and not mid_turn(position, seat)):
            return TURN_HAS_ENDED
        # Whether the seat may act is asked first: a move can only be read as an answer to a decision.
        if not flagged(actors(position, box), seat):
            return -OVER if over(position, box) else -NOT_TO_MOVE
        step = find_step(position, box, seat, text, report)
        if not step_ends(text):
            return NO_MOVE
        if step < 0:
            return step
        rule = check(position, box, seat, step)
        if rule != ALLOWED:
            return -int(rule)
        if made > 0:
            put(report, SPACE)
        spell(position, box, seat, step, report)
        apply(position, box, seat, step)
        steps[made] = step
        made += 1
    end_text(report, place)
    return made


# What games read with


@kernel
def letter_ahead(text: Text, ahead: int) -> int:
    """A letter that was not read yet, counted from the next one; a space behind the last."""
    place = int(text[0]) + 1 + ahead
    return int(text[place]) if place < text.shape[0] else SPACE


@kernel
def step_ends(text: Text) -> bool:
    """Whether all letters of a step are read."""
    return letter_ahead(text, 0) == SPACE


@kernel
def skip_spaces(text: Text) -> bool:
    """Go to the next step; return whether there is one."""
    while int(text[0]) + 1 < text.shape[0] and letter_ahead(text, 0) == SPACE:
        text[0] += 1
    return not step_ends(text)


@kernel
def take_word(text: Text, word: Any) -> bool:
    """Read a word (`letters("…")`) if it comes next."""
    length = matched(text, word)
    text[0] += length
    return length > 0


@kernel
def take_whole(text: Text, word: Any) -> bool:
    """Read a word if it comes next and the step ends with it."""
    length = matched(text, word)
    if length == 0 or letter_ahead(text, length) != SPACE:
        return False
    text[0] += length
    return True


@kernel
def take_letter(text: Text, choices: Any) -> int:
    """Read one of some letters and return which; -1: none of them comes next."""
    for index in range(choices.shape[0]):
        if letter_ahead(text, 0) == int(choices[index]):
            text[0] += 1
            return index
    return -1


@kernel
def take_name(text: Text, names: Any) -> int:
    """Read the longest of some names that comes next, each a row that ends with spaces, and return which; -1: none."""
    found, longest = -1, 0
    for index in range(names.shape[0]):
        length = matched(text, names[index])
        if length > longest:
            found, longest = index, length
    text[0] += longest
    return found


@kernel
def matched(text: Text, word: Any) -> int:
    """How many letters a word has, up to its first space, if all of them come next; else 0."""
    for index in range(word.shape[0]):
        if int(word[index]) == SPACE:
            return index
        if letter_ahead(text, index) != int(word[index]):
            return 0
    return int(word.shape[0])


@kernel
def take_decimal(text: Text) -> int:
    """Read a number above 0, as it is written; -1: none comes next."""
    number, digits = 0, 0
    while digits < LONGEST_NUMBER:
        digit = letter_ahead(text, 0) - DIGIT_0
        if digit < 0 or digit > 9 or (digits == 0 and digit == 0):
            break
        number = 10 * number + digit
        digits += 1
        text[0] += 1
    return number if digits > 0 else -1
