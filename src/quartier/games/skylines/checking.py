"""What must hold for a component set as a whole, and what is merely unusual."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator

from quartier.core.errors import BadComponents, Place, Remark
from quartier.games.skylines.component_set import ComponentSet
from quartier.games.skylines.parts import Part
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
    where = Place(source)
    for kind, levels in CARDS_PER_LEVEL.items():
        for level, right in enumerate(levels):
            number = sum(card.kind == kind and card.level == level for card in parts.cards)
            if number != right:
                name = LEVEL_NAMES[level]
                raise BadComponents(
                    "skylines-wrong-cards", where=where, level=name, number=number, kind=kind, right=right
                )
    if len(parts.roles) != ROLES:
        raise BadComponents("skylines-wrong-roles", where=where, number=len(parts.roles), right=ROLES)
    for kind, right in ZONE_TILES.items():
        number = sum(parts.tiles[kind].values())
        if number != right:
            raise BadComponents("skylines-wrong-tile-number", where=where, number=number, kind=kind, right=right)
    if len(parts.shapes) > SHAPES:
        raise BadComponents("skylines-wrong-shapes", where=where, number=len(parts.shapes), most=SHAPES)
    number = sum(len(forms(shape)) for shape in parts.shapes.values())
    if number > FORMS:
        raise BadComponents("skylines-wrong-forms", where=where, number=number, most=FORMS)


def unusual(parts: ComponentSet, source: str) -> Iterator[Remark]:
    """What can be played with but is not so in the box."""
    for warning in (*unusual_cards(parts), *unusual_shapes(parts), *unusual_map(parts)):
        yield dataclasses.replace(warning, where=Place(source))


def unusual_cards(parts: ComponentSet) -> Iterator[Remark]:
    """Zones without a reward, levels that lack a supply or a service, exchanges that could cost nothing."""
    unique = sum(card.bends.get("price exchange", 0) for card in parts.cards if card.kind == "unique")
    if EXCHANGE_PRICE + unique + min(role.bends.get("price exchange", 0) for role in parts.roles) < 1:
        yield Remark("skylines-unusual-exchange")
    for card in parts.cards:
        if card.kind in KINDS[:ZONES] and not card.reward:
            yield Remark("skylines-unusual-no-reward", {"card": card.id})
    for level, name in enumerate(LEVEL_NAMES):
        cards = [card for card in parts.cards if card.level == level]
        for supply in (TRACKS[track] for track in SUPPLIES):
            if not any(card.kind == "utility" and card.cost.get(supply, 0) > 0 for card in cards):
                yield Remark("skylines-unusual-no-supply", {"level": name, "supply": supply})
        for service in SERVICES:
            if service not in (card.service for card in cards):
                yield Remark("skylines-unusual-no-service", {"level": name, "service": service})


def unusual_shapes(parts: ComponentSet) -> Iterator[Remark]:
    """Shapes that no tile has, small or doubled unique buildings, tiles that fit nowhere."""
    used = Counter(card.shape for card in parts.cards)
    for shape in parts.shapes:
        if not used[shape] and not any(shape in tiles for tiles in parts.tiles.values()):
            yield Remark("skylines-unusual-idle-shape", {"shape": shape})
    seen: dict[str, str] = {}
    for card in parts.cards:
        if card.kind == "unique":
            if len(parts.shapes[card.shape]) < LARGE:
                size = len(parts.shapes[card.shape])
                yield Remark("skylines-unusual-small", {"card": card.name, "squares": size})
            if card.shape in seen:
                yield Remark("skylines-unusual-same-shape", {"card": seen[card.shape], "other": card.name})
            seen.setdefault(card.shape, card.name)
    for shape, squares in parts.shapes.items():
        if not any(fits(squares, part) for part in parts.parts):
            yield Remark("skylines-unusual-fits-nowhere", {"shape": shape})


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


def unusual_map(parts: ComponentSet) -> Iterator[Remark]:
    """Parts with few or many districts, parts alike, layouts with too few parts, parts that no layout uses."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for part in parts.parts:
        if not 3 <= part.districts <= 4:
            yield Remark("skylines-unusual-districts", {"part": part.letter, "districts": part.districts})
        if part.areas in seen:
            yield Remark("skylines-unusual-alike", {"part": seen[part.areas], "other": part.letter})
        seen.setdefault(part.areas, part.letter)
        if not any(part.letter == laid.part for layout in parts.layouts for laid in layout.parts):
            yield Remark("skylines-unusual-idle-part", {"part": part.letter})
    for index, layout in enumerate(parts.layouts):
        usual = SLOTS if index else INTRODUCTION
        if len(layout.parts) != usual:
            number = len(layout.parts)
            yield Remark("skylines-unusual-layout", {"layout": layout.name, "parts": number, "usual": usual})
