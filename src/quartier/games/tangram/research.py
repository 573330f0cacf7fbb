"""What a learner sees of Tangram City, how its move space is divided into small decisions, what counts as progress."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.features import fountains_left, scorings_left
from quartier.games.tangram.laying import covered_halves, free_halves, free_places
from quartier.games.tangram.position import (
    FINAL,
    FINAL_CARDS,
    FOUNTAIN,
    NOT_YET,
    POSITION,
    READY,
    ROUND_CARDS,
    TILES,
    Position,
)
from quartier.games.tangram.scoring import black_fields, full_fields, green_fields, largest_rectangle, score
from quartier.games.tangram.steps import GIVE_UP, LAY, NO_FOUNTAIN, PLACES, SIDE, SPACE, SPRING, WAYS
from quartier.games.tangram.waves import first_card, open_cards, round_of
from quartier.kernel import environment, rewards
from quartier.kernel.bits import EMPTY, below, bit, count
from quartier.kernel.compiling import kernel
from quartier.kernel.environment import MOST, RANGE, mark_listed, mark_word, put_number
from quartier.kernel.generic import implements
from quartier.kernel.layouts import Block, Choices, Layout, Number, Plane
from quartier.kernel.records import Int32s, Words
from quartier.kernel.rules import Steps

QUARTERS = ("northern", "eastern", "southern", "western")
COMING = ROUND_CARDS - 1
"""The most cards of a round that somebody may know before they are played."""
LAYOUT = Layout(
    Block(
        planes=(
            Plane(
                "tiles",
                "the tile of each open card that the seat has still to lay: by quarter (north, east, south, west) the "
                "fields that it covers unturned, its black front up, in the upper left corner",
                (FINAL_CARDS, 4, 8, 8),
            ),
            Plane("open", "the same tiles by their numbers", (FINAL_CARDS, TILES)),
            Plane("coming", "the tile of each of the next cards, if the seat knows it", (COMING, TILES)),
            Plane("unseen", "the tiles that are on none of the cards that the seat knows", (TILES,)),
        ),
        numbers=(
            Number("wave", "the cards played so far; 21: the three of the final round; 22: it is over"),
            Number("round", "the running round, 1 to 6; 0: the sides of the boards are chosen"),
            Number("fountain", "1: the seat has to lay a fountain"),
            Number("seats", "how many play"),
            Number("pillar", "how many seats after this one the pillar is"),
        ),
    ),
    Block(
        planes=(
            *(Plane(f"{quarter}_covered", f"the fields whose {quarter} quarter is covered") for quarter in QUARTERS),
            Plane("northern_black", "the fields whose northern quarter lies under black"),
            Plane("southern_black", "the fields whose southern quarter lies under black"),
            Plane("northern_green", "the fields whose northern quarter lies under green"),
            Plane("southern_green", "the fields whose southern quarter lies under green"),
        ),
        numbers=(
            Number("points", "its points up to 127, and how many more they are", 2),
            Number("rectangle", "the area of its largest rectangle of full fields"),
            Number("full", "its full fields"),
            Number("black", "its fields that count for black"),
            Number("green", "its fields that count for green"),
            Number("fountains", "the fountains that it has still to lay"),
            Number("board", "which board it has, 1 to 5"),
            Number("side", "which side of it: 1 black, 2 green, 0 not yet chosen"),
            Number("ready", "1: it has ended its turn"),
        ),
    ),
)
LAYOUTS = {POSITION: LAYOUT}
CHOICES = Choices(
    SPACE,
    (
        (SIDE, 2, 1),
        (LAY, FINAL_CARDS * WAYS, 64),  # the card and the way, then the field
        (GIVE_UP, FINAL_CARDS, 1),
        (SPRING, 4, 64),  # the half, then the field
        (NO_FOUNTAIN, 1, 1),
    ),
)

OPEN = FINAL_CARDS * 4
NUMBERED = LAYOUT.common.planes[1].words
COMING_AT = OPEN + NUMBERED
UNSEEN = COMING_AT + NUMBERED
NUMBERS = LAYOUT.common.plane_words
SEAT, SEAT_WORDS, SEAT_NUMBERS = LAYOUT.common.words, LAYOUT.seat.words, LAYOUT.seat.plane_words
"""Where everything lies."""


@implements(environment.observe, POSITION)
@kernel
def observe(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    observe_cards(position, box, seat, words)
    put_number(words, NUMBERS, 0, position.wave)
    put_number(words, NUMBERS, 1, 0 if position.wave == 0 else min(round_of(position.wave), round_of(FINAL)) + 1)
    put_number(words, NUMBERS, 2, 1 if int(position.stage[seat]) == FOUNTAIN else 0)
    put_number(words, NUMBERS, 3, position.seats)
    put_number(words, NUMBERS, 4, (position.pillar + position.seats - seat) % position.seats)
    for after in range(position.seats):
        observe_board(position, box, (seat + after) % position.seats, SEAT + SEAT_WORDS * after, words)


@kernel
def observe_cards(position: Position, box: BoxRecord, seat: int, words: Words) -> None:
    """The tiles to lay, those to come, those of which nothing is known."""
    number = open_cards(position.wave)
    for index in range(number):
        card = first_card(position.wave) + index
        tile = int(position.order[card])
        if tile >= 0 and int(position.laid[seat, card]) == NOT_YET:
            for quarter in range(4):
                words[4 * index + quarter] = box.masks[tile, 0, quarter]
            mark_bit(words, OPEN, TILES * index + tile)
    unseen = below(TILES)
    for card in range(TILES):
        tile = int(position.order[card])
        if tile >= 0:
            unseen &= ~bit(tile)
            later = card - first_card(position.wave) - 1
            if 0 < position.wave < FINAL and 0 <= later < COMING:
                mark_bit(words, COMING_AT, TILES * later + tile)
    words[UNSEEN] = unseen


@kernel
def mark_bit(words: Words, first: int, index: int) -> None:
    """Set a bit of a plane whose words begin at `first`."""
    words[first + (index >> 6)] |= bit(index & 63)


@kernel
def observe_board(position: Position, box: BoxRecord, seat: int, first: int, words: Words) -> None:
    """What is seen of a seat's board."""
    for quarter in range(4):
        words[first + quarter] = position.covered[seat, quarter]
    for half in range(2):
        words[first + 4 + half] = position.black[seat, half]
        words[first + 6 + half] = position.green[seat, half]
    numbers, full = first + SEAT_NUMBERS, full_fields(position, seat)
    points = score(position, box, seat)
    put_number(words, numbers, 0, points)
    put_number(words, numbers, 1, max(points - MOST, 0))
    put_number(words, numbers, 2, largest_rectangle(full)[0])
    put_number(words, numbers, 3, count(full))
    put_number(words, numbers, 4, count(black_fields(position, seat)))
    put_number(words, numbers, 5, count(green_fields(position, seat)))
    put_number(words, numbers, 6, fountains_left(position, seat))
    put_number(words, numbers, 7, int(position.boards[seat]) + 1)
    put_number(words, numbers, 8, int(position.sides[seat]) + 1)
    put_number(words, numbers, 9, 1 if int(position.stage[seat]) >= READY else 0)


