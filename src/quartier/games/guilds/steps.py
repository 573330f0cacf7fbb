"""The move space of City and Guilds: every step is an integer, and here is what it means."""

from __future__ import annotations

from enum import IntEnum

from quartier.games.guilds.position import KINDS, SPACES

RETURN = 0
"""Return a tile of a kind in set-up."""
LAY = RETURN + KINDS
"""Lay a tile: 64 * kind + space."""
INVEST = LAY + KINDS * SPACES
FIGURE = INVEST + 1
"""A second figure on a building, or the one on a minstrel house."""
LEAVE = FIGURE + 1
"""No figure on a minstrel house."""
INN = LEAVE + 1
"""Lay a tavern on a space."""
DECLINE = INN + SPACES
TAKE = DECLINE + 1
"""Take an open tile of a kind."""
SPACE = TAKE + KINDS


class Rule(IntEnum):
    """The rules that a step can break; their names are the ids of their texts."""

    NOT_IN_HAND = 10
    SPACE_TAKEN = 11
    TOUCHES_NOTHING = 12
    BLOCK_BEGUN = 13
    TOUCHES_A_TILE = 14
    NEITHER = 15
    NO_INVESTMENT = 16
    NO_TAVERN = 17
    NOT_OPEN = 18
