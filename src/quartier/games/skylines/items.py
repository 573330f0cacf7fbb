"""Where the skyline comes from: milestone by milestone, what stands to be scored, and what the end takes off."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import ENDED, POSITION, RUNNING, Position
from quartier.games.skylines.rules.milestone import burdens, missing_supply
from quartier.games.skylines.vocabulary import HAPPINESS, SKYLINE
from quartier.games.skylines.words import Say
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, begin_list, count_part, put
from quartier.kernel.telling import put_item, put_nothing_more


@implements(telling.tell_items, POSITION)
@kernel
def tell_items(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The points of the city, itemised; a lost city has none of them."""
    place = begin_list(report)
    if position.outcome > ENDED:
        put_points(report, place, box.low[SKYLINE], Say.ITEM_LOST)
        return
    running = position.outcome == RUNNING
    # What no milestone gave came straight from cards, or from happiness above its end.
    straight = position.tracks[SKYLINE] + (0 if running else position.deducted)
    for milestone in range(position.milestones):
        gained = int(position.gained[milestone])
        straight -= gained
        count_part(report, place)
        put_item(report, gained, Say.ITEM_MILESTONE)
        put(report, milestone + 1)
        put_nothing_more(report)
    put_points(report, place, straight, Say.ITEM_STRAIGHT)
    put_points(report, place, -(burdens(position, box) if running else position.deducted), Say.ITEM_BURDENS)
    if running:
        put_points(report, place, position.tracks[HAPPINESS], Say.ITEM_HAPPINESS)
        put_points(report, place, -missing_supply(position, box), Say.ITEM_MISSING)


@kernel
def put_points(report: Report, place: int, points: int, reason: int) -> None:
    """An item of the list that was begun at a place, if there are points."""
    if points != 0:
        count_part(report, place)
        put_item(report, points, reason)
        put_nothing_more(report)
