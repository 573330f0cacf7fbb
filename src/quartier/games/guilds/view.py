"""What is seen of a position: the town, blocks, tracks, hands as far as they are known, what is unseen."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from quartier.core.game import Box, State
from quartier.core.view import Message
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import (
    BLOCKS,
    DONE,
    GUILDS,
    KINDS,
    MARKET,
    MINSTREL,
    RETURNING,
    SEATS,
    SPACES,
    TAVERN,
    TAVERNS,
    UNKNOWN,
)
from quartier.games.guilds.scoring import GUILD_POINTS, count_figures, survey_block, survey_guild
from quartier.games.guilds.secrets import unseen
from quartier.games.guilds.town import LETTERS, NAMES, Town
from quartier.kernel import calls
from quartier.kernel.compiling import entry

PHASES = ("return", "lay", "invest", "minstrel", "tavern", "take")
"""The message of each stage, for the seat whose turn it is."""


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space of the map, what lies on it and who stands there."""

    name: str
    row: int
    column: int
    neighbours: list[str]
    tile: str | None
    seat: int | None
    figures: int


class Share(msgspec.Struct, frozen=True, gc=False):
    """A seat in a block: its houses and figures, and what it gets for them and from the guild, as things stand."""

    houses: int
    figures: int
    points: int
    guild_points: int


