"""How well a city did: its grade, and whether its players have reached their goal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quartier.core.game import Box, State
from quartier.core.view import Item, Message
from quartier.games.skylines.items import LOST
from quartier.games.skylines.position import COLLAPSED, DONE, ENDED
from quartier.games.skylines.vocabulary import SKYLINE

OUTCOMES = ("running", "ended", "no-money", "no-action", "unhappy", "collapsed")
GRADES = (0, 11, 21, 31, 41, 51, 61)
"""The skyline from which on a city has the second to the eighth grade."""
WON = 11
"""The skyline from which on a city is a success."""


def grade(skyline: int) -> int:
    """The grade of a city, from 1 to 8."""
    return 1 + sum(skyline >= edge for edge in GRADES)


def failed(state: State, box: Box) -> bool:
    """Whether the city is lost, or came to its end with too low a skyline."""
    record = state[0]
    if int(record.stage) != DONE:
        return False
    return int(record.outcome) != ENDED or int(record.tracks[SKYLINE]) < WON


def verdict(outcome: int, skyline: int) -> Message:
    """What is said of a city that has come to its end, or is lost."""
    if outcome == ENDED:
        return Message(f"skylines-phase-grade-{grade(skyline)}", {"skyline": skyline})
    return Message(f"skylines-phase-{OUTCOMES[outcome]}")


def sheet_verdict(items: Sequence[Item], options: Any) -> Message:
    """The same of a city that was typed in."""
    lost = any(item.reason.id == LOST for item in items)
    return verdict(COLLAPSED if lost else ENDED, sum(item.points for item in items))
