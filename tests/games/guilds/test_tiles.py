"""Tiles as counts of kinds: which kinds there are, and any of them drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.games.guilds.position import HAND, KINDS, MINSTREL, TOTALS
from quartier.games.guilds.tiles import drawn_kind, first_kind, kinds_in
from quartier.kernel.bits import without_lowest
from quartier.kernel.compiling import quiet
from quartier.kernel.random import draw, seeded
from quartier.kernel.runtime import dispatcher

REST = st.tuples(*(st.integers(0, int(total)) for total in TOTALS)).filter(any)
TILES = st.lists(st.integers(0, KINDS - 1), max_size=HAND + 1)
WAYS = pytest.mark.parametrize("way", [quiet, dispatcher], ids=["interpreted", "compiled"])


@WAYS
@given(counts=REST, seed=st.integers(0, 2**32))
def test_the_tile_that_is_drawn_is_the_one_at_a_random_place_in_the_row_of_all(
    way: Callable[..., Any], counts: tuple[int, ...], seed: int
) -> None:
    row = [kind for kind, number in enumerate(counts) for _ in range(number)]
    one, other = seeded(str(seed)), seeded(str(seed))
    for _ in range(10):
        assert way(drawn_kind)(np.array(counts, np.int8), one) == row[quiet(draw)(other, len(row))]
    assert one.tolist() == other.tolist()


@WAYS
@given(known=TILES, secret=TILES)
def test_the_kinds_of_a_hand_are_those_of_its_tiles(
    way: Callable[..., Any], known: list[int], secret: list[int]
) -> None:
    counts = [np.bincount(np.array(tiles, np.int64), minlength=KINDS).astype(np.int8) for tiles in (known, secret)]
    number, kinds = way(kinds_in)(*counts)
    found = []
    for _ in range(number):
        found.append(first_kind(np.uint64(kinds)))
        kinds = without_lowest(np.uint64(kinds)) if found[-1] != MINSTREL else kinds
    assert found == sorted({*known, *secret})
