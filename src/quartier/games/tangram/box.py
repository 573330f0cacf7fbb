"""What the kernels know of the component set: tiles lying in all ways, start pieces, weights."""

from __future__ import annotations

from typing import Annotated

from quartier.games.tangram.network import SHAPE
from quartier.games.tangram.position import BOARDS, TILES
from quartier.games.tangram.steps import WAYS
from quartier.games.tangram.weights import WEIGHTS
from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int16s, Int32s, Words, record_type

HALVES = 8
"""The most half-fields that a tile can have."""
NO_FIELD = 63
"""Beyond all fields."""
WORDS = 2
"""As many words name all half-fields of any tile, two of each corner in a word."""


class BoxRecord(rules.BoxRecord):
    """The tiles and boards of a set."""

    number: Annotated[Int8s, TILES + 1]  # half-fields of each tile
    fields: Annotated[Int8s, TILES, WAYS, HALVES]  # of each way's half-fields, the tile lying in the board's corner
    words: Annotated[Int8s, TILES + 1]  # how many words name the half-fields of each tile
    halves: Annotated[Words, TILES, WORDS, WAYS]  # those words: for each corner two fields, a byte each; 63: no more
    covering: Annotated[Words, TILES, 4]  # for each corner, where it is among those: bit 8 * way + half-field
    largest: Annotated[Int8s, TILES + 1]  # the tiles by size, the largest first
    same: Annotated[Int8s, TILES, WAYS]  # the first way of the same side that looks like this one
    mirrored: Annotated[Int8s, TILES + 1]  # 1: each tile's back looks like its front
    behind: Annotated[Int8s, TILES + 1, WAYS // 2]  # then the back's way that looks like a front's, else any other
    masks: Annotated[Words, TILES, WAYS, 4]  # the quarters covered, the tile lying in the board's corner
    fits: Annotated[Words, TILES, WAYS]  # where it can be moved without leaving the board
    start: Annotated[Words, BOARDS, 2, 4]  # the quarters of each board's start piece, by side
    weights: Annotated[Int32s, WEIGHTS]  # what the features of a board weigh for those who judge it
    network: Annotated[Int16s, SHAPE.size]  # what those see in it who have learned more; all zero: nobody has


BOX = record_type(BoxRecord)
