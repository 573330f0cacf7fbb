"""A file of score sheets: which game, by which options and set, and who played, each with a sheet or all with one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from quartier.core.errors import BadComponents, BadFile, Place
from quartier.core.game import Box, Game
from quartier.core.sheet import Word

HEADER = re.compile(r"\s*(game|box|player|option\.(?P<option>[a-z_]+)):\s*(?P<value>.*?)\s*")
LONGEST_NAME = 40
"""The most letters of a player's name."""
HOUSE = "house"
BOX = "[box]"
"""The line after which nothing but the component set follows, each of its lines indented."""
INDENT = "  "


class SheetBox(NamedTuple):
    """A component set that stands in the file."""

    name: str
    text: str
    line: int
    """The number of the line before its first one."""


class SheetFile(NamedTuple):
    """What stands in a file: sheets keep the numbers of their lines."""

    game: Word | None
    options: dict[str, Word]
    names: list[str]
    sheets: list[str]
    """One for each player, or one for all."""
    box: SheetBox | None = None
    """The component set, if it is not the house's."""


def read_sheet_file(text: str, source: str, together: bool, most: int) -> SheetFile:
    """Take a file apart; a file without headers is one sheet.

    `together`: all players have one sheet. `most`: so many can play.
    """
    lines, section = take_box(text.splitlines())
    game, name, options, players, begin = None, None, dict[str, Word](), list[tuple[int, Word]](), 0
    for number, word, found in headers(lines, source):
        if found[1] == "player":
            players.append((number, word))
        elif players and not together:
            raise word.wrong("wrong-sheet-header", header=found[1])
        elif found["option"]:
            options[found["option"]] = word
        elif found[1] == "box":
            name = word
        else:
            game = word
        if together or not players:
            begin = number
        if len(word.text) > LONGEST_NAME and word is not name:
            raise word.wrong("wrong-sheet-name", most=LONGEST_NAME)
        if len(players) > most:
            raise word.wrong("wrong-sheet-players", most=most)
    box = named_box(name, section, len(lines), source)
    if box and "box" in options:
        raise options["box"].wrong("wrong-sheet-two-boxes", box=box.name)
    names = [word.text for _, word in players]
    if together or not players:
        return SheetFile(game, options, names, [only(lines, begin, len(lines))], box)
    for number, line in enumerate(lines[begin : players[0][0] - 1], begin + 1):
        if line.split("#")[0].strip():
            raise BadFile("wrong-sheet-before", where=Place(source, number, 1))
    ends = [number - 1 for number, _ in players[1:]] + [len(lines)]
    sheets = [only(lines, number, end) for (number, _), end in zip(players, ends, strict=True)]
    return SheetFile(game, options, names, sheets, box)


def take_box(lines: list[str]) -> tuple[list[str], list[str] | None]:
    """The lines of the sheets, and those of the set behind them, if there is one."""
    begin = next((number for number, line in enumerate(lines) if line.strip() == BOX), None)
    if begin is None:
        return lines, None
    return lines[:begin], [line.removeprefix(INDENT) for line in lines[begin + 1 :]]


def named_box(name: Word | None, section: list[str] | None, before: int, source: str) -> SheetBox | None:
    """The set with its name: as in match files, one that is not the house's has both."""
    said = name.text if name else HOUSE
    if (said == HOUSE) != (section is None):
        where = name.where if name else Place(source, before + 1, 1)
        raise BadFile("wrong-file-box-section", where=where, box=said)
    return None if section is None else SheetBox(said, "\n".join(section) + "\n", before + 1)


def read_box(game: Game, box: SheetBox, source: str) -> Box:
    """The set of a file as the game reads it; what is wrong with it is told at its line of the file."""
    try:
        return game.box(box.name, box.text)
    except BadComponents as error:
        _, line, column = error.remark.where or Place(source)
        place = Place(source, line and line + box.line, column and column + len(INDENT))
        error.remark = replace(error.remark, where=place)
        raise


def headers(lines: list[str], source: str) -> Iterator[tuple[int, Word, re.Match[str]]]:
    """The headers by the numbers of their lines, each with its value as a word."""
    for number, line in enumerate(lines, 1):
        found = HEADER.fullmatch(line.split("#")[0])
        if found:
            yield number, Word(found["value"], Place(source, number, found.start("value") + 1)), found


def only(lines: list[str], begin: int, end: int) -> str:
    """Some lines at their place, all others empty."""
    return "\n".join([""] * begin + lines[begin:end])
