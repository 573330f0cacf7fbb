"""Which quarters of fields the pieces cover: those of one colour, and those that a round had covered when it ended."""

from __future__ import annotations

from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.position import (
    BLACK,
    FOUNTAIN_SLOT,
    GREEN,
    NORTH,
    ROUND_CARDS,
    SOUTH,
    Position,
)
from quartier.kernel.bits import EMPTY, bit, up
from quartier.kernel.compiling import kernel
from quartier.kernel.records import Word


@kernel
def under_colour(position: Position, box: BoxRecord, seat: int, quarter: int, side: int, cards: int) -> Word:
    """The fields with this quarter under the start piece or the tile of one of the first cards, this side up."""
    fields = EMPTY
    if int(position.sides[seat]) == side:
        fields |= box.start[int(position.boards[seat]), side, quarter]
    for card in range(cards):
        place = int(position.laid[seat, card])
        if place >= 0 and place // 256 == side:
            fields |= up(box.masks[int(position.order[card]), place // 64, quarter], place % 64)
    return fields


@kernel
def under_fountains(position: Position, seat: int, quarter: int, rounds: int) -> Word:
    """The fields with this quarter under a fountain of the first rounds."""
    fields = EMPTY
    for slot in range(FOUNTAIN_SLOT, FOUNTAIN_SLOT + rounds):
        place = int(position.laid[seat, slot])
        if place >= 0 and (place // 64 == quarter or (place // 64 + 1) % 4 == quarter):
            fields |= bit(place % 64)
    return fields


@kernel
def covered_after(position: Position, box: BoxRecord, seat: int, quarter: int, rounds: int) -> Word:
    """The fields with this quarter covered after so many regular rounds."""
    cards = rounds * ROUND_CARDS
    black = under_colour(position, box, seat, quarter, BLACK, cards)
    green = under_colour(position, box, seat, quarter, GREEN, cards)
    return black | green | under_fountains(position, seat, quarter, rounds)


@kernel
def full_after(position: Position, box: BoxRecord, seat: int, rounds: int) -> Word:
    """The fields that were covered completely after so many regular rounds."""
    return covered_after(position, box, seat, NORTH, rounds) & covered_after(position, box, seat, SOUTH, rounds)
