"""What things are called in moves and views: cards, squares, places in the frame, board parts, stacks."""

from __future__ import annotations

import functools
import re

from quartier.games.skylines.position import LEVELS, PARTS, PLACES_ACROSS, PLACES_DOWN, ROWS
from quartier.games.skylines.vocabulary import CARDS_PER_LEVEL, KINDS, LEVEL_NAMES, UNIQUE

COLUMN_LETTERS = "abcdefghijklmnopqrstuvwx"
PART_LETTERS = "abcdef"[:PARTS]
PLACE_LETTERS = "abc"[:PLACES_DOWN]
STACKS = tuple(name.lower() for name in LEVEL_NAMES)
KIND_LETTERS = dict(zip(KINDS, "rciusxpn", strict=True))
"""The first letter of a card's id, by its kind."""
CARD_IDS = tuple(
    f"{KIND_LETTERS[kind]}{sum(CARDS_PER_LEVEL[kind][:level]) + number}"
    for level in range(LEVELS)
    for kind in KINDS[:UNIQUE]
    for number in range(1, CARDS_PER_LEVEL[kind][level] + 1)
) + tuple(
    f"{KIND_LETTERS[kind]}{number}" for kind in KINDS[UNIQUE:] for number in range(1, sum(CARDS_PER_LEVEL[kind]) + 1)
)
"""What each card is called: buildings are numbered level by level, then come unique buildings, policies and news."""
CARDS_BY_ID = {name: card for card, name in enumerate(CARD_IDS)}
SQUARE = re.compile(r"([a-x])(\d{1,2})")
SQUARE_NAMES = tuple(f"{column}{row + 1}" for row in range(ROWS) for column in COLUMN_LETTERS)
"""The squares of the frame, row by row."""
PLACE_NAMES = tuple(f"{row}{column + 1}" for row in PLACE_LETTERS for column in range(PLACES_ACROSS))
"""The places of the frame, where a board part can lie, row by row."""


@functools.cache
def square_at(name: str) -> tuple[int, int]:
    """Row and column of a square."""
    return int(name[1:]) - 1, COLUMN_LETTERS.index(name[0])


def place_at(name: str) -> tuple[int, int]:
    """Row and column of a place in the frame."""
    return PLACE_LETTERS.index(name[0]), int(name[1:]) - 1
