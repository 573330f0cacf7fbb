"""What a seat's points come from: each tourist, with the fields that count."""

from __future__ import annotations

from quartier.games.cities.box import BoxRecord
from quartier.games.cities.geometry import table_field
from quartier.games.cities.position import (
    ATTRACTION,
    CAFE,
    FREE_POSITION,
    PARK,
    POSITION,
    TOURISTS,
    Position,
)
from quartier.games.cities.scoring import outlook
from quartier.games.cities.view import put_fields
from quartier.games.cities.words import Say
from quartier.kernel import telling
from quartier.kernel.bits import EMPTY, bit, count, has, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Word
from quartier.kernel.report import Report, put


@implements(telling.tell_items, POSITION, FREE_POSITION)
@kernel
def tell_items(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    # As one reads: a free city keeps its fields in the order in which its tiles were laid.
    put(report, count(position.tourists[seat]))
    rest = position.tourists[seat]
    while rest != EMPTY:
        field = first_read(position, seat, rest)
        rest ^= bit(field)
        _, fields, neighbours = outlook(position, seat, field)
        if has(position.kinds[seat, CAFE], field):
            tell_cafe(position, seat, fields, report)
        else:
            # Whoever is read later in the same zone finds it counted.
            again = fields & position.tourists[seat] & ~rest & ~bit(field) != EMPTY
            tell_zone(has(position.kinds[seat, ATTRACTION], field), again, count(fields), count(neighbours), report)
        put(report, 1 + table_field(position, seat, field))
        put_fields(position, seat, fields, report)
        put_fields(position, seat, neighbours, report)


@kernel
def first_read(position: Position, seat: int, fields: Word) -> int:
    """The field of a set that one reads first."""
    first = lowest(fields)
    rest = without_lowest(fields)
    while rest != EMPTY:
        if table_field(position, seat, lowest(rest)) < table_field(position, seat, first):
            first = lowest(rest)
        rest = without_lowest(rest)
    return first


@kernel
def tell_cafe(position: Position, seat: int, seen: Word, report: Report) -> None:
    """Points and reason of a tourist in a café."""
    parks = count(seen & position.kinds[seat, PARK])
    put(report, count(seen))
    put(report, Say.ITEM_CAFE_PLAIN if position.level == 1 else Say.ITEM_CAFE)
    put(report, count(seen) - parks)
    put(report, parks)


@kernel
def tell_zone(attraction: bool, again: bool, fields: int, neighbours: int, report: Report) -> None:
    """Points and reason of a tourist in a zone."""
    put(report, 0 if again else fields + neighbours)
    if attraction:
        put(report, Say.ITEM_ATTRACTION_AGAIN if again else Say.ITEM_ATTRACTION)
    else:
        put(report, Say.ITEM_PARK_AGAIN if again else Say.ITEM_PARK)
    put(report, fields)
    put(report, neighbours)


@implements(telling.tell_tie_breaks, POSITION, FREE_POSITION)
@kernel
def tell_tie_breaks(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The points of single tourists, the best first."""
    put(report, TOURISTS)
    first = int(report[0]) + 1
    for _ in range(TOURISTS):
        put(report, 0)
    rest = position.tourists[seat]
    while rest != EMPTY:
        sort_in(report, first, outlook(position, seat, lowest(rest))[0])
        rest = without_lowest(rest)


@kernel
def sort_in(report: Report, first: int, points: int) -> None:
    """Put points among those of the other tourists, which stand from a place on, the best first."""
    place = first + TOURISTS - 1
    if place < report.shape[0]:
        while place > first and report[place - 1] < points:
            report[place] = report[place - 1]
            place -= 1
        report[place] = points
