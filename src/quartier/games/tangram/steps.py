"""The move space of Tangram City: every step is an integer, and here is what it means."""

from __future__ import annotations

from enum import IntEnum

from quartier.games.tangram.position import FINAL_CARDS

WAYS = 8
"""How a tile can lie: four quarter turns of its black front, then four of its green back."""
PLACES = WAYS * 64
"""A place is a way and the upper left field of the smallest rectangle around the tile."""

SIDE = 0
LAY = SIDE + 2
GIVE_UP = LAY + FINAL_CARDS * PLACES
SPRING = GIVE_UP + FINAL_CARDS
NO_FOUNTAIN = SPRING + 4 * 64
SPACE = NO_FOUNTAIN + 1
"""Sides; the tile of each open card laid, or given up; a fountain on a half-field, or none."""


class Rule(IntEnum):
    """The rules that a step can break; their names are the ids of their texts."""

    OUTSIDE = 10
    TAKEN = 11
    NOT_THIS_CARD = 12
    LAID_ALREADY = 13
    WHICH_TILE = 14
