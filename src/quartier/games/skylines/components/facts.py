"""What is printed on cards and roles, typed for every face: page, terminal and whoever reads a view."""

from __future__ import annotations

import msgspec

from quartier.games.skylines.components.card_effects import Condition
from quartier.games.skylines.components.card_lines import Card, Role
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
    """A card as it is printed: changes by track, rules bent by hook. Level 1 to 3; zones of own sets have no name."""

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


def card_facts(card: Card, drawing: list[str]) -> CardFacts:
    """A card, with the drawing of its own tile."""
    return CardFacts(
        card.id,
        card.kind,
        card.level + 1,
        card.name,
        card.service,
        card.large,
        drawing,
        dict(card.cost),
        [condition_facts(condition) for condition in card.conditions],
        dict(card.reward),
        dict(card.bends),
    )


def condition_facts(condition: Condition) -> ConditionFacts:
    """A condition by its name."""
    return ConditionFacts(CONDITION_NAMES[condition.kind], condition.what, condition.value)


def role_facts(role: Role) -> RoleFacts:
    """A role."""
    return RoleFacts(role.name, dict(role.bends), dict(role.ability))
