"""What a position of Cities: Skylines holds: one record of 3 kB.

The frame is 4 × 3 places of 6 × 6 squares: rows of words, so that a whole row is asked at once where a tile fits.
A stack is the set of its cards: which of them lies on top is decided when it is drawn.
"""

from __future__ import annotations

from typing import Annotated

from quartier.games.skylines.vocabulary import HOOKS, SERVICES, TRACKS, ZONES
from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int16s, Int32s, Int64s, Words

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

WITH_UNIQUES, WITH_ROLES, WITH_POLICIES, WITH_NEWS, WITH_OWN_MAP = range(1, 6)
"""The scenario that adds each; in the last of them the players lay the board parts out themselves."""

RUNNING, ENDED, NO_MONEY, NO_ACTION, UNHAPPY, COLLAPSED = range(6)
"""How the match stands: ended by its last or a forced milestone; or lost because a cost could not be paid, nothing
could be done, happiness fell too low, or the skyline did."""

WORDS = 8
"""Arrays of bytes are as long as whole words; some end with bytes that are not used."""


def whole(number: int, size: int = 1) -> int:
    """The length of an array for so many things of a size in bytes."""
    return -(-number * size // WORDS) * WORDS // size


class Position(rules.Position):
    """A whole match."""

    scenario: int  # 0: the introduction
    difficulty: int
    control: int  # 1: "role or control" is played
    stage: int
    outcome: int
    active: int  # the seat that acts
    starter: int  # the seat with the start player's sign
    milestones: int  # how many were ended
    playing: int  # the card whose tile is to be laid; -1: none
    barred: int  # the card just put on the exchange pile, which cannot be drawn; -1: none
    put_away: int  # cards put away by the active seat and not yet made up for
    gained: Annotated[Int16s, whole(LONGEST, 2)]  # by how much each milestone raised the skyline
    deducted: int  # by how much the end of the match lowered it
    blind: int  # 1: what the stacks bring is not known
    tracks: Annotated[Int64s, len(TRACKS)]
    hands: Annotated[Words, SEATS, 2]
    unknown: Annotated[Int8s, whole(SEATS)]  # cards of a hand that are not known to whoever looks
    pile: Annotated[Words, 2]
    stacks: Annotated[Words, LEVELS, 2]
    missing: Annotated[Int8s, whole(LEVELS)]  # unknown cards drawn from a stack
    owed: Annotated[Int8s, whole(SEATS)]  # policies that went unused and are still to be replaced
    roles: Annotated[Int8s, whole(SEATS)]  # -1: none
    offered: Annotated[Int8s, whole(2)]  # the roles to choose from
    cast: int  # the roles that were offered so far, a bit each
    built: int  # the unique buildings that stand, a bit each
    news: int  # the news in force; -1: none
    common: Annotated[Int16s, whole(len(HOOKS), 2)]  # what unique buildings and news add to each hook
    parts: Annotated[Int8s, whole(SLOTS)]  # the board parts of this game; -1: none
    places: Annotated[Int8s, whole(SLOTS)]  # where each lies in the frame; -1: not yet
    turned: Annotated[Int8s, whole(SLOTS)]  # by how many quarters, clockwise
    open: int  # the slots that are open, a bit each
    free: Annotated[Words, ROWS]  # open land without a tile
    streets_right: Annotated[Words, ROWS]  # squares with a street on their right side
    streets_below: Annotated[Words, ROWS]
    small: Annotated[Words, len(SERVICES), ROWS]  # squares of small services
    district: Annotated[Int8s, ROWS, COLUMNS]  # -1: no open land
    districts: int
    tiles: Annotated[Int8s, DISTRICTS]  # how many lie in each
    zones: Annotated[Int8s, DISTRICTS, ZONES]
    utilities: Annotated[Int8s, DISTRICTS]
    services: Annotated[Int8s, DISTRICTS]  # large services, a bit each
    near: Annotated[Int8s, DISTRICTS]  # small services, a bit each
    supply: Annotated[Int8s, ZONES, SHAPES]  # zone tiles of each shape that are left
    laid: int
    laid_cards: Annotated[Int8s, whole(TILES)]
    laid_at: Annotated[Int32s, whole(TILES, 4)]  # form * SQUARES + the square of its upper left corner


POSITION = rules.position_type(Position)
