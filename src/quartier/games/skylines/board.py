"""What a view of a city is made of: the structs that every face reads."""

from __future__ import annotations

import msgspec

from quartier.games.skylines.components.facts import CardFacts, RoleFacts


class Part(msgspec.Struct, frozen=True):
    """A board part of this game. `squares` draws land . and water ~; `right` and `below` the streets of each row."""

    letter: str
    place: str | None
    turned: int
    open: bool
    cost: int
    squares: list[str]
    right: list[str]
    below: list[str]


class District(msgspec.Struct, frozen=True):
    """A district: its squares, what lies in it, the services of large buildings, and those of small ones."""

    squares: list[str]
    tiles: int
    zones: dict[str, int]
    utilities: int
    services: list[str]
    small: list[str]


class Tile(msgspec.Struct, frozen=True):
    """A tile that lies, by its card."""

    card: str
    squares: list[str]


class Shape(msgspec.Struct, frozen=True):
    """Zone tiles of a shape that are left."""

    drawing: list[str]
    left: int


class Player(msgspec.Struct, frozen=True):
    """A seat: its open cards, its role; `unknown` counts cards drawn in a preview."""

    hand: list[str]
    unknown: int
    role: str | None


class Stack(msgspec.Struct, frozen=True):
    """A stack: how many cards, and which ones, in no order."""

    size: int
    cards: list[str]


class Playable(msgspec.Struct, frozen=True):
    """A card of the active seat: what playing it changes at once, and the rule that forbids it."""

    card: str
    cost: dict[str, int]
    refused: str | None


class Forecast(msgspec.Struct, frozen=True):
    """What the end of the milestone would do now, step by step, and how many tiles districts lack."""

    money: int
    happiness: int
    missing: int
    labour: int
    burdens: int
    skyline: int
    last: bool
    refused: str | None
    lacking: list[int]


class Board(msgspec.Struct, frozen=True):
    """All that lies on the table."""

    scenario: int
    stage: str
    outcome: str
    grade: int | None
    active: int
    starter: int
    milestones: int
    gained: list[int]
    tracks: dict[str, int]
    ends: dict[str, list[int]]
    parts: list[Part]
    districts: list[District]
    tiles: list[Tile]
    supply: dict[str, list[Shape]]
    players: list[Player]
    stacks: list[Stack]
    pile: list[str]
    offered: list[str]
    built: list[str]
    news: str | None
    playing: str | None
    put: int
    prices: dict[str, int]
    playable: list[Playable]
    forecast: Forecast | None
    cards: list[CardFacts]
    roles: list[RoleFacts]
