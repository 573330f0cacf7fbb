"""The rules of Tangram City: set-up, dealing, laying tiles and fountains, the end of a round."""

from __future__ import annotations

from quartier.games.tangram import scoring
from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.laying import (
    free_halves,
    free_places,
    lay_fountain,
    lay_tile,
    outside,
    overlaps,
    relay,
)
from quartier.games.tangram.position import (
    BOARDS,
    FINAL,
    FINAL_CARDS,
    FIRST_POINT,
    FOUNTAIN,
    FOUNTAIN_SLOT,
    GIVEN_UP,
    LAYING,
    NOT_YET,
    POSITION,
    READY,
    ROUND_CARDS,
    SEATS,
    TILES,
    UNKNOWN,
    Position,
)
from quartier.games.tangram.scoring import full_fields, largest_rectangle
from quartier.games.tangram.secrets import knows_card
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SPACE, SPRING, WAYS, Rule
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, below, bit, has, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw, next_word, shuffle
from quartier.kernel.rules import ALLOWED, NOT_TO_MOVE, OTHER_STEP, OVER, Steps, any_legal


@implements(rules.start, POSITION)
@kernel
def start(position: Position, box: BoxRecord) -> None:
    for tile in range(TILES):
        position.order[tile] = tile
    shuffle(position.random, position.order, TILES)
    position.order[TILES] = -1
    for board in range(BOARDS):
        position.boards[board] = board
    shuffle(position.random, position.boards, BOARDS)
    position.pillar = draw(position.random, position.seats)
    for seat in range(SEATS):
        position.sides[seat] = -1
        position.points[seat] = FIRST_POINT
        for piece in range(position.laid.shape[1]):
            position.laid[seat, piece] = NOT_YET


