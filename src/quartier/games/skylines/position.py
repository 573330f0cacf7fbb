"""What a position of Cities: Skylines holds: one record of 3 kB.

The frame is 4 × 3 places of 6 × 6 squares: rows of words, so that a whole row is asked at once where a tile fits.
A stack is the set of its cards: which of them lies on top is decided when it is drawn.
"""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.vocabulary import HOOKS, SERVICES, TRACKS, ZONES
from quartier.kernel.rules import position_type

SEATS = 4
SPAN = 6
"""Squares along the side of a board part."""
PLACES_ACROSS = 4
PLACES_DOWN = 3
PLACES = PLACES_ACROSS * PLACES_DOWN
ROWS = SPAN * PLACES_DOWN
COLUMNS = SPAN * PLACES_ACROSS
SQUARES = ROWS * COLUMNS
PARTS = 6
SLOTS = 4
"""Board parts of a game: three in the introduction, four in the scenarios."""
LONGEST = SLOTS
"""The most milestones: every one but the last opens a board part."""
PART_DISTRICTS = 6
DISTRICTS = SLOTS * PART_DISTRICTS

BUILDINGS = 75
FIRST_UNIQUE = BUILDINGS
FIRST_POLICY = FIRST_UNIQUE + 10
FIRST_NEWS = FIRST_POLICY + 10
CARDS = FIRST_NEWS + 10
ROLES = 10
LEVELS = 3
TILES = 85
SHAPES = 32
FORMS = 128
"""The most different shapes of tiles, and the most ways in which all of them can be turned and flipped."""
FORM_ROWS = 4
FORM_SQUARES = 9
CONDITIONS = 4

ARRANGING, CASTING, OPENING, ACTING, LAYING, DRAWING, REPLACING, PUTTING, REFILLING, DONE = range(10)
"""What is to do next: place a board part (scenario 5), choose a role, open a board part, act, lay the tile of the card
played, draw a card after that, replace a policy that went unused, put cards away at the end of a milestone, draw as
many; nothing."""

RUNNING, ENDED, NO_MONEY, NO_ACTION, UNHAPPY, COLLAPSED = range(6)
"""How the match stands: ended by its last or a forced milestone; or lost because a cost could not be paid, nothing
could be done, happiness fell too low, or the skyline did."""

WORDS = 8
"""Arrays of bytes are as long as whole words; some end with bytes that are not used."""


def whole(number: int, size: int = 1) -> int:
    """The length of an array for so many things of a size in bytes."""
    return -(-number * size // WORDS) * WORDS // size


POSITION = position_type(
    __file__,
    [
        ("scenario", np.int64),  # 0: the introduction
        ("difficulty", np.int64),
        ("control", np.int64),  # 1: "role or control" is played
        ("stage", np.int64),
        ("outcome", np.int64),
        ("active", np.int64),  # the seat that acts
        ("starter", np.int64),  # the seat with the start player's sign
        ("milestones", np.int64),  # how many were ended
        ("playing", np.int64),  # the card whose tile is to be laid; -1: none
        ("barred", np.int64),  # the card just put on the exchange pile, which cannot be drawn; -1: none
        ("put_away", np.int64),  # cards put away by the active seat and not yet made up for
        ("gained", np.int16, (whole(LONGEST, 2),)),  # by how much each milestone raised the skyline
        ("deducted", np.int64),  # by how much the end of the match lowered it
        ("blind", np.int64),  # 1: what the stacks bring is not known
        ("tracks", np.int64, (len(TRACKS),)),
        ("hands", np.uint64, (SEATS, 2)),
        ("unknown", np.int8, (whole(SEATS),)),  # cards of a hand that are not known to whoever looks
        ("pile", np.uint64, (2,)),
        ("stacks", np.uint64, (LEVELS, 2)),
        ("missing", np.int8, (whole(LEVELS),)),  # unknown cards drawn from a stack
        ("owed", np.int8, (whole(SEATS),)),  # policies that went unused and are still to be replaced
        ("roles", np.int8, (whole(SEATS),)),  # -1: none
        ("offered", np.int8, (whole(2),)),  # the roles to choose from
        ("cast", np.int64),  # the roles that were offered so far, a bit each
        ("built", np.int64),  # the unique buildings that stand, a bit each
        ("news", np.int64),  # the news in force; -1: none
        ("common", np.int16, (whole(len(HOOKS), 2),)),  # what unique buildings and news add to each hook
        ("parts", np.int8, (whole(SLOTS),)),  # the board parts of this game; -1: none
        ("places", np.int8, (whole(SLOTS),)),  # where each lies in the frame; -1: not yet
        ("turned", np.int8, (whole(SLOTS),)),  # by how many quarters, clockwise
        ("open", np.int64),  # the slots that are open, a bit each
        ("free", np.uint64, (ROWS,)),  # open land without a tile
        ("streets_right", np.uint64, (ROWS,)),  # squares with a street on their right side
        ("streets_below", np.uint64, (ROWS,)),
        ("small", np.uint64, (len(SERVICES), ROWS)),  # squares of small services
        ("district", np.int8, (ROWS, COLUMNS)),  # -1: no open land
        ("districts", np.int64),
        ("tiles", np.int8, (DISTRICTS,)),  # how many lie in each
        ("zones", np.int8, (DISTRICTS, ZONES)),
        ("utilities", np.int8, (DISTRICTS,)),
        ("services", np.int8, (DISTRICTS,)),  # large services, a bit each
        ("near", np.int8, (DISTRICTS,)),  # small services, a bit each
        ("supply", np.int8, (ZONES, SHAPES)),  # zone tiles of each shape that are left
        ("laid", np.int64),
        ("laid_cards", np.int8, (whole(TILES),)),
        ("laid_at", np.int32, (whole(TILES, 4),)),  # form * SQUARES + the square of its upper left corner
    ],
)
