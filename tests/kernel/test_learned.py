"""What networks answer: the same in arrays and in loops, in integers, from the inputs that are listed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.core.errors import BadFile
from quartier.core.networks import Shape
from quartier.kernel.learned import HEADER, NARROW, WIDE, _answer_in_loops, answer, is_learned, size_of_bucket

SHAPE = Shape(nets=2, buckets=3, inputs=20, outputs=2)


def some_network(seed: int) -> Any:
    network = np.random.default_rng(seed).integers(-400, 400, SHAPE.size).astype(np.int16)
    network[:HEADER] = SHAPE.header
    return network


@given(
    st.integers(0, 1000), st.integers(0, 1), st.integers(0, 2), st.sets(st.integers(0, 19)), st.integers(0, 1)
)  # fmt: skip
def test_arrays_and_loops_answer_the_same(seed: int, net: int, bucket: int, inputs: set[int], output: int) -> None:
    network, listed = some_network(seed), np.array([net, bucket, *sorted(inputs)], np.int16)
    found = answer(network, listed, len(listed), output)
    with np.errstate(over="ignore"):
        assert found == _answer_in_loops(network, listed, len(listed), output)


def test_one_wide_and_one_narrow_sum_are_a_scaled_copy_of_an_input() -> None:
    # Input 3 opens wide sum 5 by a half, that opens narrow sum 7 by as much, and each 1 of that is worth 10 points.
    network = SHAPE.blank()
    network[:HEADER] = SHAPE.header
    network[HEADER + 3 * WIDE + 5] = 256
    second = HEADER + (SHAPE.inputs + 1) * WIDE + 2 * size_of_bucket(SHAPE.outputs)
    network[second + 7 * WIDE + 5] = 256
    network[second + (WIDE + 1) * NARROW + 7] = 1250
    listed = np.array([0, 2, 3], np.int16)
    assert answer(network, listed, 3, 0) == 5000
    assert answer(network, listed, 2, 0) == answer(network, listed, 3, 1) == 0
    assert answer(network, np.array([0, 1, 3], np.int16), 3, 0) == answer(network, np.array([1, 2, 3]), 3, 0) == 0


def test_sums_count_from_nothing_to_one() -> None:
    network = SHAPE.blank()
    network[:HEADER] = SHAPE.header
    network[HEADER : HEADER + WIDE] = 10_000
    network[HEADER + WIDE : HEADER + 2 * WIDE] = -10_000
    second = HEADER + (SHAPE.inputs + 1) * WIDE
    network[second] = 256
    network[second + (WIDE + 1) * NARROW] = 64
    assert answer(network, np.array([0, 0, 0], np.int16), 3, 0) == 511
    assert answer(network, np.array([0, 0, 1], np.int16), 3, 0) == 0


def test_a_network_comes_back_from_its_file_and_a_blank_one_is_none() -> None:
    network = some_network(1)
    assert SHAPE.read(SHAPE.write(network), "here").tolist() == network.tolist()
    assert is_learned(network)
    assert not is_learned(SHAPE.load("quartier.games"))


@pytest.mark.parametrize("shape", [Shape(2, 3, 21, 2), Shape(2, 3, 20, 1), Shape(1, 3, 20, 2), Shape(2, 4, 20, 2)])
def test_a_network_of_another_shape_is_refused(shape: Shape) -> None:
    with pytest.raises(BadFile, match="here"):
        shape.read(SHAPE.write(some_network(1)), "here")


def test_a_network_that_says_that_it_is_of_another_shape_is_refused() -> None:
    other = some_network(1)
    other[0] += 1
    for wrong in (other, SHAPE.blank()):
        with pytest.raises(BadFile, match="here"):
            SHAPE.read(SHAPE.write(wrong), "here")


def test_bytes_that_are_no_network_are_refused() -> None:
    with pytest.raises(BadFile, match="here"):
        SHAPE.read(b"no network", "here")
