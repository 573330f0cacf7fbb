"""The component set as moves and views want it: every drawing, every card's facts, made once."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass

from quartier.games.skylines.box import TURNS
from quartier.games.skylines.components.board_parts import WATER, Part, is_street
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.facts import card_facts, role_facts
from quartier.games.skylines.components.shapes import Form, extent
from quartier.games.skylines.position import SPAN


@dataclass(frozen=True)
class Drawing:
    """A board part turned: land . and water ~, streets | on the right of squares and - below them."""

    squares: list[str]
    right: list[str]
    below: list[str]


class Contents:
    """A component set with all that follows from it: what a box of the game has as its `contents`."""

    def __init__(self, components: ComponentSet, house: bool = False) -> None:
        self.set = components
        self.shapes = [draw_shape(shape) for shape in components.shapes.values()]
        self.role_names = [role.name for role in components.roles]
        self.roles = [role_facts(role) for role in components.roles]
        self.cards = [
            card_facts(
                # Sets have no words for zones: the catalogues know those of the house by their ids.
                dataclasses.replace(card, name=card.name or card.id) if house else card,
                draw_shape(components.shapes[card.shape]) if card.shape else [],
            )
            for card in components.cards
        ]
        self.ends = {track: list(ends) for track, ends in components.tracks.items()}
        drawings = [[draw_part(part, turned) for turned in range(TURNS)] for part in components.parts]
        # The drawings of each part in each of its turns, as views name them.
        self.part_squares = [[drawing.squares for drawing in turns] for turns in drawings]
        self.part_right = [[drawing.right for drawing in turns] for turns in drawings]
        self.part_below = [[drawing.below for drawing in turns] for turns in drawings]


def draw_shape(shape: Form) -> list[str]:
    """A shape as rows of # and dots."""
    height, width = extent(shape)
    return ["".join("#" if (row, column) in shape else "." for column in range(width)) for row in range(height)]


def draw_part(part: Part, turned: int) -> Drawing:
    """A board part, turned clockwise."""
    areas = part.turned(turned)
    rows = range(SPAN)
    return Drawing(
        ["".join("~" if area == WATER else "." for area in areas[row]) for row in rows],
        ["".join("|" if is_street(areas, row, column, 0, 1) else " " for column in rows) for row in rows],
        ["".join("-" if is_street(areas, row, column, 1, 0) else " " for column in rows) for row in rows],
    )
