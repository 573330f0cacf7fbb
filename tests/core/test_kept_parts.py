"""Parts of a report that change seldom and are seen often are read once."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

import msgspec
import pytest

from quartier.core.reports import Compiler, FromBox, Kept, Vocabulary

Say = IntEnum("Say", {"PHASE_ALONE": 10})
COMPILER = Compiler("anything", Vocabulary(Say))


class Street(msgspec.Struct, frozen=True):
    """Some houses."""

    name: str
    houses: list[int]


class Town(msgspec.Struct, frozen=True):
    """A number before, streets that are kept, and one behind."""

    before: int
    streets: list[Annotated[Street, Kept()]]
    behind: int


MILL = (6, 1, ord("m"), 3, 7, 8, 9)
GATE = (4, 1, ord("g"), 1, 5)


def read(*numbers: int) -> Town:
    town: Town = COMPILER.reader(Town)(iter(numbers), None)
    return town


def test_a_kept_part_is_read_between_its_neighbours() -> None:
    assert read(1, 2, *MILL, *GATE, 99) == Town(1, [Street("m", [7, 8, 9]), Street("g", [5])], 99)


def test_what_was_read_off_the_same_numbers_is_shown_again() -> None:
    reader = COMPILER.reader(Town)
    first = reader(iter([1, 2, *MILL, *GATE, 99]), None)
    again = reader(iter([2, 1, *MILL, 98]), None)
    assert again == Town(2, [Street("m", [7, 8, 9])], 98)
    assert again.streets[0] is first.streets[0]


def test_one_other_number_is_another_part() -> None:
    assert read(1, 2, *MILL, *MILL[:-1], 300, 99).streets == [Street("m", [7, 8, 9]), Street("m", [7, 8, 300])]


class Boxed(msgspec.Struct, frozen=True):
    """What would be shown of the wrong box."""

    tiles: Annotated[list[str], FromBox("letters")]


def test_what_comes_from_the_box_cannot_be_kept() -> None:
    with pytest.raises(TypeError, match="something from the box"):
        COMPILER.reader(Annotated[Boxed, Kept()])
