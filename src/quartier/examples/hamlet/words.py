"""The words of what is told about a position."""

from __future__ import annotations

from enum import IntEnum

from quartier.core.reports import Vocabulary


class Say(IntEnum):
    """What is said of a position; the names are the ids of the texts."""

    PHASE_TAKE = 10
    PHASE_LAY = 11


WORDS = Vocabulary(Say)
