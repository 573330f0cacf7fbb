"""What must hold for a component set as a whole, and what is merely unusual."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterator, Mapping

from quartier.core.errors import BadComponents, Place, Remark
from quartier.games.skylines.components.board_parts import Part
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.components.shapes import Form, forms
from quartier.games.skylines.position import FORMS, ROLES, SHAPES, SLOTS, SPAN
from quartier.games.skylines.vocabulary import CARDS_PER_LEVEL, KINDS, LEVEL_NAMES, SERVICES, SUPPLIES, TRACKS, ZONES

ZONE_TILES = {kind: sum(CARDS_PER_LEVEL[kind]) for kind in KINDS[:ZONES]}
"""One tile per zone card."""
EXCHANGE_PRICE = 2
INTRODUCTION = 3
"""The board parts of the introduction; the scenarios have one more."""
LARGE = 5
"""The squares that the tile of a unique building has at least."""


def check_set(components: ComponentSet, source: str) -> None:
    """The numbers of things in the box."""
    where = Place(source)
    for kind, levels in CARDS_PER_LEVEL.items():
        for level, right in enumerate(levels):
            number = sum(card.kind == kind and card.level == level for card in components.cards)
            if number != right:
                name = LEVEL_NAMES[level]
                raise BadComponents(
                    "skylines-wrong-cards", where=where, level=name, number=number, kind=kind, right=right
                )
    if len(components.roles) != ROLES:
        raise BadComponents("skylines-wrong-roles", where=where, number=len(components.roles), right=ROLES)
    for kind, right in ZONE_TILES.items():
        number = sum(components.tiles[kind].values())
        if number != right:
            raise BadComponents("skylines-wrong-tile-number", where=where, number=number, kind=kind, right=right)
    if len(components.shapes) > SHAPES:
        raise BadComponents("skylines-wrong-shapes", where=where, number=len(components.shapes), most=SHAPES)
    number = sum(len(forms(shape)) for shape in components.shapes.values())
    if number > FORMS:
        raise BadComponents("skylines-wrong-forms", where=where, number=number, most=FORMS)


def check_exchange(components: ComponentSet, source: str, lines: Mapping[str, int]) -> None:
    """An exchange always costs something: it changes nothing else, so that free ones could go on for ever.

    `lines` are those of cards and roles by name.
    """
    # What makes it dearer need not be built or kept.
    cheaper = {
        card.name: card.bends["price exchange"]
        for card in components.cards
        if card.kind == "unique" and card.bends.get("price exchange", 0) < 0
    }
    role = min(components.roles, key=lambda role: role.bends.get("price exchange", 0))
    if (saved := role.bends.get("price exchange", 0)) < 0:
        cheaper[role.name] = saved
    price = EXCHANGE_PRICE + sum(cheaper.values())
    if price < 1:
        last = max(cheaper, key=lambda name: lines[name])
        raise BadComponents(
            "skylines-wrong-exchange",
            where=Place(source, lines[last]),
            names=", ".join(cheaper),
            usual=EXCHANGE_PRICE,
            price=str(price),
        )


def unusual(components: ComponentSet, source: str) -> Iterator[Remark]:
    """What can be played with but is not so in the box."""
    for warning in (*unusual_cards(components), *unusual_shapes(components), *unusual_map(components)):
        yield dataclasses.replace(warning, where=Place(source))


def unusual_cards(components: ComponentSet) -> Iterator[Remark]:
    """Zones without a reward, levels that lack a supply or a service."""
    for card in components.cards:
        if card.kind in KINDS[:ZONES] and not card.reward:
            yield Remark("skylines-unusual-no-reward", {"card": card.id})
    for level, name in enumerate(LEVEL_NAMES):
        cards = [card for card in components.cards if card.level == level]
        for supply in (TRACKS[track] for track in SUPPLIES):
            if not any(card.kind == "utility" and card.cost.get(supply, 0) > 0 for card in cards):
                yield Remark("skylines-unusual-no-supply", {"level": name, "supply": supply})
        for service in SERVICES:
            if service not in (card.service for card in cards):
                yield Remark("skylines-unusual-no-service", {"level": name, "service": service})


def unusual_shapes(components: ComponentSet) -> Iterator[Remark]:
    """Shapes that no tile has, small or doubled unique buildings, tiles that fit nowhere."""
    used = Counter(card.shape for card in components.cards)
    for shape in components.shapes:
        if not used[shape] and not any(shape in tiles for tiles in components.tiles.values()):
            yield Remark("skylines-unusual-idle-shape", {"shape": shape})
    seen: dict[str, str] = {}
    for card in components.cards:
        if card.kind == "unique":
            if len(components.shapes[card.shape]) < LARGE:
                size = len(components.shapes[card.shape])
                yield Remark("skylines-unusual-small", {"card": card.name, "squares": size})
            if card.shape in seen:
                yield Remark("skylines-unusual-same-shape", {"card": seen[card.shape], "other": card.name})
            seen.setdefault(card.shape, card.name)
    for shape, squares in components.shapes.items():
        if not any(fits(squares, part) for part in components.parts):
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


def unusual_map(components: ComponentSet) -> Iterator[Remark]:
    """Parts with few or many districts, parts alike, layouts with too few parts, parts that no layout uses."""
    seen: dict[tuple[tuple[int, ...], ...], str] = {}
    for part in components.parts:
        if not 3 <= part.districts <= 4:
            yield Remark("skylines-unusual-districts", {"part": part.letter, "districts": part.districts})
        if part.areas in seen:
            yield Remark("skylines-unusual-alike", {"part": seen[part.areas], "other": part.letter})
        seen.setdefault(part.areas, part.letter)
        if not any(part.letter == laid.part for layout in components.layouts for laid in layout.parts):
            yield Remark("skylines-unusual-idle-part", {"part": part.letter})
    for index, layout in enumerate(components.layouts):
        usual = SLOTS if index else INTRODUCTION
        if len(layout.parts) != usual:
            number = len(layout.parts)
            yield Remark("skylines-unusual-layout", {"layout": layout.name, "parts": number, "usual": usual})
