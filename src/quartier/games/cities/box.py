"""What the kernels know of the component set: the tiles, and what the features of a city weigh."""

from __future__ import annotations

from typing import Annotated

from quartier.games.cities.network import SHAPE
from quartier.games.cities.position import TILES
from quartier.games.cities.weights import WEIGHTS
from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int16s, Int32s, record_type


class BoxRecord(rules.BoxRecord):
    """The tiles of a set."""

    kinds: Annotated[
        Int8s, TILES, 4, 4
    ]  # of each turned tile, by quarter: upper left, upper right, lower left, lower right
    weights: Annotated[Int32s, WEIGHTS]  # what the features of a city weigh for those who judge it
    network: Annotated[Int16s, SHAPE.size]  # what those see in it who have learned more; all zero: nobody has


BOX = record_type(BoxRecord)
