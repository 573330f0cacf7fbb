"""Where the skyline comes from: milestone by milestone, what stands to be scored, and what the end takes off."""

from __future__ import annotations

from typing import Any

import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.skylines.position import ENDED
from quartier.games.skylines.rules.milestone import burdens, missing_supply
from quartier.games.skylines.vocabulary import HAPPINESS, SKYLINE
from quartier.kernel.compiling import entry

LOST = "skylines-item-lost"
"""The one item of a lost city."""


@entry
def count_losses(positions: Any, box: Any, numbers: Any) -> None:
    """What missing supplies and burdens would take off now."""
    numbers[0] = missing_supply(positions[0], box[0])
    numbers[1] = burdens(positions[0], box[0])


def items(state: State, box: Box, seat: int) -> list[Item]:
    """The points of the city, itemised; a lost city has none of them."""
    record = state[0]
    outcome, skyline = int(record.outcome), int(record.tracks[SKYLINE])
    if outcome > ENDED:
        return [Item(int(box.record[0].low[SKYLINE]), Message(LOST))]
    gained = record.gained.tolist()[: int(record.milestones)]
    if outcome == ENDED:
        return skyline_items(gained, skyline, int(record.deducted))
    numbers = np.zeros(2, np.int64)
    count_losses(state, box.record, numbers)
    missing, burden = numbers.tolist()
    found = skyline_items(gained, skyline - burden, burden)
    for points, reason in ((int(record.tracks[HAPPINESS]), "happiness"), (-missing, "missing")):
        if points:
            found.append(Item(points, Message(f"skylines-item-{reason}")))
    return found


def skyline_items(gained: list[int], skyline: int, deducted: int) -> list[Item]:
    """The same from its numbers: what no milestone gave came straight from cards or happiness above its end."""
    found = [Item(points, Message("skylines-item-milestone", {"number": n})) for n, points in enumerate(gained, 1)]
    straight = skyline + deducted - sum(gained)
    if straight:
        found.append(Item(straight, Message("skylines-item-straight")))
    if deducted:
        found.append(Item(-deducted, Message("skylines-item-burdens")))
    return found
