"""A match followed turn by turn from its notation, as somebody with pencil and paper would do it.

What comes from a hidden stack is read off the stacks before and after; everything else is worked out anew.
"""

from __future__ import annotations

from typing import Any

from .slow_city import BURDENS, SUPPLIES, ZONES, City
from .slow_ground import Tile, named, shape_of


class Ledger(City):
    """The city, and what each turn does to it."""

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
