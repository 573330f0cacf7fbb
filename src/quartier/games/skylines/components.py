"""The component set of a file: every line read, every fault named with its place."""

from __future__ import annotations

import dataclasses
import re
from importlib import resources

from quartier.games.skylines import playable
from quartier.games.skylines.boxing import box_record
from quartier.games.skylines.card_lines import HEADS, Card, Role, read_card, read_role
from quartier.games.skylines.checking import LEVEL_NAMES, check_set, unusual
from quartier.games.skylines.component_set import OPEN_END, SCENARIOS, ComponentSet, in_order
from quartier.games.skylines.layouts import Layout, read_layout
from quartier.games.skylines.parts import DRAWN, Part, read_part
from quartier.games.skylines.phrases import fail
from quartier.games.skylines.position import PARTS
from quartier.games.skylines.shapes import Form, forms, read_shape
from quartier.games.skylines.vocabulary import BURDENS, KINDS, TRACKS, ZONES

__all__ = ["ComponentSet", "box_record", "house_text", "read_set"]

PART_LETTERS = "ABCDEF"[:PARTS]
FIRST_WORDS = ("track", "shape", "tiles", "level", *HEADS, "part", "layout")
DEAREST = 8
"""The highest development cost of a board part: with the least money to begin with, any part can be the first."""
ENDLESS = ("money", "skyline")
FROM_ZERO = ("money", *(TRACKS[track] for track in BURDENS))


def house_text() -> str:
    """The house set as text."""
    return resources.files(__package__).joinpath("data/house.txt").read_text(encoding="utf-8")


