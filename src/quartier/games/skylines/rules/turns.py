"""Whose turn it is, what may be done, and what follows from it."""

from __future__ import annotations

from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import (
    ACTING,
    ARRANGING,
    CASTING,
    DONE,
    DRAWING,
    FIRST_POLICY,
    LAYING,
    NO_ACTION,
    OPENING,
    PLACES,
    POSITION,
    PUTTING,
    REFILLING,
    REPLACING,
    RUNNING,
    SQUARES,
    Position,
)
from quartier.games.skylines.rules.actions import can_act, check_action, exchange_price, list_actions, pick_action
from quartier.games.skylines.rules.arranging import arrange, check_arranging, list_arranging
from quartier.games.skylines.rules.card_sets import put_in, take_out
from quartier.games.skylines.rules.draws import check_draw, in_stacks, list_draws, on_pile, pick_draw, take_card
from quartier.games.skylines.rules.effects import LAST_TRACK, move
from quartier.games.skylines.rules.laying import check_place, lay, list_places, pick_place, play_policy
from quartier.games.skylines.rules.milestone import end_milestone, lose
from quartier.games.skylines.rules.opening import check_open, list_openings, open_slot
from quartier.games.skylines.rules.roles import check_role, choose_role, list_roles
from quartier.games.skylines.rules.swapping import after_refill, check_swap, list_swaps, put_away, to_replacing
from quartier.games.skylines.steps import CAST, DRAW, END, EXCHANGE, LAY, OPEN, PLACE, PLAY, PUT, READY, SPACE, USE
from quartier.games.skylines.vocabulary import MONEY
from quartier.kernel import rules
from quartier.kernel.bits import flag
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import ALLOWED, NOT_TO_MOVE, OTHER_STEP, OVER, Steps


@implements(rules.over, POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.stage == DONE


@implements(rules.actors, POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    return 0 if position.stage == DONE else flag(position.active)


@implements(rules.legal, POSITION)
@kernel
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    if seat != position.active or position.stage == DONE:
        return 0
    if position.stage == ACTING:
        return list_actions(position, box, seat, steps)
    if position.stage == LAYING:
        return list_places(position, box, position.playing, steps)
    if position.stage == DRAWING or position.stage == REPLACING or position.stage == REFILLING:
        return list_draws(position, box, steps)
    return list_others(position, box, seat, steps)


@kernel
def list_others(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    """List what is legal where there is little to choose from."""
    if position.stage == ARRANGING:
        return list_arranging(position, box, steps)
    if position.stage == PUTTING:
        return list_swaps(position, box, seat, steps)
    if position.stage == CASTING:
        return list_roles(position, steps)
    return list_openings(position, box, steps)


@implements(rules.pick, POSITION)
@kernel
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    if position.stage == ACTING:
        return pick_action(position, box, seat, random)
    if position.stage == LAYING:
        return pick_place(position, box, position.playing, random)
    if position.stage == DRAWING or position.stage == REPLACING or position.stage == REFILLING:
        return pick_draw(position, random)
    return int(steps[draw(random, list_others(position, box, seat, steps))])


@implements(rules.check, POSITION)
@kernel
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    if position.stage == DONE:
        return OVER
    if seat != position.active:
        return NOT_TO_MOVE
    if step < 0 or step >= SPACE:
        return OTHER_STEP
    if step >= LAY:
        if position.stage != LAYING:
            return OTHER_STEP
        return check_place(position, box, position.playing, (step - LAY) // SQUARES, (step - LAY) % SQUARES)
    if step < PLAY:
        return check_beginning(position, box, step)
    if step < DRAW:
        return check_action(position, box, seat, step) if position.stage == ACTING else OTHER_STEP
    if step < PUT:
        if position.stage == DRAWING or position.stage == REPLACING or position.stage == REFILLING:
            return check_draw(position, box, step)
        return OTHER_STEP
    if position.stage != PUTTING:
        return OTHER_STEP
    return ALLOWED if step == READY else check_swap(position, box, seat, step - PUT)


@kernel
def check_beginning(position: Position, box: BoxRecord, step: int) -> int:
    """The rule that forbids to place a part, to choose a role or to open a part, or 0."""
    if step < CAST:
        if position.stage != ARRANGING:
            return OTHER_STEP
        way = step - PLACE
        return check_arranging(position, box, way // 4 // PLACES, way // 4 % PLACES, way % 4)
    if step < OPEN:
        return check_role(position, step - CAST) if position.stage == CASTING else OTHER_STEP
    return check_open(position, box, step - OPEN) if position.stage == OPENING else OTHER_STEP


@implements(rules.apply, POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if make(position, box, seat, step):
        finish(position, box)
    else:
        position.drafting = flag(seat)


@kernel
def make(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Make a step; whether the turn ends with it."""
    if step >= LAY:
        lay(position, box, (step - LAY) // SQUARES, (step - LAY) % SQUARES)
        return ends_without_draw(position)
    if step < CAST:
        way = step - PLACE
        arrange(position, way // 4 // PLACES, way // 4 % PLACES, way % 4)
    elif step < OPEN:
        choose_role(position, seat, step - CAST)
    elif step < PLAY:
        open_slot(position, box, step - OPEN)
    elif step < DRAW:
        return act(position, box, seat, step)
    elif step < PUT:
        after_draw(position, box, seat, take_card(position, box, seat, step))
    elif step < READY:
        put_away(position, box, seat, step - PUT)
        return False
    else:
        after_refill(position, box)
    return True


@kernel
def act(position: Position, box: BoxRecord, seat: int, step: int) -> bool:
    """Begin a turn with one of the actions; whether it ends with that."""
    position.barred = -1
    if step == END:
        end_milestone(position, box, seat)
        return True
    if step == USE:
        role = int(position.roles[seat])
        for track in range(LAST_TRACK):
            move(position, box, track, int(box.ability[role, track]))
        return True
    if step < EXCHANGE:
        card = step - PLAY
        take_out(position.hands[seat], card)
        if card < FIRST_POLICY:
            position.playing = card
            position.stage = LAYING
            return False
        play_policy(position, box, card)
    else:
        card = step - EXCHANGE
        position.tracks[MONEY] -= exchange_price(position, box)
        take_out(position.hands[seat], card)
        put_in(position.pile, card)
        position.barred = card
    return ends_without_draw(position)


@kernel
def ends_without_draw(position: Position) -> bool:
    """Go on to the draw; if there is nothing to draw, or the city is lost, the turn ends here."""
    if position.outcome == RUNNING and in_stacks(position) + on_pile(position) > 0:
        position.stage = DRAWING
        return False
    next_seat(position)
    return True


@kernel
def next_seat(position: Position) -> None:
    """The turn goes clockwise."""
    position.barred = -1
    position.stage = ACTING
    position.active = (position.active + 1) % position.seats


@kernel
def after_draw(position: Position, box: BoxRecord, seat: int, kept: bool) -> None:
    """Go on after a card was drawn; one that was not kept is replaced by the same rules, if there is any."""
    if position.stage == DRAWING:
        if kept or in_stacks(position) + on_pile(position) == 0:
            next_seat(position)
    elif position.stage == REPLACING:
        if kept:
            position.owed[seat] -= 1
        to_replacing(position, box)
    else:
        if kept:
            position.put_away -= 1
        after_refill(position, box)


@kernel
def finish(position: Position, box: BoxRecord) -> None:
    """A turn is made. Whoever comes next must be able to do something."""
    position.drafting = 0
    position.wave += 1
    if position.outcome != RUNNING:
        position.stage = DONE
    elif position.stage == ACTING and not can_act(position, box):
        lose(position, NO_ACTION)
