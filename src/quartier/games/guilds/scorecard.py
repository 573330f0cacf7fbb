"""Scoring a town played on a real table and typed in."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

import numpy as np

from quartier.core.errors import BadFile, Place
from quartier.core.game import Box, State
from quartier.core.sheet import Word, sheet_lines
from quartier.core.view import Item
from quartier.games.guilds.about import ABOUT, GuildsOptions
from quartier.games.guilds.board import Board
from quartier.games.guilds.game import GAME
from quartier.games.guilds.moves import TILE_NAMES
from quartier.games.guilds.position import (
    BLOCK_SPACES,
    BUILDING,
    DONE,
    FEWEST_SEATS,
    FIGURES,
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
from quartier.games.guilds.town import LETTERS, SPACES_BY_NAME
from quartier.kernel.records import copied

END = "end"
NO_GUILD = "-"
LEADERS = 3
"""So many on a track are paid for a block."""

Words: TypeAlias = list[Word]


class Sheet:
    """A sheet while it is read, line by line."""

    def __init__(self, source: str, box: Box) -> None:
        self.source = source
        self.box = box
        self.state: State = np.zeros(1, POSITION)
        self.state["white"], self.state["black"], self.state["control"] = -1, -1, -1
        self.state["leaders"] = -1
        self.laid: dict[int, int] = {}
        self.figures: Counter[int] = Counter()
        self.tracks: set[int] = set()
        self.markers: dict[int, Words] = {}
        self.leaders: dict[int, tuple[int, list[int]]] = {}
        self.wanted: Words = []

    @property
    def players(self) -> int:
        return int(self.state["seats"][0])

    def read(self, text: str) -> None:
        """Read all lines."""
        for first, *rest in sheet_lines(text.lower(), self.source, r"[^\s:]+"):
            self.read_line(first, rest)
        if not self.wanted:
            raise BadFile("guilds-wrong-nothing-to-score", where=Place(self.source))
        # Houses may be typed after the markers.
        for block, words in self.markers.items():
            self.give_markers(block, words)

    def read_line(self, first: Word, rest: Words) -> None:
        """One line: players, a space, a track, the markers of a block, or what is to be scored."""
        if first.text == "players":
            self.set_players(first, rest)
        elif not self.players:
            raise first.wrong("guilds-wrong-players-first")
        elif first.text == "score":
            self.set_wanted(rest)
        elif first.text == "track":
            self.set_track(first, rest)
        elif first.text == "markers":
            self.set_markers(first, rest)
        elif first.text == "leaders":
            self.set_leaders(first, rest)
        elif first.text in SPACES_BY_NAME:
            self.set_space(first, rest)
        else:
            raise first.wrong("guilds-wrong-line", word=first.shown)

    def set_players(self, first: Word, words: Words) -> None:
        if self.players:
            raise first.wrong("guilds-wrong-players-twice")
        if len(words) != 1 or words[0].text not in map(str, ABOUT.seats):
            raise first.wrong("guilds-wrong-players", few=ABOUT.seats.start, many=ABOUT.seats.stop - 1)
        self.state["seats"] = int(words[0].text)

    def set_wanted(self, words: Words) -> None:
        """`score: a end`: what is to be scored, each once."""
        for word in words:
            if word.text in [other.text for other in self.wanted]:
                raise word.wrong("guilds-wrong-score-twice", word=word.shown)
            self.wanted.append(word)

    def player(self, word: Word) -> int:
        if word.text not in map(str, range(1, self.players + 1)):
            raise word.wrong("guilds-wrong-player", word=word.shown, players=self.players)
        return int(word.text) - 1

    def set_track(self, first: Word, words: Words) -> None:
        """`track k: 4 1 2`: the players on a guild's track, the first first, without those on field 0."""
        if not words or words[0].text not in TILE_NAMES[:GUILDS]:
            raise first.wrong("guilds-wrong-track", guilds=", ".join(TILE_NAMES[:GUILDS]))
        guild = TILE_NAMES.index(words[0].text)
        if guild in self.tracks:
            raise first.wrong("guilds-wrong-track-twice", guild=words[0].text)
        self.tracks.add(guild)
        for place, word in enumerate(words[1:]):
            seat = self.player(word)
            if self.state["fields"][0, guild, seat]:
                raise word.wrong("guilds-wrong-on-track-twice", player=word.text)
            self.state["fields"][0, guild, seat] = SEATS - place

    def set_markers(self, first: Word, words: Words) -> None:
        """`markers b: 1 2`: who holds white, and who black."""
        if len(words) not in (2, 3) or words[0].text.upper() not in tuple(LETTERS):
            raise first.wrong("guilds-wrong-markers")
        block = LETTERS.index(words[0].text.upper())
        if block in self.markers:
            raise first.wrong("guilds-wrong-markers-twice", block=LETTERS[block])
        for word in words[1:]:
            self.player(word)
        self.markers[block] = words[1:]

    def set_leaders(self, first: Word, words: Words) -> None:
        """`leaders b: k 4 1 2`: the guild that controlled a block when it was filled, and who led its track then."""
        if len(words) < 2 or words[0].text.upper() not in tuple(LETTERS):
            raise first.wrong("guilds-wrong-leaders")
        block = LETTERS.index(words[0].text.upper())
        if block in self.leaders:
            raise first.wrong("guilds-wrong-leaders-twice", block=LETTERS[block])
        if words[1].text not in (*TILE_NAMES[:GUILDS], NO_GUILD) or len(words) > 2 + LEADERS:
            raise words[1].wrong("guilds-wrong-leaders")
        guild = -1 if words[1].text == NO_GUILD else TILE_NAMES.index(words[1].text)
        seats: list[int] = []
        for word in words[2:]:
            if self.player(word) in seats or guild < 0:
                raise word.wrong("guilds-wrong-leaders")
            seats.append(self.player(word))
        self.leaders[block] = guild, seats

    def give_markers(self, block: int, words: Words) -> None:
        """Give the markers of a block to those who were typed, if its houses and figures can have led to that."""
        weights, letter = self.weights(block), LETTERS[block]
        left = dict(weights)
        for key, word in zip(("white", "black"), words, strict=False):
            seat = self.player(word)
            if seat not in weights:
                raise word.wrong("guilds-wrong-holder", player=seat + 1, block=letter)
            if seat not in left:
                raise word.wrong("guilds-wrong-holder-twice", player=seat + 1, block=letter)
            better = max(left, key=lambda other: left[other])
            if left.pop(seat) < weights[better]:
                raise word.wrong("guilds-wrong-marker", player=seat + 1, block=letter, other=better + 1)
            self.state[key][0, block] = seat
        if len(words) == 1 and left:
            raise words[0].wrong("guilds-wrong-black-missing", block=letter)

    def set_space(self, first: Word, words: Words) -> None:
        """`b3: k 1 2`: a tile, and, on a house, whose figures stand there and how many."""
        space = SPACES_BY_NAME[first.text]
        if space in self.laid:
            raise first.wrong("guilds-wrong-space-twice")
        if not 1 <= len(words) <= 3 or words[0].text not in TILE_NAMES:
            raise first.wrong("guilds-wrong-tile-expected", tiles=", ".join(TILE_NAMES))
        kind = TILE_NAMES.index(words[0].text)
        most = int(TOTALS[kind]) if kind < KINDS else TAVERNS
        if sum(other == kind for other in self.laid.values()) == most:
            raise words[0].wrong("guilds-wrong-too-many-tiles", most=most, tile=words[0].shown)
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
                raise words[1].wrong("guilds-wrong-figure-place")
            seat = self.player(words[1])
            self.state["houses"][0, seat] |= word
            self.figures[seat] += 1
        if len(words) > 2:
            if words[2].text not in ("1", "2") or (words[2].text == "2" and kind == MINSTREL):
                raise words[2].wrong("guilds-wrong-figures")
            if words[2].text == "2":
                self.state["doubled"] |= word
                self.figures[seat] += 1
        if len(words) > 1 and self.figures[seat] > FIGURES[self.players - FEWEST_SEATS]:
            raise words[1].wrong("guilds-wrong-too-many-figures", player=seat + 1)

    def weights(self, block: int) -> dict[int, tuple[int, int]]:
        """Houses and figures of each player who has some in a block."""
        shares = self.board().blocks[block].shares
        return {seat: (share.houses, share.figures) for seat, share in enumerate(shares) if share.houses}

    def board(self) -> Board:
        """The town as it was typed so far."""
        board: Board = GAME.board(self.state, self.box, None)
        return board

    def find_markers(self, block: int, wanted: Word) -> None:
        """Give out the markers of a block where houses and figures leave no doubt and none were typed."""
        if block in self.markers:
            return
        weights = self.weights(block)
        order = sorted(weights, key=lambda seat: weights[seat], reverse=True)
        for place, key in enumerate(("white", "black")):
            if len(order) > place + 1 and weights[order[place]] == weights[order[place + 1]]:
                one, other = sorted(order[place : place + 2])
                raise wanted.wrong("guilds-wrong-equal", one=one + 1, other=other + 1, block=LETTERS[block])
            if len(order) > place:
                self.state[key][0, block] = order[place]

    def score(self) -> list[list[Item]]:
        """The points asked for, player by player."""
        paid = [self.end(word) if word.text == END else self.full_block(word) for word in self.wanted]
        return [[item for state in paid for item in GAME.items(state, self.box, seat)] for seat in range(self.players)]

    def end(self, word: Word) -> State:
        """The position in which only the end of the game is paid."""
        if len(self.laid) < SPACES:
            raise word.wrong("guilds-wrong-end-too-early", laid=len(self.laid), spaces=SPACES)
        paid = copied(self.state)
        paid["stage"] = DONE
        return paid

    def full_block(self, word: Word) -> State:
        """The position in which only a full block is paid, by the tracks as they were typed."""
        if word.text.upper() not in tuple(LETTERS):
            raise word.wrong("guilds-wrong-score", word=word.shown)
        block = LETTERS.index(word.text.upper())
        number = sum(space // BLOCK_SPACES == block for space in self.laid)
        if number < BLOCK_SPACES:
            block_name = LETTERS[block]
            raise word.wrong("guilds-wrong-block-too-early", block=block_name, tiles=number, spaces=BLOCK_SPACES)
        self.find_markers(block, word)
        paid = copied(self.state)
        paid["completed"][0, block] = 1
        guild, seats = self.leading(block, word)
        paid["control"][0, block] = guild
        paid["leaders"][0, block, : len(seats)] = seats
        return paid

    def leading(self, block: int, word: Word) -> tuple[int, list[int]]:
        """The guild that pays for a block and who leads its track: as typed, or as the town and the tracks stand."""
        board = self.board()
        if block in self.leaders:
            guild, seats = self.leaders[block]
            if not may_control(board, block, guild):
                raise word.wrong("guilds-wrong-control", block=LETTERS[block])
            return guild, seats
        name = board.blocks[block].guild
        if name is None:
            return -1, []
        guild = TILE_NAMES.index(name)
        return guild, [marker.seat for marker in board.guilds[guild].track[:LEADERS] if marker.field]


def may_control(board: Board, block: int, guild: int) -> bool:
    """Whether a guild can have controlled a full block: it has most tiles there; none has where several have most."""
    inside = board.spaces[BLOCK_SPACES * block : BLOCK_SPACES * (block + 1)]
    tiles = Counter(TILE_NAMES.index(space.tile) for space in inside if space.tile is not None)
    counts = [tiles[BUILDING + other] + tiles[MARKET + other] for other in range(GUILDS)]
    if guild < 0:
        return max(counts) == 0 or counts.count(max(counts)) > 1
    return counts[guild] == max(counts) > 0


def score_sheet(text: str, source: str, options: GuildsOptions, box: Box) -> list[list[Item]]:
    """The points of a typed sheet, for all players."""
    sheet = Sheet(source, box)
    sheet.read(text)
    return sheet.score()
