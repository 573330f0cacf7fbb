"""How an observation lies in its words, and how a move space is divided into small decisions.

An observation is a row of 64-bit words: the common planes and numbers, then the same for each seat, the one that
looks first and the others in the order of seats after it. A plane is a set of bits; numbers are signed bytes.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Any

import numpy as np

from quartier.kernel.environment import RANGE
from quartier.kernel.records import Int32s

BITS = 64
BYTES = 8


@dataclass(frozen=True)
class Plane:
    """Bits in a shape, the last axis fastest: bit `i` of the plane is bit `i % 64` of its word `i // 64`."""

    name: str
    text: str
    shape: tuple[int, ...] = (8, 8)

    @property
    def words(self) -> int:
        return -(-math.prod(self.shape) // BITS)


@dataclass(frozen=True)
class Number:
    """Some numbers from -128 to 127; what is larger or smaller is cut off there."""

    name: str
    text: str
    count: int = 1


@dataclass(frozen=True)
class Block:
    """Planes, then numbers."""

    planes: tuple[Plane, ...]
    numbers: tuple[Number, ...]

    @functools.cached_property
    def plane_words(self) -> int:
        return sum(plane.words for plane in self.planes)

    @functools.cached_property
    def values(self) -> int:
        """How many numbers there are."""
        return sum(number.count for number in self.numbers)

    @functools.cached_property
    def words(self) -> int:
        return self.plane_words + -(-self.values // BYTES)


@dataclass(frozen=True)
class Part:
    """A plane or some numbers where they lie in an observation; `seat` counts from the one that looks; None: common."""

    name: str
    seat: int | None
    kind: str
    """`plane` or `numbers`."""
    word: int
    byte: int
    shape: tuple[int, ...]
    text: str


@dataclass(frozen=True)
class Layout:
    """All that a seat sees, block by block."""

    common: Block
    seat: Block

    def words(self, seats: int) -> int:
        """How long an observation is for so many seats."""
        return self.common.words + seats * self.seat.words

    def parts(self, seats: int) -> list[Part]:
        """Where everything lies."""
        found: list[Part] = []
        first = 0
        for owner, block in [(None, self.common), *((seat, self.seat) for seat in range(seats))]:
            word = first
            for plane in block.planes:
                found.append(Part(plane.name, owner, "plane", word, 0, plane.shape, plane.text))
                word += plane.words
            place = 0
            for number in block.numbers:
                at = word + place // BYTES
                found.append(Part(number.name, owner, "numbers", at, place % BYTES, (number.count,), number.text))
                place += number.count
            first += block.words
        return found

    def features(self, seats: int) -> int:
        """How many values an observation has once it is unpacked."""
        return sum(math.prod(part.shape) for part in self.parts(seats))


@dataclass(frozen=True)
class Choices:
    """A move space in ranges `(first step, first decisions, second decisions)`: a step of a range is
    `first + outer * inner + rest`, so `outer` is decided, then `rest` where there is more than one."""

    space: int
    ranges: tuple[tuple[int, int, int], ...]

    def __post_init__(self) -> None:
        ends = [first + outer * inner for first, outer, inner in self.ranges]
        if [0, *ends] != [*(first for first, *_ in self.ranges), self.space]:
            raise ValueError(f"the ranges do not divide the steps from 0 to {self.space - 1}: {self.ranges}")

    @classmethod
    def whole(cls, space: int) -> Choices:
        """Every step is one decision."""
        return cls(space, ((0, space, 1),))

    @functools.cached_property
    def table(self) -> Int32s:
        """The ranges as kernels want them. First decisions are counted before all second ones."""
        rows: Any = np.zeros((len(self.ranges), RANGE), np.int32)
        outer_id, inner_id = 0, sum(outer for _, outer, _ in self.ranges)
        for row, (first, outer, inner) in zip(rows, self.ranges, strict=True):
            row[:] = first, outer, inner, outer_id, inner_id
            outer_id += outer
            inner_id += inner if inner > 1 else 0
        return np.ascontiguousarray(rows.reshape(-1))

    @functools.cached_property
    def number(self) -> int:
        """How many decisions there are."""
        return sum(outer + (inner if inner > 1 else 0) for _, outer, inner in self.ranges)

    @property
    def words(self) -> int:
        """The words of a mask."""
        return -(-self.number // BITS)

    def first(self, step: int) -> int:
        """The first decision of the first step of a range."""
        return self.divided(step)[0]

    def second(self, step: int) -> int:
        """The second decision of the same."""
        return self.divided(step)[1]

    def divided(self, step: int) -> tuple[int, ...]:
        """The decisions that make a step: one or two."""
        for first, outer, inner, outer_id, inner_id in self.table.reshape(-1, RANGE).tolist():
            if first <= step < first + outer * inner:
                whole, rest = divmod(step - first, inner)
                return (outer_id + whole,) if inner == 1 else (outer_id + whole, inner_id + rest)
        raise ValueError(f"there is no step {step}: they are counted from 0 to {self.space - 1}")

    def step(self, decisions: tuple[int, ...]) -> int:
        """The step that one or two decisions make."""
        for first, outer, inner, outer_id, inner_id in self.table.reshape(-1, RANGE).tolist():
            if decisions and outer_id <= decisions[0] < outer_id + outer:
                base = first + (decisions[0] - outer_id) * inner
                if inner == 1 and len(decisions) == 1:
                    return int(base)
                if inner > 1 and len(decisions) == 2 and inner_id <= decisions[1] < inner_id + inner:
                    return int(base + decisions[1] - inner_id)
        raise ValueError(f"{decisions} are no decisions that make a step")
