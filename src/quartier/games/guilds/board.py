"""What is shown of a town: spaces, blocks, guilds, players, as structs that say how they lie in a report."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from quartier.core.reports import FromBox, Keys, Named, Rows
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import KINDS
from quartier.games.guilds.town import LETTERS, NAMES

Tile: TypeAlias = Annotated[str, Named(TILE_NAMES)]


class Space(msgspec.Struct, frozen=True, gc=False):
    """A space of the map, which the set draws, what lies on it and who stands there."""

    name: str
    row: int
    column: int
    neighbours: list[str]
    tile: Tile | None
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

    name: Annotated[str, Named(tuple(LETTERS))]
    white: int | None
    black: int | None
    third: int | None
    value: int
    guild: Tile | None
    completed: int | None
    shares: list[Share]


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A marker on an investment track."""

    seat: int
    field: int


class Guild(msgspec.Struct, frozen=True, gc=False):
    """A guild: the markers on its track from the first to the last, and its longest chain."""

    name: Tile
    track: list[Marker]
    chain: list[Annotated[str, Named(NAMES)]]
    blocks: int
    worth: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat: its figures left and its hand. `taken` was taken openly; `secret` is None where it is not known."""

    figures: int
    hand: int
    taken: list[Tile]
    secret: list[Tile] | None
    returned: Tile | None


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table. `unseen` counts the tiles of each kind that may be anywhere."""

    map: Annotated[list[str], FromBox("rows")]
    spaces: Annotated[list[Space], Rows("spaces", 4)]
    blocks: list[Block]
    guilds: list[Guild]
    players: list[Player]
    open: list[Tile | None]
    stack: int
    taverns: int
    unseen: Annotated[dict[str, int], Keys(TILE_NAMES[:KINDS])]
