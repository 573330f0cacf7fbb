"""What is said of a position and of its points: messages, their arguments, the names of fields."""

from __future__ import annotations

from enum import IntEnum

from quartier.core.reports import Vocabulary
from quartier.games.tangram.names import FIELDS


class Say(IntEnum):
    """The messages; their names are the ids of the texts."""

    PHASE_SIDE = 10
    PHASE_LAY = 11
    PHASE_FOUNTAIN = 12
    PHASE_FINAL = 13
    PHASE_GRADE_1 = 14
    PHASE_GRADE_2 = 15
    PHASE_GRADE_3 = 16
    PHASE_GRADE_4 = 17
    PHASE_GRADE_5 = 18
    ITEM_START = 19
    ITEM_ROUND = 20
    ITEM_PLANNING = 21
    ITEM_HARMONY = 22


SOLO_GRADES = (Say.PHASE_GRADE_1, Say.PHASE_GRADE_2, Say.PHASE_GRADE_3, Say.PHASE_GRADE_4, Say.PHASE_GRADE_5)

WORDS = Vocabulary(
    Say,
    {
        Say.PHASE_LAY: {"round": int, "rounds": int, "tile": int, "card": int},
        Say.PHASE_FOUNTAIN: {"round": int, "rounds": int},
        Say.PHASE_FINAL: {"round": int, "rounds": int, "tiles": int},
        **{grade: {"points": int} for grade in SOLO_GRADES},
        Say.ITEM_ROUND: {"round": int, "width": int, "height": int},
        Say.ITEM_PLANNING: {"full": int},
        Say.ITEM_HARMONY: {"black": int, "green": int, "distance": int},
    },
    fields=FIELDS,
)
