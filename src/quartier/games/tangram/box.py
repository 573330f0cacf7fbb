"""What the kernels know of the component set: tiles lying in all ways, start pieces, weights."""

from __future__ import annotations

from typing import Annotated

from quartier.games.tangram.position import BOARDS, TILES
from quartier.games.tangram.steps import WAYS
from quartier.games.tangram.weights import WEIGHTS
from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int32s, Words, record_type

HALVES = 8
"""The most half-fields that a tile can have."""


class BoxRecord(rules.BoxRecord):
    """The tiles and boards of a set."""

    number: Annotated[Int8s, TILES + 1]  # half-fields of each tile
    halves: Annotated[Int8s, TILES, WAYS, HALVES]  # the corner of each half-field of each way
    fields: Annotated[Int8s, TILES, WAYS, HALVES]  # and its field, the tile lying in the board's corner
    covering: Annotated[Words, TILES, 4]  # for each corner, where it is among those: bit 8 * way + half-field
    largest: Annotated[Int8s, TILES + 1]  # the tiles by size, the largest first
    same: Annotated[Int8s, TILES, WAYS]  # the first way of the same side that looks like this one
    masks: Annotated[Words, TILES, WAYS, 4]  # the quarters covered, the tile lying in the board's corner
    fits: Annotated[Words, TILES, WAYS]  # where it can be moved without leaving the board
    start: Annotated[Words, BOARDS, 2, 4]  # the quarters of each board's start piece, by side
    weights: Annotated[Int32s, WEIGHTS]  # what the features of a board weigh for those who judge it


BOX = record_type(BoxRecord)
