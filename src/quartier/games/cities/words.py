"""The words of what is told about a position: messages with their arguments, the names of fields."""

from __future__ import annotations

from enum import IntEnum

from quartier.core.reports import Arguments, Vocabulary
from quartier.games.cities.names import FIELDS, PIECES


class Say(IntEnum):
    """What is said of a position; the names are the ids of the texts."""

    PHASE_START = 10
    PHASE_LAY = 11
    PHASE_TOURIST = 12
    PHASE_EXTRA = 13
    ITEM_ATTRACTION = 14
    ITEM_ATTRACTION_AGAIN = 15
    ITEM_PARK = 16
    ITEM_PARK_AGAIN = 17
    ITEM_CAFE = 18
    ITEM_CAFE_PLAIN = 19


ROUND = {"round": int, "rounds": int}
ZONE = {"fields": int, "neighbours": int}
SIGHT = {"water": int, "parks": int}
ARGUMENTS: Arguments = {
    Say.PHASE_LAY: {**ROUND, "tile": int},
    Say.PHASE_TOURIST: ROUND,
    Say.PHASE_EXTRA: {**ROUND, "tile": int},
    Say.ITEM_ATTRACTION: ZONE,
    Say.ITEM_ATTRACTION_AGAIN: ZONE,
    Say.ITEM_PARK: ZONE,
    Say.ITEM_PARK_AGAIN: ZONE,
    Say.ITEM_CAFE: SIGHT,
    Say.ITEM_CAFE_PLAIN: SIGHT,
}
WORDS = Vocabulary(Say, ARGUMENTS, PIECES, FIELDS)
