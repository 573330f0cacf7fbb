"""What a view of a city is made of: the structs that every face reads, as they lie in a report."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from quartier.core.game import text_id
from quartier.core.reports import FromBox, Keys, Named, Some
from quartier.games.skylines.components.facts import CardFacts, RoleFacts
from quartier.games.skylines.grades import OUTCOMES
from quartier.games.skylines.names import CARD_IDS, PART_LETTERS, PLACE_NAMES, SQUARE_NAMES
from quartier.games.skylines.position import FIRST_POLICY, FIRST_UNIQUE
from quartier.games.skylines.steps import Rule
from quartier.games.skylines.vocabulary import KINDS, SERVICES, TRACKS, ZONES

STAGES = ("arrange", "role", "open", "act", "lay", "draw", "replace", "put", "refill", "over")
ZONE_KINDS = KINDS[:ZONES]
RULE_NAMES = tuple(text_id(Rule(code)) if code in set(Rule) else "" for code in range(max(Rule) + 1))
"""What the rules are called, by their codes."""

CardId: TypeAlias = Annotated[str, Named(CARD_IDS)]
UniqueId: TypeAlias = Annotated[str, Named(CARD_IDS[FIRST_UNIQUE:FIRST_POLICY])]
Square: TypeAlias = Annotated[str, Named(SQUARE_NAMES)]
Service: TypeAlias = Annotated[str, Named(SERVICES)]
RuleName: TypeAlias = Annotated[str, Named(RULE_NAMES)]
RoleName: TypeAlias = Annotated[str, FromBox("role_names", 1)]

# Boards are trees that nothing points back into, so the garbage collector need not look at them.


class Part(msgspec.Struct, frozen=True, gc=False):
    """A board part of this game. `squares` draws land . and water ~; `right` and `below` the streets of each row."""

    letter: Annotated[str, Named(tuple(PART_LETTERS))]
    place: Annotated[str, Named(PLACE_NAMES)] | None
    turned: int
    open: bool
    cost: int
    squares: Annotated[list[str], FromBox("part_squares", 2)]
    right: Annotated[list[str], FromBox("part_right", 2)]
    below: Annotated[list[str], FromBox("part_below", 2)]


class District(msgspec.Struct, frozen=True, gc=False):
    """A district: its squares, what lies in it, the services of large buildings, and those of small ones."""

    squares: list[Square]
    tiles: int
    zones: Annotated[dict[str, int], Keys(ZONE_KINDS)]
    utilities: int
    services: list[Service]
    small: list[Service]


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A tile that lies, by its card."""

    card: CardId
    squares: list[Square]


class Shape(msgspec.Struct, frozen=True, gc=False):
    """Zone tiles of a shape that are left."""

    drawing: Annotated[list[str], FromBox("shapes", 1)]
    left: int


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat: its open cards, its role; `unknown` counts cards drawn in a preview."""

    hand: list[CardId]
    unknown: int
    role: RoleName | None


class Stack(msgspec.Struct, frozen=True, gc=False):
    """A stack: how many cards, and which ones, in no order."""

    size: int
    cards: list[CardId]


class Playable(msgspec.Struct, frozen=True, gc=False):
    """A card of the active seat: what playing it changes at once, and the rule that forbids it."""

    card: CardId
    cost: Annotated[dict[str, int], Some(TRACKS)]
    refused: RuleName | None


class Forecast(msgspec.Struct, frozen=True, gc=False):
    """What the end of the milestone would do now, step by step, and how many tiles districts lack."""

    money: int
    happiness: int
    missing: int
    labour: int
    burdens: int
    skyline: int
    last: bool
    refused: RuleName | None
    lacking: list[int]


class Board(msgspec.Struct, frozen=True, gc=False):
    """All that lies on the table."""

    scenario: int
    stage: Annotated[str, Named(STAGES)]
    outcome: Annotated[str, Named(OUTCOMES)]
    grade: int | None
    active: int
    starter: int
    milestones: int
    gained: list[int]
    tracks: Annotated[dict[str, int], Keys(TRACKS)]
    ends: Annotated[dict[str, list[int]], FromBox("ends")]
    parts: list[Part]
    districts: list[District]
    tiles: list[Tile]
    supply: Annotated[dict[str, list[Shape]], Keys(ZONE_KINDS)]
    players: list[Player]
    stacks: list[Stack]
    pile: list[CardId]
    offered: list[RoleName]
    built: list[UniqueId]
    news: CardId | None
    playing: CardId | None
    put: int
    prices: Annotated[dict[str, int], Keys(("exchange", "swap"))]
    playable: list[Playable]
    forecast: Forecast | None
    cards: Annotated[list[CardFacts], FromBox("cards")]
    roles: Annotated[list[RoleFacts], FromBox("roles")]
