"""Where the skyline comes from: milestone by milestone, and what the end took off."""

from __future__ import annotations

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.skylines.position import ENDED
from quartier.games.skylines.vocabulary import SKYLINE


def items(state: State, box: Box) -> list[Item]:
    """The points of the city, itemised; a lost city has none of them."""
    record = state[0]
    if int(record.outcome) > ENDED:
        return [Item(int(box.record[0].low[SKYLINE]), Message("skylines-item-lost"))]
    gained = record.gained.tolist()[: int(record.milestones)]
    return skyline_items(gained, int(record.tracks[SKYLINE]), int(record.deducted))


def skyline_items(gained: list[int], skyline: int, deducted: int) -> list[Item]:
    """The same from its numbers: what no milestone gave came straight from cards or happiness above its end."""
    found = [Item(points, Message("skylines-item-milestone", {"number": n})) for n, points in enumerate(gained, 1)]
    straight = skyline + deducted - sum(gained)
    if straight:
        found.append(Item(straight, Message("skylines-item-straight")))
    if deducted:
        found.append(Item(-deducted, Message("skylines-item-burdens")))
    return found
