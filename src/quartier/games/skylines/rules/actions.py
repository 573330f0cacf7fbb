"""Which actions a turn can begin with: playing a card, exchanging one, ending the milestone, using an ability."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import FIRST_POLICY, Position
from quartier.games.skylines.rules.card_sets import WORD, card_at, holds, nth_card, number_of
from quartier.games.skylines.rules.draws import in_stacks, on_pile
from quartier.games.skylines.rules.effects import LAST_TRACK, forbids, moved
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.laying import check_play
from quartier.games.skylines.rules.milestone import check_end, is_forced
from quartier.games.skylines.steps import END, EXCHANGE, PLAY, USE, Rule
from quartier.games.skylines.vocabulary import MONEY, PRICE_EXCHANGE
from quartier.kernel.bits import below, bit, count
from quartier.kernel.compiling import kernel
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import ALLOWED, Steps

EXCHANGE_PRICE = 2


@kernel
def list_actions(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """List what a turn can begin with."""
    if is_forced(position):
        steps[0] = END
        return 1
    number, exchanging = 0, check_exchange(position, box) == ALLOWED
    for index in range(number_of(position.hands[seat])):
        card = card_at(position.hands[seat], index)
        if check_play(position, box, seat, card) == ALLOWED:
            steps[number] = PLAY + card
            number += 1
        if exchanging and card < FIRST_POLICY:
            steps[number] = EXCHANGE + card
            number += 1
    if check_end(position, box) == ALLOWED:
        steps[number] = END
        number += 1
    if check_ability(position, box, seat) == ALLOWED:
        steps[number] = USE
        number += 1
    return number


@kernel
def pick_action(position: Position, box: BoxRecord, seat: int, random: RandomState) -> int:
    """One of the actions that a turn can begin with, all equally likely; there must be one.

    One of all that are thinkable is drawn, until it is allowed; so few have to be checked.
    """
    if is_forced(position):
        return END
    low, high = position.hands[seat, 0], position.hands[seat, 1]
    plays, ends, uses = number_of(position.hands[seat]), 1, 1 if int(position.roles[seat]) >= 0 else 0
    # They are the first cards of a hand.
    exchanges = exchangeable(position, seat) if check_exchange(position, box) == ALLOWED else 0
    while plays + exchanges + ends + uses > 0:
        index = draw(random, plays + exchanges + ends + uses)
        if index < exchanges:
            return EXCHANGE + card_at(position.hands[seat], index)
        index -= exchanges
        if index < plays:
            card = nth_card(low, high, index)
            if check_play(position, box, seat, card) == ALLOWED:
                return PLAY + card
            if card < WORD:
                low &= ~bit(card)
            else:
                high &= ~bit(card - WORD)
            plays -= 1
        elif index < plays + ends:
            if check_end(position, box) == ALLOWED:
                return END
            ends = 0
        else:
            if check_ability(position, box, seat) == ALLOWED:
                return USE
            uses = 0
    return END


@kernel
def exchangeable(position: Position, seat: int) -> int:
    """How many cards of a hand may be exchanged: all but policies."""
    return count(position.hands[seat, 0]) + count(position.hands[seat, 1] & below(FIRST_POLICY - WORD))


@kernel
def can_act(position: Position, box: BoxRecord) -> bool:
    """Whether the active seat can do anything; what is quickly seen first."""
    seat = position.active
    if exchangeable(position, seat) > 0 and check_exchange(position, box) == ALLOWED:
        return True
    if check_end(position, box) == ALLOWED or int(position.unknown[seat]) > 0:
        return True
    for index in range(number_of(position.hands[seat])):
        if check_play(position, box, seat, card_at(position.hands[seat], index)) == ALLOWED:
            return True
    return check_ability(position, box, seat) == ALLOWED


@kernel
def exchange_price(position: Position, box: BoxRecord) -> int:
    """What it costs to exchange a card."""
    return max(EXCHANGE_PRICE + bent(position, box, PRICE_EXCHANGE), 0)


@kernel
def check_exchange(position: Position, box: BoxRecord) -> int:
    """The rule that forbids to exchange any card, or 0."""
    if exchange_price(position, box) > position.tracks[MONEY]:
        return Rule.TOO_DEAR
    return ALLOWED if in_stacks(position) + on_pile(position) > 0 else Rule.NOTHING_TO_DRAW


@kernel
def check_ability(position: Position, box: BoxRecord, seat: int) -> int:
    """The rule that forbids to use the ability of one's role, or 0: it must be paid for and change something."""
    role = int(position.roles[seat])
    if role < 0:
        return Rule.NO_ROLE
    useful, able = False, False
    for track in range(LAST_TRACK):
        change = int(box.ability[role, track])
        if change == 0:
            continue
        able = True
        rule = forbids(box, track, position.tracks[track], change)
        if rule != ALLOWED:
            return rule
        if track != MONEY and moved(box, track, position.tracks[track], change) != position.tracks[track]:
            useful = True
    if not able:
        return Rule.NO_ABILITY
    return ALLOWED if useful else Rule.NO_USE


@kernel
def check_action(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    """The rule that forbids an action, or 0."""
    if step == END:
        return check_end(position, box)
    if is_forced(position):
        return Rule.MUST_END
    if step < EXCHANGE:
        return check_play(position, box, seat, step - PLAY)
    if step == USE:
        return check_ability(position, box, seat)
    card = step - EXCHANGE
    if not holds(position.hands[seat], card):
        return Rule.NOT_IN_HAND
    return check_exchange(position, box) if card < FIRST_POLICY else Rule.NOT_EXCHANGED
