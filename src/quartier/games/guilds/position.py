"""What a position of City and Guilds holds: one record of half a kilobyte.

A space is bit 8 * block + number, so that a block is a byte of a word. Tiles of a kind are alike:
hands, the open tiles and the face-down rest are counts of kinds, and a tile is drawn from the rest
when it is revealed.
"""

from __future__ import annotations

from typing import Annotated

import numpy as np

from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int64s, Word, Words

SEATS = 5
BLOCKS = 8
BLOCK_SPACES = 8
SPACES = BLOCKS * BLOCK_SPACES
GUILDS = 4
BAKERS, CLOTHMAKERS, CANDLEMAKERS, SMITHS = range(GUILDS)

BUILDING = 0
MARKET = GUILDS
MINSTREL = 2 * GUILDS
TAVERN = MINSTREL + 1
"""Kinds of tiles: a building or market of a guild is its first kind plus the guild."""
KINDS = TAVERN
"""The kinds that are drawn; taverns lie beside the board."""
UNKNOWN = KINDS
"""Where a hand counts tiles that are not known to whoever looks."""

TOTALS = np.array([11] * GUILDS + [7] * GUILDS + [4], dtype=np.int64)
"""How many tiles there are of each kind."""
TILES = 76
TAVERNS = 4
DRAWN = 4
HAND = 3
OPEN = 3
FEWEST_SEATS = 3
FIGURES = np.array([18, 13, 10], dtype=np.int64)
"""Figures of each player, for 3, 4 and 5 of them."""

RETURNING, LAYING, INVESTING, SINGING, INNKEEPING, TAKING, DONE = range(7)
"""What is to do next: return a tile, lay one, invest or add a figure, put one on a minstrel house, lay a
tavern, take an open tile; nothing."""


class Position(rules.Position):
    """A whole match."""

    stage: int
    last: int  # the space of the tile laid in this turn; -1: none yet
    stack: int  # how many tiles lie face down
    points: Annotated[Int64s, SEATS]
    guilds: Annotated[Words, GUILDS]  # buildings and markets of each guild
    markets: Word
    minstrels: Word
    taverns: Word
    reached: Word  # spaces adjacent to a tile
    houses: Annotated[Words, SEATS]  # buildings and minstrel houses with a figure of the seat
    doubled: Word  # of those, the ones with two figures
    fields: Annotated[Int8s, GUILDS, SEATS]  # how far each marker on an investment track is
    behind: Annotated[Int8s, GUILDS, SEATS]  # how many markers on its field arrived before it
    white: Annotated[Int8s, BLOCKS]  # who holds the marker; -1: nobody
    black: Annotated[Int8s, BLOCKS]
    completed: Annotated[Int8s, BLOCKS]  # 1 for the block completed first …; 0: not yet
    control: Annotated[Int8s, BLOCKS]  # the guild that was paid when it was; -1: none
    leaders: Annotated[Int8s, BLOCKS, 3]  # the seats paid for it; -1: nobody
    known: Annotated[Int8s, SEATS, KINDS]  # tiles of a hand that were taken openly
    secret: Annotated[Int8s, SEATS, KINDS + 1]  # its other tiles
    open: Annotated[Int8s, OPEN]  # kinds; -1: no tile lies there, or it is unknown
    rest: Annotated[Int8s, KINDS]  # the face-down tiles; -1: unknown
    returned: Annotated[Int8s, SEATS]  # the kind put back in set-up while surely in the rest; -1: not so


POSITION = rules.position_type(Position)
