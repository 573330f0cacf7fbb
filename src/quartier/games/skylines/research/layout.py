"""What a learner sees of a city: the planes and numbers of an observation, and where each lies."""

from __future__ import annotations

from quartier.games.skylines.position import CARDS, LEVELS, POSITION, ROLES, SHAPES, SLOTS, SPAN
from quartier.games.skylines.vocabulary import KINDS, SERVICES, TRACKS, ZONES
from quartier.kernel.layouts import Block, Layout, Number, Plane

PART = SPAN * SPAN
ON_PARTS = (SLOTS, SPAN, SPAN)
COUNTED = 3
"""How many zones of a kind in a district are told apart: none, one, two, more."""
STAGES = 10
UNIQUES = 10

SQUARE_PLANES = (
    Plane("free", "open land without a tile, by board part, row and column", ON_PARTS),
    Plane("streets right", "squares with a street on their right side", ON_PARTS),
    Plane("streets below", "squares with a street below them", ON_PARTS),
    *(Plane(f"small {name}", f"squares of small services: {name}", ON_PARTS) for name in SERVICES),
    Plane("lacking", "squares of districts with too few tiles for the end of the milestone", ON_PARTS),
    Plane("utility", "squares of districts with a utility", ON_PARTS),
    *(Plane(f"large {name}", f"squares of districts with a large service: {name}", ON_PARTS) for name in SERVICES),
    *(
        Plane(f"{zone} {number}", f"squares of districts with at least {number} {zone} tiles", ON_PARTS)
        for zone in KINDS[:ZONES]
        for number in range(1, COUNTED + 1)
    ),
)
SMALL, LACKING, UTILITY_PLANE, LARGE, ZONE_PLANES = 3, 9, 10, 11, 17
CARD_PLANES = (
    *(Plane(f"stack {level}", "the cards of a stack, in no order", (CARDS,)) for level in range(1, LEVELS + 1)),
    Plane("pile", "the cards on the exchange pile", (CARDS,)),
    Plane("playing", "the card whose tile is to be laid", (CARDS,)),
    Plane("news", "the card of the news in force", (CARDS,)),
)
SMALL_PLANES = (
    Plane("built", "the unique buildings that stand", (UNIQUES,)),
    Plane("offered", "the roles to choose from", (ROLES,)),
    Plane("stage", "what is to do, as `position.stage`", (STAGES,)),
    Plane("open", "the board parts that are open", (SLOTS,)),
)
TRACK_NUMBERS = tuple(Number(name, f"where the marker of {name} stands") for name in TRACKS)
NUMBERS = (
    Number("due", "money that the next milestone asks for the labour market and the cheapest board part"),
    Number("milestones", "how many were ended"),
    Number("starter", "the start player, counted from the seat that looks"),
    Number("active", "who acts, counted from the seat that looks"),
    Number("barred", "the card just put on the pile, which cannot be drawn; -1: none"),
    Number("put away", "cards put away and not yet made up for"),
    Number("seats", "how many play"),
    Number("scenario", "0: the introduction"),
    Number("difficulty", "of scenario 5"),
    Number("control", "1: a role may be given up for a card"),
)
PART_NUMBERS = (
    Number("parts", "the board part of each slot; -1: none", SLOTS),
    Number("places", "where each lies in the frame; -1: not yet", SLOTS),
    Number("turned", "by how many quarters, clockwise", SLOTS),
    Number("supply", "zone tiles that are left, by zone and shape", ZONES * SHAPES),
)
LAYOUTS = {
    POSITION: Layout(
        Block((*SQUARE_PLANES, *CARD_PLANES, *SMALL_PLANES), (*TRACK_NUMBERS, *NUMBERS, *PART_NUMBERS)),
        Block(
            (Plane("hand", "the cards in its hand", (CARDS,)), Plane("role", "its role", (ROLES,))),
            (Number("owed", "policies that went unused and are still to be replaced"),),
        ),
    )
}

ON_PARTS_WORDS, CARD_WORDS = SQUARE_PLANES[0].words, CARD_PLANES[0].words
FIRST_CARDS = ON_PARTS_WORDS * len(SQUARE_PLANES)
FIRST_SMALL = FIRST_CARDS + CARD_WORDS * len(CARD_PLANES)
FIRST_NUMBER = LAYOUTS[POSITION].common.plane_words
FIRST_OWN, FIRST_PART = len(TRACK_NUMBERS), len(TRACK_NUMBERS) + len(NUMBERS)
FIRST_SUPPLY = FIRST_PART + 3 * SLOTS
FIRST_SEAT, SEAT_WORDS = LAYOUTS[POSITION].common.words, LAYOUTS[POSITION].seat.words
