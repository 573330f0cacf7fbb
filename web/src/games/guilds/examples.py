"""The boards to try on the rules page: every answer that they give comes from the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from quartier.core.game import State
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import GUILDS, LAYING, MARKET, MINSTREL, POSITION
from quartier.games.guilds.town import SPACES_BY_NAME

BOX = GAME.read_box("house", GAME.house_box())
Tile = tuple[str, int, int]
"""A tile, whose figures stand on it (-1: nobody's), and how many."""

OWNED = {
    "three": "k/0 km s/1 h/1 c/3 km b k/0/2",
    "two": "b/0 b/1 b bm bm bm bm h/0",
    "alone": "b/0 b b bm bm bm bm h/0",
}
"""Block A filled in three ways: the rulebook's example of 17, and 21 for two and for one."""
CHAIN = {"b2": "k", "b5": "k", "b7": "k", "c2": "km", "c6": "k", "e3": "km"}
"""Six tiles of the candlemakers over three blocks."""
TRACKS: dict[str, tuple[int, str, Sequence[tuple[int, int]]]] = {
    "behind": (3, "s", [(1, 5), (2, 4), (0, 3)]),
    "full": (5, "b", [(1, 4), (2, 4), (3, 4), (0, 3), (4, 1)]),
}
"""For each situation the players, the guild, and seat and field of its markers in order of arrival."""


def examples() -> dict[str, Any]:
    """All examples, as the page reads them."""
    empty = msgspec.to_builtins(GAME.board(town({}), BOX, None))
    return {"board": empty, "tracks": tracks(), "blocks": blocks(), "chain": chain()}


def town(tiles: Mapping[str, Tile], seats: int = 3) -> State:
    """A position with some tiles, in which seat 0 is to lay one."""
    state = np.zeros(1, POSITION)
    record = state[0]
    record.seats, record.wave, record.stage, record.last = seats, 5 * seats + 1, LAYING, -1
    record.white[:], record.black[:], record.control[:], record.leaders[:] = -1, -1, -1, -1
    record.returned[:], record.open[:] = -1, -1
    for name, (tile, seat, figures) in tiles.items():
        space, kind = SPACES_BY_NAME[name], TILE_NAMES.index(tile)
        word = np.uint64(1 << space)
        if kind < MINSTREL:
            record.guilds[kind % GUILDS] |= word
            record.markets |= word if kind >= MARKET else np.uint64(0)
        else:
            record.minstrels |= word
        if seat >= 0:
            record.houses[seat] |= word
            record.doubled |= word if figures == 2 else np.uint64(0)
        record.reached |= BOX.record[0].neighbours[space]
    return state


def stand(state: State, guild: str, markers: Sequence[tuple[int, int]]) -> None:
    """Put markers onto a track, in the order of their arrival."""
    fields, behind = state["fields"][0, TILE_NAMES.index(guild)], state["behind"][0, TILE_NAMES.index(guild)]
    for seat, field in markers:
        behind[seat] = int((fields == field).sum())
        fields[seat] = field


def tracks() -> dict[str, Any]:
    """The two printed situations: the track before, after a building's investment, and after a market's."""
    found: dict[str, Any] = {}
    for name, (seats, guild, markers) in TRACKS.items():
        after: dict[str, Any] = {"guild": guild}
        for key, turn in (("before", ()), ("building", (f"{guild}-a3", "i")), ("market", (f"{guild}m-a3",))):
            state = town({"a1": (guild, -1, 0)}, seats)
            stand(state, guild, markers)
            for tile in (guild, guild + "m"):
                state["secret"][0, 0, TILE_NAMES.index(tile)] = 1
            GAME.make_steps(state, BOX, 0, [GAME.read(text) for text in turn])
            after[key] = msgspec.to_builtins(GAME.board(state, BOX, None).guilds[TILE_NAMES.index(guild)].track)
        found[name] = after
    return found


def blocks() -> dict[str, Any]:
    """Block A when it is full: its tiles, and who gets what."""
    found: dict[str, Any] = {}
    for name, drawing in OWNED.items():
        tiles: dict[str, Tile] = {}
        for number, text in enumerate(drawing.split(), 1):
            tile, *whose = text.split("/")
            seat = int(whose[0]) if whose else -1
            tiles[f"a{number}"] = (tile, seat, int(whose[1]) if len(whose) > 1 else min(len(whose), 1))
        state = town(tiles, seats=4)
        state["white"][0, 0] = 0
        state["black"][0, 0] = 1 if name != "alone" else -1
        stand(state, "k" if name == "three" else "b", [(2, 9), (0, 6), (1, 4), (3, 2)])
        found[name] = {"laid": tiles, "block": msgspec.to_builtins(GAME.board(state, BOX, None).blocks[0])}
    return found


def chain() -> dict[str, Any]:
    """The candlemakers' chain, whole and with each of its tiles taken away."""
    tiles = {name: (tile, -1, 0) for name, tile in CHAIN.items()}
    longest: dict[str, Any] = {}
    for away in ("", *CHAIN):
        state = town({name: tile for name, tile in tiles.items() if name != away})
        longest[away] = msgspec.to_builtins(GAME.board(state, BOX, None).guilds[TILE_NAMES.index("k")])
    return {"laid": tiles, "without": longest}
