"""Cities once more, slowly and by other means: fields in a dictionary. The tests' second opinion."""

from __future__ import annotations

from collections.abc import Iterator

Spot = tuple[int, int]
SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
ARROWS = "^>v<"


def spot(name: str) -> Spot:
    """Row and column of a field's name."""
    letters = name.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - 96
    return int(name[len(letters) :]), column


class SlowCity:
    """One city: its fields, its tourists, what it scores."""

    def __init__(self) -> None:
        self.fields: dict[Spot, str] = {}
        self.tourists: set[Spot] = set()

    @classmethod
    def drawn(cls, picture: str) -> SlowCity:
        """A city from letters, in lower case where a tourist stands; dots are empty."""
        city = cls()
        for row, line in enumerate(picture.split("\n")):
            for column, letter in enumerate(line.replace(" ", "")):
                if letter != ".":
                    city.fields[row, column] = letter.upper()
                    if letter.islower():
                        city.tourists.add((row, column))
        return city

    def lay(self, tile: str, text: str) -> None:
        """Lay a tile given as four letters, row by row, at a place like `e5>`."""
        rows = [list(tile[:2]), list(tile[2:])]
        for _ in range(ARROWS.index(text[-1])):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        row, column = spot(text[:-1])
        for down in (0, 1):
            for right in (0, 1):
                self.fields[row + down, column + right] = rows[down][right]
                self.tourists.discard((row + down, column + right))

    def tourist(self, text: str) -> None:
        """A tourist action."""
        if "-" in text:
            start, _, text = text.partition("-")
            self.tourists.remove(spot(start))
        if text not in ".x":
            self.tourists.add(spot(text.lstrip("+")))

    def zone(self, start: Spot) -> set[Spot]:
        """The fields of one kind connected with this one."""
        found, todo = {start}, [start]
        while todo:
            row, column = todo.pop()
            for down, right in SIDES:
                near = (row + down, column + right)
                if near not in found and self.fields.get(near) == self.fields[start]:
                    found.add(near)
                    todo.append(near)
        return found

    def beside(self, zone: set[Spot], kind: str) -> set[Spot]:
        """The fields of a kind next to a zone."""
        near = {(row + down, column + right) for row, column in zone for down, right in SIDES}
        return {place for place in near if self.fields.get(place) == kind}

    def seen(self, start: Spot, kinds: str) -> Iterator[Spot]:
        """The fields seen from a café."""
        for down, right in SIDES:
            row, column = start[0] + down, start[1] + right
            while self.fields.get((row, column), "-") in kinds:
                yield row, column
                row, column = row + down, column + right

    def points(self, level: int) -> list[int]:
        """What each tourist scores, best first."""
        scores: list[int] = []
        zones: list[set[Spot]] = []
        for tourist in self.tourists:
            kind = self.fields[tourist]
            if kind == "C":
                scores.append(len(set(self.seen(tourist, " WP"[1:level]))) if level > 1 else 0)
                continue
            zone = self.zone(tourist)
            extra = self.beside(zone, "C" if kind == "A" else "W") if level == 3 else set()
            scores.append(0 if zone in zones else len(zone) + len(extra))
            zones.append(zone)
        return sorted(scores, reverse=True)
