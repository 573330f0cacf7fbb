"""How well a city did: its grade, and whether its players have reached their goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from quartier.core.view import Item, Message
from quartier.games.skylines.box import BoxRecord
from quartier.games.skylines.position import DONE, ENDED, POSITION, Position
from quartier.games.skylines.vocabulary import SKYLINE
from quartier.kernel import telling
from quartier.kernel.compiling import kernel
from quartier.kernel.generic import implements

OUTCOMES = ("running", "ended", "no-money", "no-action", "unhappy", "collapsed")
GRADES = np.array([0, 11, 21, 31, 41, 51, 61], dtype=np.int64)
"""The skyline from which on a city has the second to the eighth grade."""
WON = 11
"""The skyline from which on a city is a success."""


@kernel
def grade(skyline: int) -> int:
    """The grade of a city, from 1 to 8."""
    found = 1
    for index in range(GRADES.shape[0]):
        if skyline >= GRADES[index]:
            found += 1
    return found


@implements(telling.failed, POSITION)
@kernel
def failed(position: Position, box: BoxRecord) -> bool:
    """Whether the city is lost, or came to its end with too low a skyline."""
    return position.stage == DONE and (position.outcome != ENDED or position.tracks[SKYLINE] < WON)


def sheet_verdict(items: Sequence[Item], options: Any) -> Message:
    """What is said of a city that was typed in."""
    if any(item.reason.id == "skylines-item-lost" for item in items):
        return Message("skylines-phase-collapsed")
    skyline = sum(item.points for item in items)
    return Message(f"skylines-phase-grade-{grade(skyline)}", {"skyline": skyline})
