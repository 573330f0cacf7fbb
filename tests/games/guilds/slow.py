"""The rules a second time, without kernels: a match followed turn by turn from its notation alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import ceil

STREETS = {".", "o", "="}
FIGURES = {3: 18, 4: 13, 5: 10}
GUILDS = "bcks"


def names_of(rows: Sequence[str]) -> dict[tuple[int, int], str]:
    """The name of the space in each cell."""
    numbers: defaultdict[str, int] = defaultdict(int)
    names = {}
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter.isalpha() and letter.isupper():
                numbers[letter] += 1
                names[row, column] = f"{letter.lower()}{numbers[letter]}"
    return names


def adjacent(rows: Sequence[str]) -> dict[str, set[str]]:
    """For each space those that follow it in a line of nothing but street, found along whole rows and columns."""
    names = names_of(rows)
    beside: defaultdict[str, set[str]] = defaultdict(set)
    lines = [[(row, column) for column in range(len(rows[0]))] for row in range(len(rows))]
    for line in lines + [list(column) for column in zip(*lines, strict=True)]:
        before = None
        for row, column in line:
            name = names.get((row, column))
            if name and before:
                beside[name].add(before)
                beside[before].add(name)
            if name or rows[row][column] not in STREETS:
                before = name
    return beside


class Ledger:
    """A match as somebody with pencil and paper would follow it."""

    def __init__(self, rows: Sequence[str], bonus: Sequence[int], seats: int) -> None:
        self.beside = adjacent(rows)
        self.bonus, self.seats = bonus, seats
        self.tiles: dict[str, str] = {}
        self.figures: dict[str, tuple[int, int]] = {}
        self.markers: dict[str, list[int]] = {letter: [] for letter in "abcdefgh"}
        self.fields = {guild: [0] * seats for guild in GUILDS}
        self.arrivals = {guild: [0] * seats for guild in GUILDS}
        self.clock = 0
        self.points = [0] * seats
        self.founded = 0

    def play(self, seat: int, turn: str) -> None:
        """Follow a whole turn."""
        words = turn.split()
        for word in words:
            tile, dash, space = word.partition("-")
            if not dash:
                continue
            self.tiles[space] = tile
            if self.founded < self.seats:
                self.founded += 1
                continue
            if tile in GUILDS:
                self.build(seat, tile, space, "f" in words)
            elif tile.endswith("m"):
                self.invest(seat, tile[0], 2)
            elif tile == "h" and "f" in words:
                self.figures[space] = (seat, 1)
            if space in self.figures:
                self.mark(seat, space[0])
            if sum(other[0] == space[0] for other in self.tiles) == 8:
                self.score_block(space[0])
        if len(self.tiles) == 64:
            self.score_end()

    def left(self, seat: int) -> int:
        return FIGURES[self.seats] - sum(number for owner, number in self.figures.values() if owner == seat)

    def build(self, seat: int, guild: str, space: str, second: bool) -> None:
        if self.left(seat):
            self.figures[space] = (seat, 2 if second else 1)
        if not second:
            self.invest(seat, guild, 1)

    def invest(self, seat: int, guild: str, by: int) -> None:
        target = self.fields[guild][seat] + by
        if self.fields[guild].count(target) < 3:
            self.clock += 1
            self.fields[guild][seat], self.arrivals[guild][seat] = target, self.clock

    def on_track(self, guild: str) -> list[int]:
        ranked = [seat for seat in range(self.seats) if self.fields[guild][seat]]
        return sorted(ranked, key=lambda seat: (-self.fields[guild][seat], self.arrivals[guild][seat]))[:3]

    def strength(self, seat: int, block: str) -> tuple[int, int]:
        own = [number for space, (owner, number) in self.figures.items() if owner == seat and space[0] == block]
        return len(own), sum(own)

    def mark(self, seat: int, block: str) -> None:
        """The holders of white and black, in this order; the active player passes whom it beats."""
        holders = [holder for holder in self.markers[block] if holder != seat]
        place = self.markers[block].index(seat) if seat in self.markers[block] else len(holders)
        while place and self.strength(seat, block) > self.strength(holders[place - 1], block):
            place -= 1
        holders.insert(place, seat)
        self.markers[block] = holders[:2]

    def value(self, block: str) -> int:
        inside = [tile for space, tile in self.tiles.items() if space[0] == block]
        return 8 + sum(2 if tile.endswith("m") else 5 if tile in ("h", "t") else 0 for tile in inside)

    def score_block(self, block: str) -> None:
        share, present = self.value(block), [seat for seat in range(self.seats) if self.strength(seat, block)[0]]
        if len(present) == 1:
            self.points[present[0]] += share
        elif present:
            others = sorted(set(present) - set(self.markers[block]), key=lambda seat: self.strength(seat, block))
            placed = list(self.markers[block])
            if len(others) == 1 or (others and self.strength(others[-1], block) > self.strength(others[-2], block)):
                placed.append(others[-1])
            for seat in placed:
                share = ceil(Fraction(share, 2))
                self.points[seat] += share + (len(present) == 2)
        for seat, paid in zip(self.control(block), (4, 2, 1), strict=False):
            self.points[seat] += paid

    def control(self, block: str) -> list[int]:
        """The leaders of the guild that controls a block."""
        claims = {}
        for guild in GUILDS:
            inside = sum(tile[0] == guild and space[0] == block for space, tile in self.tiles.items())
            if inside:
                through = [chain for chain in self.chains(guild) if any(space[0] == block for space in chain)]
                claims[guild] = (inside, *max((len(chain), len({space[0] for space in chain})) for chain in through))
        best = [guild for guild, claim in claims.items() if claim == max(claims.values())]
        return self.on_track(best[0]) if len(best) == 1 else []

    def chains(self, guild: str) -> list[set[str]]:
        rest = {space for space, tile in self.tiles.items() if tile[0] == guild}
        found = []
        while rest:
            chain = {rest.pop()}
            while more := {near for space in chain for near in self.beside[space]} & rest:
                chain |= more
                rest -= more
            found.append(chain)
        return found

    def score_end(self) -> None:
        for guild in GUILDS:
            sizes = [(len(chain), self.bonus[len({space[0] for space in chain}) - 1]) for chain in self.chains(guild)]
            if sizes:
                for seat, part in zip(self.on_track(guild), (1, 2, 4), strict=False):
                    self.points[seat] += ceil(Fraction(sum(max(sizes)), part))
        for seat in range(self.seats):
            self.points[seat] -= self.left(seat)
