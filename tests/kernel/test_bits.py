"""Words are sets."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from quartier.kernel import bits
from quartier.kernel.runtime import dispatcher

SETS = st.sets(st.integers(0, 63))


def word(members: set[int]) -> np.uint64:
    return np.uint64(sum(1 << member for member in members))


@given(SETS)
def test_count_is_the_size_of_the_set(members: set[int]) -> None:
    assert bits.count(word(members)) == len(members)
    assert dispatcher(bits.count)(word(members)) == len(members), "a compiler sees another function"


@given(SETS)
def test_lowest_is_the_smallest_member(members: set[int]) -> None:
    assert bits.lowest(word(members)) == min(members, default=64)
    assert dispatcher(bits.lowest)(word(members)) == min(members, default=64)


@given(SETS)
def test_members_are_listed_from_the_lowest_on(members: set[int]) -> None:
    assert bits.members(int(word(members))) == sorted(members)


@given(SETS, st.integers(0, 63))
def test_membership(members: set[int], index: int) -> None:
    assert bool(bits.has(word(members), index)) == (index in members)
    assert bits.bit(index) == word({index})


@given(SETS.filter(bool))
def test_without_lowest(members: set[int]) -> None:
    assert bits.without_lowest(word(members)) == word(members - {min(members)})


@given(SETS, st.integers(0, 63))
def test_up_and_down_move_all_members(members: set[int], by: int) -> None:
    assert bits.up(word(members), by) == word({member + by for member in members if member + by < 64})
    assert bits.down(word(members), by) == word({member - by for member in members if member >= by})


@given(st.integers(0, 63))
def test_below_is_everything_smaller(index: int) -> None:
    assert bits.below(index) == word(set(range(index)))


@given(SETS.filter(bool), st.data())
def test_nth_has_so_many_members_below_it(members: set[int], data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(members) - 1))
    assert bits.nth(word(members), number) == sorted(members)[number]
    assert dispatcher(bits.nth)(word(members), number) == sorted(members)[number]
