"""A town as it is drawn in a test, ready to be played on.

A line names a block and its eight spaces in order: a dot, or a tile with the player's number once for
each figure, as in `a: k11 sm . h2 . . . .`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from quartier.core.about import Options
from quartier.core.errors import IllegalMove
from quartier.core.game import Box, State
from quartier.core.match import Match
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import BLOCK_SPACES, LAYING, POSITION, TILES
from quartier.kernel import calls
from quartier.kernel.random import seeded

HOUSE: Box = GAME.read_box("house", GAME.house_box())


def town(
    drawing: str,
    seats: int = 3,
    hand: str = "b s h",
    open_tiles: str = "c k sm",
    tracks: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    markers: Mapping[str, Sequence[int]] | None = None,
    box: Box = HOUSE,
) -> State:
    """A position in which player 1 is to lay a tile.

    `tracks` gives player and field of the markers in the order of their arrival; `markers` who holds white and black.
    """
    state = np.zeros(1, POSITION)
    record = state[0]
    record.seats, record.wave, record.stage, record.last = seats, 5 * seats + 1, LAYING, -1
    record.white[:], record.black[:], record.control[:], record.leaders[:] = -1, -1, -1, -1
    record.returned[:], record.open[:] = -1, -1
    record.random[:] = seeded("town")
    for line in drawing.strip().splitlines():
        name, *tiles = line.replace(":", " ").split()
        assert len(tiles) == BLOCK_SPACES
        for number, tile in enumerate(tiles):
            if tile != ".":
                lay(state, box, 8 * "abcdefgh".index(name) + number, tile)
    for guild, placed in (tracks or {}).items():
        row = TILE_NAMES.index(guild)
        for player, field in placed:
            record.behind[row, player - 1] = sum(field == other for other in record.fields[row]) if field else 0
            record.fields[row, player - 1] = field
    for block, holders in (markers or {}).items():
        record.white["abcdefgh".index(block)] = holders[0] - 1
        if len(holders) > 1:
            record.black["abcdefgh".index(block)] = holders[1] - 1
    for tile in hand.split():
        record.secret[0, TILE_NAMES.index(tile)] += 1
    for place, tile in enumerate(open_tiles.split()):
        record.open[place] = TILE_NAMES.index(tile)
    record.rest[:] = 4
    record.stack = record.rest.sum()
    assert record.stack < TILES
    return state


def lay(state: State, box: Box, space: int, tile: str) -> None:
    """Lay one drawn tile."""
    record, word = state[0], np.uint64(1 << space)
    letters, figures = tile.rstrip("12345"), tile.lstrip("bcksmht")
    kind = TILE_NAMES.index(letters)
    if kind < 8:
        record.guilds[kind % 4] |= word
    if 4 <= kind < 8:
        record.markets |= word
    if letters == "h":
        record.minstrels |= word
    if letters == "t":
        record.taverns |= word
    if figures:
        record.houses[int(figures[0]) - 1] |= word
        if len(figures) == 2:
            record.doubled |= word
    record.reached |= box.record[0].neighbours[space]


def played(state: State, turn: str, seat: int = 0, box: Box = HOUSE) -> State:
    """The state after some steps, each of them checked."""
    state = state.copy()
    for text in turn.split():
        GAME.make_steps(state, box, seat, [GAME.read(text)])
    return state


def refused(state: State, turn: str, seat: int = 0) -> str:
    """The rule by which the last of some steps is refused."""
    try:
        played(state, turn, seat)
    except IllegalMove as error:
        return error.rule
    return "allowed"


def choices(state: State, seat: int = 0) -> list[str]:
    """The steps that a seat may make, as notation."""
    steps = np.zeros(GAME.space, np.int32)
    number = calls.legal(state, HOUSE.record, seat, steps)
    return GAME.step_texts(state, HOUSE, seat, steps[:number].tolist())


def points(state: State) -> list[int]:
    """The points of all players."""
    return [int(calls.score(state, HOUSE.record, seat)) for seat in range(int(state["seats"][0]))]


def new_match(seats: int = 3, seed: int = 1) -> Match:
    """A match with the house town."""
    return Match(GAME, seats, str(seed), Options(), HOUSE)
