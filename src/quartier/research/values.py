"""Observations as the interfaces give them: one value each, or packed words, and of half a decision which one it is."""

from __future__ import annotations

import math
from typing import Any, TypeAlias

import numpy as np

from quartier.kernel.layouts import BITS, BYTES
from quartier.kernel.records import Words
from quartier.research.setting import Setting

Observation: TypeAlias = np.ndarray[Any, Any]


class Values:
    """What turns the words of an observation into what an interface shows.

    Unpacked: the values of `unpack`, then a bit for each first decision: the one after which a second is to be made
    now. Packed: the words, then one with the number of that decision plus 1. Where decisions are whole steps there
    are none of these bits, nor the word.
    """

    def __init__(self, setting: Setting, packed: bool) -> None:
        self.packed = packed
        ranges = setting.choices.ranges
        self.halves = sum(outer for _, outer, _ in ranges) if any(inner > 1 for *_, inner in ranges) else 0
        """How many first decisions there are where some need a second."""
        self.words = setting.observation_words
        parts = setting.layout.parts(setting.seats)
        places, highest = [], []
        for part in parts:
            number = math.prod(part.shape)
            plane = part.kind == "plane"
            first = BITS * part.word if plane else BITS * self.words + BYTES * part.word + part.byte
            places.append(np.arange(first, first + number))
            highest.append(np.full(number, 1 if plane else 127, np.int8))
        self._places = np.concatenate(places)
        self.features = len(self._places)
        self.high = np.concatenate([*highest, np.ones(self.halves, np.int8)])
        """The highest values once unpacked; the lowest are 0 for bits and -128 for numbers."""
        self.low = np.where(self.high == 1, 0, -128).astype(np.int8)

    @property
    def shape(self) -> tuple[int]:
        return (self.words + (self.halves > 0),) if self.packed else (self.features + self.halves,)

    def rows(self, words: Words, halves: Any) -> Observation:
        """An observation for each row of words; `halves`: the first decision where there is one, else -1."""
        number = len(words)
        if self.packed:
            rows = np.zeros((number, *self.shape), np.uint64)
            rows[:, : self.words] = words
            if self.halves:
                rows[:, -1] = np.asarray(halves) + 1
            return rows
        raw = words.view(np.uint8)
        spread = np.concatenate((np.unpackbits(raw, axis=1, bitorder="little"), raw), axis=1)
        rows = np.zeros((number, *self.shape), np.int8)
        rows[:, : self.features] = spread.take(self._places, axis=1).view(np.int8)
        if self.halves:
            chosen = np.flatnonzero(np.asarray(halves) >= 0)
            rows[chosen, self.features + np.asarray(halves)[chosen]] = 1
        return rows

    def row(self, words: Words, half: int) -> Observation:
        """The same of one row of words, as quickly as NumPy can."""
        if self.packed:
            packed = np.empty(self.shape, np.uint64)
            packed[: self.words] = words[0]
            packed[self.words :] = half + 1
            return packed
        raw = words.view(np.uint8)[0]
        spread = np.concatenate((np.unpackbits(raw, bitorder="little"), raw))
        row = np.zeros(self.features + self.halves, np.int8)
        row[: self.features] = spread.take(self._places).view(np.int8)
        if half >= 0:
            row[self.features + half] = 1
        return row
