"""How the map of a city looks in a terminal: one line a row, streets drawn at the edges of squares."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from quartier.core.drawing import Block
from quartier.games.skylines.board import Board, Part
from quartier.games.skylines.components.facts import CardFacts
from quartier.games.skylines.names import COLUMN_LETTERS, PLACE_NAMES, SQUARE, place_at, square_at
from quartier.games.skylines.position import PLACES_ACROSS, PLACES_DOWN, SPAN

SIGNS = {
    "residential": "R",
    "commercial": "C",
    "industrial": "I",
    "utility": "U",
    "unique": "X",
    "health": "H",
    "education": "E",
    "transport": "T",
    "fire": "F",
    "police": "P",
    "parks": "G",
}
"""The letter of a tile by its kind; of a service building by its service, in lower case if it is small."""
STYLES = {
    "residential": "#123a12 on #9bd07f",
    "commercial": "#0f2c5c on #8fb8ee",
    "industrial": "#4a3300 on #e9c355",
    "utility": "#ffffff on #6d6a75",
    "service": "#5c1414 on #f0b6a4",
    "unique": "#ffffff on #7a3f93",
}
LAND, REACHED, WATER, CLOSED = "·", "o", "~", "░"
WATER_STYLE = "#14486b on #86bde0"
FAINT = "#8a8170"
STREETS = {(False, False): " ", (True, False): "│", (False, True): "_", (True, True): "┘"}
"""The edge of a square by whether a street lies on its right and below it."""
CELL = 2
MARGIN = 3
"""Columns of a square, and of the row numbers."""

Square = tuple[int, int]


def place_of(part: Part) -> Square | None:
    """Row and column of a part's place in the frame."""
    return place_at(part.place) if part.place else None


def sign(card: CardFacts) -> str:
    """The letter by which a card's tile is known."""
    if card.kind == "service":
        return SIGNS[card.service] if card.large else SIGNS[card.service].lower()
    return SIGNS[card.kind]


class Map:
    """The part of the frame that is in use, with all that lies there."""

    def __init__(self, board: Board, legal: Iterable[str]) -> None:
        self.parts = {place: part for part in board.parts if (place := place_of(part))}
        self.arranging = board.stage == "arrange"
        places = [(0, 0), (PLACES_DOWN - 1, PLACES_ACROSS - 1)] if self.arranging else list(self.parts)
        rows, columns = [row for row, _ in places], [column for _, column in places]
        self.rows = range(SPAN * min(rows), SPAN * (max(rows) + 1))
        self.columns = range(SPAN * min(columns), SPAN * (max(columns) + 1))
        cards = {card.id: card for card in board.cards}
        self.tiles = {square_at(name): index for index, tile in enumerate(board.tiles) for name in tile.squares}
        self.cards = [cards[tile.card] for tile in board.tiles]
        self.reached = {square_at(name[0]) for step in legal if step[0] == "@" for name in SQUARE.finditer(step)}

    def within(self, most: int) -> Map:
        """The same with at most so many rows: those at an edge where nothing is open go first."""
        opened = {SPAN * row + below for (row, _), part in self.parts.items() if part.open for below in range(SPAN)}
        while len(self.rows) > max(most, SPAN):
            first, last = self.rows[0], self.rows[-1]
            below = last not in opened or first in opened
            self.rows = range(first, last) if below else range(first + 1, last + 1)
        return self

    @property
    def width(self) -> int:
        """How many columns of the terminal it takes."""
        return MARGIN + CELL * len(self.columns)

    def draw(self) -> Block:
        """The map with the letters of its columns and the numbers of its rows, once all parts have their place."""
        lines = [Text(" " * MARGIN + "".join(f"{COLUMN_LETTERS[column]} " for column in self.columns), FAINT)]
        if self.arranging:
            lines = []
        for row in self.rows:
            line = Text(" " * MARGIN if self.arranging else f"{row + 1:>{MARGIN - 1}} ", FAINT)
            for column in self.columns:
                self.append(line, (row, column))
            lines.append(line)
        return lines

    def append(self, line: Text, square: Square) -> None:
        """A square and its edge; a tile or water goes on over the edge where it does in the city."""
        row, column = square
        part = self.parts.get((row // SPAN, column // SPAN))
        label = self.label(square, part)
        if part is None or label:
            line.append(label or " " * CELL, "bold")
            return
        glyph, style = self.content(part, square)
        right, below = part.right[row % SPAN][column % SPAN] == "|", part.below[row % SPAN][column % SPAN] == "-"
        line.append(glyph, style)
        line.append(STREETS[right, below], style if self.goes_on(square) else "" if part.open else FAINT)

    def content(self, part: Part, square: Square) -> tuple[str, str]:
        """What lies on a square of a part."""
        if square in self.tiles:
            card = self.cards[self.tiles[square]]
            newest = " bold" if self.tiles[square] == len(self.cards) - 1 else ""
            return sign(card), STYLES[card.kind] + newest
        if self.is_water(square):
            return WATER, WATER_STYLE if part.open else FAINT
        if not part.open:
            return CLOSED, FAINT
        return (REACHED, "bold") if square in self.reached else (LAND, "")

    def is_water(self, square: Square) -> bool:
        """Whether a square is water."""
        part = self.parts.get((square[0] // SPAN, square[1] // SPAN))
        return part is not None and part.squares[square[0] % SPAN][square[1] % SPAN] == "~"

    def goes_on(self, square: Square) -> bool:
        """Whether the square on the right is covered by the same."""
        beside = square[0], square[1] + 1
        if square in self.tiles:
            return self.tiles.get(beside) == self.tiles[square]
        return self.is_water(square) and self.is_water(beside)

    def label(self, square: Square, part: Part | None) -> str:
        """What stands in the middle of a closed part (its letter and price) or of an empty place (its name)."""
        row, column = square
        if row % SPAN != SPAN // 2 - 1 or column % SPAN not in (2, 3) or (part and part.open):
            return ""
        if part is None and not self.arranging:
            return ""
        place = PLACE_NAMES[PLACES_ACROSS * (row // SPAN) + column // SPAN]
        text = f"{part.letter.upper()} ${part.cost}" if part else place
        half = CELL * (column % SPAN - 2)
        return f"{text:^{2 * CELL}}"[half : half + CELL]


def draw_part(part: Part) -> Block:
    """A board part that is still to be placed, with its letter and price."""
    lines = [Text(f"{part.letter.upper()} ${part.cost}".ljust(CELL * SPAN), "bold")]
    for row in range(SPAN):
        line = Text()
        for column in range(SPAN):
            water = part.squares[row][column] == "~"
            right, below = part.right[row][column] == "|", part.below[row][column] == "-"
            line.append(WATER if water else LAND, WATER_STYLE if water else "").append(STREETS[right, below])
        lines.append(line)
    return lines
