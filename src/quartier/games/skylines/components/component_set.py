"""What a component set is: everything that a box of the game holds, as it was read."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from quartier.core.errors import Remark
from quartier.games.skylines.components.board_parts import Part
from quartier.games.skylines.components.card_lines import Card, Role
from quartier.games.skylines.components.layouts import Layout
from quartier.games.skylines.components.shapes import Form
from quartier.games.skylines.names import KIND_LETTERS
from quartier.games.skylines.vocabulary import KINDS

OPEN_END = 1_000_000
"""Where a track ends that has no end."""


@dataclass(frozen=True)
class ComponentSet:
    """A set as it was read: cards and roles in the order of the record, and what is unusual about the set."""

    tracks: Mapping[str, tuple[int, int]]
    shapes: Mapping[str, Form]
    tiles: Mapping[str, Mapping[str, int]]
    cards: tuple[Card, ...]
    roles: tuple[Role, ...]
    parts: tuple[Part, ...]
    layouts: tuple[Layout, ...]
    warnings: tuple[Remark, ...] = ()


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards with their ids: buildings by level and kind, then unique buildings, policies and news by level."""
    unique = KINDS.index("unique")

    def place(card: Card) -> tuple[int, int, int]:
        kind = KINDS.index(card.kind)
        return (0, card.level, kind) if kind < unique else (kind, card.level, kind)

    numbers = dict.fromkeys(KINDS, 0)
    ordered = []
    for card in sorted(cards, key=place):
        numbers[card.kind] += 1
        ordered.append(dataclasses.replace(card, id=f"{KIND_LETTERS[card.kind]}{numbers[card.kind]}"))
    return tuple(ordered)
