"""What a seat cannot know, and worlds that agree with what it does know.

Who may look at which card before it is played depends on the number of players: the five ways of dealing.
"""

from __future__ import annotations

import numpy as np

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.laying import lay_or_lift_fountain, lay_or_lift_start_piece, lay_or_lift_tile
from quartier.games.tangram.position import (
    BOARDS,
    FINAL,
    FINAL_CARD,
    LAYING,
    NOT_YET,
    POSITION,
    READY,
    ROUND_CARDS,
    TILES,
    UNKNOWN,
    Position,
)
from quartier.games.tangram.rules import apply
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SPRING
from quartier.games.tangram.waves import ends_round, first_card, fountain_slot, open_cards, round_of
from quartier.kernel import rules
from quartier.kernel.bits import below, bit, flag, flagged, lowest, without_lowest
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.random import RandomState, draw
from quartier.kernel.rules import any_legal, deal_chance, hide_chance, mid_turn

FACE_DOWN = 0
OPEN = 0b11111

DEALING = np.array(
    [
        [OPEN, OPEN, FACE_DOWN, FACE_DOWN],
        [OPEN, FACE_DOWN, 0b00001, 0b00010],
        [OPEN, 0b00001, 0b00010, 0b00100],
        [OPEN, 0b00001, 0b00010, 0b01100],
        [OPEN, 0b00001, 0b00110, 0b11000],
    ],
    dtype=np.int64,
)
"""For each number of players and card of a round, in the order of playing, its holders: bit d is the
seat d places clockwise of the pillar's."""


@kernel
def holders(position: Position, card: int) -> int:
    """Who may look at a card of the running round before it is played, by the distance from the pillar."""
    return int(DEALING[position.seats - 1, card % ROUND_CARDS])


@kernel
def knows_card(position: Position, seat: int, card: int) -> bool:
    """Whether a seat (-1: a spectator) may know a card."""
    if card <= first_card(position.wave) or position.wave >= FINAL:
        return True
    if position.wave == 0 or card >= FINAL_CARD or card // ROUND_CARDS != round_of(position.wave):
        return False
    looking = holders(position, card)
    if seat < 0:
        return looking == OPEN
    return flagged(looking, (seat + position.seats - position.pillar) % position.seats)


@implements(rules.hide, POSITION)
@kernel
def hide(position: Position, box: BoxRecord, seat: int) -> None:
    hide_chance(position, box, seat)
    for card in range(TILES):
        if not knows_card(position, seat, card):
            position.order[card] = -1
    # Boards that nobody plays on were shuffled too, and nobody sees how.
    for absent in range(position.seats, BOARDS):
        position.boards[absent] = 0
    for other in range(position.seats):
        if other != seat and (int(position.stage[other]) != LAYING or mid_turn(position, other)):
            ready = int(position.stage[other]) >= READY
            take_back(position, box, other)
            position.stage[other] = UNKNOWN if ready else LAYING
    position.drafting &= flag(seat) if seat >= 0 else 0


@kernel
def take_back(position: Position, box: BoxRecord, seat: int) -> None:
    """The seat's board as it was when this wave began."""
    if position.wave == 0 and int(position.sides[seat]) >= 0:
        lay_or_lift_start_piece(position, box, seat)
        position.sides[seat] = -1
    for index in range(open_cards(position.wave)):
        card = first_card(position.wave) + index
        if int(position.laid[seat, card]) >= 0:
            lay_or_lift_tile(position, box, seat, int(position.order[card]), int(position.laid[seat, card]))
        position.laid[seat, card] = NOT_YET
    if ends_round(position.wave):
        slot = fountain_slot(position.wave)
        if int(position.laid[seat, slot]) >= 0:
            lay_or_lift_fountain(position, seat, int(position.laid[seat, slot]))
        position.laid[seat, slot] = NOT_YET


@implements(rules.deal, POSITION)
@kernel
def deal(position: Position, box: BoxRecord, random: RandomState) -> None:
    deal_chance(position, box, random)
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
    for index in range(open_cards(position.wave)):
        first = LAY + index * PLACES
        step = any_legal(position, box, seat, first, first + PLACES, random)
        apply(position, box, seat, step if step >= 0 else GIVE_UP + index)
    if ends_round(position.wave):
        step = any_legal(position, box, seat, SPRING, NO_FOUNTAIN, random)
        apply(position, box, seat, step if step >= 0 else NO_FOUNTAIN)
