"""What must hold for a component set as a whole, and what is merely unusual."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quartier.games.skylines.component_set import ComponentSet
from quartier.games.skylines.parts import Part
from quartier.games.skylines.phrases import fail
from quartier.games.skylines.position import FORMS, ROLES, SHAPES, SLOTS, SPAN
from quartier.games.skylines.shapes import Form, forms
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
EXCHANGE_PRICE = 2
INTRODUCTION = 3
"""The board parts of the introduction; the scenarios have one more."""
LARGE = 5
"""The squares that the tile of a unique building has at least."""


def check_set(parts: ComponentSet, source: str) -> None:
    """The numbers of things in the box."""
    for kind, levels in CARDS_PER_LEVEL.items():
        for level, right in enumerate(levels):
            number = sum(card.kind == kind and card.level == level for card in parts.cards)
            if number != right:
                fail(
                    source, f"level {LEVEL_NAMES[level]} has {number} cards of kind {kind}", f"a set has {right} there"
                )
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
    """What can be played with but is not so in the box."""
    for warning in (*unusual_cards(parts), *unusual_shapes(parts), *unusual_map(parts)):
        yield f"{source}: {warning}"


def unusual_cards(parts: ComponentSet) -> Iterator[str]:
    """Zones without a reward, levels that lack a supply or a service, exchanges that could cost nothing."""
    unique = sum(card.bends.get("price exchange", 0) for card in parts.cards if card.kind == "unique")
    if EXCHANGE_PRICE + unique + min(role.bends.get("price exchange", 0) for role in parts.roles) < 1:
        yield "with unique buildings and a role, exchanges could cost nothing; a match could then go on for ever"
    for card in parts.cards:
        if card.kind in KINDS[:ZONES] and not card.reward:
            yield f"card {card.id} has no reward; every zone of the box has one"
    for level, name in enumerate(LEVEL_NAMES):
        cards = [card for card in parts.cards if card.level == level]
        for supply in (TRACKS[track] for track in SUPPLIES):
            if not any(card.kind == "utility" and card.cost.get(supply, 0) > 0 for card in cards):
                yield f"no utility of level {name} raises {supply}; each level of the box has one"
        for service in SERVICES:
            if service not in (card.service for card in cards):
                yield f"no building of level {name} offers {service}; each level of the box has one"


def unusual_shapes(parts: ComponentSet) -> Iterator[str]:
    """Shapes that no tile has, small or doubled unique buildings, tiles that fit nowhere."""
    used = Counter(card.shape for card in parts.cards)
    for shape in parts.shapes:
        if not used[shape] and not any(shape in tiles for tiles in parts.tiles.values()):
            yield f"no tile has the shape {shape}"
    seen: dict[str, str] = {}
    for card in parts.cards:
        if card.kind == "unique":
            if len(parts.shapes[card.shape]) < LARGE:
                yield f"the tile of {card.name} has {len(parts.shapes[card.shape])} squares; unique buildings are large"
            if card.shape in seen:
                yield f"{seen[card.shape]} and {card.name} have the same shape; each unique building has its own"
            seen.setdefault(card.shape, card.name)
    for shape, squares in parts.shapes.items():
        if not any(fits(squares, part) for part in parts.parts):
            yield f"the shape {shape} fits into no district of any board part; only across seams can it ever lie"


def fits(shape: Form, part: Part) -> bool:
    """Whether a tile can lie in one of a part's districts."""
    for form in forms(shape):
        for down in range(SPAN):
            for right in range(SPAN):
                squares = [(row + down, column + right) for row, column in form]
                if max(map(max, squares)) < SPAN:
                    under = {part.areas[row][column] for row, column in squares}
                    if len(under) == 1 and min(under) >= 0:
                        return True
    return False


def unusual_map(parts: ComponentSet) -> Iterator[str]:
    """Parts with few or many districts, parts alike, layouts with too few parts, parts that no layout uses."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for part in parts.parts:
        if not 3 <= part.districts <= 4:
            yield f"part {part.letter} has {part.districts} districts; most parts of the box have three or four"
        if part.areas in seen:
            yield f"parts {seen[part.areas]} and {part.letter} are the same; the parts of the box differ"
        seen.setdefault(part.areas, part.letter)
        if not any(part.letter == laid.part for layout in parts.layouts for laid in layout.parts):
            yield f"part {part.letter} lies in no layout"
    for number, layout in enumerate(parts.layouts):
        usual = SLOTS if number else INTRODUCTION
        if len(layout.parts) != usual:
            yield f"layout {layout.name} has {len(layout.parts)} parts; it usually has {usual}"
