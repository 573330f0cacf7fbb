"""The move space of Hamlet: every step is an integer, and here is what it means. A turn has two."""

from __future__ import annotations

from enum import IntEnum

from quartier.examples.hamlet.position import FIELDS, WELL

TAKE = 0  # and the kind of the tile; there is none of nothing
LAY = TAKE + WELL
SPACE = LAY + FIELDS


class Rule(IntEnum):
    """The rules that a step can break; their names are the ids of their texts."""

    NOT_OPEN = 10
    FIELD_TAKEN = 11
