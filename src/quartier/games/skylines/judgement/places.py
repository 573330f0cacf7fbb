"""Where the tile of a card is best laid, as a quick look sees it: what fits at once, a few of them weighed."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import (
    COLUMNS,
    CONDITIONS,
    FORM_ROWS,
    ROWS,
    SLOTS,
    SPAN,
    SQUARES,
    Position,
)
from quartier.games.skylines.rules.conditions import compares, is_met
from quartier.games.skylines.rules.effects import check_reward, cost, moved
from quartier.games.skylines.rules.frame import all_open, upper_left
from quartier.games.skylines.rules.ground import district_under
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.laying import check_district, usable_shapes
from quartier.games.skylines.rules.windows import HALF, LINE, LOWER, WIDTH, corner_at, fitting, look
from quartier.games.skylines.steps import LAY
from quartier.games.skylines.vocabulary import (
    EVERYWHERE,
    HAS_SERVICE,
    HAS_ZONES,
    NO_CONDITION,
    REACH,
    SERVICE,
    SUSPEND,
    UTILITIES,
    UTILITY,
    ZONES,
)
from quartier.games.skylines.weights import JOINT, LACKING, LARGE, LONELY, SMALL, SQUARE
from quartier.kernel.bits import EMPTY, bit, count, down, flag, flagged, lowest, nth, up, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED

NOWHERE = -1
LOOKS = 2
"""Places looked at for each form in each board part."""
ANY, REWARDED, UNREWARDED = range(3)
"""What is asked of a place: nothing; that the card is rewarded there; that it is not, since that would be too much."""
ALL_DISTRICTS = -1
"""Every district's flag."""
LINES = np.uint64((1 << WIDTH * HALF) - 1)
"""The upper half of a window."""


@kernel
def rewarding_districts(position: Position, box: BoxRecord, card: int) -> tuple[int, int, int]:
    """The districts, a flag each, where a zone's conditions hold, and where they do beside small services.

    The third is one of these services, -1 if there is none.
    """
    needed, beside = 0, -1
    for index in range(CONDITIONS):
        asked, what = int(box.conditions[card, index, 0]), int(box.conditions[card, index, 1])
        if asked == NO_CONDITION:
            break
        if asked == HAS_SERVICE:
            if bent(position, box, SUSPEND + what) > 0:
                return 0, 0, -1
            if bent(position, box, EVERYWHERE + what) <= 0:
                needed |= flag(what)
        elif asked != HAS_ZONES:
            stands = moved(box, what, position.tracks[what], cost(position, box, card, what))
            if not compares(asked, stands, int(box.conditions[card, index, 2])):
                return 0, 0, -1
    certain, possible, reaching = 0, 0, bent(position, box, REACH) > 0
    for district in range(position.districts):
        large, small = int(position.services[district]), int(position.near[district])
        if needed & ~(large | small) != 0 or not has_zones(position, box, card, district):
            continue
        if reaching or needed & ~large == 0:
            certain |= flag(district)
        else:
            possible |= flag(district)
            beside = lowest(np.uint64(needed & ~large))
    return certain, possible, beside


@kernel
def has_zones(position: Position, box: BoxRecord, card: int, district: int) -> bool:
    """Whether a district has the zones that a card asks for."""
    for index in range(CONDITIONS):
        if int(box.conditions[card, index, 0]) == HAS_ZONES:
            zone = int(box.conditions[card, index, 1])
            if int(position.zones[district, zone]) < int(box.conditions[card, index, 2]):
                return False
    return True


@kernel
def squares_of(position: Position, slot: int, districts: int) -> Word:
    """The squares of some districts, a flag each, as a window has its corners, but as wide as the window."""
    top, left = upper_left(position, slot)
    found = EMPTY
    for row in range(SPAN):
        place = WIDTH * row if row < HALF else LOWER + WIDTH * (row - HALF)
        for column in range(min(WIDTH, COLUMNS - left)):
            district = int(position.district[top + row, left + column])
            if district >= 0 and flagged(districts, district):
                found |= bit(place + column)
    return found


@kernel
def row_beside(position: Position, service: int, row: int) -> Word:
    """The squares of a row that share a side with a small service building, no street between."""
    small, right = position.small[service], position.streets_right[row]
    found = up(small[row] & ~right, 1) | down(small[row], 1) & ~right
    if row > 0:
        found |= small[row - 1] & ~position.streets_below[row - 1]
    if row + 1 < ROWS:
        found |= small[row + 1] & ~position.streets_below[row]
    return found


@kernel
def seen_beside(position: Position, service: int, slot: int, lower: int) -> Word:
    """Those squares in the upper window of a slot, or in its lower window."""
    top, left = upper_left(position, slot)
    found = EMPTY
    for row in range(HALF + FORM_ROWS - 1):
        here = top + row + HALF * lower
        if here < ROWS:
            found |= up(down(row_beside(position, service, here), left) & LINE, WIDTH * row)
    return found


@kernel
def touching(box: BoxRecord, form: int, upper: Word, lower: Word) -> Word:
    """The corners where some square of a form is among these, as a window has its corners."""
    over, under = EMPTY, EMPTY
    for index in range(int(box.form_size[form])):
        distance = WIDTH * int(box.form_y[form, index]) + int(box.form_x[form, index])
        over |= down(upper, distance)
        under |= down(lower, distance)
    return over & LINES | up(under & LINES, LOWER)


