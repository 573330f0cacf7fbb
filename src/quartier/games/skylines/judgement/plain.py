"""What a city promises by its weighed features: happiness for every milestone to come, room, money, threats."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import (
    closed_land,
    districts_worth,
    free_land,
    milestones_left,
    money_due,
    tracks_worth,
)
from quartier.games.skylines.judgement.hands import hands_worth
from quartier.games.skylines.judgement.lasting import lasting_worth
from quartier.games.skylines.position import DRAWING, Position
from quartier.games.skylines.weights import CARD, JOINT, LONELY, SQUARE
from quartier.kernel.compiling import kernel


@kernel
def promised(position: Position, box: BoxRecord) -> int:
    """The final skyline as the weighed features expect it, of a city that is not finished."""
    left = milestones_left(position)
    due, later = money_due(position, box)
    worth = tracks_worth(position, box, left, due, later)
    if position.stage == DRAWING:
        worth += int(box.weights[CARD])
    worth += hands_worth(position, box, left, due, later)
    land, lasting = closed_land(position, box, left)
    free, pairs, lonely = free_land(position)
    worth += int(box.weights[SQUARE]) * (free * left + lasting)
    worth += (int(box.weights[JOINT]) * pairs - int(box.weights[LONELY]) * lonely) * left
    return worth + districts_worth(position, box, left) + lasting_worth(position, box, left, land + free)
