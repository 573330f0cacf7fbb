"""The move space of Cities: Skylines: every step is an integer, and here is what it means."""

from __future__ import annotations

from enum import IntEnum

from quartier.games.skylines.position import CARDS, FORMS, LEVELS, PLACES, ROLES, SLOTS, SQUARES

PLACE = 0
"""Place a board part: (slot * 12 + place) * 4 + quarter turns."""
CAST = PLACE + SLOTS * PLACES * 4
"""Choose a role."""
OPEN = CAST + ROLES
"""Open the board part of a slot."""
PLAY = OPEN + SLOTS
"""Play a card."""
EXCHANGE = PLAY + CARDS
"""Put a card on the exchange pile and draw another."""
END = EXCHANGE + CARDS
"""End the milestone."""
USE = END + 1
"""Use the ability of one's role."""
DRAW = USE + 1
"""Draw from a stack."""
PICK = DRAW + LEVELS
"""Take a card from the exchange pile."""
SEARCH = PICK + CARDS
"""Give one's role up and take any card of a stack."""
PUT = SEARCH + CARDS
"""Put a card away at the end of a milestone."""
READY = PUT + CARDS
"""No more to put away."""
LAY = READY + 1
"""Lay a tile: form * SQUARES + the square of its upper left corner."""
SPACE = LAY + FORMS * SQUARES


class Rule(IntEnum):
    """The rules that a step can break; their names are the ids of their texts."""

    NOT_IN_HAND = 10
    FORBIDDEN = 11
    TOO_DEAR = 12
    SUPPLY_SHORT = 13
    LABOUR_END = 14
    BURDEN_END = 15
    NOWHERE_TO_LAY = 16
    NO_SUCH_TILE = 17
    DOES_NOT_FIT = 18
    CROSSES_A_STREET = 19
    SECOND_UTILITY = 20
    REWARD_TOO_MUCH = 21
    NOT_EXCHANGED = 22
    NOTHING_TO_DRAW = 23
    STACK_EMPTY = 24
    NOT_ON_PILE = 25
    JUST_PUT = 26
    EMPTY_DISTRICT = 27
    MUST_END = 28
    NO_ROLE = 29
    NO_ABILITY = 30
    NO_USE = 31
    NOT_OFFERED = 32
    NOT_BESIDE = 33
    PLACE_TAKEN = 34
    SHORES_DIFFER = 35
    ALREADY_PLACED = 36
    ALREADY_OPEN = 37
    NOT_IN_STACK = 38
    NO_CONTROL = 39
    OTHER_DRAW = 40
    NOT_IN_PLAY = 41