SIDES, WAYS_TO_LAY, FIELDS = CHOICES.first(SIDE), CHOICES.first(LAY), CHOICES.second(LAY)
GIVING_UP, HALVES, SPRING_FIELDS = CHOICES.first(GIVE_UP), CHOICES.first(SPRING), CHOICES.second(SPRING)
NONE = CHOICES.first(NO_FOUNTAIN)


@implements(environment.mark, POSITION)
@kernel
def mark(position: Position, box: BoxRecord, seat: int, pending: int, steps: Steps, table: Int32s, bits: Words) -> None:
    if table.shape[0] == RANGE:
        mark_listed(position, box, seat, pending, steps, table, bits)
    elif position.wave == 0:
        mark_word(bits, SIDES, below(2))
    elif int(position.stage[seat]) == FOUNTAIN:
        mark_fountain(position, seat, pending, bits)
    elif pending >= 0:
        tile = int(position.order[first_card(position.wave) + (pending - LAY) // PLACES])
        way = ((pending - LAY) >> 6) & (WAYS - 1)
        mark_word(bits, FIELDS, free_places(covered_halves(position, seat), box, tile, way))
    else:
        mark_tiles(position, box, seat, bits)


@kernel
def mark_tiles(position: Position, box: BoxRecord, seat: int, bits: Words) -> None:
    """The ways in which a tile of an open card can be laid somewhere, and giving it up."""
    covered = covered_halves(position, seat)
    for index in range(open_cards(position.wave)):
        card = first_card(position.wave) + index
        tile = int(position.order[card])
        if tile < 0 or int(position.laid[seat, card]) != NOT_YET:
            continue
        ways = EMPTY
        for way in range(WAYS):
            if free_places(covered, box, tile, way) != EMPTY:
                ways |= bit(way)
        mark_word(bits, WAYS_TO_LAY + WAYS * index, ways)
        mark_word(bits, GIVING_UP + index, bit(0))


@kernel
def mark_fountain(position: Position, seat: int, pending: int, bits: Words) -> None:
    """The halves that are empty in some field, or the fields in which one is; or none."""
    if pending >= 0:
        mark_word(bits, SPRING_FIELDS, free_halves(position, seat, (pending - SPRING) >> 6))
        return
    halves = EMPTY
    for half in range(4):
        if free_halves(position, seat, half) != EMPTY:
            halves |= bit(half)
    mark_word(bits, HALVES, halves)
    mark_word(bits, NONE, bit(0))


@implements(rewards.progress, POSITION)
@kernel
def progress(position: Position, box: BoxRecord, seat: int) -> int:
    """The points that are certain: what lies stays, so that each scoring to come brings the largest rectangle again."""
    return score(position, box, seat) + scorings_left(position) * largest_rectangle(full_fields(position, seat))[0]
