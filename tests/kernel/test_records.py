"""Record types are refused where compiled and interpreted code could differ."""

from __future__ import annotations

import numpy as np
import pytest

from quartier.kernel.records import record


def test_a_record_is_read_by_attribute() -> None:
    kind = record([("wave", np.int64), ("words", np.uint64, (2,)), ("small", np.int8, (8,))])
    array = np.zeros(1, kind)
    array[0].wave = 5
    array[0].words[1] = np.uint64(7)
    assert (int(array["wave"][0]), array["words"].tolist()) == (5, [[0, 7]])
    assert kind.itemsize == 8 + 16 + 8


@pytest.mark.parametrize("name", ["round", "view", "size", "min", "copy"])
def test_names_that_numpy_records_have_already_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="has an attribute of that name already"):
        record([(name, np.int64)])


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint8, np.float64, np.bool_])
def test_scalars_are_whole_words(kind: type) -> None:
    with pytest.raises(ValueError, match="scalars are int64 or uint64"):
        record([("wave", kind)])


def test_narrow_arrays_are_signed() -> None:
    with pytest.raises(ValueError, match="arrays also int8"):
        record([("tiles", np.uint8, (8,))])


def test_gaps_are_refused() -> None:
    with pytest.raises(ValueError, match="5 bytes of the record are gaps"):
        record([("small", np.int8, (3,)), ("wave", np.int64)])


def test_a_title_sets_types_apart() -> None:
    fields = [("wave", np.int64)]
    assert record(fields, title="one") != record(fields, title="two")
    assert record(fields, title="one") == record(fields, title="one")
