"""The rules of Tangram City: who acts, which steps are allowed, what they do, when a round and the match end."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.laying import (
    FourWords,
    covered_halves,
    free_halves,
    free_places,
    free_places_of_side,
    lay_or_lift_fountain,
    lay_or_lift_start_piece,
    lay_or_lift_tile,
    outside,
    overlaps,
)
from quartier.games.tangram.position import (
    BLACK,
    FINAL,
    FOUNTAIN,
    GIVEN_UP,
    GREEN,
    LAYING,
    NOT_YET,
    POSITION,
    READY,
    Position,
)
from quartier.games.tangram.scoring import BOARD, full_fields, largest_rectangle
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SPACE, SPRING, WAYS, Rule
from quartier.games.tangram.waves import ends_round, first_card, fountain_slot, open_cards
from quartier.kernel import rules
from quartier.kernel.bits import EMPTY, count, flag, has, lowest, nth, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import ALLOWED, NOT_TO_MOVE, OTHER_STEP, OVER, Steps, seats_before


@implements(rules.over, POSITION)
@kernel
def over(position: Position, box: BoxRecord) -> bool:
    return position.wave > FINAL


@implements(rules.actors, POSITION)
@kernel
def actors(position: Position, box: BoxRecord) -> int:
    return 0 if over(position, box) else seats_before(position.stage, position.seats, READY)


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
    covered, number = covered_halves(position, seat), 0
    for index in range(open_cards(position.wave)):
        card = first_card(position.wave) + index
        tile = int(position.order[card])
        if tile < 0 or int(position.laid[seat, card]) != NOT_YET:
            continue
        steps[number] = GIVE_UP + index
        number += 1
        for way in range(WAYS):
            rest = free_places(covered, box, tile, way)
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


@implements(rules.pick, POSITION)
@kernel
def pick(position: Position, box: BoxRecord, seat: int, random: RandomState, steps: Steps) -> int:
    if position.wave == 0:
        return draw(random, 2)
    if int(position.stage[seat]) == FOUNTAIN:
        return pick_fountain(position, seat, random)
    covered, chosen, total = covered_halves(position, seat), 0, 0
    for index in range(open_cards(position.wave)):
        card = first_card(position.wave) + index
        tile = int(position.order[card])
        if tile < 0 or int(position.laid[seat, card]) != NOT_YET:
            continue
        number, place = pick_place(covered, box, tile, random)
        total += number
        # A card with more steps is chosen that much more often.
        if total == number or draw(random, total) < number:
            chosen = GIVE_UP + index if place < 0 else LAY + index * PLACES + place
    return chosen


@kernel
def pick_place(covered: FourWords, box: BoxRecord, tile: int, random: RandomState) -> tuple[int, int]:
    """In how many ways a tile can be laid or given up, and one of them: its place, or -1."""
    front = free_places_of_side(covered, box, tile, BLACK)
    back = front if int(box.mirrored[tile]) else free_places_of_side(covered, box, tile, GREEN)
    on_front = count_four(front)
    total = on_front + count_four(back)
    chosen = draw(random, total + 1)
    if chosen == total:
        return total + 1, -1
    if chosen < on_front:
        side, number = front, chosen
    else:
        side, number = back, chosen - on_front
    place = nth_of_four(side, number)
    if chosen >= on_front:
        place = 64 * int(box.behind[tile, place >> 6]) + (place & 63)
    return total + 1, place


@kernel
def pick_fountain(position: Position, seat: int, random: RandomState) -> int:
    """A random half-field for a fountain, or none."""
    covered = covered_halves(position, seat)
    halves = BOARD & ~covered[0], BOARD & ~covered[1], BOARD & ~covered[2], BOARD & ~covered[3]
    total = count_four(halves)
    chosen = draw(random, total + 1)
    return NO_FOUNTAIN if chosen == total else SPRING + nth_of_four(halves, chosen)


@kernel
def count_four(words: FourWords) -> int:
    """How many things are in four sets."""
    return count(words[0]) + count(words[1]) + count(words[2]) + count(words[3])


@kernel
def nth_of_four(words: FourWords, number: int) -> int:
    """The thing with so many others before it, in four sets one after the other: 64 times its set, and its index."""
    first = count(words[0])
    second = first + count(words[1])
    third = second + count(words[2])
    word, before, which = words[0], 0, 0
    if number >= first:
        word, before, which = words[1], first, 1
    if number >= second:
        word, before, which = words[2], second, 2
    if number >= third:
        word, before, which = words[3], third, 3
    return 64 * which + nth(word, number - before)


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
    if index >= open_cards(position.wave):
        return Rule.NOT_THIS_CARD
    card = first_card(position.wave) + index
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
    return Rule.TAKEN if has(BOARD, field) else Rule.OUTSIDE


@implements(rules.apply, POSITION)
@kernel
def apply(position: Position, box: BoxRecord, seat: int, step: int) -> None:
    if step < LAY:
        position.sides[seat] = step
        lay_or_lift_start_piece(position, box, seat)
        end_turn(position, box, seat)
    elif step < SPRING:
        index = (step - LAY) // PLACES if step < GIVE_UP else step - GIVE_UP
        card = first_card(position.wave) + index
        if step < GIVE_UP:
            place = (step - LAY) % PLACES
            position.laid[seat, card] = place
            lay_or_lift_tile(position, box, seat, int(position.order[card]), place)
        else:
            position.laid[seat, card] = GIVEN_UP
        tile_done(position, box, seat)
    else:
        slot = fountain_slot(position.wave)
        if step < NO_FOUNTAIN:
            position.laid[seat, slot] = step - SPRING
            lay_or_lift_fountain(position, seat, step - SPRING)
        else:
            position.laid[seat, slot] = GIVEN_UP
        position.drafting &= ~flag(seat)
        end_turn(position, box, seat)


@kernel
def tile_done(position: Position, box: BoxRecord, seat: int) -> None:
    """On to the next tile of the final round, to the fountain, or to the end of the turn."""
    if not ends_round(position.wave):
        end_turn(position, box, seat)
        return
    position.drafting |= flag(seat)
    for index in range(open_cards(position.wave)):
        if int(position.laid[seat, first_card(position.wave) + index]) == NOT_YET:
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
    if ends_round(position.wave):
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
