"""Which actions a turn can begin with: playing a card, exchanging one, ending the milestone, using an ability."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import FIRST_POLICY, Position
from quartier.games.skylines.rules.card_sets import card_at, holds, number_of
from quartier.games.skylines.rules.draws import in_stacks, on_pile
from quartier.games.skylines.rules.effects import LAST_TRACK, forbids, moved
from quartier.games.skylines.rules.hooks import bent
from quartier.games.skylines.rules.laying import check_play
from quartier.games.skylines.rules.milestone import check_end, is_forced
from quartier.games.skylines.steps import END, EXCHANGE, PLAY, USE, Rule
from quartier.games.skylines.vocabulary import MONEY, PRICE_EXCHANGE
from quartier.kernel.compiling import kernel
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
def can_act(position: Position, box: BoxRecord) -> bool:
    """Whether the active seat can do anything; what is quickly seen first."""
    seat = position.active
    if check_end(position, box) == ALLOWED or position.unknown[seat] > 0:
        return True
    exchanging = check_exchange(position, box) == ALLOWED
    held = number_of(position.hands[seat])
    for index in range(held):
        if exchanging and card_at(position.hands[seat], index) < FIRST_POLICY:
            return True
    for index in range(held):
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
