"""What is seen of a position: the cards, the boards of all seats, and what is to do now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from quartier.core.reports import FromBox
from quartier.core.view import Item
from quartier.games.tangram import shapes
from quartier.games.tangram.box import BoxRecord
from quartier.games.tangram.city_board import CityBoard, tell_city_board
from quartier.games.tangram.components import Parts
from quartier.games.tangram.items import tell_due
from quartier.games.tangram.position import (
    FINAL,
    FINAL_CARD,
    FINAL_CARDS,
    FOUNTAIN,
    NOT_YET,
    POSITION,
    READY,
    ROUND_CARDS,
    ROUNDS,
    TILES,
    Position,
)
from quartier.games.tangram.secrets import FACE_DOWN, OPEN, holders
from quartier.games.tangram.waves import first_card, open_cards, round_of
from quartier.games.tangram.words import Say
from quartier.kernel import rules, telling
from quartier.kernel.bits import below, bit, flagged, has
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements
from quartier.kernel.report import Report, begin_list, count_part, put, put_known

Place: TypeAlias = Literal["open", "face-down", "hand"]
LIES_OPEN, LIES_FACE_DOWN, IN_A_HAND = range(len(get_args(Place)))
FIRST_GRADE = int(Say.PHASE_GRADE_1)
GRADES = (100, 140, 180, 200)
"""The points from which on a solo game has the second to the fifth grade."""


class Card(msgspec.Struct, frozen=True, gc=False):
    """A card of the running round, in the order of playing; `tile` is none where it may not be known."""

    tile: int | None
    place: Place
    holders: list[int]
    played: bool


class TileShape(msgspec.Struct, frozen=True, gc=False):
    """A tile's eight ways (black turned 0 to 3 times, then green), each as its rows."""

    alike: bool
    ways: list[list[str]]


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table.

    `now` are the tiles that are to be laid in this wave; `due` is what the seat that looks has earned with
    the turn that it has made, and gets when all are ready.
    """

    round: int
    rounds: int
    pillar: int
    cards: list[Card]
    now: list[int]
    unseen: list[int]
    tiles: Annotated[list[TileShape], FromBox("tiles")]
    boards: list[CityBoard]
    due: list[Item]


@dataclass(frozen=True)
class DrawnSet:
    """The tiles of a set as they are drawn, by number: made once, since they never change."""

    tiles: list[TileShape]


def drawn_set(parts: Parts) -> DrawnSet:
    """A set with all of its tiles drawn."""
    return DrawnSet(
        [
            TileShape(tile.alike, [shapes.written(way) for way in shapes.ways(tile.shape)])
            for _, tile in sorted(parts.tiles.items())
        ]
    )


@implements(telling.tell_board, POSITION)
@kernel
def tell_board(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    wave = position.wave
    put(report, min(1 + max(wave - 1, 0) // ROUND_CARDS, ROUNDS + 1))
    put(report, ROUNDS + 1)
    put(report, position.pillar)
    put_cards(position, report)
    put_now(position, report)
    put_unseen(position, report)
    put(report, position.seats)
    for other in range(position.seats):
        tell_city_board(position, box, other, report)
    tell_due(position, seat, report)


@kernel
def put_cards(position: Position, report: Report) -> None:
    """The cards of the running round."""
    wave = position.wave
    if wave == 0:
        put(report, 0)
    elif wave >= FINAL:
        put(report, FINAL_CARDS)
        for card in range(FINAL_CARD, TILES):
            # A preview can run ahead of what is known: such a card has tile 0.
            put_known(report, int(position.order[card]) + 1)
            put(report, LIES_OPEN)
            put(report, 0)
            put(report, 1)
    else:
        put(report, ROUND_CARDS)
        first = round_of(wave) * ROUND_CARDS
        for card in range(first, first + ROUND_CARDS):
            put_card(position, card, report)


@kernel
def put_card(position: Position, card: int, report: Report) -> None:
    """A card of a regular round."""
    tile, looking = int(position.order[card]), holders(position, card)
    put_known(report, tile + 1 if tile >= 0 else -1)
    hand = looking not in (OPEN, FACE_DOWN)
    if hand:
        put(report, IN_A_HAND)
    else:
        put(report, LIES_OPEN if looking == OPEN else LIES_FACE_DOWN)
    place = begin_list(report)
    for distance in range(position.seats if hand else 0):
        if flagged(looking, distance):
            put(report, (position.pillar + distance) % position.seats)
            count_part(report, place)
    put(report, 1 if card <= first_card(position.wave) else 0)


@kernel
def put_now(position: Position, report: Report) -> None:
    """The tiles of the cards that are played now."""
    place = begin_list(report)
    for index in range(open_cards(position.wave)):
        tile = int(position.order[first_card(position.wave) + index])
        if tile >= 0:
            put(report, tile + 1)
            count_part(report, place)


@kernel
def put_unseen(position: Position, report: Report) -> None:
    """The tiles of the cards that are not known."""
    unseen = below(TILES)
    for card in range(TILES):
        if int(position.order[card]) >= 0:
            unseen &= ~bit(int(position.order[card]))
    place = begin_list(report)
    for tile in range(TILES):
        if has(unseen, tile):
            put(report, tile + 1)
            count_part(report, place)


@implements(telling.tell_phase, POSITION)
@kernel
def tell_phase(position: Position, box: BoxRecord, seat: int, report: Report) -> None:
    wave = position.wave
    if wave > FINAL:
        tell_end(position, box, report)
    elif seat < 0 or int(position.stage[seat]) >= READY:
        put(report, telling.PHASE_WAIT)
    elif wave == 0:
        put(report, Say.PHASE_SIDE)
    elif int(position.stage[seat]) == FOUNTAIN:
        put_in_round(report, Say.PHASE_FOUNTAIN, wave)
    elif wave == FINAL:
        put_in_round(report, Say.PHASE_FINAL, wave)
        put(report, tiles_left(position, seat))
    elif int(position.order[first_card(wave)]) < 0:
        put(report, telling.PHASE_WAIT)
    else:
        put_in_round(report, Say.PHASE_LAY, wave)
        put(report, int(position.order[first_card(wave)]) + 1)
        put(report, 1 + first_card(wave) % ROUND_CARDS)


@kernel
def put_in_round(report: Report, say: int, wave: int) -> None:
    """Begin a message that says which round it is, and of how many."""
    put(report, say)
    put(report, 1 + round_of(wave))
    put(report, ROUNDS + 1)


@kernel
def tiles_left(position: Position, seat: int) -> int:
    """How many tiles of the final round a seat has neither laid nor given up."""
    left = 0
    for card in range(FINAL_CARD, TILES):
        if int(position.laid[seat, card]) == NOT_YET:
            left += 1
    return left


@kernel
def tell_end(position: Position, box: BoxRecord, report: Report) -> None:
    """That it is over; after a solo game, its grade."""
    if position.seats > 1:
        put(report, telling.PHASE_OVER)
        return
    points = rules.score(position, box, 0)
    grade = 0
    for edge in GRADES:
        if points >= edge:
            grade += 1
    put(report, FIRST_GRADE + grade)
    put(report, points)
