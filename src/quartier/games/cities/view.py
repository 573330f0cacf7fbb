"""What is seen of a position: the boards of all seats, and what is to do now."""

from __future__ import annotations

import functools
from typing import Any

import msgspec
import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Message
from quartier.games.cities.components import LETTERS
from quartier.games.cities.names import Grid, field_name, grid, named_fields
from quartier.games.cities.position import (
    CITY_TILES,
    EXTRA,
    FRAME_SPAN,
    POSITION,
    READY,
    ROUNDS,
    START_TILES,
    TILES,
    TOURIST,
    TOURISTS,
)


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile that lies in a city: its number, its upper left field, its clockwise quarter turns."""

    number: int
    place: str
    turn: int


class City(msgspec.Struct, frozen=True, gc=False):
    """One seat's city. `rows` are its fields from `corner` on: A, P, C, W, or a dot where nothing lies."""

    corner: str
    rows: list[str]
    tiles: list[Tile]
    tourists: list[str]
    supply: int


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table. `start` are the start tiles, `tile` is the one to be laid now."""

    round: int
    rounds: int
    start: list[int]
    tile: int | None
    unseen: list[int]
    tiles: list[str]
    cities: list[City]


def board(state: State, box: Box, seat: int | None) -> Board:
    """All boards, from a hidden state."""
    return drawn_board(state.tobytes(), state.dtype, box.contents)


@functools.lru_cache(4)
def drawn_board(seen: bytes, kind: np.dtype[Any], letters: tuple[str, ...]) -> Board:
    """All boards from a state's bytes; at the start of a round everybody sees the same."""
    state = np.frombuffer(seen, kind)
    wave = int(state["wave"][0])
    order = tuple(state["order"][0].tolist())
    known = [number + 1 for number in order if number >= 0]
    last_wave = ROUNDS + int(state["one_more"][0])
    current = known[START_TILES - 1 + wave] if 0 < wave <= last_wave and len(known) >= START_TILES + wave else None
    return Board(
        min(wave, last_wave),
        last_wave,
        known[:START_TILES],
        current,
        sorted(set(range(1, TILES + 1)) - set(known)),
        list(letters),
        [city(state, seat, order) for seat in range(int(state["seats"][0]))],
    )


def city(state: State, seat: int, order: tuple[int, ...]) -> City:
    """One seat's city."""
    if state.dtype == POSITION:
        *spots, covering = state["spots"][0, seat].tolist()
    else:
        spots, covering = [], int(state["cover"][0, seat])
    return drawn_city(
        grid(state, seat),
        tuple(state["kinds"][0, seat].tolist()),
        int(state["tourists"][0, seat]),
        tuple(state["turns"][0, seat].tolist()),
        tuple(spots),
        covering,
        order,
    )


@functools.lru_cache(4096)
def drawn_city(
    names: Grid,
    kinds: tuple[int, ...],
    tourists: int,
    turns: tuple[int, ...],
    spots: tuple[int, ...],
    covering: int,
    order: tuple[int, ...],
) -> City:
    """A city from plain values; cities change seldom and are seen often. No spots: it is a free one."""
    text = lettered(kinds)
    if spots:
        corner = names.names[0]
        cut = [text[start : start + 8].rstrip(".") for start in range(0, 64, 8)]
        width = max(map(len, cut))
        rows = [row.ljust(width, ".") for row in cut if row]
        places = [spot_name(spot) for spot in spots]
    else:
        corner, rows = free_rows(names, text.rstrip("."))
        places = names.names[::4]
    tiles = [Tile(order[tile] + 1, places[tile], turns[tile]) for tile in range(CITY_TILES) if turns[tile] >= 0]
    if turns[CITY_TILES] >= 0:
        tiles.append(Tile(order[CITY_TILES] + 1, names.names[covering], turns[CITY_TILES]))
    return City(corner, rows, tiles, named_fields(names, tourists), TOURISTS - tourists.bit_count())


ZEROS = int.from_bytes(b"0" * 64)
MARKS = bytes.maketrans(bytes(range(len(LETTERS) + 1)), ("." + LETTERS).encode())


def lettered(kinds: tuple[int, ...]) -> str:
    """One letter a field, a dot where nothing lies: each field is a byte of one long number."""
    marks = sum(mark * (int.from_bytes(f"{word:064b}".encode()) - ZEROS) for mark, word in enumerate(kinds, start=1))
    return marks.to_bytes(64, "little").translate(MARKS).decode()


@functools.cache
def spot_name(spot: int) -> str:
    """The name of a place of the framed table."""
    return field_name(2 * (spot // FRAME_SPAN), 2 * (spot % FRAME_SPAN))


def free_rows(names: Grid, text: str) -> tuple[str, list[str]]:
    """The rows of a free city, holes as dots."""
    if not text:
        return "", []
    drawn = {names.corners[field]: letter for field, letter in enumerate(text)}
    top, left = 2 * names.top, 2 * names.left
    bottom, right = (max(corner[axis] for corner in drawn) for axis in (0, 1))
    rows = [
        "".join(drawn.get((row, column), ".") for column in range(left, right + 1)) for row in range(top, bottom + 1)
    ]
    return field_name(top, left), rows


def phase(state: State, box: Box, seat: int | None) -> Message:
    """What is to do now."""
    wave = int(state["wave"][0])
    last = ROUNDS + int(state["one_more"][0])
    if wave > last:
        return Message("phase-over")
    if seat is None or int(state["stage"][0, seat]) >= READY:
        return Message("phase-wait")
    if wave == 0:
        return Message("cities-phase-start")
    rounds: dict[str, str | int] = {"round": wave, "rounds": last}
    if int(state["stage"][0, seat]) == TOURIST:
        return Message("cities-phase-tourist", rounds)
    number = int(state["order"][0, START_TILES - 1 + wave]) + 1
    if number == 0:
        return Message("phase-wait")
    return Message("cities-phase-extra" if wave == EXTRA else "cities-phase-lay", {**rounds, "tile": number})