def read_set(text: str, source: str) -> ComponentSet:
    """Read a set: the lines that `data/house.txt` explains; `#` at the beginning of a line is a comment."""
    reader = Reader(text, source)
    reader.read()
    parts = reader.component_set()
    check_set(parts, source)
    return dataclasses.replace(parts, warnings=tuple(unusual(parts, source)))


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

    @property
    def where(self) -> str:
        """The line that is read."""
        return f"{self.source}, line {self.at}"

    def read(self) -> None:
        """Read all lines."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            self.at += 1
            if line.strip() and not line.lstrip().startswith("#"):
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
                    fail(self.where, f"{' '.join(words)!r} is no level", "levels are I, II and III")
                self.level = LEVEL_NAMES.index(words[0])
            case "part":
                self.read_part(words)
            case "layout":
                self.read_layout(words)
            case _ if first in HEADS and not colon:
                fail(self.where, f"a line that begins with {first} has no colon", "its effects stand after a colon")
            case "role":
                self.read_role(words, text)
            case _ if first in HEADS:
                self.read_card(first, words, text)
            case _:
                fail(
                    self.where, f"{first!r} begins no line of a set", f"lines begin with {', '.join(FIRST_WORDS)} or #"
                )

    def read_track(self, words: list[str]) -> None:
        """`track power -5 10`; `open` is no end."""
        if len(words) != 3 or not all(re.fullmatch(r"-?\d{1,3}|open", word) for word in words[1:]):
            fail(
                self.where,
                f"'track {' '.join(words)}' is no track",
                "a track is its name and its ends: 'track power -5 10'",
            )
        name = words[0]
        if name not in TRACKS:
            fail(self.where, f"{name!r} is no track", f"tracks are {', '.join(TRACKS)}")
        if name in self.tracks:
            fail(self.where, f"track {name} stands there twice", "each track has one line")
        low, high = (
            sign * OPEN_END if word == "open" else int(word) for sign, word in zip((-1, 1), words[1:], strict=True)
        )
        if (low != 0 if name in FROM_ZERO else low >= 0) or high <= 0:
            begins = "0" if name in FROM_ZERO else "below 0"
            fail(
                self.where, f"track {name} goes from {low} to {high}", f"markers begin on 0; this track begins {begins}"
            )
        if (high == OPEN_END) != (name in ENDLESS):
            ends = "no end, it is 'open'" if name in ENDLESS else "an end"
            fail(self.where, f"the upper end of track {name} is {words[2]}", f"this track has {ends}")
        self.tracks[name] = low, high

    def read_shape(self, words: list[str]) -> None:
        """`shape corner ## #.`"""
        name = words[0] if words else ""
        if not re.fullmatch(r"[a-z]+[0-9]*", name):
            fail(
                self.where, f"{name!r} is no name of a shape", "a shape is its name and its rows: 'shape corner ## #.'"
            )
        if name in self.shapes:
            fail(self.where, f"shape {name} stands there twice", "each shape has its own name")
        shape = read_shape(name, words[1:], self.where)
        for other, known in self.shapes.items():
            if shape in forms(known):
                fail(self.where, f"shape {name} is shape {other} turned or flipped", "each shape is drawn once")
        self.shapes[name] = shape

    def known_shape(self, name: str) -> str:
        """A shape that was drawn before."""
        if name not in self.shapes:
            fail(self.where, f"there is no shape {name!r} above this line", "shapes are drawn before they are used")
        return name

    def read_tiles(self, words: list[str]) -> None:
        """`tiles residential corner 3 square 2`"""
        zone = words[0] if words else ""
        if zone not in KINDS[:ZONES]:
            fail(self.where, f"{zone!r} is no zone", f"zones are {', '.join(KINDS[:ZONES])}")
        tiles = self.tiles.setdefault(zone, {})
        if len(words) % 2 == 0 or not all(re.fullmatch(r"[1-9]\d?", number) for number in words[2::2]):
            fail(self.where, f"the tiles are '{' '.join(words[1:])}'", "each shape is followed by how many there are")
        for shape, number in zip(words[1::2], words[2::2], strict=True):
            if self.known_shape(shape) in tiles:
                fail(self.where, f"the {zone} tiles of shape {shape} stand there twice", "each shape is counted once")
            tiles[shape] = int(number)

    def read_card(self, kind: str, words: list[str], text: str) -> None:
        """A card of the level that was named last."""
        if self.level < 0:
            fail(self.where, f"this {kind} card has no level", "'level I', 'level II' or 'level III' stands above it")
        card = read_card(kind, self.level, words, text, self.where)
        self.check_name(card.name)
        if card.shape:
            self.known_shape(card.shape)
        playable.check_card(card, self.known_tracks(), self.where)
        self.cards.append(card)

    def read_role(self, words: list[str], text: str) -> None:
        """A role."""
        role = read_role(words, text, self.where)
        self.check_name(role.name)
        playable.check_role(role, self.known_tracks(), self.where)
        self.roles.append(role)

    def check_name(self, name: str) -> None:
        """No two cards or roles share a name."""
        if name and name in [card.name for card in self.cards] + [role.name for role in self.roles]:
            fail(self.where, f"the name {name} stands there twice", "each card and role has its own name")

    def known_tracks(self) -> dict[str, tuple[int, int]]:
        """The tracks, which cards are checked against."""
        for track in TRACKS:
            if track not in self.tracks:
                fail(self.where, f"there is no 'track {track}' above this line", "the tracks come before the cards")
        return self.tracks

    def read_part(self, words: list[str]) -> None:
        """`part A 2` and its drawing."""
        letter, cost = words if len(words) == 2 else ("", "")
        if len(letter) != 1 or letter not in PART_LETTERS or not cost.isdecimal() or not 1 <= int(cost) <= DEAREST:
            fail(
                self.where,
                f"'part {' '.join(words)}' is no board part",
                f"a part is a letter from A to {PART_LETTERS[-1]} and its development cost, 1 to {DEAREST}: 'part A 2'",
            )
        if letter in self.parts:
            fail(self.where, f"part {letter} stands there twice", "each part is drawn once")
        drawn = [(number + 1, self.lines[number]) for number in range(self.at, min(self.at + DRAWN, len(self.lines)))]
        if len(drawn) < DRAWN:
            fail(self.where, f"the drawing of part {letter} has {len(drawn)} rows", f"it has {DRAWN}")
        self.parts[letter] = read_part(letter, int(cost), drawn, self.source)
        self.at += DRAWN

    def read_layout(self, words: list[str]) -> None:
        """`layout 1` and its rows, down to an empty line."""
        name = " ".join(words)
        if name not in SCENARIOS:
            fail(self.where, f"{name!r} is no layout", f"layouts are {', '.join(SCENARIOS)}")
        if name in self.layouts:
            fail(self.where, f"layout {name} stands there twice", "each layout is drawn once")
        where, rows = self.where, []
        while self.at < len(self.lines) and self.lines[self.at].strip():
            rows.append((self.at + 1, self.lines[self.at]))
            self.at += 1
        if not rows:
            fail(where, f"layout {name} has no rows", "the parts stand in the lines below it: 'B^ E> A^'")
        self.layouts[name] = read_layout(name, rows, self.source, self.parts)

    def component_set(self) -> ComponentSet:
        """What was read, if nothing is missing."""
        for what, found, asked in (
            ("track", self.tracks, TRACKS),
            ("tiles", self.tiles, KINDS[:ZONES]),
            ("part", self.parts, PART_LETTERS),
            ("layout", self.layouts, SCENARIOS),
        ):
            missing = [name for name in asked if name not in found]
            if missing:
                fail(self.source, f"'{what} {missing[0]}' is missing", f"a set has {what} {', '.join(asked)}")
        return ComponentSet(
            tracks={track: self.tracks[track] for track in TRACKS},
            shapes=self.shapes,
            tiles=self.tiles,
            cards=in_order(self.cards),
            roles=tuple(self.roles),
            parts=tuple(self.parts[letter] for letter in PART_LETTERS),
            layouts=tuple(self.layouts[name] for name in SCENARIOS),
        )
