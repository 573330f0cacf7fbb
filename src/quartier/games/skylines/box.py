"""What the kernels know of the component set: cards, tiles, board parts and layouts as numbers."""

from __future__ import annotations

import numpy as np

from quartier.games.skylines.position import (
    CARDS,
    CONDITIONS,
    FORM_ROWS,
    FORM_SQUARES,
    FORMS,
    PARTS,
    ROLES,
    SHAPES,
    SLOTS,
    SPAN,
    whole,
)
from quartier.games.skylines.vocabulary import HOOKS, TRACKS, ZONES
from quartier.games.skylines.weights import NAMES
from quartier.kernel.records import record

LAYOUTS = 5
"""The introduction and scenarios 1 to 4; in scenario 5 the players lay the parts out."""
TURNS = 4

BOX = record(
    [
        ("low", np.int64, (len(TRACKS),)),  # the ends of the tracks
        ("high", np.int64, (len(TRACKS),)),
        ("kind", np.int8, (whole(CARDS),)),
        ("level", np.int8, (whole(CARDS),)),  # 0 to 2
        ("service", np.int8, (whole(CARDS),)),  # what a service building offers; -1: no service
        ("large", np.int8, (whole(CARDS),)),  # 1: it serves the whole district
        ("card_shape", np.int8, (whole(CARDS),)),  # of the card's own tile; -1: any of its zone, or none
        ("cost", np.int8, (CARDS, whole(len(TRACKS)))),  # changes of the tracks: money -3, power +3
        ("conditions", np.int8, (CARDS, CONDITIONS, 4)),
        ("reward", np.int8, (CARDS, whole(len(TRACKS)))),
        ("bends", np.int8, (CARDS, whole(len(HOOKS)))),  # what unique buildings and news do as long as they are there
        ("role_bends", np.int8, (ROLES, whole(len(HOOKS)))),
        ("ability", np.int8, (ROLES, whole(len(TRACKS)))),  # what using a role's ability changes; nothing: it has none
        ("supply", np.int8, (ZONES, SHAPES)),  # tiles of each zone and shape
        ("first_form", np.int64, (SHAPES + 1,)),  # the forms of a shape: it turned and flipped
        ("form_shape", np.int8, (FORMS,)),
        ("form_width", np.int8, (FORMS,)),
        ("form_height", np.int8, (FORMS,)),
        ("form_size", np.int8, (FORMS,)),
        ("form_rows", np.uint64, (FORMS, FORM_ROWS)),
        ("form_x", np.int8, (FORMS, FORM_SQUARES)),  # its squares from the upper left corner, row by row
        ("form_y", np.int8, (FORMS, FORM_SQUARES)),
        ("land", np.uint64, (PARTS, TURNS, SPAN)),  # rows of a board part, turned clockwise
        ("right", np.uint64, (PARTS, TURNS, SPAN)),  # squares with a street on their right side
        ("below", np.uint64, (PARTS, TURNS, SPAN)),
        ("area", np.int8, (PARTS, TURNS, SPAN, SPAN)),  # the district of each square within the part; -1: water
        ("areas", np.int8, (whole(PARTS),)),
        ("develop", np.int8, (whole(PARTS),)),
        ("weights", np.int32, (whole(len(NAMES), 4),)),  # what the features of a city weigh for those who judge it
        ("layout_parts", np.int8, (LAYOUTS, whole(SLOTS))),  # -1: no part
        ("layout_places", np.int8, (LAYOUTS, whole(SLOTS))),
        ("layout_turned", np.int8, (LAYOUTS, whole(SLOTS))),
    ]
)
