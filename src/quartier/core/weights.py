"""What a game's judgement weighs by: a table of weights in a text file, and what is to be known to find them by play.

A row of the file begins with its place in the table, then comes what each feature weighs there, in thousandths of a
point. Rows that are not listed weigh nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from quartier.core.errors import BadFile, Place

Weights: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]
"""In thousandths of a point; the last axis are the features."""

FILE = "data/weights.txt"
CONSTANT = "constant"
"""The feature of this name is always 1: what a position is worth whatever else it has."""
_WHOLE = re.compile(r"-?[0-9]{1,9}")


class Axis(NamedTuple):
    """What weights depend on, besides the feature."""

    name: str
    values: range


@dataclass(frozen=True)
class WeightTable:
    """The shape of a game's weights, with names for everything in it."""

    about: str
    """What it is, as the file's first lines say it."""
    features: tuple[str, ...]
    axes: tuple[Axis, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return (*(len(axis.values) for axis in self.axes), len(self.features))

    @property
    def columns(self) -> list[str]:
        """The columns of the file."""
        return [*(axis.name for axis in self.axes), *self.features]

    def load(self, package: str) -> Weights:
        """The weights that lie in a game's package."""
        return self.read(resources.files(package).joinpath(FILE).read_text(encoding="utf-8"), f"{package}/{FILE}")

    def read(self, text: str, source: str) -> Weights:
        """Weights from their text; BadFile says in which line something is wrong."""
        weights = np.zeros(self.shape, np.int32)
        lines = [(number, line.split()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        rows = [(number, words) for number, words in lines if not words[0].startswith("#")]
        if len(rows) < 2:
            raise BadFile("wrong-weights-none", where=Place(source), columns=" ".join(self.columns))
        (heading, names), *rows = rows
        if names != self.columns:
            raise BadFile("wrong-weights-columns", where=Place(source, heading), columns=" ".join(self.columns))
        listed = set()
        for number, words in rows:
            where = Place(source, number)
            if len(words) != len(names) or not all(map(_WHOLE.fullmatch, words)):
                raise BadFile("wrong-weights-row", where=where, number=len(names))
            row = tuple(map(int, words))
            place = row[: len(self.axes)]
            for axis, value in zip(self.axes, place, strict=True):
                if value not in axis.values:
                    first, last = axis.values[0], axis.values[-1]
                    raise BadFile(
                        "wrong-weights-place", where=where, axis=axis.name, value=value, first=first, last=last
                    )
            if place in listed:
                raise BadFile("wrong-weights-twice", where=where, row=" ".join(map(str, place)))
            listed.add(place)
            weights[self._index(place)] = row[len(place) :]
        return weights

    def write(self, weights: Weights) -> str:
        """Weights as text."""
        rows = [self.columns]
        for index in np.ndindex(*self.shape[:-1]):
            if weights[index].any():
                place = [axis.values[number] for axis, number in zip(self.axes, index, strict=True)]
                rows.append([str(number) for number in (*place, *weights[index].tolist())])
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = [" ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)) for row in rows]
        return "".join(f"{line}\n" for line in (*(f"# {line}" for line in self.about.splitlines()), *lines))

    def _index(self, place: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(axis.values.index(value) for axis, value in zip(self.axes, place, strict=True))


@dataclass(frozen=True)
class Setting:
    """A kind of match that weights are tried in."""

    seats: int = 1
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Fitting:
    """How the weights of a table are found by play: from where, how far around, in which matches, how long.

    Along one axis weights run straight between some points; on all other axes they are the same, but for the
    constant, which follows from play.
    """

    settings: tuple[Setting, ...]
    deviation: tuple[float, ...]
    """How far each feature's weight may lie from the first guess; 0: it stays."""
    mean: tuple[float, ...] | None = None
    """The first guess; none: the weights in use."""
    by_factors: bool = False
    """Deviations are natural logarithms: a weight changes by a factor, and keeps its sign."""
    apart: str | None = None
    """The axis that is an option of the game: each of its values is fitted on its own, in matches with that option."""
    along: str | None = None
    points: tuple[int, ...] = ()
    """The axis along which weights run, and between which of its values."""
    generations: int = 40
    tried: int = 32
    best: int = 8
    """Proposals of a generation, and how many of the best the next one is made from."""
    games: int = 100
    """Matches that each proposal plays in each setting."""
    rivals: bool = False
    """One seat plays by the proposal against others who play by the weights in use, and what it plays for counts:
    where seats take points from each other, what is best for all of them is not what wins."""
