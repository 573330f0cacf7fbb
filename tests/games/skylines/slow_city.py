"""The rules a second time, without kernels: what a card changes, when its conditions hold, what may be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from quartier.games.skylines.components.card_lines import Card
from quartier.games.skylines.components.component_set import ComponentSet
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_ABOVE, IS_BELOW, KINDS

from .slow_ground import Ground, Square, Tile, shape_of

SUPPLIES = ("power", "water", "garbage")
BURDENS = ("pollution", "traffic", "crime")
ZONES = KINDS[:3]


class Refused(Exception):
    """A track cannot be changed so."""


class City:
    """All that lies on the table, as sets and counters."""

    def __init__(self, parts: ComponentSet, board: Any) -> None:
        self.ends = parts.tracks
        self.cards = {card.id: card for card in parts.cards}
        self.roles_known = {role.name: role for role in parts.roles}
        self.parts = {part.letter.lower(): part for part in parts.parts}
        self.tracks = dict(board.tracks)
        self.hands = [set(player.hand) for player in board.players]
        self.stacks = [set(stack.cards) for stack in board.stacks]
        self.pile: set[str] = set()
        self.supply = {
            zone: Counter({shape_of(parts.shapes[s]): n for s, n in parts.tiles[zone].items()}) for zone in ZONES
        }
        self.map = {p.letter.lower(): (p.place, p.turned) for p in board.parts}
        self.closed = set(self.map)
        self.ground = Ground()
        self.laid: list[tuple[Card, Tile]] = []
        self.roles: list[str | None] = [None] * len(self.hands)
        self.built: list[str] = []
        self.news: str | None = None
        self.starter = self.turn_of = self.milestones = 0
        self.gained: list[int] = []
        self.outcome = "running"
        self.ending = False
        self.playing = ""

    # What bends the rules

    def bend(self, seat: int, hook: str) -> int:
        """What buildings, news and the role of a seat add to a rule."""
        found = sum(self.cards[card].bends.get(hook, 0) for card in [*self.built, *filter(None, [self.news])])
        role = self.roles[seat]
        return found + (self.roles_known[role].bends.get(hook, 0) if role else 0)

    # Tracks

    def shift(self, tracks: dict[str, int], track: str, change: int) -> None:
        """Move a marker as the administration board says, or refuse."""
        low, high = self.ends[track]
        value = tracks[track] + change
        refused = {
            "money": value < 0,
            "labour": not low <= value <= high,
            **dict.fromkeys(SUPPLIES, change < 0 and value < low),
            **dict.fromkeys(BURDENS, change > 0 and value > high),
        }
        if change and refused.get(track):
            raise Refused(track)
        if track in SUPPLIES:
            value = min(value, high)
        if track in BURDENS:
            value = max(value, low)
        if track == "happiness" and value > high:
            tracks["skyline"] += value - high
            value = high
        tracks[track] = value

    def cost(self, card: Card, seat: int) -> dict[str, int]:
        """What a card changes before its reward."""
        changes = dict(card.cost)
        if changes.get("money", 0) <= 0:
            changes["money"] = min(changes.get("money", 0) - self.bend(seat, f"price {card.kind}"), 0)
        for track, change in card.cost.items():
            if track in BURDENS and change > 0:
                changes[track] = max(change - self.bend(seat, f"spare {track}"), 0)
            elif track not in (*BURDENS, "money", "skyline") and change < 0:
                changes[track] = min(change + self.bend(seat, f"spare {track}"), 0)
        return changes

    def after(self, card: Card, seat: int, tile: Tile | None) -> dict[str, int]:
        """The tracks after a card was played, or refused."""
        tracks = dict(self.tracks)
        for track, change in self.cost(card, seat).items():
            self.shift(tracks, track, change)
        if tracks["happiness"] > self.ends["happiness"][0] and self.is_met(card, seat, tracks, tile):
            reward = Counter(card.reward)
            if card.conditions:
                for track in ("money", "happiness"):
                    bonus = self.bend(seat, f"bonus {card.kind} {track}")
                    reward[track] += bonus if bonus > 0 else -min(-bonus, max(reward[track], 0))
            for track, change in reward.items():
                self.shift(tracks, track, change)
        return tracks

    def is_met(self, card: Card, seat: int, tracks: dict[str, int], tile: Tile | None) -> bool:
        """Whether all conditions of a card hold."""
        for condition in card.conditions:
            assert tile is not None
            what = condition.what
            if condition.kind == HAS_SERVICE:
                holds = self.is_served(what, seat, tile)
            elif condition.kind == HAS_ZONES:
                holds = self.count(self.ground.district_of(tile))[what] >= condition.value
            elif condition.kind == IS_BELOW:
                holds = tracks[what] < condition.value
            elif condition.kind == IS_ABOVE:
                holds = tracks[what] > condition.value
            else:
                holds = tracks[what] == condition.value
            if not holds:
                return False
        return True

    def is_served(self, service: str, seat: int, tile: Tile) -> bool:
        """Whether a service is at hand for a tile."""
        if self.bend(seat, f"suspend {service}"):
            return False
        if self.bend(seat, f"everywhere {service}"):
            return True
        district = self.ground.district_of(tile)
        inside = [(card, other) for card, other in self.laid if card.service == service and other <= district]
        wide = self.bend(seat, "reach")
        return any(card.level > 0 or wide or self.ground.touch(tile, other) for card, other in inside)

    def count(self, district: Tile) -> Counter[str]:
        """The tiles of each kind in a district."""
        return Counter(card.kind for card, tile in self.laid if tile <= district)

    # What may be done

    @property
    def free(self) -> set[Square]:
        """Open land without a tile."""
        return self.ground.land - {square for _, tile in self.laid for square in tile}

    def places(self, name: str, seat: int, shapes: dict[str, tuple[Square, ...]]) -> Iterator[Tile]:
        """Where the tile of a card may lie."""
        card, free = self.cards[name], self.free
        try:
            for track, change in self.cost(card, seat).items():
                self.shift(dict(self.tracks), track, change)
        except Refused:
            return
        if card.kind in ZONES:
            usable = [shape for shape, number in self.supply[card.kind].items() if number]
        else:
            usable = [shapes[card.shape]]
        for shape in usable:
            for tile in self.ground.places(shape, free):
                if card.kind == "utility":
                    others = self.count(self.ground.district_of(tile))["utility"]
                    if others > self.bend(seat, "utilities"):
                        continue
                try:
                    self.after(card, seat, tile)
                except Refused:
                    continue
                yield tile

    def actions(self, seat: int, shapes: dict[str, tuple[Square, ...]]) -> set[str]:
        """With what a turn may begin."""
        if not any(self.stacks):
            return {"end"}
        found = {name for name in self.hands[seat] if self.can_play(name, seat, shapes)}
        if self.tracks["money"] >= max(2 + self.bend(seat, "price exchange"), 0):
            found |= {f"-{name}" for name in self.hands[seat] if self.cards[name].kind != "policy"}
        wanted = 1 if self.closed else 2
        lacking = sum(self.count(district).total() < wanted for district in self.ground.districts)
        if lacking <= self.bend(seat, "gaps"):
            found.add("end")
        role = self.roles[seat]
        if role and self.roles_known[role].ability:
            tracks = dict(self.tracks)
            try:
                for track, change in self.roles_known[role].ability.items():
                    self.shift(tracks, track, change)
            except Refused:
                return found
            if {**tracks, "money": 0} != {**self.tracks, "money": 0}:
                found.add("use")
        return found

    def can_play(self, name: str, seat: int, shapes: dict[str, tuple[Square, ...]]) -> bool:
        """Whether a card may be played at all."""
        card = self.cards[name]
        if self.bend(seat, f"forbid {card.kind}"):
            return False
        if card.kind != "policy":
            return any(True for _ in self.places(name, seat, shapes))
        try:
            self.after(card, seat, None)
        except Refused:
            return False
        return True
