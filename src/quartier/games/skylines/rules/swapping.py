"""Which cards are exchanged after a milestone: unused policies are replaced, others put away and made up for."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import ACTING, FIRST_NEWS, FIRST_POLICY, PUTTING, REFILLING, Position
from quartier.games.skylines.rules.card_sets import card_at, holds, number_of, put_in, take_out
from quartier.games.skylines.rules.draws import in_stacks
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.steps import PUT, READY, Rule
from quartier.games.skylines.vocabulary import MONEY, PRICE_SWAP
from quartier.kernel.compiling import kernel
from quartier.kernel.rules import ALLOWED, Steps

SWAP = 1
"""The price of a card put away at the end of a milestone."""


@kernel
def to_replacing(position: Position, box: BoxRecord) -> None:
    """Go on to the next seat that is owed a card, from the start player on; then to step 5."""
    if in_stacks(position) > 0:
        for distance in range(position.seats):
            seat = (position.starter + distance) % position.seats
            if int(position.owed[seat]) > 0:
                position.active = seat
                return
    for seat in range(position.seats):
        position.owed[seat] = 0
    position.stage = PUTTING
    position.put_away = 0
    position.active = position.starter
    to_putting(position, box)


@kernel
def swap_price(position: Position, box: BoxRecord) -> int:
    """What a card put away at the end of a milestone costs the active seat."""
    return max(SWAP + bent(position, box, PRICE_SWAP), 0)


@kernel
def can_put(position: Position, box: BoxRecord) -> bool:
    """Whether the active seat could put one more card away: it must be paid for and made up for."""
    return swap_price(position, box) <= position.tracks[MONEY] and position.put_away < in_stacks(position)


@kernel
def to_putting(position: Position, box: BoxRecord) -> None:
    """Step 5 for the active seat, or for the first after it that can put a card away; then step 6."""
    while True:
        buildings = number_of(position.hands[position.active])
        for card in range(FIRST_POLICY, FIRST_NEWS):
            if holds(position.hands[position.active], card):
                buildings -= 1
        if buildings > 0 and can_put(position, box):
            position.stage = PUTTING
            return
        position.active = (position.active + 1) % position.seats
        if position.active == position.starter:
            position.stage = ACTING
            return


@kernel
def list_swaps(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """List the cards that can be put away, and that no more are."""
    number = 0
    if can_put(position, box):
        for index in range(number_of(position.hands[seat])):
            card = card_at(position.hands[seat], index)
            if card < FIRST_POLICY:
                steps[number] = PUT + card
                number += 1
    steps[number] = READY
    return number + 1


@kernel
def check_swap(position: Position, box: BoxRecord, seat: int, card: int) -> int:
    """The rule that forbids to put a card away, or 0."""
    if card >= FIRST_POLICY and card < FIRST_NEWS:
        return Rule.NOT_EXCHANGED
    if not holds(position.hands[seat], card):
        return Rule.NOT_IN_HAND
    if swap_price(position, box) > position.tracks[MONEY]:
        return Rule.TOO_DEAR
    return ALLOWED if can_put(position, box) else Rule.NOTHING_TO_DRAW


@kernel
def put_away(position: Position, box: BoxRecord, seat: int, card: int) -> None:
    """Pay for a card and put it on the exchange pile."""
    position.tracks[MONEY] -= swap_price(position, box)
    position.put_away += 1
    take_out(position.hands[seat], card)
    put_in(position.pile, card)


@kernel
def next_putting(position: Position, box: BoxRecord) -> None:
    """The active seat is done with step 5."""
    position.put_away = 0
    position.active = (position.active + 1) % position.seats
    if position.active == position.starter:
        position.stage = ACTING
    else:
        to_putting(position, box)


@kernel
def after_refill(position: Position, box: BoxRecord) -> None:
    """A card put away was made up for: draw the next, or go on to the next seat."""
    if position.put_away == 0 or in_stacks(position) == 0:
        next_putting(position, box)
    else:
        position.stage = REFILLING
