"""What is seen of a city: all but the order of the stacks, and what is to do."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.grades import grade
from quartier.games.skylines.position import (
    ACTING,
    CASTING,
    COLUMNS,
    DONE,
    ENDED,
    FIRST_POLICY,
    FIRST_UNIQUE,
    LEVELS,
    NO_MONEY,
    OPENING,
    POSITION,
    ROWS,
    SHAPES,
    SLOTS,
    SQUARES,
    Position,
)
from quartier.games.skylines.rules.actions import exchange_price
from quartier.games.skylines.rules.card_sets import WORD, card_at, number_of
from quartier.games.skylines.rules.draws import stack_size
from quartier.games.skylines.rules.effects import LAST_TRACK, cost
from quartier.games.skylines.rules.frame import all_open
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.laying import check_play
from quartier.games.skylines.rules.milestone import burdens, check_end, is_forced, labour_cost, missing_supply
from quartier.games.skylines.rules.opening import part_price
from quartier.games.skylines.rules.swapping import swap_price
from quartier.games.skylines.vocabulary import (
    HAPPINESS,
    MILESTONE_HAPPINESS,
    MILESTONE_MONEY,
    SERVICES,
    SKYLINE,
    ZONES,
)
from quartier.games.skylines.words import Say
from quartier.kernel import telling
from quartier.kernel.bits import EMPTY, flagged, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.records import Words
from quartier.kernel.report import Report, begin_list, count_part, put, put_all, put_flagged, put_known
from quartier.kernel.rules import ALLOWED

GRADE_SAID = int(Say.PHASE_GRADE_1) - 1
"""Added to a grade: what is said of a city that has it."""
STAGE_SAID = int(Say.PHASE_ARRANGE)
"""Added to a stage: what is to do then."""
LOSS_SAID = int(Say.PHASE_NO_MONEY) - NO_MONEY
"""Added to an outcome: how the city was lost."""


@implements(telling.tell_phase, POSITION)
@kernel
def tell_phase(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """What is to do now; after the end, how the city did."""
    if position.outcome == ENDED:
        put(report, GRADE_SAID + grade(position.tracks[SKYLINE]))
        put(report, position.tracks[SKYLINE])
    elif position.stage == DONE:
        put(report, LOSS_SAID + position.outcome)
    elif seat != position.active:
        put(report, telling.PHASE_WAIT)
    else:
        put(report, STAGE_SAID + position.stage)


@implements(telling.tell_board, POSITION)
@kernel
def tell_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    """A `Board`, field by field; what the set says of tracks, cards and roles needs no numbers."""
    put(report, position.scenario)
    put(report, position.stage)
    put(report, position.outcome)
    put_known(report, grade(position.tracks[SKYLINE]) if position.outcome == ENDED else -1)
    put(report, position.active)
    put(report, position.starter)
    put(report, position.milestones)
    put_all(report, position.gained, position.milestones)
    for track in range(LAST_TRACK):
        put(report, position.tracks[track])
    tell_parts(position, box, report)
    tell_districts(position, report)
    tell_tiles(position, box, report)
    tell_supply(position, report)
    tell_cards(position, report)
    put(report, exchange_price(position, box))
    put(report, swap_price(position, box))
    tell_playable(position, box, report)
    tell_forecast(position, box, report)


@kernel
def tell_parts(position: Position, box: BoxRecord, report: Report) -> None:
    """The board parts of this game as they lie."""
    place = begin_list(report)
    for slot in range(SLOTS):
        number, turned = int(position.parts[slot]), int(position.turned[slot])
        if number < 0:
            continue
        count_part(report, place)
        put(report, number)
        put_known(report, int(position.places[slot]))
        put(report, turned)
        put(report, 1 if flagged(position.open, slot) else 0)
        put(report, part_price(position, box, slot))
        for _ in range(3):  # its squares, and the streets on their right and below them
            put(report, number)
            put(report, turned)


@kernel
def tell_districts(position: Position, report: Report) -> None:
    """The districts on open parts."""
    district = position.district
    put(report, position.districts)
    for number in range(position.districts):
        place = begin_list(report)
        for row in range(ROWS):
            for column in range(COLUMNS):
                if int(district[row, column]) == number:
                    put(report, COLUMNS * row + column)
                    count_part(report, place)
        put(report, int(position.tiles[number]))
        for zone in range(ZONES):
            put(report, int(position.zones[number, zone]))
        put(report, int(position.utilities[number]))
        put_flagged(report, int(position.services[number]), len(SERVICES))
        put_flagged(report, int(position.near[number]), len(SERVICES))


@kernel
def tell_tiles(position: Position, box: BoxRecord, report: Report) -> None:
    """The tiles in the order in which they were laid."""
    put(report, position.laid)
    for index in range(position.laid):
        form, corner = int(position.laid_at[index]) // SQUARES, int(position.laid_at[index]) % SQUARES
        put(report, int(position.laid_cards[index]))
        put(report, int(box.form_size[form]))
        for square in range(int(box.form_size[form])):
            put(report, corner + COLUMNS * int(box.form_y[form, square]) + int(box.form_x[form, square]))


@kernel
def tell_supply(position: Position, report: Report) -> None:
    """The zone tiles that are left, by zone and shape."""
    for zone in range(ZONES):
        place = begin_list(report)
        for shape in range(SHAPES):
            if int(position.supply[zone, shape]) != 0:
                put(report, shape)
                put(report, int(position.supply[zone, shape]))
                count_part(report, place)


@kernel
def put_cards(report: Report, cards: Words) -> None:
    """The cards of a set."""
    put(report, number_of(cards))
    for half in range(2):
        rest = cards[half]
        while rest != EMPTY:
            put(report, WORD * half + lowest(rest))
            rest = without_lowest(rest)


@kernel
def tell_cards(position: Position, report: Report) -> None:
    """Who holds what and is what; the stacks, the exchange pile; roles on offer; cards in force and in play."""
    put(report, position.seats)
    for seat in range(position.seats):
        put_cards(report, position.hands[seat])
        put(report, int(position.unknown[seat]))
        put_known(report, int(position.roles[seat]))
    put(report, LEVELS)
    for level in range(LEVELS):
        put(report, stack_size(position, level))
        put_cards(report, position.stacks[level])
    put_cards(report, position.pile)
    place = begin_list(report)
    for index in range(2):
        if position.stage == CASTING and int(position.offered[index]) >= 0:
            put(report, int(position.offered[index]))
            count_part(report, place)
    put_flagged(report, position.built, FIRST_POLICY - FIRST_UNIQUE)
    put_known(report, position.news)
    put_known(report, position.playing)
    put(report, position.put_away)


@kernel
def put_rule(report: Report, rule: int) -> None:
    """The rule that forbids something, if one does."""
    put_known(report, rule if rule != ALLOWED else -1)


@kernel
def tell_playable(position: Position, box: BoxRecord, report: Report) -> None:
    """The cards of the active seat, if it is to act: what each changes, and what forbids it."""
    number = number_of(position.hands[position.active]) if position.stage == ACTING else 0
    put(report, number)
    for index in range(number):
        card = card_at(position.hands[position.active], index)
        put(report, card)
        place = begin_list(report)
        for track in range(LAST_TRACK):
            change = cost(position, box, card, track)
            if change != 0:
                put(report, track)
                put(report, change)
                count_part(report, place)
        put_rule(report, check_play(position, box, position.active, card))


@kernel
def tell_forecast(position: Position, box: BoxRecord, report: Report) -> None:
    """What the end of the milestone would do now, once there is a board part to play on."""
    if position.stage <= OPENING or position.stage >= DONE:
        put(report, 0)
        return
    put(report, 1)
    cheer, missing = bent(position, box, MILESTONE_HAPPINESS), missing_supply(position, box)
    burden, last = burdens(position, box), all_open(position) or is_forced(position)
    put(report, bent(position, box, MILESTONE_MONEY))
    put(report, cheer)
    put(report, missing)
    put(report, labour_cost(position, box))
    put(report, burden)
    happiness = position.tracks[HAPPINESS] + cheer - missing
    put(report, position.tracks[SKYLINE] + happiness - (burden if last else 0))
    put(report, 1 if last else 0)
    put_rule(report, check_end(position, box) if position.stage == ACTING else ALLOWED)
    put(report, position.districts)
    for district in range(position.districts):
        put(report, max((2 if last else 1) - int(position.tiles[district]), 0))
