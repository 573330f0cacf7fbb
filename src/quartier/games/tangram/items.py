"""What a seat's points come from: where the marker began, each round's rectangle, the bonuses."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.covered import full_after
from quartier.games.tangram.position import FINAL, FIRST_POINT, POSITION, READY, ROUND_CARDS, ROUNDS, Position
from quartier.games.tangram.scoring import (
    black_fields,
    full_fields,
    green_fields,
    harmony_bonus,
    harmony_distance,
    largest_rectangle,
    planning_bonus,
    rectangle_fields,
)
from quartier.games.tangram.waves import ends_round, round_of
from quartier.games.tangram.words import Say
from quartier.kernel import telling
from quartier.kernel.bits import count
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word
from quartier.kernel.report import Report, put, put_members
from quartier.kernel.telling import put_item, put_nothing_more

BONUSES = 2


@implements(telling.tell_items, POSITION)
@kernel
def tell_items(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    ended = position.wave > FINAL
    before = ROUNDS if ended else max(position.wave - 1, 0) // ROUND_CARDS
    put(report, 1 + before + (1 + BONUSES if ended else 0))
    put_item(report, FIRST_POINT, Say.ITEM_START)
    put_nothing_more(report)
    for index in range(before):
        put_round(report, index + 1, full_after(position, box, seat, index + 1))
    if ended:
        put_round(report, ROUNDS + 1, full_fields(position, seat))
        put_bonuses(position, seat, report)


@kernel
def tell_due(position: Position, seat: int, report: Report) -> None:
    """What the round will bring to a seat that is ready with its last card."""
    if seat < 0 or not ends_round(position.wave) or int(position.stage[seat]) != READY:
        put(report, 0)
        return
    put(report, 1 + BONUSES if position.wave == FINAL else 1)
    put_round(report, 1 + round_of(position.wave), full_fields(position, seat))
    if position.wave == FINAL:
        put_bonuses(position, seat, report)


@kernel
def put_round(report: Report, number: int, full: Word) -> None:
    """What the largest rectangle of full fields brings in a round."""
    area, corner, width = largest_rectangle(full)
    put_item(report, area, Say.ITEM_ROUND)
    put(report, number)
    put(report, width)
    put(report, area // width if width > 0 else 0)
    put(report, 0)
    put_members(report, rectangle_fields(area, corner, width))
    put(report, 0)


@kernel
def put_bonuses(position: Position, seat: int, report: Report) -> None:
    """The planning bonus and the harmony bonus of a board that is finished."""
    full = full_fields(position, seat)
    put_item(report, planning_bonus(position, seat), Say.ITEM_PLANNING)
    put(report, count(full))
    put(report, 0)
    put_members(report, full)
    put(report, 0)
    black, green = black_fields(position, seat), green_fields(position, seat)
    distance = harmony_distance(position, seat)
    put_item(report, harmony_bonus(distance), Say.ITEM_HARMONY)
    put(report, count(black))
    put(report, count(green))
    put(report, distance)
    put(report, 0)
    put_members(report, black)
    put_members(report, green)
