"""What the cards in hand would bring."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.judgement.features import track_worth
from quartier.games.skylines.position import FIRST_POLICY, Position
from quartier.games.skylines.rules.card_sets import card_at, number_of
from quartier.games.skylines.rules.conditions import could_be_met
from quartier.games.skylines.rules.effects import cost, forbids, moved, reward
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.vocabulary import FORBID, ZONES
from quartier.games.skylines.weights import HAND, PLAYABLE, SQUARE
from quartier.kernel.bits import EMPTY, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED

TILE = 3
"""Squares that a tile takes, about."""
UNPLAYABLE = -1
ENOUGH = 2
"""Cards of a hand that can be played, of which each is worth having."""


@kernel
def card_worth(position: Position, box: BoxRecord, card: int, left: int, due: int, later: int) -> int:
    """What a card would bring now, with its reward where its conditions could be met; -1: it cannot be played."""
    kind = int(box.kind[card])
    if bent(position, box, FORBID + kind) > 0:
        return UNPLAYABLE
    rewarded = kind >= ZONES or could_be_met(position, box, card)
    worth = 0 if card >= FIRST_POLICY else -int(box.weights[SQUARE]) * TILE * left
    rest = np.uint64(int(box.paid[card]) | (int(box.rewarded[card]) if rewarded else 0))
    while rest != EMPTY:
        track = lowest(rest)
        rest = without_lowest(rest)
        value, change = position.tracks[track], cost(position, box, card, track)
        if change != 0 and forbids(box, track, value, change) != ALLOWED:
            return UNPLAYABLE
        after = moved(box, track, value, change)
        if rewarded:
            after = moved(box, track, after, reward(position, box, card, track))
        if after != value:
            worth += track_worth(box, track, after, left, due, later) - track_worth(box, track, value, left, due, later)
    return max(worth, 0)


@kernel
def hands_worth(position: Position, box: BoxRecord, left: int, due: int, later: int) -> int:
    """What all cards in hand would bring now, added up; and that there are some to choose from."""
    worth, choices = 0, 0
    for seat in range(position.seats):
        playable = 0
        for index in range(number_of(position.hands[seat])):
            brings = card_worth(position, box, card_at(position.hands[seat], index), left, due, later)
            if brings != UNPLAYABLE:
                worth += brings
                playable += 1
        choices += min(playable, ENOUGH)
    return int(box.weights[HAND]) * worth // 1000 + int(box.weights[PLAYABLE]) * choices
