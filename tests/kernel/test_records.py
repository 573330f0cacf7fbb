"""Record types are declared as classes, and refused where compiled and interpreted code could differ."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np
import pytest

from quartier.kernel.records import Int8s, Int32s, Word, Words, record_type

PAIR = (2, 3)


class Small:
    """Some fields of all kinds."""

    wave: int
    mask: Word
    words: Annotated[Words, 2]
    small: Annotated[Int8s, 2, 4]
    table: Annotated[Int32s, PAIR]


class Larger(Small):
    """The same and more."""

    last: int


def declared(**fields: Any) -> type:
    """A class with these annotations."""
    return type("Declared", (), {"__annotations__": fields, "__module__": __name__})


def test_a_record_is_read_by_attribute() -> None:
    kind = record_type(Small)
    array = np.zeros(1, kind)
    array[0].wave = 5
    array[0].words[1] = np.uint64(7)
    assert (int(array["wave"][0]), array["words"].tolist()) == (5, [[0, 7]])
    assert kind.itemsize == 8 + 8 + 16 + 8 + 24
    assert (array["small"].shape, array["table"].shape) == ((1, 2, 4), (1, 2, 3))


def test_a_class_begins_with_the_fields_of_the_one_that_it_extends() -> None:
    assert record_type(Larger).names == (*(record_type(Small).names or ()), "last")


@pytest.mark.parametrize("name", ["round", "view", "size", "min", "copy"])
def test_names_that_numpy_records_have_already_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="has an attribute of that name already"):
        record_type(declared(**{name: int}))


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint8, float, bool, Words])
def test_scalars_are_whole_words(kind: Any) -> None:
    with pytest.raises(ValueError, match="scalars are int or Word"):
        record_type(declared(wave=kind))


@pytest.mark.parametrize("kind", [np.uint8, np.float64])
def test_narrow_arrays_are_signed_and_numbers_are_whole(kind: Any) -> None:
    with pytest.raises(ValueError, match="arrays are Annotated"):
        record_type(declared(tiles=Annotated[np.ndarray[Any, np.dtype[kind]], 8]))


def test_gaps_are_refused() -> None:
    with pytest.raises(ValueError, match="5 bytes of the record are gaps"):
        record_type(declared(small=Annotated[Int8s, 3], wave=int))


def test_a_title_sets_types_apart() -> None:
    assert record_type(Small, title="one") != record_type(Small, title="two")
    assert record_type(Small, title="one") == record_type(Small, title="one")
