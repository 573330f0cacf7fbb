"""Which cards can be played, and where their tiles may lie."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import (
    COLUMNS,
    FIRST_POLICY,
    FIRST_UNIQUE,
    FORMS,
    ROWS,
    RUNNING,
    SHAPES,
    SLOTS,
    SQUARES,
    Position,
)
from quartier.games.skylines.rules.card_sets import holds
from quartier.games.skylines.rules.conditions import is_met
from quartier.games.skylines.rules.effects import check_cost, check_reward, pay, take_reward
from quartier.games.skylines.rules.ground import (
    FITS,
    IS_CROSSED,
    district_under,
    fit,
    fitting_corners,
    put_service,
    put_tile,
)
from quartier.games.skylines.rules.hooks import bend_for_all, bent
from quartier.games.skylines.rules.windows import NOTHING_SEEN, Window, corner_at, fitting, look
from quartier.games.skylines.steps import LAY, Rule
from quartier.games.skylines.vocabulary import FORBID, SERVICE, UTILITIES, UTILITY, ZONES
from quartier.kernel.bits import EMPTY, bit, count, flag, flagged, lowest, nth, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.random import RandomState, draw
from quartier.kernel.records import Word
from quartier.kernel.rules import ALLOWED, Steps

ALL_PLACES = FORMS * SQUARES
"""More places than a tile can have."""


@kernel
def may_use_shape(position: Position, box: BoxRecord, card: int, shape: int) -> bool:
    """Whether a card may be built with a tile of a shape: its own, or any of its zone still in the supply."""
    own, kind = int(box.card_shape[card]), int(box.kind[card])
    return int(position.supply[kind, shape]) > 0 if kind < ZONES else own == shape


@kernel
def check_district(position: Position, box: BoxRecord, card: int, risky: bool, form: int, corner: int) -> int:
    """The rule that forbids a tile that fits, for what lies in its district, or 0.

    `risky`: the card's reward would push a marker too far, so that its condition must not be met.
    """
    district = district_under(position, box, form, corner)
    if int(box.kind[card]) == UTILITY and int(position.utilities[district]) > bent(position, box, UTILITIES):
        return Rule.SECOND_UTILITY
    if risky and is_met(position, box, card, False, district, form, corner):
        return Rule.REWARD_TOO_MUCH
    return ALLOWED


@kernel
def without_forbidden(
    position: Position, box: BoxRecord, card: int, risky: bool, form: int, y: int, corners: Word
) -> Word:
    """Those of some corners in a row where what lies in the district does not forbid the tile; `risky` as above."""
    allowed = corners
    while corners != EMPTY:
        x = lowest(corners)
        corners = without_lowest(corners)
        if check_district(position, box, card, risky, form, COLUMNS * y + x) != ALLOWED:
            allowed &= ~bit(x)
    return allowed


@kernel
def usable_shapes(position: Position, box: BoxRecord, card: int) -> Word:
    """The shapes that a card may be built with."""
    kind = int(box.kind[card])
    if kind >= ZONES:
        return bit(int(box.card_shape[card]))
    usable = np.uint64(box.zone_shapes[kind])
    rest = usable
    while rest != EMPTY:
        shape = lowest(rest)
        rest = without_lowest(rest)
        if int(position.supply[kind, shape]) <= 0:
            usable &= ~bit(shape)
    return usable


@kernel
def seek_place(
    position: Position,
    box: BoxRecord,
    card: int,
    risky: bool,
    slot: int,
    window: Window,
    first: int,
    end: int,
    wanted: int,
) -> tuple[int, int, Word]:
    """Go through the places of the forms from `first` up to `end` in the window of a slot; `risky` as above.

    Return the form of the place with so many others before it, how many of these are of other forms, and all corners
    of that form, as the window shows them; if there are fewer places: how many, no form and no corners.
    """
    passed, picky = 0, risky or int(box.kind[card]) == UTILITY
    for form in range(first, end):
        corners = fitting(box, form, window)
        if picky:
            rest = corners
            while rest != EMPTY:
                index = lowest(rest)
                rest = without_lowest(rest)
                if check_district(position, box, card, risky, form, corner_at(position, slot, index)) != ALLOWED:
                    corners &= ~bit(index)
        number = count(corners)
        if passed + number > wanted:
            return passed, form, corners
        passed += number
    return passed, -1, EMPTY


@kernel
def list_places(position: Position, box: BoxRecord, card: int, steps: Steps) -> int:
    """List where the tile of a card may lie."""
    number, risky = 0, not check_reward(position, box, card)
    picky = risky or int(box.kind[card]) == UTILITY
    for shape in range(SHAPES):
        if may_use_shape(position, box, card, shape):
            for form in range(box.first_form[shape], box.first_form[shape + 1]):
                for y in range(ROWS - int(box.form_height[form]) + 1):
                    corners = fitting_corners(position, box, form, y)
                    if picky and corners != EMPTY:
                        corners = without_forbidden(position, box, card, risky, form, y, corners)
                    while corners != EMPTY:
                        steps[number] = LAY + SQUARES * form + COLUMNS * y + lowest(corners)
                        number += 1
                        corners = without_lowest(corners)
    return number


@kernel
def check_place(position: Position, box: BoxRecord, card: int, form: int, corner: int) -> int:
    """The rule that forbids the tile of a card at a corner, or 0."""
    if form >= box.first_form[SHAPES] or not may_use_shape(position, box, card, int(box.form_shape[form])):
        return Rule.NO_SUCH_TILE
    found = fit(position, box, form, corner % COLUMNS, corner // COLUMNS)
    if found != FITS:
        return Rule.CROSSES_A_STREET if found == IS_CROSSED else Rule.DOES_NOT_FIT
    return check_district(position, box, card, not check_reward(position, box, card), form, corner)


@kernel
def can_lay(position: Position, box: BoxRecord, card: int) -> bool:
    """Whether the tile of a card may lie anywhere."""
    risky = not check_reward(position, box, card)
    shapes = usable_shapes(position, box, card)
    for slot in range(SLOTS):
        if flagged(position.open, slot):
            window = look(position, slot)
            rest = shapes
            while rest != EMPTY:
                shape = lowest(rest)
                rest = without_lowest(rest)
                first, end = box.first_form[shape], box.first_form[shape + 1]
                if seek_place(position, box, card, risky, slot, window, first, end, 0)[1] >= 0:
                    return True
    return False


@kernel
def pick_place(position: Position, box: BoxRecord, card: int, random: RandomState) -> int:
    """One of the places where the tile of a card may lie, all equally likely, as a step; there must be one.

    A board part and a shape are drawn by the number of places there, then one of these places.
    """
    risky = not check_reward(position, box, card)
    shapes = usable_shapes(position, box, card)
    chosen_slot, chosen_shape, found, index, seen_slot, window = 0, 0, 0, 0, -1, NOTHING_SEEN
    for slot in range(SLOTS):
        if flagged(position.open, slot):
            seen_slot, window = slot, look(position, slot)
            rest = shapes
            while rest != EMPTY:
                shape = lowest(rest)
                rest = without_lowest(rest)
                first, end = box.first_form[shape], box.first_form[shape + 1]
                number, _, _ = seek_place(position, box, card, risky, slot, window, first, end, ALL_PLACES)
                if number > 0:
                    found += number
                    drawn = draw(random, found)
                    if drawn < number:
                        chosen_slot, chosen_shape, index = slot, shape, drawn
    if chosen_slot != seen_slot:
        window = look(position, chosen_slot)
    first, end = box.first_form[chosen_shape], box.first_form[chosen_shape + 1]
    passed, form, corners = seek_place(position, box, card, risky, chosen_slot, window, first, end, index)
    return LAY + SQUARES * form + corner_at(position, chosen_slot, nth(corners, index - passed))


@kernel
def check_play(position: Position, box: BoxRecord, seat: int, card: int) -> int:
    """The rule that forbids to play a card, or 0."""
    if not holds(position.hands[seat], card):
        return Rule.NOT_IN_HAND
    if bent(position, box, FORBID + int(box.kind[card])) > 0:
        return Rule.FORBIDDEN
    rule = check_cost(position, box, card)
    if rule != ALLOWED:
        return rule
    if card >= FIRST_POLICY:
        met = is_met(position, box, card, False, -1, 0, 0)
        return Rule.REWARD_TOO_MUCH if met and not check_reward(position, box, card) else ALLOWED
    return ALLOWED if can_lay(position, box, card) else Rule.NOWHERE_TO_LAY


@kernel
def play_policy(position: Position, box: BoxRecord, card: int) -> None:
    """Pay for a policy and apply it."""
    pay(position, box, card)
    if position.outcome == RUNNING and is_met(position, box, card, True, -1, 0, 0):
        take_reward(position, box, card)


@kernel
def lay(position: Position, box: BoxRecord, form: int, corner: int) -> None:
    """Lay the tile of the card that is played."""
    card = position.playing
    position.playing = -1
    build(position, box, card, form, corner)
    if card >= FIRST_UNIQUE:
        bend_for_all(position, box, card, 1)


@kernel
def build(position: Position, box: BoxRecord, card: int, form: int, corner: int) -> None:
    """Lay the tile of a card, pay, take the reward if its conditions are met; from now on the tile counts."""
    kind = int(box.kind[card])
    district = put_tile(position, box, card, form, corner)
    pay(position, box, card)
    if position.outcome == RUNNING and is_met(position, box, card, True, district, form, corner):
        take_reward(position, box, card)
    if kind < ZONES:
        position.zones[district, kind] += 1
        position.supply[kind, int(box.form_shape[form])] -= 1
    elif kind == UTILITY:
        position.utilities[district] += 1
    elif kind == SERVICE:
        put_service(position, box, form, corner, int(box.service[card]), int(box.large[card]) != 0)
    else:
        position.built |= flag(card - FIRST_UNIQUE)
