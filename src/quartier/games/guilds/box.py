"""What the kernels know of the component set: which spaces are adjacent, and what chains bring."""

from __future__ import annotations

from typing import Annotated

from quartier.games.guilds.position import BLOCKS, SPACES
from quartier.games.guilds.weights import WEIGHTS
from quartier.kernel import rules
from quartier.kernel.records import Int32s, Int64s, Words, record_type


class BoxRecord(rules.BoxRecord):
    """The town and its bonus row."""

    neighbours: Annotated[Words, SPACES]
    bonus: Annotated[Int64s, BLOCKS + 1]  # by the number of blocks that a chain touches
    weights: Annotated[Int32s, WEIGHTS]  # what counts for how much where futures are played


BOX = record_type(BoxRecord)
