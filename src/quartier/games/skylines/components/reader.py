"""The component set of a file: every line read, every fault named with its place."""

from __future__ import annotations

import dataclasses
import re

from quartier.core.errors import BadComponents, Place
from quartier.core.reading import whole
from quartier.games.skylines.components.board_parts import DRAWN, Part, read_part
from quartier.games.skylines.components.card_checks import check_card, check_role
from quartier.games.skylines.components.card_lines import HEADS, Card, Role, read_card, read_role
from quartier.games.skylines.components.component_set import OPEN_END, ComponentSet, in_order
from quartier.games.skylines.components.layouts import LAID_OUT, Layout, read_layout
from quartier.games.skylines.components.set_checks import check_exchange, check_set, unusual
from quartier.games.skylines.components.shapes import Form, forms, read_shape
from quartier.games.skylines.names import PART_LETTERS
from quartier.games.skylines.vocabulary import BURDENS, KINDS, LEVEL_NAMES, TRACKS, ZONES

PARTS = tuple(PART_LETTERS.upper())
FIRST_WORDS = ("track", "shape", "tiles", "level", *HEADS, "part", "layout")
DEAREST = 8
"""The highest development cost of a board part: with the least money to begin with, any part can be the first."""
ENDLESS = ("money", "skyline")
FROM_ZERO = ("money", *(TRACKS[track] for track in BURDENS))


def read_set(text: str, source: str, kept: bool = False) -> ComponentSet:
    """Read a set: the lines that `data/house.txt` explains; `#` at the beginning of a line is a comment.

    One that was `kept` with a match may have exchanges that could cost nothing: these were allowed once.
    """
    reader = Reader(text, source)
    reader.read()
    components = reader.component_set()
    check_set(components, source)
    if not kept:
        check_exchange(components, source, reader.named)
    return dataclasses.replace(components, warnings=tuple(unusual(components, source)))


