"""What every game tells about a position: generic functions that write into a report, and what is made of them.

They get what `hide` has left, so that nothing secret can be told.
"""

from __future__ import annotations

import functools
from enum import IntEnum

from quartier.kernel.bits import flagged
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import generic
from quartier.kernel.report import Report, begin_list, count_part, end_text, put
from quartier.kernel.rules import BoxRecord, Position, Steps, actors, legal, over, score

SPACE = 32


class Say(IntEnum):
    """The messages of all games by their numbers; a game's own begin at 10."""

    PHASE_OVER = 0
    PHASE_WAIT = 1
    ITEM_POINTS = 2


PHASE_OVER, PHASE_WAIT, ITEM_POINTS = (int(say) for say in Say)


@generic
def tell_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """All boards and pieces, as the game's `Board` declares them, for a seat (-1: a spectator)."""


@generic
def tell_phase(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """What is to do now, a message: its number and its arguments."""


@kernel
def tell_sum(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """All points in one item."""
    put(report, 1)
    put_item(report, score(position, box, seat), ITEM_POINTS)
    put_nothing_more(report)


@functools.partial(generic, default=tell_sum)
def tell_items(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """The points of a seat, a list of items: points, reason, piece, fields, neighbours."""


@kernel
def no_tie_breaks(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """Equal scores stay equal."""
    put(report, 0)


@functools.partial(generic, default=no_tie_breaks)
def tell_tie_breaks(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """What is compared, one after the other, between seats of equal score, a list: more is better."""


@kernel
def never_fails(position: Position, box: BoxRecord) -> bool:
    """Somebody always wins."""
    return False


@functools.partial(generic, default=never_fails)
def failed(position: Position, box: BoxRecord) -> bool:
    """Whether the seats of a cooperative game have not reached their goal, now that it is over."""
    return False


@generic
def spell(position: Position, box: BoxRecord, seat: int, step: int, report: Report) -> None:
    """The letters of a step's notation, without white space, for a step that is legal."""


# What is made of them


@kernel
def put_item(report: Report, points: int, reason: int) -> None:
    """Begin an item; the arguments of its reason, its piece, fields and neighbours follow."""
    put(report, points)
    put(report, reason)


@kernel
def put_nothing_more(report: Report) -> None:
    """End an item that has no piece, no fields and no neighbours."""
    put(report, 0)
    put(report, 0)
    put(report, 0)


@kernel
def tell_standings(position: Position, box: BoxRecord, report: Report) -> None:
    """All seats with rank, score, tie-breaks and items, a list."""
    put(report, position.seats)
    first = int(report[0]) + 1
    # Rank 1 is shared by all who win together, and by nobody if they lose.
    best = 2 if failed(position, box) else 1
    for seat in range(position.seats):
        put(report, seat)
        put(report, best)
        put(report, score(position, box, seat))
        tell_tie_breaks(position, box, seat, report)
        place = begin_list(report)
        tell_items(position, box, seat, report)
        end_text(report, place)
    # What had no room will be written again.
    if int(report[0]) < report.shape[0]:
        rank_standings(report, first, position.seats)


@kernel
def rank_standings(report: Report, first: int, seats: int) -> None:
    """Raise the rank of each standing by the number of those ahead of it; the first stands at this place."""
    ours = first
    for _ in range(seats):
        theirs = first
        for _ in range(seats):
            if is_ahead(report, theirs, ours):
                report[ours + 1] += 1
            theirs = next_standing(report, theirs)
        ours = next_standing(report, ours)


@kernel
def is_ahead(report: Report, theirs: int, ours: int) -> bool:
    """Whether a standing is better than another, by score and tie-breaks."""
    if report[theirs + 2] != report[ours + 2]:
        return bool(report[theirs + 2] > report[ours + 2])
    for index in range(4, 4 + int(report[ours + 3])):
        if report[theirs + index] != report[ours + index]:
            return bool(report[theirs + index] > report[ours + index])
    return False


@kernel
def next_standing(report: Report, place: int) -> int:
    """The place behind a standing: seat, rank, score, tie-breaks, items."""
    items = place + 4 + int(report[place + 3])
    return items + 1 + int(report[items])


@kernel
def tell_view(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """All of a view but its log and its legal steps: wave, over, actors, who is ready, phase, standings, board."""
    put(report, position.wave)
    ended, acting = over(position, box), actors(position, box)
    put(report, 1 if ended else 0)
    place = begin_list(report)
    for other in range(position.seats):
        if flagged(acting, other):
            put(report, other)
            count_part(report, place)
    place = begin_list(report)
    for other in range(position.seats):
        if not ended and not flagged(acting, other):
            put(report, other)
            count_part(report, place)
    tell_phase(position, box, seat, report)
    tell_standings(position, box, report)
    tell_board(position, box, seat, report)


@kernel
def spell_steps(position: Position, box: BoxRecord, seat: int, steps: Steps, number: int, report: Report) -> None:
    """The notation of some steps, one after the other, a space behind each."""
    for index in range(number):
        spell(position, box, seat, int(steps[index]), report)
        put(report, SPACE)


@kernel
def spell_legal(position: Position, box: BoxRecord, seat: int, steps: Steps, report: Report) -> None:
    """The same for all legal steps of a seat that may act."""
    if seat >= 0 and flagged(actors(position, box), seat):
        spell_steps(position, box, seat, steps, legal(position, box, seat, steps), report)
