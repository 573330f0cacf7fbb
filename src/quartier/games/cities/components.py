"""The component set: 24 tiles of four fields, read from a file a person can edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from quartier.core.errors import BadComponents, Place, Remark
from quartier.core.reading import whole
from quartier.games.cities.box import BOX
from quartier.games.cities.network import house_network
from quartier.games.cities.position import TILES
from quartier.games.cities.weights import house_weights

LETTERS = "APCW"
"""Attraction, park, café, water: the order of the kinds."""


@dataclass(frozen=True)
class Tiles:
    """24 tiles, each as its four letters row by row, and what is unusual about them."""

    letters: list[str]
    warnings: tuple[Remark, ...]


def turned(letters: str, turn: int) -> str:
    """A tile turned clockwise by so many quarters."""
    for _ in range(turn % 4):
        letters = letters[2] + letters[0] + letters[3] + letters[1]
    return letters


def read_tiles(text: str, source: str) -> Tiles:
    """Read a set: lines like `7  AP CW`, numbered 1 to 24, `#` begins a comment."""
    found: dict[int, str] = {}
    warnings: list[Remark] = []
    for line_number, line in enumerate(text.splitlines(), 1):
        content = line.split("#")[0].split()
        if not content:
            continue
        where = Place(source, line_number)
        number_text, letters = content[0], "".join(content[1:]).upper()
        number = whole(number_text)
        if number is None or not 1 <= number <= TILES:
            raise BadComponents("cities-wrong-number", where=where, number=number_text, most=TILES)
        if number in found:
            raise BadComponents("cities-wrong-twice", where=where, tile=number, most=TILES)
        wrong = next((letter for letter in letters if letter not in LETTERS), None)
        if wrong is not None:
            raise BadComponents("cities-wrong-tile-letter", where=where, tile=number, letter=wrong)
        if len(letters) != 4:
            raise BadComponents("cities-wrong-fields", where=where, tile=number, fields=len(letters))
        found[number] = letters
        most = max(letters.count(letter) for letter in letters)
        if most > 2:
            warnings.append(Remark("cities-unusual-same-fields", {"tile": number, "fields": most}, where))
        if len(set(letters)) == 4:
            warnings.append(Remark("cities-unusual-four-kinds", {"tile": number}, where))
    missing = [number for number in range(1, TILES + 1) if number not in found]
    if missing:
        listed = ", ".join(map(str, missing))
        raise BadComponents("cities-wrong-missing", where=Place(source), tiles=listed, most=TILES)
    seen: dict[str, int] = {}
    for number in sorted(found):
        same = min(turned(found[number], turn) for turn in range(4))
        if same in seen:
            alike = {"tile": seen[same], "other": number}
            warnings.append(Remark("cities-unusual-alike", alike, Place(source)))
        seen.setdefault(same, number)
    return Tiles([found[number] for number in range(1, TILES + 1)], tuple(warnings))


def box_record(tiles: Tiles) -> np.ndarray[Any, Any]:
    """The set as the kernels want it."""
    box = np.zeros(1, BOX)
    box[0].weights[:] = house_weights()
    box[0].network[:] = house_network()
    for number, letters in enumerate(tiles.letters):
        for turn in range(4):
            box[0].kinds[number, turn] = [LETTERS.index(letter) for letter in turned(letters, turn)]
    return box
