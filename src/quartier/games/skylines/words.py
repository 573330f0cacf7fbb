"""The words of what is told about a city: messages with their arguments."""

from __future__ import annotations

from enum import IntEnum

from quartier.core.reports import Arguments, Vocabulary
from quartier.games.skylines.names import PART_LETTERS
from quartier.games.skylines.steps import Rule


class Say(IntEnum):
    """What is said of a city; the names are the ids of the texts."""

    PHASE_ARRANGE = 10
    PHASE_ROLE = 11
    PHASE_OPEN = 12
    PHASE_ACT = 13
    PHASE_LAY = 14
    PHASE_DRAW = 15
    PHASE_REPLACE = 16
    PHASE_PUT = 17
    PHASE_REFILL = 18
    PHASE_GRADE_1 = 21
    PHASE_GRADE_2 = 22
    PHASE_GRADE_3 = 23
    PHASE_GRADE_4 = 24
    PHASE_GRADE_5 = 25
    PHASE_GRADE_6 = 26
    PHASE_GRADE_7 = 27
    PHASE_GRADE_8 = 28
    PHASE_NO_MONEY = 30
    PHASE_NO_ACTION = 31
    PHASE_UNHAPPY = 32
    PHASE_COLLAPSED = 33
    ITEM_MILESTONE = 40
    ITEM_STRAIGHT = 41
    ITEM_BURDENS = 42
    ITEM_HAPPINESS = 43
    ITEM_MISSING = 44
    ITEM_LOST = 45


ARGUMENTS: Arguments = {
    Say.ITEM_MILESTONE: {"number": int},
    **{say: {"skyline": int} for say in Say if say.name.startswith("PHASE_GRADE")},
}
WORDS = Vocabulary(Say, ARGUMENTS, rule_arguments={Rule.NOT_IN_PLAY: {"part": tuple(PART_LETTERS.upper())}})