class Reader:
    """Reads a file line by line."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        self.lines = text.splitlines()
        self.at = 0
        self.level = -1
        self.tracks: dict[str, tuple[int, int]] = {}
        self.shapes: dict[str, Form] = {}
        self.tiles: dict[str, dict[str, int]] = {}
        self.cards: list[Card] = []
        self.roles: list[Role] = []
        self.parts: dict[str, Part] = {}
        self.layouts: dict[str, Layout] = {}
        self.named: dict[str, int] = {}
        """The lines of cards and roles that have names."""

    @property
    def where(self) -> Place:
        """The line that is read."""
        return Place(self.source, self.at)

    def read(self) -> None:
        """Read all lines."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            if says_something(line):
                self.read_line(line)

    def read_line(self, line: str) -> None:
        """Read a line and the drawing below it, if it has one."""
        before, colon, text = line.partition(":")
        first, *words = before.split() or [colon]
        match first:
            case "track":
                self.read_track(words)
            case "shape":
                self.read_shape(words)
            case "tiles":
                self.read_tiles(words)
            case "level":
                if len(words) != 1 or words[0] not in LEVEL_NAMES:
                    raise BadComponents("skylines-wrong-level", where=self.where, level=" ".join(words))
                self.level = LEVEL_NAMES.index(words[0])
            case "part":
                self.read_part(words)
            case "layout":
                self.read_layout(words)
            case _ if first in HEADS and not colon:
                raise BadComponents("skylines-wrong-no-colon", where=self.where, word=first)
            case "role":
                self.read_role(words, text)
            case _ if first in HEADS:
                self.read_card(first, words, text)
            case _:
                words_known = ", ".join(FIRST_WORDS)
                raise BadComponents("skylines-wrong-set-line", where=self.where, word=first, words=words_known)

    def read_track(self, words: list[str]) -> None:
        """`track power -5 10`; `open` is no end."""
        if len(words) != 3 or not all(re.fullmatch(r"-?\d{1,3}|open", word) for word in words[1:]):
            raise BadComponents("skylines-wrong-track-line", where=self.where, words=" ".join(words))
        name = words[0]
        if name not in TRACKS:
            raise BadComponents("skylines-wrong-track", where=self.where, track=name, tracks=", ".join(TRACKS))
        if name in self.tracks:
            raise BadComponents("skylines-wrong-track-twice", where=self.where, track=name)
        low, high = (
            sign * OPEN_END if word == "open" else int(word) for sign, word in zip((-1, 1), words[1:], strict=True)
        )
        if (low != 0 if name in FROM_ZERO else low >= 0) or high <= 0:
            raise BadComponents(
                "skylines-wrong-track-ends",
                where=self.where,
                track=name,
                low=str(low),
                high=str(high),
                begins="zero" if name in FROM_ZERO else "below",
            )
        if (high == OPEN_END) != (name in ENDLESS):
            kind = "open" if name in ENDLESS else "ended"
            raise BadComponents("skylines-wrong-track-top", where=self.where, track=name, end=words[2], right=kind)
        self.tracks[name] = low, high

    def read_shape(self, words: list[str]) -> None:
        """`shape corner ## #.`"""
        name = words[0] if words else ""
        if not re.fullmatch(r"[a-z]+[0-9]*", name):
            raise BadComponents("skylines-wrong-shape-name", where=self.where, name=name)
        if name in self.shapes:
            raise BadComponents("skylines-wrong-shape-twice", where=self.where, shape=name)
        shape = read_shape(name, words[1:], self.where)
        for other, known in self.shapes.items():
            if shape in forms(known):
                raise BadComponents("skylines-wrong-shape-same", where=self.where, shape=name, other=other)
        self.shapes[name] = shape

    def known_shape(self, name: str) -> str:
        """A shape that was drawn before."""
        if name not in self.shapes:
            raise BadComponents("skylines-wrong-no-shape", where=self.where, shape=name)
        return name

    def read_tiles(self, words: list[str]) -> None:
        """`tiles residential corner 3 square 2`"""
        zone = words[0] if words else ""
        if zone not in KINDS[:ZONES]:
            raise BadComponents("skylines-wrong-zone", where=self.where, zone=zone, zones=", ".join(KINDS[:ZONES]))
        tiles = self.tiles.setdefault(zone, {})
        if len(words) % 2 == 0 or not all(re.fullmatch(r"[1-9]\d?", number) for number in words[2::2]):
            raise BadComponents("skylines-wrong-tiles", where=self.where, words=" ".join(words[1:]))
        for shape, number in zip(words[1::2], words[2::2], strict=True):
            if self.known_shape(shape) in tiles:
                raise BadComponents("skylines-wrong-tiles-twice", where=self.where, zone=zone, shape=shape)
            tiles[shape] = int(number)

    def read_card(self, kind: str, words: list[str], text: str) -> None:
        """A card of the level that was named last."""
        if self.level < 0:
            raise BadComponents("skylines-wrong-no-level", where=self.where, kind=kind)
        card = read_card(kind, self.level, words, text, self.where)
        self.check_name(card.name)
        if card.shape:
            self.known_shape(card.shape)
        check_card(card, self.known_tracks(), self.where)
        self.cards.append(card)

    def read_role(self, words: list[str], text: str) -> None:
        """A role."""
        role = read_role(words, text, self.where)
        self.check_name(role.name)
        check_role(role, self.known_tracks(), self.where)
        self.roles.append(role)

    def check_name(self, name: str) -> None:
        """No two cards or roles share a name."""
        if name and name in [card.name for card in self.cards] + [role.name for role in self.roles]:
            raise BadComponents("skylines-wrong-name-twice", where=self.where, name=name)
        self.named[name] = self.at

    def known_tracks(self) -> dict[str, tuple[int, int]]:
        """The tracks, which cards are checked against."""
        for track in TRACKS:
            if track not in self.tracks:
                raise BadComponents("skylines-wrong-no-track", where=self.where, track=track)
        return self.tracks

    def read_part(self, words: list[str]) -> None:
        """`part A 2` and its drawing."""
        letter, said = words if len(words) == 2 else ("", "")
        cost = whole(said)
        if letter not in PARTS or cost is None or not 1 <= cost <= DEAREST:
            raise BadComponents(
                "skylines-wrong-part-line", where=self.where, words=" ".join(words), last=PARTS[-1], most=DEAREST
            )
        if letter in self.parts:
            raise BadComponents("skylines-wrong-part-twice", where=self.where, part=letter)
        drawn = [(number + 1, self.lines[number]) for number in range(self.at, min(self.at + DRAWN, len(self.lines)))]
        if len(drawn) < DRAWN:
            raise BadComponents(
                "skylines-wrong-part-short", where=self.where, part=letter, rows=len(drawn), right=DRAWN
            )
        self.parts[letter] = read_part(letter, cost, drawn, self.source)
        self.at += DRAWN

    def read_layout(self, words: list[str]) -> None:
        """`layout 1` and its rows, down to an empty line or a comment."""
        name = " ".join(words)
        if name not in LAID_OUT:
            raise BadComponents("skylines-wrong-layout", where=self.where, layout=name, layouts=", ".join(LAID_OUT))
        if name in self.layouts:
            raise BadComponents("skylines-wrong-layout-again", where=self.where, layout=name)
        where, rows = self.where, []
        while self.at < len(self.lines) and says_something(self.lines[self.at]):
            rows.append((self.at + 1, self.lines[self.at]))
            self.at += 1
        if not rows:
            raise BadComponents("skylines-wrong-layout-empty", where=where, layout=name)
        self.layouts[name] = read_layout(name, rows, self.source, self.parts)

    def component_set(self) -> ComponentSet:
        """What was read, if nothing is missing."""
        for what, found, asked in (
            ("track", self.tracks, TRACKS),
            ("tiles", self.tiles, KINDS[:ZONES]),
            ("part", self.parts, PARTS),
            ("layout", self.layouts, LAID_OUT),
        ):
            missing = [name for name in asked if name not in found]
            if missing:
                raise BadComponents(
                    "skylines-wrong-missing",
                    where=Place(self.source),
                    what=what,
                    name=missing[0],
                    names=", ".join(asked),
                )
        return ComponentSet(
            tracks={track: self.tracks[track] for track in TRACKS},
            shapes=self.shapes,
            tiles=self.tiles,
            cards=in_order(self.cards),
            roles=tuple(self.roles),
            parts=tuple(self.parts[letter] for letter in PARTS),
            layouts=tuple(self.layouts[name] for name in LAID_OUT),
        )


def says_something(line: str) -> bool:
    """Whether a line is neither empty nor a comment."""
    return bool(line.strip()) and not line.lstrip().startswith("#")
