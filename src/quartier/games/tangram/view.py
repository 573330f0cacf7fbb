"""What is seen of a position: cards and boards of all seats, and what is to do now."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec
import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.tangram import shapes
from quartier.games.tangram.components import Parts
from quartier.games.tangram.items import due
from quartier.games.tangram.names import CORNERS, SIDES, CornerName, SideName, field_name, named_fields
from quartier.games.tangram.position import (
    FINAL,
    FINAL_CARD,
    FOUNTAIN,
    FOUNTAIN_SLOT,
    FOUNTAINS,
    GIVEN_UP,
    NOT_YET,
    READY,
    ROUND_CARDS,
    ROUNDS,
    SPAN,
    TILES,
)
from quartier.games.tangram.scoring import look_at_board
from quartier.games.tangram.secrets import OPEN, holders
from quartier.games.tangram.waves import open_cards, round_of
from quartier.kernel import calls
from quartier.kernel.bits import flagged

Place: TypeAlias = Literal["open", "face-down", "hand"]
GRADES = (100, 140, 180, 200)
"""The points from which on a solo game has the second to the fifth grade."""


class LaidTile(msgspec.Struct, frozen=True, gc=False):
    """A tile on a board: its number, its upper left field, the side that is up, its clockwise quarter turns."""

    number: int
    place: str
    side: SideName
    turn: int


class LaidFountain(msgspec.Struct, frozen=True, gc=False):
    """A fountain on a half-field."""

    field: str
    half: CornerName


class CityBoard(msgspec.Struct, frozen=True, gc=False):
    """One seat's board.

    `rows` draw it: seven fields, each as its northern, eastern, southern and western quarter, which are
    black (b), green (g), fountain (f) or empty (a dot). `black` and `green` are the fields that count for
    each colour, `rectangle` those of the largest rectangle, all as the board is now.
    """

    number: int
    side: SideName | None
    start: list[str]
    rows: list[str]
    tiles: list[LaidTile]
    given_up: list[int]
    fountains: list[LaidFountain]
    fountains_left: int
    rectangle: list[str]
    full: int
    black: int
    green: int


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
    tiles: list[TileShape]
    boards: list[CityBoard]
    due: list[Item]


@dataclass(frozen=True)
class DrawnSet:
    """A set, and its tiles as they are drawn, by number: made once, since they never change."""

    parts: Parts
    tiles: list[TileShape]


def drawn_set(parts: Parts) -> DrawnSet:
    """A set with all of its tiles drawn."""
    tiles = [
        TileShape(tile.alike, [shapes.written(way) for way in shapes.ways(tile.shape)])
        for _, tile in sorted(parts.tiles.items())
    ]
    return DrawnSet(parts, tiles)


def board(state: State, box: Box, seat: int | None) -> Board:
    """All cards and boards, from a hidden state."""
    drawn: DrawnSet = box.contents
    wave = int(state["wave"][0])
    order = state["order"][0, :TILES].tolist()
    shown = cards(state, order)
    known = [number for number in order if number >= 0]
    return Board(
        min(1 + max(wave - 1, 0) // ROUND_CARDS, ROUNDS + 1),
        ROUNDS + 1,
        int(state["pillar"][0]),
        shown,
        [number + 1 for number in order[wave - 1 : wave - 1 + open_cards(wave)] if number >= 0],
        [number + 1 for number in range(TILES) if number not in known],
        drawn.tiles,
        [city_board(state, other, order, drawn.parts) for other in range(int(state["seats"][0]))],
        [] if seat is None else due(state, seat),
    )


def cards(state: State, order: list[int]) -> list[Card]:
    """The cards of the running round."""
    wave, seats, pillar = (int(state[name][0]) for name in ("wave", "seats", "pillar"))
    if wave == 0:
        return []
    if wave >= FINAL:
        return [Card(number + 1, "open", [], True) for number in order[FINAL_CARD:]]
    first = round_of(wave) * ROUND_CARDS
    found = []
    for card in range(first, first + ROUND_CARDS):
        looking = holders(state[0], card)
        place: Place = "open" if looking == OPEN else "hand" if looking else "face-down"
        seated = [(pillar + distance) % seats for distance in range(seats) if flagged(looking, distance)]
        number = order[card] + 1
        found.append(Card(number or None, place, seated if place == "hand" else [], card <= wave - 1))
    return found


def city_board(state: State, seat: int, order: list[int], parts: Parts) -> CityBoard:
    """One seat's board."""
    laid = state["laid"][0, seat].tolist()
    number, chosen = int(state["boards"][0, seat]) + 1, int(state["sides"][0, seat])
    springs = [LaidFountain(field_name(place % 64), CORNERS[place // 64]) for place in fountain_places(laid)]
    words = np.zeros(4, np.uint64)
    look_at_board(state, seat, words)
    rectangle, full, black, green = words.tolist()
    return CityBoard(
        number,
        None if chosen < 0 else SIDES[chosen],
        start_names(parts, number, chosen),
        rows(state, seat, parts),
        [
            LaidTile(order[card] + 1, field_name(place % 64), SIDES[place // 256], place // 64 % 4)
            for card, place in enumerate(laid[:TILES])
            if place >= 0
        ],
        [order[card] + 1 for card, place in enumerate(laid[:TILES]) if place == GIVEN_UP],
        springs,
        laid[FOUNTAIN_SLOT : FOUNTAIN_SLOT + FOUNTAINS].count(NOT_YET),
        named_fields(rectangle),
        full.bit_count(),
        black.bit_count(),
        green.bit_count(),
    )


def fountain_places(laid: list[int]) -> list[int]:
    """The places of the fountains that lie on a board."""
    return [place for place in laid[FOUNTAIN_SLOT : FOUNTAIN_SLOT + FOUNTAINS] if place >= 0]


def start_names(parts: Parts, number: int, side: int) -> list[str]:
    """The field and the half-field of a board's start piece; nothing before the side is chosen."""
    if side < 0:
        return []
    piece = parts.boards[number][side]
    row, column, corner = piece.half
    return [field_name(8 * piece.whole[0] + piece.whole[1]), field_name(8 * row + column) + CORNERS[corner]]


def rows(state: State, seat: int, parts: Parts) -> list[str]:
    """A board drawn by quarters."""
    laid, order = state["laid"][0, seat].tolist(), state["order"][0].tolist()
    number, side = int(state["boards"][0, seat]) + 1, int(state["sides"][0, seat])
    quarters = [[["."] * 4 for _ in range(SPAN)] for _ in range(SPAN)]

    def draw(halves: shapes.Shape, field: int, letter: str) -> None:
        for row, column, corner in halves:
            for quarter in (corner, (corner + 1) % 4):
                quarters[field // 8 + row][field % 8 + column][quarter] = letter

    if side >= 0:
        draw(parts.boards[number][side].shape, 0, "bg"[side])
    for card, place in enumerate(laid[:TILES]):
        if place >= 0:
            shape = shapes.ways(parts.tiles[order[card] + 1].shape)[place // 64]
            draw(shape, place % 64, "bg"[place // 256])
    for place in fountain_places(laid):
        draw(frozenset([(0, 0, place // 64)]), place % 64, "f")
    return [" ".join("".join(field) for field in row) for row in quarters]


def phase(state: State, box: Box, seat: int | None) -> Message:
    """What is to do now; after a solo game, its grade."""
    wave, seats = int(state["wave"][0]), int(state["seats"][0])
    if wave > FINAL:
        if seats > 1:
            return Message("phase-over")
        points = int(calls.score(state, box.record, 0))
        grade = 1 + sum(points >= edge for edge in GRADES)
        return Message(f"tangram-phase-grade-{grade}", {"points": points})
    if seat is None or int(state["stage"][0, seat]) >= READY:
        return Message("phase-wait")
    if wave == 0:
        return Message("tangram-phase-side")
    rounds: dict[str, str | int] = {"round": 1 + round_of(wave), "rounds": ROUNDS + 1}
    if int(state["stage"][0, seat]) == FOUNTAIN:
        return Message("tangram-phase-fountain", rounds)
    if wave == FINAL:
        left = state["laid"][0, seat, FINAL_CARD:TILES].tolist().count(NOT_YET)
        return Message("tangram-phase-final", {**rounds, "tiles": left})
    number = int(state["order"][0, wave - 1]) + 1
    if number == 0:
        return Message("phase-wait")
    return Message("tangram-phase-lay", {**rounds, "tile": number, "card": 1 + (wave - 1) % ROUND_CARDS})
