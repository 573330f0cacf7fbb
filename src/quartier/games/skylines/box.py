"""What the kernels know of the component set: cards, tiles, board parts and layouts as numbers."""

from __future__ import annotations

from typing import Annotated

from quartier.games.skylines.network import SHAPE
from quartier.games.skylines.position import (
    CARDS,
    CONDITIONS,
    FORM_ROWS,
    FORM_SQUARES,
    FORMS,
    LEVELS,
    PARTS,
    ROLES,
    SHAPES,
    SLOTS,
    SPAN,
    whole,
)
from quartier.games.skylines.vocabulary import HOOKS, KINDS, TRACKS, ZONES
from quartier.games.skylines.weights import NAMES
from quartier.kernel import rules
from quartier.kernel.records import Int8s, Int16s, Int32s, Int64s, Words, record_type

LAYOUTS = 5
"""The introduction and scenarios 1 to 4; in scenario 5 the players lay the parts out."""
TURNS = 4
ROLE_LETTERS = 64
"""The most letters in the name of a role."""


class BoxRecord(rules.BoxRecord):
    """Cards, tiles, board parts and layouts of a set."""

    low: Annotated[Int64s, len(TRACKS)]  # the ends of the tracks
    high: Annotated[Int64s, len(TRACKS)]
    kind: Annotated[Int8s, whole(CARDS)]
    level: Annotated[Int8s, whole(CARDS)]  # 0 to 2
    stacked: Annotated[Words, len(KINDS), LEVELS, 2]  # the cards of a kind on each stack
    service: Annotated[Int8s, whole(CARDS)]  # what a service building offers; -1: no service
    large: Annotated[Int8s, whole(CARDS)]  # 1: it serves the whole district
    card_shape: Annotated[Int8s, whole(CARDS)]  # of the card's own tile; -1: any of its zone, or none
    paid: Annotated[Int16s, whole(CARDS, 2)]  # the tracks that its cost may change, a bit each
    rewarded: Annotated[Int16s, whole(CARDS, 2)]  # those that its reward may change
    cost: Annotated[Int8s, CARDS, whole(len(TRACKS))]  # changes of the tracks: money -3, power +3
    conditions: Annotated[Int8s, CARDS, CONDITIONS, 4]
    reward: Annotated[Int8s, CARDS, whole(len(TRACKS))]
    bends: Annotated[Int8s, CARDS, whole(len(HOOKS))]  # what unique buildings and news do as long as they are there
    role_bends: Annotated[Int8s, ROLES, whole(len(HOOKS))]
    ability: Annotated[Int8s, ROLES, whole(len(TRACKS))]  # what using a role's ability changes; nothing: it has none
    role_names: Annotated[Int8s, ROLES, ROLE_LETTERS]  # their letters, then spaces
    zone_shapes: Annotated[Int64s, ZONES]  # the shapes of a zone's tiles, a bit each
    supply: Annotated[Int8s, ZONES, SHAPES]  # tiles of each zone and shape
    first_form: Annotated[Int64s, SHAPES + 1]  # the forms of a shape: it turned and flipped
    form_shape: Annotated[Int8s, FORMS]
    form_width: Annotated[Int8s, FORMS]
    form_height: Annotated[Int8s, FORMS]
    form_size: Annotated[Int8s, FORMS]
    form_rows: Annotated[Words, FORMS, FORM_ROWS]
    links: Annotated[Words, FORMS, 2]  # which of its squares lie side by side, as `rules/windows.py` reads it
    form_x: Annotated[Int8s, FORMS, FORM_SQUARES]  # its squares from the upper left corner, row by row
    form_y: Annotated[Int8s, FORMS, FORM_SQUARES]
    land: Annotated[Words, PARTS, TURNS, SPAN]  # rows of a board part, turned clockwise
    right: Annotated[Words, PARTS, TURNS, SPAN]  # squares with a street on their right side
    below: Annotated[Words, PARTS, TURNS, SPAN]
    area: Annotated[Int8s, PARTS, TURNS, SPAN, SPAN]  # the district of each square within the part; -1: water
    areas: Annotated[Int8s, whole(PARTS)]
    develop: Annotated[Int8s, whole(PARTS)]
    weights: Annotated[Int32s, whole(len(NAMES), 4)]  # what the features of a city weigh for those who judge it
    network: Annotated[Int16s, SHAPE.size]  # what those see in it who have learned more; all zero: nobody has
    layout_parts: Annotated[Int8s, LAYOUTS, whole(SLOTS)]  # -1: no part
    layout_places: Annotated[Int8s, LAYOUTS, whole(SLOTS)]
    layout_turned: Annotated[Int8s, LAYOUTS, whole(SLOTS)]


BOX = record_type(BoxRecord)