@implements(rules.over, POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.wave > FINAL


@implements(rules.actors, POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    acting = 0
    if not over(position, box):
        for seat in range(position.seats):
            if int(position.stage[seat]) < READY:
                acting |= 1 << seat
    return acting


@kernel
def first_card(position: Position) -> int:
    """The card of this wave, or the first of the final round's three."""
    return position.wave - 1


@kernel
def open_cards(position: Position) -> int:
    """How many cards are played in this wave."""
    return FINAL_CARDS if position.wave == FINAL else 1


@kernel
def fountain_wave(position: Position) -> bool:
    """Whether a fountain follows: with the last card of a round, and in the final round."""
    return position.wave == FINAL or position.wave % ROUND_CARDS == 0


@kernel
def fountain_slot(position: Position) -> int:
    """Where this round's fountain is noted."""
    return FOUNTAIN_SLOT + first_card(position) // ROUND_CARDS


@implements(rules.legal, POSITION)
@kernel
def legal(position: Position, box: BoxRecord, seat: int, steps: Steps) -> int:
    if over(position, box) or seat >= position.seats or int(position.stage[seat]) >= READY:
        return 0
    if position.wave == 0:
        steps[0] = 0
        steps[1] = 1
        return 2
    if int(position.stage[seat]) == FOUNTAIN:
        return list_fountains(position, seat, steps)
    number = 0
    for index in range(open_cards(position)):
        card = first_card(position) + index
        tile = int(position.order[card])
        if tile < 0 or int(position.laid[seat, card]) != NOT_YET:
            continue
        steps[number] = GIVE_UP + index
        number += 1
        for way in range(WAYS):
            rest = free_places(position, box, seat, tile, way)
            first = LAY + index * PLACES + 64 * way
            while rest != EMPTY:
                steps[number] = first + lowest(rest)
                number += 1
                rest = without_lowest(rest)
    return number


@kernel
def list_fountains(position: Position, seat: int, steps: Steps) -> int:
    """Every half-field on which a fountain can lie, or none."""
    steps[0] = NO_FOUNTAIN
    number = 1
    for half in range(4):
        rest = free_halves(position, seat, half)
        while rest != EMPTY:
            steps[number] = SPRING + 64 * half + lowest(rest)
            number += 1
            rest = without_lowest(rest)
    return number


@implements(rules.check, POSITION)
@kernel
def check(position: Position, box: BoxRecord, seat: int, step: int) -> int:
    if over(position, box):
        return OVER
    if seat >= position.seats or int(position.stage[seat]) >= READY:
        return NOT_TO_MOVE
    if position.wave == 0:
        return ALLOWED if step < LAY else OTHER_STEP
    if int(position.stage[seat]) == FOUNTAIN:
        return check_fountain(position, seat, step) if SPRING <= step < SPACE else OTHER_STEP
    if step < LAY or step >= SPRING:
        return OTHER_STEP
    index = (step - LAY) // PLACES if step < GIVE_UP else step - GIVE_UP
    if index >= open_cards(position):
        return Rule.NOT_THIS_CARD
    card = first_card(position) + index
    tile = int(position.order[card])
    if tile < 0:
        return Rule.NOT_THIS_CARD
    if int(position.laid[seat, card]) != NOT_YET:
        return Rule.LAID_ALREADY
    if step >= GIVE_UP:
        return ALLOWED
    way, field = (step - LAY) % PLACES // 64, (step - LAY) % 64
    if outside(box, tile, way, field):
        return Rule.OUTSIDE
    return Rule.TAKEN if overlaps(position, box, seat, tile, way, field) else ALLOWED


@kernel
def check_fountain(position: Position, seat: int, step: int) -> int:
    """The rule that a fountain breaks."""
    if step == NO_FOUNTAIN:
        return ALLOWED
    half, field = (step - SPRING) // 64, (step - SPRING) % 64
    if has(free_halves(position, seat, half), field):
        return ALLOWED
    return Rule.TAKEN if has(scoring.BOARD, field) else Rule.OUTSIDE


@implements(rules.apply, POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if step < LAY:
        position.sides[seat] = step
        relay(position, box, seat, 0)
        end_turn(position, box, seat)
    elif step < SPRING:
        index = (step - LAY) // PLACES if step < GIVE_UP else step - GIVE_UP
        card = first_card(position) + index
        if step < GIVE_UP:
            position.laid[seat, card] = (step - LAY) % PLACES
            lay_tile(position, box, seat, card)
        else:
            position.laid[seat, card] = GIVEN_UP
        tile_done(position, box, seat)
    else:
        slot = fountain_slot(position)
        if step < NO_FOUNTAIN:
            position.laid[seat, slot] = step - SPRING
            lay_fountain(position, seat, slot)
        else:
            position.laid[seat, slot] = GIVEN_UP
        position.drafting &= ~(1 << seat)
        end_turn(position, box, seat)


@kernel
def tile_done(position: Position, box: BoxRecord, seat: int) -> None:
    """On to the next tile of the final round, to the fountain, or to the end of the turn."""
    if not fountain_wave(position):
        end_turn(position, box, seat)
        return
    position.drafting |= 1 << seat
    for index in range(open_cards(position)):
        if int(position.laid[seat, first_card(position) + index]) == NOT_YET:
            return
    position.stage[seat] = FOUNTAIN


@kernel
def end_turn(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat is ready; when all are, boards are shown, a finished round is scored, the next card is played."""
    position.stage[seat] = READY
    # A seat whose turn is hidden holds the wave: what comes next cannot be told without it.
    for other in range(position.seats):
        if int(position.stage[other]) != READY:
            return
    if position.wave > 0 and fountain_wave(position):
        end_round(position)
    position.wave += 1
    position.reveals += 1
    for other in range(position.seats):
        position.stage[other] = LAYING


@kernel
def end_round(position: Position) -> None:
    """Score every board and pass the pillar."""
    for seat in range(position.seats):
        position.points[seat] += largest_rectangle(full_fields(position, seat))[0]
    holder = position.pillar
    # In a tie the first clockwise from the holder's left gets it; the holder comes last.
    for distance in range(1, position.seats + 1):
        seat = (holder + distance) % position.seats
        if distance == 1 or position.points[seat] > position.points[position.pillar]:
            position.pillar = seat


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    for word in range(4):
        position.random[word] = EMPTY
    for card in range(TILES):
        if not knows_card(position, seat, card):
            position.order[card] = -1
    # Boards that nobody plays on were shuffled too, and nobody sees how.
    for absent in range(position.seats, BOARDS):
        position.boards[absent] = 0
    for other in range(position.seats):
        if other != seat and (int(position.stage[other]) != LAYING or position.drafting >> other & 1 != 0):
            ready = int(position.stage[other]) >= READY
            take_back(position, box, other)
            position.stage[other] = UNKNOWN if ready else LAYING
    position.drafting &= 1 << seat if seat >= 0 else 0


@kernel
def take_back(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat's board as it was when this wave began."""
    if position.wave == 0:
        position.sides[seat] = -1
    relay(position, box, seat, first_card(position))


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    for word in range(4):
        position.random[word] = next_word(random)
    unseen = below(TILES)
    for card in range(TILES):
        if int(position.order[card]) >= 0:
            unseen &= ~bit(int(position.order[card]))
    # The unseen tiles come onto the unknown cards one by one, each card taking any of those left.
    left = 0
    for card in range(TILES):
        if int(position.order[card]) < 0:
            left += 1
    for card in range(TILES):
        if int(position.order[card]) < 0:
            rest = unseen
            for _ in range(draw(random, left)):
                rest = without_lowest(rest)
            position.order[card] = lowest(rest)
            unseen &= ~bit(lowest(rest))
            left -= 1
    for seat in range(position.seats):
        if int(position.stage[seat]) == UNKNOWN:
            imagine_turn(position, box, seat, random)


@kernel
def imagine_turn(position: Position, box: BoxRecord, seat: int, random: RandomState) -> None:
    """A random turn for a seat that is ready: what it did is unknown."""
    position.stage[seat] = LAYING
    if position.wave == 0:
        apply(position, box, seat, draw(random, 2))
        return
    for index in range(open_cards(position)):
        first = LAY + index * PLACES
        step = any_legal(position, box, seat, first, first + PLACES, random)
        apply(position, box, seat, step if step >= 0 else GIVE_UP + index)
    if fountain_wave(position):
        step = any_legal(position, box, seat, SPRING, NO_FOUNTAIN, random)
        apply(position, box, seat, step if step >= 0 else NO_FOUNTAIN)