class Block(msgspec.Struct, frozen=True, gc=False):
    """A block: who holds which marker, what it is worth, which guild controls it.

    `completed` says as which of the blocks it was filled; shares are then what was paid.
    """

    name: str
    white: int | None
    black: int | None
    third: int | None
    value: int
    guild: str | None
    completed: int | None
    shares: list[Share]


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A marker on an investment track."""

    seat: int
    field: int


class Guild(msgspec.Struct, frozen=True, gc=False):
    """A guild: the markers on its track from the first to the last, and its longest chain."""

    name: str
    track: list[Marker]
    chain: list[str]
    blocks: int
    worth: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat: its figures left and its hand. `taken` was taken openly; `secret` is None where it is not known."""

    figures: int
    hand: int
    taken: list[str]
    secret: list[str] | None
    returned: str | None


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table. `unseen` counts the tiles of each kind that may be anywhere."""

    map: list[str]
    spaces: list[Space]
    blocks: list[Block]
    guilds: list[Guild]
    players: list[Player]
    open: list[str | None]
    stack: int
    taverns: int
    unseen: dict[str, int]


@entry
def count_unseen(positions: Any, kind: int) -> int:
    """How many tiles of a kind may be anywhere."""
    return unseen(positions[0], kind)


def named(word: int) -> list[str]:
    """The names of the spaces of a set."""
    return [NAMES[space] for space in range(SPACES) if word >> space & 1]


def known(value: int) -> int | None:
    """A seat, or None for -1."""
    return value if value >= 0 else None


def tiles(state: State) -> list[int | None]:
    """The kind of the tile on each space."""
    record = state[0]
    found: list[int | None] = [None] * SPACES
    words = [int(word) for word in record.guilds]
    markets, minstrels, taverns = int(record.markets), int(record.minstrels), int(record.taverns)
    for space in range(SPACES):
        for guild, word in enumerate(words):
            if word >> space & 1:
                found[space] = guild + (MARKET if markets >> space & 1 else 0)
        if minstrels >> space & 1:
            found[space] = MINSTREL
        if taverns >> space & 1:
            found[space] = TAVERN
    return found


def board(state: State, box: Box, seat: int | None) -> Board:
    """All that is seen, from a hidden state."""
    town: Town = box.contents
    record = state[0]
    seats = int(record.seats)
    kinds = record.open.tolist()
    return Board(
        list(town.rows),
        spaces(state, town),
        [block(state, box, number) for number in range(BLOCKS)],
        [guild(state, box, number) for number in range(GUILDS)],
        [player(state, seat) for seat in range(seats)],
        [TILE_NAMES[kind] if kind >= 0 else None for kind in kinds],
        int(record.stack),
        max(TAVERNS - int(record.completed.max()), 0),
        {TILE_NAMES[kind]: int(count_unseen(state, kind)) for kind in range(KINDS)},
    )


def spaces(state: State, town: Town) -> list[Space]:
    """The 64 spaces."""
    record = state[0]
    houses, doubled = [int(word) for word in record.houses], int(record.doubled)
    kinds = tiles(state)
    found = []
    for space, (row, column) in enumerate(town.cells):
        seat = next((seat for seat in range(SEATS) if houses[seat] >> space & 1), None)
        kind = kinds[space]
        found.append(
            Space(
                NAMES[space],
                row,
                column,
                [NAMES[other] for other in sorted(town.neighbours[space])],
                None if kind is None else TILE_NAMES[kind],
                seat,
                0 if seat is None else 1 + (doubled >> space & 1),
            )
        )
    return found


def block(state: State, box: Box, number: int) -> Block:
    """A block: as it was paid, or as it would be if it were full now."""
    record = state[0]
    numbers = np.zeros(3 + 3 * SEATS, np.int64)
    survey_block(state, box.record, number, numbers)
    value, third, control, *rest = numbers.tolist()
    completed = int(record.completed[number])
    if completed:
        control = int(record.control[number])
        leaders = record.leaders[number].tolist()
    else:
        leaders = [seat for seat, _ in order_on_track(state, control)] if control >= 0 else []
    shares = []
    for seat in range(int(record.seats)):
        paid = GUILD_POINTS // (1 << leaders.index(seat)) if seat in leaders[:3] else 0
        houses, figures, points = rest[3 * seat : 3 * seat + 3]
        shares.append(Share(houses, figures, points, paid))
    return Block(
        LETTERS[number],
        known(int(record.white[number])),
        known(int(record.black[number])),
        known(third),
        value,
        TILE_NAMES[control] if control >= 0 else None,
        completed or None,
        shares,
    )


def order_on_track(state: State, number: int) -> list[tuple[int, int]]:
    """Seat and field of the markers that have left field 0, the first first."""
    fields = state["fields"][0, number].tolist()
    places = state["behind"][0, number].tolist()
    ranked = [seat for seat in range(int(state["seats"][0])) if fields[seat]]
    ranked.sort(key=lambda seat: (-fields[seat], places[seat]))
    return [(seat, fields[seat]) for seat in ranked]


def guild(state: State, box: Box, number: int) -> Guild:
    """A guild's track and longest chain."""
    numbers, chain = np.zeros(3 + SEATS, np.int64), np.zeros(1, np.uint64)
    survey_guild(state, box.record, number, numbers, chain)
    track = [Marker(seat, field) for seat, field in order_on_track(state, number)]
    track += [Marker(seat, 0) for seat in range(int(state["seats"][0])) if not state["fields"][0, number, seat]]
    return Guild(TILE_NAMES[number], track, named(int(chain[0])), int(numbers[1]), int(numbers[2]))


def player(state: State, seat: int) -> Player:
    """A seat's figures and hand."""
    record = state[0]
    taken, secret = record.known[seat].tolist(), record.secret[seat].tolist()
    returned = int(record.returned[seat])
    return Player(
        int(count_figures(state, seat)),
        sum(taken) + sum(secret),
        spelled(taken),
        None if secret[UNKNOWN] else spelled(secret[:KINDS]),
        TILE_NAMES[returned] if returned >= 0 else None,
    )


def spelled(counts: list[int]) -> list[str]:
    """Counts of kinds as a list of tiles."""
    return [TILE_NAMES[kind] for kind, number in enumerate(counts) for _ in range(number)]


def phase(state: State, box: Box, seat: int | None) -> Message:
    """What is to do now."""
    stage, seats, wave = (int(state[key][0]) for key in ("stage", "seats", "wave"))
    if stage == DONE:
        return Message("phase-over")
    if seat is None or not calls.may_act(state, box.record, seat):
        return Message("phase-wait")
    if stage != RETURNING and wave <= seats:
        return Message("guilds-phase-take" if PHASES[stage] == "take" else "guilds-phase-found")
    return Message(f"guilds-phase-{PHASES[stage]}")
