"""The rules a second time, without kernels: a match followed turn by turn from its notation.

What comes from a hidden stack is read off the stacks before and after; everything else is worked out anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from quartier.games.skylines.card_lines import Card
from quartier.games.skylines.component_set import ComponentSet
from quartier.games.skylines.vocabulary import HAS_SERVICE, HAS_ZONES, IS_ABOVE, IS_BELOW, KINDS

from .slow_ground import Ground, Square, Tile, named, shape_of

SUPPLIES = ("power", "water", "garbage")
BURDENS = ("pollution", "traffic", "crime")
ZONES = KINDS[:3]


class Refused(Exception):
    """A track cannot be changed so."""


class Ledger:
    """A match as somebody with pencil and paper would follow it."""

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

    # What is done

    def play(self, seat: int, turn: str, board: Any) -> None:
        """Follow a whole turn; the board shows the stacks after it."""
        words = turn.split()
        assert self.outcome == "running"
        swapping = words[-1] == "ok"
        if words[0] in self.cards or words[0] in ("use", "end") or (words[0][0] == "-" and not swapping):
            self.ending = False
            assert seat == self.turn_of
        for word in words:
            self.follow(seat, word, swapping, board)
        if self.outcome == "running" and board.outcome == "no-action":
            self.outcome = "no-action"

    def follow(self, seat: int, word: str, swapping: bool, board: Any) -> None:
        """Follow one step."""
        if word in self.cards:
            self.hands[seat].remove(word)
            if self.cards[word].kind == "policy":
                self.pay(seat, word, None)
            else:
                self.playing = word
        elif word[0] == "@":
            self.lay(seat, named(word))
        elif word[0] == "-":
            self.hands[seat].remove(word[1:])
            self.pile.add(word[1:])
            price = 1 + self.bend(seat, "price swap") if swapping else 2 + self.bend(seat, "price exchange")
            self.tracks["money"] -= max(price, 0)
            if not swapping:
                self.end_turn_without_cards(seat, len(self.pile) > 1)
        elif word[0] == "+":
            self.pile.remove(word[1:])
            self.hands[seat].add(word[1:])
            self.turn_of = (seat + 1) % len(self.hands)
        elif word[0] in "i?":
            self.draw(seat, word, board)
        elif word[0] == "=":
            self.roles[seat] = word[1:]
        elif word.startswith("open:"):
            self.open(seat, word[5:])
        elif word == "use":
            for track, change in self.roles_known[self.roles[seat] or ""].ability.items():
                self.shift(self.tracks, track, change)
            if self.tracks["happiness"] <= self.ends["happiness"][0]:
                self.outcome = "unhappy"
        elif word == "end":
            self.end(seat)
        elif word != "ok":
            letter, place, turned = word[0], word[2:4], int(word[5])
            self.map[letter] = place, turned

    def pay(self, seat: int, name: str, tile: Tile | None) -> None:
        """Cost and reward of a card."""
        self.tracks = self.after(self.cards[name], seat, tile)
        if self.tracks["happiness"] <= self.ends["happiness"][0]:
            self.outcome = "unhappy"
        self.end_turn_without_cards(seat, bool(self.pile))

    def lay(self, seat: int, tile: Tile) -> None:
        """Lay the tile of the card that is played."""
        card = self.cards[self.playing]
        assert tile <= self.free
        assert self.ground.carries(tile)
        if card.kind in ZONES:
            assert self.supply[card.kind][shape_of(tile)] > 0
            self.supply[card.kind][shape_of(tile)] -= 1
        if card.kind == "utility":
            others = self.count(self.ground.district_of(tile))["utility"]
            assert others <= self.bend(seat, "utilities")
        self.pay(seat, self.playing, tile)
        self.laid.append((card, tile))
        if card.kind == "unique":
            self.built.append(card.id)

    def end_turn_without_cards(self, seat: int, on_pile: bool) -> None:
        """With nothing to draw, the next seat goes on."""
        if not any(self.stacks) and not on_pile:
            self.turn_of = (seat + 1) % len(self.hands)

    def draw(self, seat: int, word: str, board: Any) -> None:
        """A card comes from a stack."""
        if word[0] == "?":
            self.roles[seat] = None
        level = self.cards[word[1:]].level if word[0] == "?" else len(word) - 1
        (name,) = self.stacks[level] - set(board.stacks[level].cards)
        assert word in (f"?{name}", "i" * len(word))
        self.stacks[level].remove(name)
        kept = self.cards[name].kind != "news"
        if kept:
            self.hands[seat].add(name)
        elif not self.ending:
            self.news = name
        if not self.ending and (kept or not (any(self.stacks) or self.pile)):
            self.turn_of = (seat + 1) % len(self.hands)

    def open(self, seat: int, letter: str) -> None:
        """A board part is opened; later ones end all policies in hand."""
        first = len(self.closed) == len(self.map)
        assert first or self.beside_open(letter)
        self.tracks["money"] -= self.price(seat, letter)
        self.closed.remove(letter)
        place, turned = self.map[letter]
        self.ground.open(self.parts[letter].rows, 4 * "abc".index(place[0]) + int(place[1]) - 1, turned)
        if not first:
            for hand in self.hands:
                hand -= {name for name in hand if self.cards[name].kind == "policy"}

    def price(self, seat: int, letter: str) -> int:
        """What the development of a part costs."""
        return max(self.parts[letter].cost + self.bend(seat, "price part"), 0)

    def beside_open(self, letter: str) -> bool:
        """Whether a part lies side by side with an open one."""
        y, x = self.map[letter][0]
        near = {(ord(other[0]) - ord(y), int(other[1]) - int(x)) for other, _ in self.open_places()}
        return bool(near & {(0, 1), (0, -1), (1, 0), (-1, 0)})

    def open_places(self) -> list[tuple[str, int]]:
        """Places of the open parts."""
        return [where for letter, where in self.map.items() if letter not in self.closed]

    def end(self, seat: int) -> None:
        """End the milestone, step by step."""
        last = not self.closed or not any(self.stacks)
        tracks, unhappy = self.tracks, self.ends["happiness"][0]
        self.starter = self.turn_of = seat
        self.ending = True
        self.milestones += 1
        earned = self.bend(seat, "milestone money")
        if tracks["money"] + earned < 0:
            self.outcome = "no-money"
            return
        tracks["money"] += earned
        self.shift(tracks, "happiness", self.bend(seat, "milestone happiness"))
        red = sum(max(-tracks[supply], 0) for supply in SUPPLIES)
        if tracks["happiness"] > unhappy:
            tracks["happiness"] -= max(red - self.bend(seat, "cushion"), 0)
        if tracks["happiness"] <= unhappy:
            self.outcome = "unhappy"
            return
        self.gained.append(tracks["happiness"])
        tracks["skyline"] += tracks["happiness"]
        if tracks["skyline"] <= self.ends["skyline"][0]:
            self.outcome = "collapsed"
            return
        labour = max(abs(tracks["labour"]) - self.bend(seat, "leeway"), 0)
        if labour > tracks["money"]:
            self.outcome = "no-money"
            return
        tracks["money"] -= labour
        if last:
            for burden in BURDENS:
                tracks["skyline"] -= max(tracks[burden] - self.bend(seat, f"pardon {burden}"), 0)
            self.outcome = "ended" if tracks["skyline"] > self.ends["skyline"][0] else "collapsed"
            return
        self.news = None
        prices = [self.price(seat, letter) for letter in self.closed if self.beside_open(letter)]
        if min(prices) > tracks["money"]:
            self.outcome = "no-money"
