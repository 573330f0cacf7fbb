"""What the network sees of a city: inputs that it knows, each once, and nothing of what is drawn next."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from quartier.games.skylines.game import GAME
from quartier.games.skylines.network import LEARNING, SHAPE
from quartier.kernel.compiling import entry
from quartier.kernel.judgement import POINT, judge
from quartier.kernel.learned import BUCKET, FIRST, INPUTS, NET, describe
from quartier.kernel.random import seeded
from quartier.testing.walk import play_randomly, random_states

from .table import HOUSE, MILD, TEXT, new_match


@entry
def described(positions: Any, box: Any, seat: int, inputs: Any) -> int:
    return describe(positions[0], box[0], seat, inputs)


@entry
def judged(positions: Any, box: Any) -> int:
    return judge(positions[0], box[0], 0)


def seen(state: Any, seat: int = 0) -> list[int]:
    """The inputs of a position."""
    inputs = np.zeros(INPUTS, np.int16)
    return inputs[: described(state, MILD.record, seat, inputs)].tolist()


@pytest.mark.parametrize(("scenario", "seats"), [("introduction", 1), ("2", 4), ("4", 2), ("5", 3)])
def test_all_inputs_are_known_and_none_is_there_twice(scenario: str, seats: int) -> None:
    match = new_match(scenario, seats, 3, box=MILD)
    for state in random_states(match, Random(3)):
        inputs = seen(state)
        assert inputs[NET] == 0
        assert 0 <= inputs[BUCKET] < SHAPE.buckets
        assert len(inputs) <= LEARNING.longest
        assert len(set(inputs[FIRST:])) == len(inputs[FIRST:])
        assert 0 <= min(inputs[FIRST:]) <= max(inputs[FIRST:]) < SHAPE.inputs


def test_what_is_drawn_next_is_not_seen() -> None:
    match = new_match("4", 2, 5, box=MILD)
    for state in random_states(match, Random(5)):
        other = state.copy()
        other["random"][0] = seeded("another order of the stacks")
        assert seen(state) == seen(other)


def test_all_seats_see_the_same_city() -> None:
    match = new_match("2", 3, 6, box=MILD)
    for state in random_states(match, Random(6)):
        assert seen(state, 0) == seen(state, 2)


def test_only_the_house_set_of_today_has_a_network() -> None:
    for name, text in (("house", GAME.house_box(1)), ("own", GAME.house_box()), ("table", TEXT)):
        assert not GAME.read_box(name, text).record[0].network.any()
    assert HOUSE.record[0].network[:4].tolist() == SHAPE.header


@pytest.mark.parametrize("box", [HOUSE, GAME.read_box("own", GAME.house_box())], ids=["learned", "plain"])
def test_of_a_finished_city_the_judgement_is_its_skyline_and_a_lost_one_is_worse(box: Any) -> None:
    match = new_match("1", 2, 7, box=box)
    first = judged(match.state, box.record)
    play_randomly(match, Random(7))
    assert judged(match.state, box.record) < -10 * POINT < first
