"""Whether the conditions of a card hold: where its tile is to lie, or anywhere at all."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import CONDITIONS, Position
from quartier.games.skylines.rules.effects import cost, moved
from quartier.games.skylines.rules.ground import is_beside
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.vocabulary import (
    EVERYWHERE,
    HAPPINESS,
    HAS_SERVICE,
    HAS_ZONES,
    IS_ABOVE,
    IS_BELOW,
    NO_CONDITION,
    REACH,
    SKYLINE,
    SUSPEND,
)
from quartier.kernel.bits import flag, flagged
from quartier.kernel.compiling import kernel


@kernel
def is_at_hand(position: Position, box: BoxRecord, service: int, district: int, form: int, corner: int) -> bool:
    """Whether a service is at hand for a tile at a corner."""
    if bent(position, box, SUSPEND + service) > 0:
        return False
    if bent(position, box, EVERYWHERE + service) > 0:
        return True
    if district < 0:
        return False
    if flagged(int(position.services[district]), service):
        return True
    if not flagged(int(position.near[district]), service):
        return False
    return bent(position, box, REACH) > 0 or is_beside(position, box, form, corner, service)


@kernel
def compares(asked: int, stands: int, value: int) -> bool:
    """Whether a marker stands below, above or at a value, as a condition asks."""
    if asked == IS_BELOW:
        return stands < value
    return stands > value if asked == IS_ABOVE else stands == value


@kernel
def is_met(position: Position, box: BoxRecord, card: int, paid: bool, district: int, form: int, corner: int) -> bool:
    """Whether the conditions of a card hold where its tile is to lie (or lies, if its cost is paid).

    "Already" never counts the tile itself: a zone is counted in its district after its reward.
    """
    for index in range(CONDITIONS):
        asked = int(box.conditions[card, index, 0])
        what, value = int(box.conditions[card, index, 1]), int(box.conditions[card, index, 2])
        if asked == NO_CONDITION:
            return True
        if asked == HAS_SERVICE:
            if not is_at_hand(position, box, what, district, form, corner):
                return False
        elif asked == HAS_ZONES:
            if district < 0 or int(position.zones[district, what]) < value:
                return False
        else:
            stands = position.tracks[what]
            if not paid:
                stands = moved(box, what, stands, cost(position, box, card, what))
                if what == HAPPINESS:
                    stands = min(stands, box.high[what])
                elif what == SKYLINE:
                    happy = position.tracks[HAPPINESS] + cost(position, box, card, HAPPINESS)
                    stands += max(happy - box.high[HAPPINESS], 0)
            if not compares(asked, stands, value):
                return False
    return True


@kernel
def could_be_met(position: Position, box: BoxRecord, card: int) -> bool:
    """Whether a zone card's conditions hold in some district, small services taken as if they were at hand."""
    needed = 0
    for index in range(CONDITIONS):
        asked, what = int(box.conditions[card, index, 0]), int(box.conditions[card, index, 1])
        value = int(box.conditions[card, index, 2])
        if asked == NO_CONDITION:
            break
        if asked == HAS_SERVICE:
            if bent(position, box, SUSPEND + what) > 0:
                return False
            if bent(position, box, EVERYWHERE + what) <= 0:
                needed |= flag(what)
        elif asked != HAS_ZONES:
            stands = moved(box, what, position.tracks[what], cost(position, box, card, what))
            if not compares(asked, stands, value):
                return False
    for district in range(position.districts):
        offered = int(position.services[district]) | int(position.near[district])
        if needed & ~offered != 0:
            continue
        enough = True
        for index in range(CONDITIONS):
            if int(box.conditions[card, index, 0]) == HAS_ZONES:
                zone = int(box.conditions[card, index, 1])
                if int(position.zones[district, zone]) < int(box.conditions[card, index, 2]):
                    enough = False
        if enough:
            return True
    return False