@kernel
def room_taken(position: Position, box: BoxRecord, form: int, corner: int) -> tuple[int, int]:
    """How many pairs of free squares side by side a form at a corner breaks up, and how many squares stay alone."""
    y, x, height = corner // COLUMNS, corner % COLUMNS, int(box.form_height[form])
    pairs, alone = 0, 0
    first, last = max(y - 1, 0), min(y + height, ROWS - 1)
    above, above_then = EMPTY, EMPTY
    if first > 0:
        above = position.free[first - 1] & ~position.streets_below[first - 1]
        above_then = above
    for row in range(first, last + 1):
        free, right, below = position.free[row], position.streets_right[row], position.streets_below[row]
        laid = up(box.form_rows[form, row - y], x) if row >= y and row < y + height else EMPTY
        rest = free & ~laid
        pairs += count(up(laid & ~right, 1) & free) + count(down(laid, 1) & ~right & rest)
        next_free, next_then = EMPTY, EMPTY
        if row + 1 < ROWS:
            under = up(box.form_rows[form, row + 1 - y], x) if row + 1 >= y and row + 1 < y + height else EMPTY
            next_free = position.free[row + 1] & ~below
            next_then = next_free & ~under
            pairs += count(laid & next_free) + count(rest & under & ~below)
        joined = up(free & ~right, 1) | down(free, 1) & ~right | above | next_free
        joined_then = up(rest & ~right, 1) | down(rest, 1) & ~right | above_then | next_then
        alone += count(rest & joined & ~joined_then) - count(laid & ~joined)
        above, above_then = free & ~below, rest & ~below
    return pairs, alone


@kernel
def service_worth(position: Position, box: BoxRecord, card: int, district: int) -> int:
    """What a service building is worth in a district, for each milestone to come."""
    service = int(box.service[card])
    if int(box.large[card]) == 0:
        return 0 if flagged(int(position.near[district]), service) else int(box.weights[SMALL])
    if flagged(int(position.services[district]), service):
        return 0
    free = 0
    for row in range(ROWS):
        squares = position.free[row]
        while squares != EMPTY:
            if int(position.district[row, lowest(squares)]) == district:
                free += 1
            squares = without_lowest(squares)
    return int(box.weights[LARGE]) * free


@kernel
def place_worth(position: Position, box: BoxRecord, card: int, lacking: int, left: int, form: int, corner: int) -> int:
    """What of the judgement of a city changes with the place of a tile; `lacking`: tiles that a district needs."""
    district = district_under(position, box, form, corner)
    pairs, alone = room_taken(position, box, form, corner)
    worth = -int(box.weights[SQUARE]) * int(box.form_size[form]) - int(box.weights[JOINT]) * pairs
    worth -= int(box.weights[LONELY]) * alone
    if int(box.kind[card]) == SERVICE:
        worth += service_worth(position, box, card, district)
    worth *= left
    return worth + int(box.weights[LACKING]) if int(position.tiles[district]) < lacking else worth


@kernel
def best_of(
    position: Position, box: BoxRecord, card: int, left: int, certain: int, possible: int, beside: int, picky: int
) -> int:
    """The best of some places in some districts, as a step; in `possible` ones only beside a small service.

    `picky`: what is checked at each place, nothing, that the card is rewarded or that it is allowed at all.
    """
    chosen, most = NOWHERE, 0
    lacking = 2 if all_open(position) else 1
    shapes = usable_shapes(position, box, card)
    for slot in range(SLOTS):
        if not flagged(position.open, slot):
            continue
        inside, near = squares_of(position, slot, certain), EMPTY
        upper, lower = EMPTY, EMPTY
        if possible != 0:
            near = squares_of(position, slot, possible)
            upper, lower = seen_beside(position, beside, slot, 0), seen_beside(position, beside, slot, 1)
        if inside | near == EMPTY:
            continue
        window = look(position, slot)
        rest = shapes
        while rest != EMPTY:
            shape = lowest(rest)
            rest = without_lowest(rest)
            for form in range(box.first_form[shape], box.first_form[shape + 1]):
                corners, offset = fitting(box, form, window), int(box.form_x[form, 0])
                if corners == EMPTY:
                    continue
                allowed = corners & down(inside, offset)
                if near != EMPTY:
                    allowed |= corners & down(near, offset) & touching(box, form, upper, lower)
                looks = min(count(allowed), LOOKS)
                for look_at in range(looks):
                    # The outermost corners: tiles that lie at an edge leave more room.
                    index = nth(allowed, (count(allowed) - 1) * look_at // max(looks - 1, 1))
                    corner = corner_at(position, slot, index)
                    if picky != 0 and not suits(position, box, card, picky, form, corner):
                        continue
                    worth = place_worth(position, box, card, lacking, left, form, corner)
                    if chosen == NOWHERE or worth > most:
                        chosen, most = LAY + SQUARES * form + corner, worth
    return chosen


@kernel
def suits(position: Position, box: BoxRecord, card: int, picky: int, form: int, corner: int) -> bool:
    """Whether a place is as it is wanted."""
    if picky == REWARDED:
        return is_met(position, box, card, False, district_under(position, box, form, corner), form, corner)
    return check_district(position, box, card, True, form, corner) == ALLOWED


@kernel
def quick_place(position: Position, box: BoxRecord, card: int, left: int) -> int:
    """A good place for the tile of a card that can be laid, as a step: where it is rewarded, if there is one."""
    kind = int(box.kind[card])
    risky = not check_reward(position, box, card)
    if kind < ZONES and not risky:
        certain, possible, beside = rewarding_districts(position, box, card)
        if certain | possible != 0:
            picky = REWARDED if possible != 0 else ANY
            step = best_of(position, box, card, left, certain, possible, beside, picky)
            if step != NOWHERE:
                return step
    districts = ALL_DISTRICTS
    if kind == UTILITY:
        districts = 0
        for district in range(position.districts):
            if int(position.utilities[district]) <= bent(position, box, UTILITIES):
                districts |= flag(district)
    return best_of(position, box, card, left, districts, 0, -1, UNREWARDED if risky else ANY)
