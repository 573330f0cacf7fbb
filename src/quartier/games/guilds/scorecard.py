"""Scoring a town played on a real table and typed in."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from quartier.core.errors import BadFile
from quartier.core.game import Box, State
from quartier.core.view import Item
from quartier.games.guilds.about import ABOUT
from quartier.games.guilds.items import block_items, end_items
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import (
    BLOCK_SPACES,
    GUILDS,
    KINDS,
    MARKET,
    MINSTREL,
    POSITION,
    SEATS,
    SPACES,
    TAVERNS,
    TOTALS,
)
from quartier.games.guilds.scoring import count_figures, survey_block
from quartier.games.guilds.town import LETTERS, SPACES_BY_NAME

END = "end"

Complaint: TypeAlias = Callable[[str], BadFile]
"""Makes an error at a place of the sheet."""
Words: TypeAlias = list[tuple[str, Complaint]]


class Sheet:
    """A sheet while it is read, line by line."""

    def __init__(self, source: str, box: Box) -> None:
        self.source = source
        self.box = box
        self.state: State = np.zeros(1, POSITION)
        self.state["white"], self.state["black"], self.state["control"] = -1, -1, -1
        self.laid: dict[int, int] = {}
        self.wanted: Words = []

    @property
    def players(self) -> int:
        return int(self.state["seats"][0])

    def read(self, text: str) -> None:
        """Read all lines; `#` begins a comment."""
        for number, line in enumerate(text.splitlines(), 1):
            words = [(found[0].lower(), found.start() + 1) for found in re.finditer(r"[^\s:]+", line.split("#")[0])]
            if words:
                self.read_line(words, number)
        if not self.wanted:
            raise BadFile(f"{self.source}: nothing is to be scored; add a line like 'score: b' or 'score: end'")

    def read_line(self, words: list[tuple[str, int]], number: int) -> None:
        """One line: players, a space, a track, the markers of a block, or what is to be scored."""

        def wrong(column: int) -> Complaint:
            return lambda message: BadFile(f"{self.source}, line {number}, column {column}: {message}")

        (first, column), rest = words[0], [(word, wrong(at)) for word, at in words[1:]]
        if first == "players":
            self.set_players(rest, wrong(column))
        elif not self.players:
            raise wrong(column)("the first line says how many play, as in 'players: 4'")
        elif first == "score":
            self.wanted += rest
        elif first == "track":
            self.set_track(rest, wrong(column))
        elif first == "markers":
            self.set_markers(rest, wrong(column))
        elif first in SPACES_BY_NAME:
            self.set_space(SPACES_BY_NAME[first], rest, wrong(column))
        else:
            raise wrong(column)(f"{first!r} is neither a space (a1 to h8) nor players, track, markers or score")

    def set_players(self, words: Words, wrong: Complaint) -> None:
        few, many = ABOUT.seats.start, ABOUT.seats.stop - 1
        if len(words) != 1 or not words[0][0].isdecimal() or int(words[0][0]) not in ABOUT.seats:
            raise wrong(f"the number of players is {few} to {many}")
        self.state["seats"] = int(words[0][0])

    def player(self, word: str, wrong: Complaint) -> int:
        if not word.isdecimal() or not 1 <= int(word) <= self.players:
            raise wrong(f"{word!r} is no player; players are 1 to {self.players}")
        return int(word) - 1

    def set_track(self, words: Words, wrong: Complaint) -> None:
        """`track k: 4 1 2`: the players on a guild's track, the first first, without those on field 0."""
        if not words or words[0][0] not in TILE_NAMES[:GUILDS]:
            raise wrong(f"a track names its guild ({', '.join(TILE_NAMES[:GUILDS])}), as in 'track k: 4 1 2'")
        guild = TILE_NAMES.index(words[0][0])
        for place, (word, bad) in enumerate(words[1:]):
            seat = self.player(word, bad)
            if self.state["fields"][0, guild, seat]:
                raise bad(f"player {word} stands on this track twice")
            self.state["fields"][0, guild, seat] = SEATS - place

    def set_markers(self, words: Words, wrong: Complaint) -> None:
        """`markers b: 1 2`: who holds white, and who black."""
        if len(words) not in (2, 3) or words[0][0].upper() not in LETTERS:
            raise wrong("markers name a block, who holds white and who black, as in 'markers b: 1 2'")
        block = LETTERS.index(words[0][0].upper())
        for key, (word, bad) in zip(("white", "black"), words[1:], strict=False):
            self.state[key][0, block] = self.player(word, bad)

    def set_space(self, space: int, words: Words, wrong: Complaint) -> None:
        """`b3: k 1 2`: a tile, and, on a house, whose figures stand there and how many."""
        if space in self.laid:
            raise wrong("this space stands there twice")
        if not 1 <= len(words) <= 3 or words[0][0] not in TILE_NAMES:
            raise wrong(f"a tile is expected ({', '.join(TILE_NAMES)}), then the player and the number of figures")
        kind = TILE_NAMES.index(words[0][0])
        most = int(TOTALS[kind]) if kind < KINDS else TAVERNS
        if sum(other == kind for other in self.laid.values()) == most:
            raise words[0][1](f"there are only {most} tiles {words[0][0]!r}")
        self.laid[space] = kind
        word = np.uint64(1 << space)
        if kind < MINSTREL:
            self.state["guilds"][0, kind % GUILDS] |= word
            if kind >= MARKET:
                self.state["markets"] |= word
        else:
            self.state["minstrels" if kind == MINSTREL else "taverns"] |= word
        if len(words) > 1:
            if MARKET <= kind < MINSTREL or kind > MINSTREL:
                raise words[1][1]("figures stand on buildings and minstrel houses only")
            seat = self.player(*words[1])
            self.state["houses"][0, seat] |= word
        if len(words) > 2:
            if words[2][0] not in ("1", "2") or (words[2][0] == "2" and kind == MINSTREL):
                raise words[2][1]("one figure, or two on a building")
            if words[2][0] == "2":
                self.state["doubled"] |= word
        if len(words) > 1 and int(count_figures(self.state, seat)) < 0:
            raise words[1][1](f"player {seat + 1} has more figures in the town than there are")

    def find_markers(self, block: int) -> None:
        """Give out the markers of a block where houses and figures leave no doubt and none were typed."""
        numbers = np.zeros(3 + 3 * SEATS, np.int64)
        survey_block(self.state, self.box.record, block, numbers)
        weights = {seat: (int(numbers[3 + 3 * seat]), int(numbers[4 + 3 * seat])) for seat in range(self.players)}
        order = sorted((seat for seat in weights if weights[seat][0]), key=lambda seat: weights[seat], reverse=True)
        if int(self.state["white"][0, block]) >= 0:
            return
        for place, key in enumerate(("white", "black")):
            if len(order) > place + 1 and weights[order[place]] == weights[order[place + 1]]:
                one, other = sorted(order[place : place + 2])
                letter = LETTERS[block]
                raise BadFile(
                    f"{self.source}: players {one + 1} and {other + 1} are equal in block {letter}; say who holds "
                    f"white and who black, as in 'markers {letter.lower()}: {one + 1} {other + 1}'"
                )
            if len(order) > place:
                self.state[key][0, block] = order[place]

    def score(self) -> list[list[Item]]:
        """The points asked for, player by player."""
        return [
            [item for word, wrong in self.wanted for item in self.asked(word, wrong, seat)]
            for seat in range(self.players)
        ]

    def asked(self, word: str, wrong: Complaint, seat: int) -> list[Item]:
        if word == END:
            if len(self.laid) < SPACES:
                raise wrong(f"{len(self.laid)} of {SPACES} spaces have a tile; the end is scored when all have one")
            return end_items(self.state, self.box, seat)
        if len(word) != 1 or word.upper() not in LETTERS:
            raise wrong(f"{word!r} cannot be scored; blocks a to h can, and 'end'")
        block = LETTERS.index(word.upper())
        number = sum(space // BLOCK_SPACES == block for space in self.laid)
        if number < BLOCK_SPACES:
            raise wrong(f"block {word.upper()} has {number} tiles; a block is scored when all {BLOCK_SPACES} are laid")
        self.find_markers(block)
        return block_items(self.state, self.box, block, seat)


def score_sheet(text: str, source: str, box: Box) -> list[list[Item]]:
    """The points of a typed sheet, for all players."""
    sheet = Sheet(source, box)
    sheet.read(text)
    return sheet.score()
