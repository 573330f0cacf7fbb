"""What must hold for a component set as a whole, and what is merely unusual."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quartier.games.skylines.card_lines import Card
from quartier.games.skylines.component_set import ComponentSet
from quartier.games.skylines.phrases import fail
from quartier.games.skylines.position import FORMS, LEVELS, ROLES, SHAPES
from quartier.games.skylines.shapes import forms
from quartier.games.skylines.vocabulary import KINDS, SERVICES, SUPPLIES, TRACKS, ZONES

LEVEL_NAMES = ("I", "II", "III")
CARDS_PER_LEVEL = {
    "residential": (8, 8, 8),
    "commercial": (4, 4, 4),
    "industrial": (4, 4, 4),
    "utility": (3, 3, 3),
    "service": (6, 6, 6),
    "unique": (0, 5, 5),
    "policy": (0, 5, 5),
    "news": (0, 5, 5),
}
ZONE_TILES = {kind: sum(CARDS_PER_LEVEL[kind]) for kind in KINDS[:ZONES]}
"""One tile per zone card."""


def check_set(parts: ComponentSet, source: str) -> None:
    """The numbers of things in the box."""
    for kind, levels in CARDS_PER_LEVEL.items():
        for level, right in enumerate(levels):
            number = sum(card.kind == kind and card.level == level for card in parts.cards)
            if number != right:
                fail(source, f"level {LEVEL_NAMES[level]} has {number} cards of kind {kind}", f"a set has {right} there")
    if len(parts.roles) != ROLES:
        fail(source, f"there are {len(parts.roles)} roles", f"a set has {ROLES}")
    for kind, right in ZONE_TILES.items():
        number = sum(parts.tiles[kind].values())
        if number != right:
            fail(source, f"there are {number} {kind} tiles", f"a set has {right}, one for each card")
    if len(parts.shapes) > SHAPES:
        fail(source, f"there are {len(parts.shapes)} shapes", f"a set has at most {SHAPES}")
    number = sum(len(forms(shape)) for shape in parts.shapes.values())
    if number > FORMS:
        fail(source, f"turned and flipped, the shapes have {number} forms", f"a set has at most {FORMS}")


def unusual(parts: ComponentSet, source: str) -> Iterator[str]:
    """What a set of the house would not have."""
    yield from ()
