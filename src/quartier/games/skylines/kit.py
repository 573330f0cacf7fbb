"""The component set as moves and views want it: every form, every drawing, every card's facts, made once."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from quartier.games.skylines.component_set import ComponentSet
from quartier.games.skylines.parts import WATER, Part
from quartier.games.skylines.phrases import Condition
from quartier.games.skylines.position import SPAN
from quartier.games.skylines.shapes import Form, extent, forms
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_ABOVE, IS_BELOW, IS_EXACTLY

CONDITION_NAMES = {
    HAS_SERVICE: "service",
    HAS_ZONES: "zones",
    IS_BELOW: "below",
    IS_ABOVE: "above",
    IS_EXACTLY: "exactly",
}


class ConditionFacts(msgspec.Struct, frozen=True):
    """A service at hand; at least `value` zones of a kind in the district; a track below, above or at a value."""

    asks: str
    what: str
    value: int


class CardFacts(msgspec.Struct, frozen=True):
    """A card as it is printed: changes by track, rules bent by hook. Level 1 to 3; zones have no name."""

    id: str
    kind: str
    level: int
    name: str
    service: str
    large: bool
    drawing: list[str]
    cost: dict[str, int]
    conditions: list[ConditionFacts]
    reward: dict[str, int]
    bends: dict[str, int]


class RoleFacts(msgspec.Struct, frozen=True):
    """A role: rules bent for its owner, and what using its ability changes."""

    name: str
    bends: dict[str, int]
    ability: dict[str, int]


@dataclass(frozen=True)
class Drawing:
    """A board part turned: land . and water ~, streets | on the right of squares and - below them."""

    squares: list[str]
    right: list[str]
    below: list[str]


class Kit:
    """A component set with all that follows from it."""

    def __init__(self, parts: ComponentSet) -> None:
        self.set = parts
        self.forms: list[Form] = [form for shape in parts.shapes.values() for form in forms(shape)]
        self.form_numbers = {form: number for number, form in enumerate(self.forms)}
        self.shapes = [draw_shape(shape) for shape in parts.shapes.values()]
        self.role_names = [role.name for role in parts.roles]
        self.roles = [RoleFacts(role.name, dict(role.bends), dict(role.ability)) for role in parts.roles]
        self.cards = [
            CardFacts(
                card.id,
                card.kind,
                card.level + 1,
                card.name,
                card.service,
                card.large,
                draw_shape(parts.shapes[card.shape]) if card.shape else [],
                dict(card.cost),
                [condition_facts(condition) for condition in card.conditions],
                dict(card.reward),
                dict(card.bends),
            )
            for card in parts.cards
        ]
        self.drawings = [[draw_part(part, turned) for turned in range(4)] for part in parts.parts]


def condition_facts(condition: Condition) -> ConditionFacts:
    """A condition by its name."""
    return ConditionFacts(CONDITION_NAMES[condition.kind], condition.what, condition.value)


def draw_shape(shape: Form) -> list[str]:
    """A shape as rows of # and dots."""
    height, width = extent(shape)
    return ["".join("#" if (row, column) in shape else "." for column in range(width)) for row in range(height)]


def draw_part(part: Part, turned: int) -> Drawing:
    """A board part, turned clockwise."""
    areas = part.turned(turned)

    def street(row: int, column: int, down: int, right: int) -> bool:
        if row + down == SPAN or column + right == SPAN:
            return False
        here, there = areas[row][column], areas[row + down][column + right]
        return WATER not in (here, there) and here != there

    rows = range(SPAN)
    return Drawing(
        ["".join("~" if area == WATER else "." for area in areas[row]) for row in rows],
        ["".join("|" if street(row, column, 0, 1) else " " for column in rows) for row in rows],
        ["".join("-" if street(row, column, 1, 0) else " " for column in rows) for row in rows],
    )
